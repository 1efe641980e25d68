// For everyone, everywhere: axe in both themes, narrow screens, no script, no inline style, what a shared link shows.
import { waitForHydration, expect, expectAccessible, horizontalOverflow, test } from "./fixtures.ts";

const routes = ["/", "/plants", "/plants/neem", "/auth"];

test("pages pass axe and do not scroll sideways at 320 px, nor at twice the size", async ({ page }) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const path of routes) {
    await page.setViewportSize(size);
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    // Twice the text on a small laptop is half its width.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
  }
});

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

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("home can be read, the disclaimer above all, and how the herbalist decides", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeVisible();
    await expect(page.getByText("Moringa oleifera")).toBeVisible();
    await expect(
      page.getByText("A community resource created by Guyanese, for Guyanese").first(),
    ).toBeVisible();
    await page.goto("/safety");
    await expect(page.getByRole("table", { name: "Counted blind" })).toBeVisible();
    await expect(page.getByText("If something feels wrong, do not wait for its answer")).toBeVisible();
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
  await waitForHydration(page);
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
