// The dashboard: the name dialog, the welcome steps, loading errors, and signing out.
import type { Page } from "@playwright/test";
import { adminGet, makePerson, type Person, signInByApi } from "#tests/support/people.ts";
import { latestAnswer, recordChatRequests } from "./chat-page.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  horizontalOverflow,
  test,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

async function openDashboard(page: Page, person: Person): Promise<void> {
  await signInByApi(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Logout", includeHidden: true })).toBeVisible({
    timeout: 20_000,
  });
}

test("a new user is asked for a name, then for consent; after both the pending question is sent", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("The name could not be saved");
  consoleGuard.expect("the server responded with a status of 503");
  const asked = recordChatRequests(page);
  const person = await makePerson(page.request, { name: null });
  await signInByApi(page, person);
  await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger for nausea"));
  await openDashboard(page, person);
  await expect(
    page.getByRole("heading", { level: 1, name: person.email, includeHidden: true }),
  ).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "What may we call you?" });
  await expect(dialog).toContainText("shown on the leaderboard");
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();

  const name = dialog.getByLabel("Your name");
  await expect(name).toHaveAttribute("required");
  await expect(name).toHaveAttribute("maxlength", "100");
  const save = dialog.getByRole("button", { name: "Save my name" });
  for (const [typed, said] of [
    ["   ", "Name cannot be empty"],
    ["May 2", "Name can only contain letters, spaces, hyphens, and apostrophes"],
    ["a".repeat(101), "Name must be less than 100 characters"],
  ] as const) {
    // The field limits the length itself; without the limit, validation must report it.
    await name.evaluate((input) => input.removeAttribute("maxlength"));
    await name.fill(typed);
    await save.click();
    await expectToast(page, "Invalid name", said);
    await expect(dialog.getByText(said)).toBeVisible();
  }
  await name.fill("  Zoë O'Brien-Núñez ");
  let isResting = true;
  await page.route("**/rest/v1/profiles*", (route) =>
    isResting && route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { message: "the database is resting" } })
      : route.continue(),
  );
  await save.click();
  await expectToast(page, "Error", "Failed to save your name. Please try again.");
  await expect(dialog).toBeVisible();
  isResting = false;
  await save.click();
  await expectToast(page, "Nice to meet you, Zoë O'Brien-Núñez!");
  await expect(dialog).toBeHidden();

  const welcome = page.getByRole("dialog", { name: "Welcome to Bush Tea" });
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(welcome.getByRole("heading", { name: "May we keep your health questions?" })).toBeVisible();
  await expectAccessible(page);
  await page.route("**/auth/v1/user", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { msg: "resting" } })
      : route.continue(),
  );
  await welcome.getByRole("button", { name: "Keep my questions" }).click();
  await expectToast(page, "Your choice could not be saved");
  await page.unroute("**/auth/v1/user");
  expect(asked).toEqual([]);
  await welcome.getByRole("button", { name: "Keep my questions" }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByText("Your choice could not be saved")).toHaveCount(0);
  const greeting = page.getByRole("heading", { level: 1, name: "Welcome back, Zoë O'Brien-Núñez!" });
  await expect(greeting).toBeVisible();
  await expect(latestAnswer(page)).toBeVisible();
  const history = page.getByRole("region", { name: "Your Consultation History" });
  await expect(history.getByRole("heading", { level: 3 })).toHaveText(["ginger for nausea"]);
  await expectAccessibleAtBothSizes(page);
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({
    user_metadata: { keep_health_questions: true, onboarded: true },
  });

  await page.reload();
  await expect(greeting).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("the dashboard works without a profile, fits a narrow phone, links to the account, and signs out", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  const line = "The profile could not be loaded";
  consoleGuard.expect(line);
  consoleGuard.expect("the server responded with a status of 500");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route("**/rest/v1/profiles*", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  const person = await makePerson(page.request, { name: "Bartholomew-Featherstonehaugh" });
  const logged = page.waitForEvent("console", (message) => message.text().includes(line));
  await openDashboard(page, person);
  await logged;
  await expect(page.getByRole("heading", { level: 1, name: person.email })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Bartholomew/ })).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("main").getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("This device")).toHaveCount(1);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("bush-tea-session"))).toBeNull();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});
