// The slice from a content file through the database to the reader: the list, a page, the count of views.
import { alive, expect, test } from "./fixtures.ts";

test("the list comes from the database and leads to a plant", async ({ page }) => {
  const rows = page.waitForResponse((response) => response.url().includes("/rest/v1/plants?"));
  await page.goto("/plants");
  const plants: unknown = await (await rows).json();
  expect(Array.isArray(plants)).toBe(true);
  const count = Array.isArray(plants) ? plants.length : 0;
  expect(count).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole("heading", { name: `${count} Plants Found` })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(count);

  const card = page.getByRole("article").filter({ hasText: "Azadirachta indica" });
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/plants/neem");
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
});

test("the order comes with the page or before the reader points, never under a finger", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/plants?*", async (route) => {
    const rows: { id: string; view_count: number }[] = await (await route.fetch()).json();
    await held;
    await route.fulfill({
      json: rows.map((row) => ({ ...row, view_count: row.id === "turmeric" ? 5000 : 1 })),
    });
  });
  const first = page.getByRole("article").first();
  const turmeric = page.getByRole("article").filter({ hasText: "Curcuma longa" });

  await page.goto("/plants");
  await alive(page);
  await expect(first).not.toContainText("Curcuma longa");
  await page.getByRole("heading", { level: 1 }).hover();
  release();
  await expect(turmeric).toContainText("5000");
  await expect(first).not.toContainText("Curcuma longa");
  await expect(page.getByText("Sorted by popularity")).toBeHidden();

  await page.mouse.move(0, 0);
  await page.reload();
  await expect(page.getByText("Sorted by popularity")).toBeVisible();
  await expect(first).toContainText("Curcuma longa");
});

test("a list that cannot be fetched is told, and the printed one stays", async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 500");
  await page.route("**/rest/v1/plants?*", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "no", details: null, hint: null } }),
  );
  await page.goto("/plants");
  const toast = page.getByRole("listitem").filter({ hasText: "Error loading plants" });
  await expect(toast).toContainText("Please try again later");
  await expect(page.getByRole("article").filter({ hasText: "Azadirachta indica" })).toBeVisible();
});

test("a plant's page tells all, safety first", async ({ page }) => {
  await page.goto("/plants/neem");
  await expect(page.getByText("Azadirachta indica").first()).toBeVisible();
  await expect(page.getByText("Before you use it")).toBeVisible();
  for (const name of ["About", "History", "Traditional Uses", "Modern Research", "Growing", "Fun Facts"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Neem (Azadirachta indica) · Bush Tea");
  await page.getByRole("main").getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/plants");
});

test("a view is counted once a visit", async ({ page }) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/rest/v1/rpc/increment_plant_views")) counted.push(request.postData() ?? "");
  });
  const first = page.waitForResponse((response) => response.url().endsWith("/rpc/increment_plant_views"));
  await page.goto("/plants/moringa");
  expect((await first).ok()).toBe(true);
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Back" }).click();
  await page.getByRole("article").filter({ hasText: "Moringa oleifera" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Moringa" })).toBeVisible();
  const second = page.waitForResponse((response) => response.url().endsWith("/rpc/increment_plant_views"));
  await page.goto("/plants/ginger");
  await second;
  expect(counted).toEqual(['{"plant_id_param":"moringa"}', '{"plant_id_param":"ginger"}']);
});

test("a view that cannot be counted is logged and disturbs nobody", async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 500");
  consoleGuard.expect("Error incrementing view count:");
  await page.route("**/rest/v1/rpc/increment_plant_views", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "no", details: null, hint: null } }),
  );
  await page.goto("/plants/neem", { waitUntil: "networkidle" });
  await alive(page);
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
});

test("a plant that nobody knows is not found", async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 404");
  const response = await page.goto("/plants/no-such-plant");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Plant not found" })).toBeVisible();
  const toast = page.getByRole("listitem").filter({ hasText: "Error loading plant" });
  await expect(toast).toContainText("This plant could not be found");
  await page.getByRole("link", { name: "Back to Encyclopedia" }).click();
  await expect(page).toHaveURL("/plants");
});
