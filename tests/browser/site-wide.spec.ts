// Checks across the site: axe, narrow windows, inline styles, no JavaScript, link previews, canonical links, script size.
import type { Request } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  horizontalOverflow,
  test,
  waitForHydration,
} from "./fixtures.ts";

const routes = ["/", "/plants", "/plants/neem", "/auth"];

test("main pages pass axe in both themes and do not scroll horizontally at 320 px or at 200 % zoom", {
  tag: "@phone-first",
}, async ({ page, isMobile }) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const path of routes) {
    await page.setViewportSize(size);
    await page.goto(path);
    await waitForHydration(page);
    // The colours are the same in both sizes.
    await (isMobile ? expectAccessibleInBothThemes(page) : expectAccessible(page));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    // 200 % zoom on a small laptop halves the width of the window.
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
  }
});

for (const { pages, every, tag } of [
  { pages: "all pages", every: 1, tag: ["@once", "@long"] },
  { pages: "every tenth plant page and all other pages", every: 10, tag: ["@once"] },
])
  test(`${pages}: no inline style and no inline handler`, { tag }, async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
    expect(paths.length).toBeGreaterThan(240);
    const checked = paths.filter((path, place) => !path.startsWith("/plants/") || place % every === 0);
    for (const path of [...checked, "/auth", "/dashboard", "/account"]) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
      expect(html, path).not.toContain("<style");
      expect(html, path).not.toContain("site.invalid");
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page with its warning and the safety page can be read", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeVisible();
    await expect(page.getByText("Moringa oleifera")).toBeVisible();
    await expect(
      page.getByText("A community resource created by Guyanese, for Guyanese").first(),
    ).toBeVisible();
    await page.goto("/safety");
    await expect(page.getByRole("list", { name: "Judged rounds" })).toBeVisible();
    await expect(page.getByText("If something feels wrong, do not wait for its answer")).toBeVisible();
  });
});

test("a plant page has a title, a description, a preview picture and structured data without JavaScript", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  const html = await (await request.get("/plants/neem")).text();
  expect(html).toContain("<title>Neem (Azadirachta indica) · Bush Tea</title>");
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/plants/neem"`);
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/plates/neem-og.jpg"`);
  expect(html).toMatch(/<meta property="og:title" content="Neem/);
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(description.length).toBeGreaterThan(60);
  expect(html).toContain('"@type":"Article"');
});

test("a hydrated page has one canonical link, which follows navigation", { tag: "@once" }, async ({
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

test("a first visit to the home page loads less than 150 kB of scripts", { tag: "@once" }, async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  let bytes = 0;
  for (const script of scripts) bytes += (await script.sizes()).responseBodySize;
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});

test("every script tells the browser to compile its functions while it arrives", { tag: "@once" }, async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    // The list of routes has no functions.
    if (/\/assets\/(?!manifest-).*\.js$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto("/plants", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of await Promise.all(scripts))
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
