// Achievements: unlocking, progress to the next one, and the leaderboard.
import { adminGet, adminPost, makePerson, signInByApi } from "#tests/support/people.ts";
import {
  expect,
  expectAccessibleAtBothSizes,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

test("opening a plant unlocks the first achievement, and the page shows the progress to the next", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/achievements");
  await expect(page).toHaveURL("/auth");

  await signInByApi(page, await makePerson(page.request));
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await expectToast(page, "Achievement unlocked!", "First Leaf · 5 points");

  await page.goto("/achievements");
  await expect(page.getByText(/^1 of \d+ unlocked$/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Achievements unlocked" })).toHaveAttribute(
    "value",
    "1",
  );
  const card = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(card("First Leaf")).toContainText("Unlocked");
  await expect(card("First Leaf")).toContainText("5 points");
  await expect(card("Explorer")).toContainText("Locked");
  await expect(card("Explorer")).toContainText("1 of 10");
  await expect(card("Enthusiast")).toContainText("Locked");
  await expect(card("Enthusiast")).toContainText("1 of 50");
  // Unlocked first, then the nearest.
  const names = page.getByRole("list", { name: "Achievements" }).getByRole("heading", { level: 2 });
  await expect(names.first()).toHaveText("First Leaf");
  await expect(page.getByRole("main").getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expectAccessibleAtBothSizes(page);
});

test("a session that ended elsewhere is no fault of the announcements", { tag: "@once" }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/the server responded with a status of 403/);
  await signInByApi(page, await makePerson(page.request));
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}").access_token,
  );
  const ended = await page.request.post("/auth/v1/logout?scope=global", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
  const refused = page.waitForResponse("**/rest/v1/rpc/announce_achievements");
  await page.goto("/privacy");
  expect((await refused).status()).toBe(403);
  await waitForIdleRequests(page);
});

test("the leaderboard ranks users, marks the user's own row, and can be opted out of", {
  tag: "@once",
}, async ({ page }) => {
  const [ann, nameless] = [
    await makePerson(page.request, { name: "Ann of the Hundred" }),
    await makePerson(page.request, { name: null, metadata: { onboarded: true } }),
  ];
  const catalogue = await adminGet(
    page.request,
    "/rest/v1/achievement_catalog?select=code&order=points.desc",
  );
  const codes = Array.isArray(catalogue) ? catalogue.map(({ code }) => String(code)) : [];
  const give = (id: string, held: string[]) =>
    adminPost(
      page.request,
      "/rest/v1/user_achievements",
      held.map((achievement_type) => ({ user_id: id, achievement_type })),
    );
  await give(ann.id, codes);
  await give(nameless.id, codes.slice(0, -1));

  await page.goto("/leaderboard");
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const other = row(`User ${nameless.id.slice(0, 8)}`);
  await expect(other).toContainText(`${codes.length - 1} achievements`);
  await expect(other).toContainText("0 testimonials");
  await expect(page.getByText(/^Your Rank/)).toHaveCount(0);
  for (const [tab, since] of [
    ["This Month", "Counted since the first of the month, in Guyana's time."],
    ["This Week", "Counted since Monday, in Guyana's time."],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText(since)).toBeVisible();
    await expect(other).toContainText(`${codes.length - 1} achievements`);
  }

  await signInByApi(page, ann);
  await page.goto("/leaderboard");
  await expect(page.getByText("Your Rank: #1", { exact: true })).toBeVisible();
  const own = page.locator('li[aria-current="true"]');
  await expect(own).toContainText("Ann of the Hundred");
  await expect(own).toContainText(`${codes.length} achievements`);
  await expect(own.getByRole("img", { name: "First place" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("tab", { name: "This Week" }).click();
  await expect(page.getByText("Your Rank: #1", { exact: true })).toBeVisible();
  await expect(own).toContainText("Ann of the Hundred");

  const shown = page.getByRole("switch", { name: "Show me on the leaderboard" });
  await shown.click();
  await expect(page.getByText("You are hidden from the leaderboard.")).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(own).toBeVisible();
});
