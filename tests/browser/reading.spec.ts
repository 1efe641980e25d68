// For everyone, everywhere: axe in both themes, narrow screens, no script, no inline style, what a shared link shows.
import { alive, expect, expectAccessible, sidewaysScroll, test } from "./fixtures.ts";

const routes = ["/", "/plants", "/plants/neem"];

for (const path of routes) {
  test(`${path} passes axe and does not scroll sideways at 320 px, nor at twice the size`, async ({
    page,
  }) => {
    await page.goto(path);
    await alive(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // Twice the text on a small laptop is half its width.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test("no page carries an inline style or an inline handler", { tag: "@once" }, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  expect(paths.length).toBeGreaterThan(240);
  for (const path of [...paths, "/auth", "/dashboard", "/account"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
    expect(html, path).not.toContain("<style");
    expect(html, path).not.toContain("site.invalid");
  }
});

test("axe finds nothing on the 404 page and in the open menu", async ({ page, consoleGuard }, {
  project,
}) => {
  consoleGuard.expect("404 Error:");
  consoleGuard.expect("the server responded with a status of 404");
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expectAccessible(page);
  if (project.name !== "phone") return;
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("home can be read, the disclaimer above all", { tag: "@once" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeVisible();
    await expect(page.getByText("Moringa oleifera")).toBeVisible();
    await expect(
      page.getByText("A community resource created by Guyanese, for Guyanese").first(),
    ).toBeVisible();
  });

  test("the list and a plant's page can be read in full", { tag: "@once" }, async ({ page }) => {
    await page.goto("/plants");
    await page.getByRole("link", { name: "Neem", exact: true }).click();
    await expect(page).toHaveURL(/\/plants\/neem\/?$/);
    for (const name of ["About", "History", "Traditional Uses", "Modern Research", "Growing", "Fun Facts"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  });
});

test("a shared link shows title, text and picture without a script", { tag: "@once" }, async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get("/plants/neem")).text();
  expect(html).toContain("<title>Neem (Azadirachta indica) · Bush Tea</title>");
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/plants/neem"`);
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/plates/neem-og.jpg"`);
  expect(html).toMatch(/<meta property="og:title" content="Neem/);
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(description.length).toBeGreaterThan(60);
  expect(html).toContain('"@type":"Article"');
});

test("a living page names one address, its own, from page to page", { tag: "@once" }, async ({
  page,
  baseURL,
}) => {
  await page.goto("/plants/neem");
  await alive(page);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", `${baseURL}/plants/neem`);
  await page.getByRole("link", { name: "Bush Tea" }).click();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/`);
  await expect(canonical).toHaveCount(1);
  expect(await page.content()).not.toContain("site.invalid");
});

test("a first visit to the home page needs little script", { tag: "@once" }, async ({ page }) => {
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith(".js")) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await Promise.all(sizes);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});
