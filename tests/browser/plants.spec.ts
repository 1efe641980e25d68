// The plant list from the database, the count of views, unknown plants, and very long lists.
import { expect, test, waitForHydration } from "./fixtures.ts";
import { openFilters } from "./plants-list-page.ts";

const failure = { status: 500, json: { code: "XX000", message: "no", details: null, hint: null } };
const searchRequest = /search_words/;

test("the list loads only card fields from the database and leads to a plant", { tag: "@once" }, async ({
  page,
}) => {
  const rows = page.waitForResponse((response) => response.url().includes("/rest/v1/plants?"));
  await page.goto("/plants");
  const answer = await rows;
  expect(answer.url()).not.toMatch(/traditional_uses|history|safety/);
  const plants: unknown = await answer.json();
  const count = Array.isArray(plants) ? plants.length : 0;
  expect(count).toBeGreaterThanOrEqual(24);
  await expect(page.getByRole("heading", { name: `${count} Plants Found` })).toBeVisible();

  const card = page.getByRole("article").first();
  await expect(card.getByText("Learn More")).toBeHidden();
  await page.getByRole("button", { name: "Show cards" }).click();
  await expect(card.getByText("Learn More")).toBeVisible();
  // By its name: the rows from the database may come in another order meanwhile.
  const name = await card.getByRole("heading", { level: 3 }).innerText();
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plant Encyclopedia" })).toBeVisible();
  await expect(page).toHaveURL("/plants");
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("the order by popularity is not applied once the pointer is over the list", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/plants?*", async (route) => {
    const rows: { id: string; view_count: number }[] = await (await route.fetch()).json();
    await held;
    await route.fulfill({
      json: rows.map((row) => ({ ...row, view_count: row.id === "turmeric" ? 5000 : 1 })),
    });
  });
  const first = page.getByRole("article").first();

  await page.goto("/plants");
  await waitForHydration(page);
  await expect(page.getByText("Loading plants encyclopedia...")).toBeAttached();
  await expect(first).not.toContainText("Curcuma longa");
  await page.getByRole("heading", { level: 1 }).hover();
  release();
  await expect(page.getByText("Loading plants encyclopedia...")).toBeHidden();
  await expect(first).not.toContainText("Curcuma longa");
  await expect(page.getByText("Sorted by popularity")).toBeHidden();

  await page.mouse.move(0, 0);
  await page.reload();
  await expect(page.getByText("Sorted by popularity")).toBeVisible();
  await expect(first).toContainText("Curcuma longa");
  await expect(first).toContainText("5000");
});

test("a list that fails to load shows an error and keeps the prerendered plants", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 500");
  let broken = true;
  await page.route("**/rest/v1/plants?*", (route) => (broken ? route.fulfill(failure) : route.fallback()));
  await page.goto("/plants");
  const toast = page.getByRole("listitem").filter({ hasText: "Error loading plants" });
  await expect(toast).toContainText("Please try again later");
  const error = page.getByRole("heading", { level: 3, name: "Error loading plants" });
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(error).toBeVisible();
  const printed = await page.getByRole("article").count();
  expect(printed).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: `${printed} Plants Found` })).toBeVisible();

  await openFilters(page);
  await page.getByLabel("Difficulty").selectOption("Easy");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(error).toBeVisible();
  await page.getByRole("button", { name: "Clear All", exact: true }).click();
  broken = false;
  await retry.click();
  await expect(error).toBeHidden();
  await expect(page.getByRole("heading", { name: /^2\d\d Plants Found$/ })).toBeVisible();
  await expect(page.getByText("Loading plants encyclopedia...")).toBeHidden();
});

test("every plant has a link in the list, with and without JavaScript", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+\/plants\/[^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(addresses.length).toBeGreaterThanOrEqual(24);
  const html = await (await request.get("/plants")).text();
  for (const address of addresses) expect(html).toContain(`href="${new URL(address).pathname}"`);
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
  await page.goto("/plants");
  await expect(page.getByRole("navigation", { name: "All plants, A to Z" }).getByRole("link")).toHaveCount(
    addresses.length,
  );
});

test("a view is counted once per visit", { tag: ["@once", "@long"] }, async ({ page }) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/rest/v1/rpc/increment_plant_views")) counted.push(request.postData() ?? "");
  });
  const first = page.waitForResponse((response) => response.url().endsWith("/rpc/increment_plant_views"));
  await page.goto("/plants/moringa");
  expect((await first).ok()).toBe(true);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("tab", { name: "History" }).click();
  const second = page.waitForResponse((response) => response.url().endsWith("/rpc/increment_plant_views"));
  await page.goto("/plants/ginger");
  await second;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Moringa" })).toBeVisible();
  await waitForHydration(page);
  expect(counted).toEqual(['{"plant_id_param":"moringa"}', '{"plant_id_param":"ginger"}']);
});

test("a view that cannot be counted is logged and does not affect the page", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 500");
  consoleGuard.expect("Error incrementing view count:");
  await page.route("**/rest/v1/rpc/increment_plant_views", (route) => route.fulfill(failure));
  const logged = page.waitForEvent("console", (line) => line.text().includes("Error incrementing"));
  await page.goto("/plants/neem");
  await logged;
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
});

test("an unknown plant is a 404 that leads to the list", { tag: "@once" }, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 404");
  const response = await page.goto("/plants/no-such-plant");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Plant not found" })).toBeVisible();
  const toast = page.getByRole("listitem").filter({ hasText: "Error loading plant" });
  await expect(toast).toContainText("This plant could not be found");
  await page.getByRole("link", { name: "Back to Encyclopedia" }).click();
  await expect(page).toHaveURL("/plants");
});

for (const total of [2_500, 10_000])
  test(`${total} plants are loaded page by page, and only those near the viewport are rendered`, {
    tag: ["@once", "@long"],
  }, async ({ page }) => {
    const ranges: string[] = [];
    await page.route("**/rest/v1/plants?*", async (route) => {
      const { searchParams } = new URL(route.request().url());
      const offset = Number(searchParams.get("offset") ?? 0);
      const limit = Number(searchParams.get("limit") ?? total);
      if (!searchRequest.test(route.request().url())) ranges.push(`${offset}+${limit}`);
      const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, place) => {
        const n = offset + place;
        return {
          id: `plant-${n}`,
          common_name: `Plant ${n}`,
          scientific_name: `Planta numero ${n}`,
          description: "A plant among many.",
          creole_names: [`Bush ${n}`],
          images: ["/plates/neem.webp"],
          category_tags: n % 2 ? ["Pain Relief"] : ["Skin Conditions"],
          difficulty_level: "Easy",
          availability: "Common",
          hazard: "none",
          view_count: total - n,
          search_words: "fever cold",
        };
      });
      await route.fulfill({ json: rows });
    });
    await page.goto("/plants");
    await expect(page.getByRole("heading", { name: `${total} Plants Found` })).toBeVisible();
    expect(ranges).toEqual(
      Array.from({ length: Math.floor(total / 1000) + 1 }, (_, n) => `${n * 1000}+1000`),
    );
    expect(await page.getByRole("article").count()).toBeLessThan(60);
    await expect(page.getByRole("article").first()).toContainText("Plant 0");

    // The list's height is an estimate until its cards are rendered, so its end is looked for repeatedly.
    await expect(async () => {
      await page
        .getByRole("list", { name: `${total} Plants Found` })
        .evaluate((list) => list.scrollIntoView({ block: "end", behavior: "instant" }));
      const last = page.getByRole("heading", { level: 3, name: `Plant ${total - 1}`, exact: true });
      await expect(last).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await page.getByRole("article").count()).toBeLessThan(60);

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByLabel("Search", { exact: true }).fill("plant 77");
    await expect(page.getByRole("article").first()).toContainText("Plant 77");
    await openFilters(page);
    await page.getByLabel("Category").selectOption("Pain Relief");
    await expect(page.getByRole("article").first()).toContainText("Plant 77");
  });
