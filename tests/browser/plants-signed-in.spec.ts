// Signed-in users on the plant pages: bookmarks, views, progress, testimonials and reports, and the admin's decisions.
import type { Page } from "@playwright/test";
import { adminGet, makeAdmin, makePerson, type Person, signInByApi } from "#tests/support/people.ts";
import {
  expect,
  expectAccessibleAtBothSizes,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

const failure = { status: 500, json: { code: "XX000", message: "no", details: null, hint: null } };
const words = "My aunt in Berbice boils it for the bath <b>every</b> week. See https://example.org";

async function visit(page: Page, person: Person, path: string): Promise<void> {
  await signInByApi(page, person);
  await page.goto(path);
  await waitForHydration(page);
}

const bookmark = (page: Page, name: string) =>
  page.getByRole("button", { name: `Bookmark ${name}`, exact: true });

const savedPlants = (page: Page, person: Person, filter = "bookmarked=is.true") =>
  adminGet(
    page.request,
    `/rest/v1/user_plant_interactions?user_id=eq.${person.id}&${filter}&select=plant_id`,
  );

test("a bookmark shows at once in both tabs and is cleared after signing out", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  // Signing out at once can leave the dashboard's own requests without a session.
  consoleGuard.allow("the server responded with a status of 401");
  consoleGuard.allow("could not be loaded");
  const person = await makePerson(page.request);
  await visit(page, person, "/plants/neem");
  const other = await context.newPage();
  await other.goto("/plants?search=neem");
  await expect(bookmark(other, "Neem")).toHaveAttribute("aria-pressed", "false");
  await bookmark(page, "Neem").click();
  await expect(bookmark(page, "Neem")).toHaveAttribute("aria-pressed", "true");
  await expect(bookmark(other, "Neem")).toHaveAttribute("aria-pressed", "true");
  expect(await savedPlants(page, person)).toEqual([{ plant_id: "neem" }]);
  await bookmark(other, "Neem").click();
  await expect(bookmark(page, "Neem")).toHaveAttribute("aria-pressed", "false");
  await bookmark(page, "Neem").click();
  await expect(bookmark(other, "Neem")).toHaveAttribute("aria-pressed", "true");

  // A response that arrives after signing out is not stored.
  const gone = Promise.withResolvers<void>();
  const question = /user_plant_interactions\?.*bookmarked=eq\.true/;
  await other.route(question, async (route) => {
    await gone.promise;
    await route.continue();
  });
  const asked = other.waitForRequest(question);
  const answered = other.waitForResponse(question);
  await other.reload();
  await asked;
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  const storedBookmarks = () => other.evaluate(() => localStorage.getItem("bookmarks"));
  await expect.poll(storedBookmarks).toBeNull();
  gone.resolve();
  await (await answered).finished();
  await expect(bookmark(other, "Neem")).toHaveAttribute("aria-pressed", "false");
  expect(await storedBookmarks()).toBeNull();
});

test("a bookmark set before the session is known is saved once it is", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  const known = Promise.withResolvers<void>();
  const person = await makePerson(page.request);
  await signInByApi(page, person);
  await page.route("**/config.json", async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await bookmark(page, "Neem").click();
  known.resolve();
  await expect(bookmark(page, "Neem")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Sign in required")).toHaveCount(0);
  await expect.poll(() => savedPlants(page, person)).toEqual([{ plant_id: "neem" }]);
});

test("a plant that fails to load is not reported as unknown and can be tried again", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 404");
  consoleGuard.expect("the server responded with a status of 500");
  const one = "**/rest/v1/plants?*id=eq.no-such-plant*";
  await page.route(one, (route) => route.fulfill(failure));
  await page.goto("/plants/no-such-plant");
  await expect(page.getByRole("heading", { level: 1, name: "Error loading plant" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plant not found" })).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
  await page.unroute(one);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Plant not found" })).toBeVisible();
});

test("a guest's bookmark is saved after signing in, a double click cancels itself, a failure is undone and shown, and one set offline is sent later", {
  tag: "@once",
}, async ({ page, context, consoleGuard }) => {
  const guest = await makePerson(page.request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/plants/ginger");
  await waitForHydration(page);
  await bookmark(page, "Ginger").click();
  await expectToast(page, "Sign in required", "Please sign in to bookmark plants");
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("switch", { name: "Only my bookmarks" })).toHaveCount(0);
  // The toast leaves the page's Back free; it leads to the sign-in page, which says why and returns here.
  await page.getByRole("link", { name: "Back", exact: true }).click({ trial: true });
  await page
    .getByRole("region", { name: /Notification/ })
    .getByRole("link", { name: "Sign in", exact: true })
    .click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(/^Bookmarks are kept in your account/)).toBeVisible();
  await page.getByRole("tab", { name: "Password Sign In" }).click();
  await page.getByLabel("Email").fill(guest.email);
  await page.getByLabel("Password", { exact: true }).fill(guest.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectToast(page, "Saved to your bookmarks");
  await expect(page).toHaveURL("/plants/ginger");
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "true");
  expect(await savedPlants(page, guest)).toEqual([{ plant_id: "ginger" }]);
  expect(await page.evaluate(() => localStorage.getItem("wishedBookmark"))).toBeNull();
  // A second tap by mistake can be undone.
  await page.getByRole("button", { name: "Dismiss" }).last().click();
  await bookmark(page, "Ginger").click();
  await expectToast(page, "Removed from your bookmarks");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => savedPlants(page, guest)).toEqual([{ plant_id: "ginger" }]);
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "true");

  const person = await makePerson(page.request);
  await visit(page, person, "/plants/ginger");
  const settled = page.waitForResponse(
    (response) =>
      response.url().includes("user_plant_interactions") && response.request().method() === "PATCH",
  );
  await bookmark(page, "Ginger").dblclick();
  expect((await settled).ok()).toBe(true);
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "false");
  expect(await savedPlants(page, person)).toEqual([]);

  consoleGuard.expect("the server responded with a status of 500");
  consoleGuard.expect("Error updating bookmark:");
  await expect
    .poll(() => savedPlants(page, person, "viewed_at=not.is.null"))
    .toEqual([{ plant_id: "ginger" }]);
  await page.route("**/rest/v1/user_plant_interactions?on_conflict=*", (route) => route.fulfill(failure));
  await bookmark(page, "Ginger").click();
  await expectToast(page, "Error", "Failed to update bookmark");
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "false");
  expect(await savedPlants(page, person)).toEqual([]);

  await page.unroute("**/rest/v1/user_plant_interactions?on_conflict=*");
  consoleGuard.allow("net::ERR_INTERNET_DISCONNECTED");
  await waitForIdleRequests(page);
  await context.setOffline(true);
  await bookmark(page, "Ginger").click();
  await expect(bookmark(page, "Ginger")).toHaveAttribute("aria-pressed", "true");
  expect(await savedPlants(page, person)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => savedPlants(page, person)).toEqual([{ plant_id: "ginger" }]);

  // Signing out at once can leave the dashboard's own requests with an ended session.
  consoleGuard.allow("the server responded with a status of 403");
  consoleGuard.allow("could not be loaded");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  const personal = () =>
    page.evaluate(() => ["bookmarks", "bush-tea-session"].map((key) => localStorage.getItem(key)));
  await expect.poll(personal).toEqual([null, null]);
});

test("progress counts viewed and bookmarked plants, and the list can be limited to bookmarks", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const person = await makePerson(page.request);
  await visit(page, person, "/plants/neem?tab=history");
  await expect.poll(() => savedPlants(page, person, "viewed_at=not.is.null")).toEqual([{ plant_id: "neem" }]);
  await expect
    .poll(() =>
      adminGet(
        page.request,
        `/rest/v1/user_analytics_events?user_id=eq.${person.id}&event_type=eq.plant_history_viewed&select=plant_id`,
      ),
    )
    .toEqual([{ plant_id: "neem" }]);

  await page.goto("/plants");
  await expect(page.getByText(/^explored 1 of \d+ plants$/i)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Plants explored" })).toHaveAttribute("value", "1");
  const badges = page.getByRole("list", { name: "Badges" }).getByRole("listitem");
  await expect(badges).toHaveText([
    /Seedling.*View 10 plants/,
    /Collector.*Bookmark 5 plants/,
    /History Buff/,
    /Daily Devotee/,
  ]);
  await page.getByRole("switch", { name: "Only my bookmarks" }).click();
  await expect(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
  await page.getByRole("button", { name: "Clear All Filters" }).click();

  for (const name of ["Neem", "Ginger", "Turmeric", "Moringa", "Lemongrass"]) {
    await page.getByRole("searchbox").fill(name);
    await bookmark(page, name).click();
    await expect(bookmark(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("button", { name: "Clear All", exact: true }).click();
  await expect(badges.filter({ hasText: "Collector" })).toContainText("Unlocked");
  await page.getByRole("switch", { name: "Only my bookmarks" }).click();
  await expect(page).toHaveURL("/plants?bookmarks=1");
  await expect(page.getByRole("heading", { name: "5 Plants Found" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test("a testimonial awaits review, is published as plain text, reported and unpublished", {
  tag: ["@once", "@long"],
}, async ({ page, browser }) => {
  test.slow();
  const writer = await makePerson(page.request, { name: "Basmattie" });
  await visit(page, writer, "/plants/lemongrass");
  const box = page.getByLabel(/^Your experience with/);
  await box.fill("Too short");
  await page.getByRole("button", { name: "Send testimonial" }).click();
  await expect(page.getByText("Please write at least 20 characters")).toBeVisible();
  await box.fill(words);
  await page.getByRole("button", { name: "Send testimonial" }).click();
  await expectToast(page, "Thank you!", "Your testimonial will be published after review.");
  await expect(page.getByText("Awaiting review")).toBeVisible();
  await expect(box).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);

  const deskContext = await browser.newContext();
  const desk = await deskContext.newPage();
  const admin = await makePerson(page.request, { name: "Ada" });
  await makeAdmin(page.request, admin);
  await visit(desk, admin, "/admin/testimonials");
  const entry = desk.getByRole("listitem").filter({ hasText: "Basmattie" }).filter({ hasText: words });
  await entry.getByRole("button", { name: "Publish" }).first().click();
  await expect(entry).toHaveCount(0);

  const readerContext = await browser.newContext();
  const reader = await readerContext.newPage();
  const person = await makePerson(page.request, { name: "Kofi" });
  await visit(reader, person, "/plants/lemongrass");
  const shown = reader.getByRole("region", { name: "Testimonials" });
  await expect(shown.getByText(words)).toBeVisible();
  await expect(shown.getByRole("link", { name: /example\.org/ })).toHaveCount(0);
  await expect(shown).toContainText("not medical advice");
  await shown.getByRole("button", { name: "Report the testimonial of Basmattie" }).first().click();
  const dialog = reader.getByRole("dialog", { name: "Report this testimonial" });
  await dialog.getByLabel("What is wrong?").fill("It advertises a website.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expectToast(reader, "Thank you!", "We will review it.");

  await desk.reload();
  const report = desk.getByRole("listitem").filter({ hasText: "It advertises a website." });
  await expect(report).toBeVisible();
  await expectAccessibleAtBothSizes(desk);
  await report.getByRole("button", { name: "Unpublish the testimonial" }).click();
  await expect(report).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText(words)).toHaveCount(0);
  await deskContext.close();
  await readerContext.close();
});

test("an anonymous visitor can report a mistake", { tag: ["@once", "@long"] }, async ({ page }) => {
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Report a mistake" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a mistake" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please write at least 10 characters")).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await dialog.getByLabel("What is wrong?").fill("The flower is white, not yellow.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expectToast(page, "Thank you!", "We will review it.");
});
