// Searching and filtering the plant list, the filters in the address, sharing a card, and the plant of the day.
import { expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { openFilters } from "./plants-list-page.ts";

const found = /^\d+ Plants Found$/;

test("a search lists matches at once, the best first, and is otherwise sorted by popularity", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/plants");
  await expect(page.getByText("Sorted by popularity")).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search" });
  await expect(box).toHaveAttribute("placeholder", "Search plants by name, symptoms, or uses...");
  await box.fill("GÍNGER");
  await expect(page.getByRole("article").first()).toContainText("Zingiber officinale");
  await expect(page.getByText("Sorted by popularity, best matches first")).toBeVisible();
  await expect(page).toHaveURL(/[?&]search=G/);
  // A typing error, a symptom, a Latin name.
  await box.fill("tumeric");
  await expect(page.getByRole("article").first()).toContainText("Curcuma longa");
  await box.fill("head lice");
  await expect(page.getByRole("article").filter({ hasText: "Azadirachta indica" })).toBeVisible();
  await box.fill("azadirachta");
  await expect(page.getByRole("heading", { name: "1 Plants Found" })).toBeVisible();
  await box.fill("");
  await expect(page.getByText("best matches first")).toBeHidden();
  await expect(page.getByText("Sorted by popularity")).toBeVisible();
  await expect(page).toHaveURL("/plants");
});

test("text typed before hydration is searched for after it", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/plants", { waitUntil: "commit" });
  const box = page.getByRole("searchbox", { name: "Search" });
  await box.pressSequentially("azadirachta");
  await expect(box).toHaveValue("azadirachta");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "1 Plants Found" })).toBeVisible();
  await expect(box).toHaveValue("azadirachta");
  await expect(page).toHaveURL("/plants?search=azadirachta");
});

test("filters are stored in the address and survive reloading and going back", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/plants");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Skin Conditions", exact: true }).click();
  await expect(page).toHaveURL("/plants?category=Skin+Conditions");
  await openFilters(page);
  await expect(page.getByLabel("Category")).toHaveValue("Skin Conditions");
  await page.getByLabel("Difficulty").selectOption("Easy");
  await expect(page).toHaveURL("/plants?category=Skin+Conditions&difficulty=Easy");
  await page.getByLabel("Availability").selectOption("Common");
  await expect(page).toHaveURL("/plants?category=Skin+Conditions&difficulty=Easy&availability=Common");
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(3);
  await expect
    .poll(() =>
      page
        .getByRole("article")
        .evaluateAll(
          (cards) => cards.length > 0 && cards.every((card) => card.textContent?.includes("Easy")),
        ),
    )
    .toBe(true);
  const count = await page.getByRole("heading", { name: found }).innerText();

  await page.reload();
  await expect(page.getByRole("heading", { name: count })).toBeVisible();
  await expect(page.getByRole("button", { name: "Skin Conditions", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.getByRole("article").first().getByRole("heading", { level: 3 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/plants\/[a-z-]+$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: count })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/plants?category=Skin+Conditions&difficulty=Easy");
  await expect(page.getByLabel("Availability")).toHaveValue("All");
});

test("filters can be removed one by one or all at once; unknown values in the address are ignored", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  await page.goto("/plants?search=fever&category=Pain+Relief&difficulty=Easy");
  const active = page.getByRole("list", { name: "Active filters" });
  await expect(active.getByRole("listitem")).toHaveText(["“fever”", "Pain Relief", "Easy"]);
  await active.getByRole("button", { name: "Remove filter Easy" }).click();
  await expect(active.getByRole("listitem")).toHaveText(["“fever”", "Pain Relief"]);
  await active.getByRole("button", { name: "Remove filter “fever”" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("button", { name: "Clear All", exact: true }).click();
  await expect(page).toHaveURL("/plants");
  await expect(active).toBeHidden();

  // Two concurrent choices are both applied.
  await openFilters(page);
  await Promise.all([
    page.getByLabel("Difficulty").selectOption("Easy"),
    page.getByLabel("Availability").selectOption("Common"),
  ]);
  await expect(page).toHaveURL("/plants?difficulty=Easy&availability=Common");

  // Unknown values in the address are ignored.
  await page.goto("/plants?category=Poison&difficulty=x&bookmarks=maybe");
  await waitForHydration(page);
  await expect(active).toBeHidden();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a search without results says so and offers to clear the filters", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  await page.goto("/plants?search=qqqqqqq");
  await expect(page.getByRole("heading", { name: "No plants found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or search query")).toBeVisible();
  await expect(page.getByRole("heading", { name: "0 Plants Found" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL("/plants");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a filtered address shows no results before the whole list is loaded", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/plants?*", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/plants?difficulty=Easy");
  await waitForHydration(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading plants encyclopedia..." })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(page.getByRole("article").first()).toContainText("Easy");
});

test("a plant can be found and opened with the keyboard alone", { tag: ["@phone-first", "@long"] }, async ({
  page,
}) => {
  await page.goto("/plants");
  await waitForHydration(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("soursop");
  const link = page.getByRole("article").first().getByRole("heading", { level: 3 }).getByRole("link");
  await expect(link).toHaveText(/soursop/i);
  await page.keyboard.press("Enter");
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  const hidden = await link.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const bar = document.querySelector("[data-second-bar]")?.getBoundingClientRect().bottom ?? 0;
    return top < bar;
  });
  expect(hidden).toBe(false);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/plants/soursop");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("soursop");
});

test("a card is shared with up to 80 characters; the plant of the day leads to its page", {
  tag: "@once",
}, async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes("/rest/v1/plant_of_the_day?"));
  const guyana = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Guyana" });
  const before = guyana.format(Date.now());
  await page.goto("/plants");
  const day = new URL((await asked).url()).searchParams.get("featured_date");
  expect([before, guyana.format(Date.now())]).toContain(day?.replace("eq.", ""));

  await page.getByRole("button", { name: "Show cards" }).click();
  const link = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /on WhatsApp$/ });
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  const told = text.split("\n")[0]?.replace(/^.+?\): /, "") ?? "";
  expect(told.length).toBeGreaterThan(55);
  expect(told.length).toBeLessThanOrEqual(80);

  const hero = page.getByRole("region", { name: "Plant of the Day" });
  await hero.getByRole("link", { name: /^Discover More/ }).click();
  await expect(page).toHaveURL(/\/plants\/[a-z-]+$/);
});

test("without a plant of the day none is shown; a picture that fails to load is replaced by an icon", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 406");
  await page.route("**/rest/v1/plant_of_the_day?*", (route) =>
    route.fulfill({
      status: 406,
      json: { code: "PGRST116", message: "no rows", details: "The result contains 0 rows", hint: null },
    }),
  );
  const none = page.waitForResponse("**/rest/v1/plant_of_the_day?*");
  consoleGuard.expect("net::ERR_FAILED");
  await page.route("**/plates/**", (route) => route.abort());
  await page.goto("/plants");
  await waitForHydration(page);
  // The order from the database may replace the prerendered cards meanwhile, so the first card is located again.
  await expect(async () => {
    const card = page.getByRole("article").first();
    await card.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(card.locator("svg.lucide-leaf")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await none;
  await expect(page.getByRole("region", { name: "Plant of the Day" })).toBeHidden();
});

test("a plant opened while the search is still being written is opened, and Back finds the search", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/plants");
  await waitForHydration(page);
  const box = page.getByRole("searchbox", { name: "Search" });
  await box.focus();
  // In one go, and without leaving the field, as where a tap on a link does not take the focus.
  const link = page.getByRole("link", { name: "Neem", exact: true }).first();
  await link.evaluate((each: HTMLElement) => {
    document.execCommand("insertText", false, "azadirachta");
    each.click();
  });
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("azadirachta");
});
