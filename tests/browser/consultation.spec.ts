// The dashboard's consultations: asking, the history, deleting, and a question from before signing in.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makePerson, type Person, signInByApi } from "#tests/support/people.ts";
import { ask, askButton, disclaimerDialog, latestAnswer, question, recordChatRequests } from "./chat-page.ts";
import { expect, expectAccessible, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { expectToast, signInWithPassword } from "./sign-in-page.ts";

const history = (page: Page) => page.getByRole("region", { name: "Your Consultation History" });

/** The dashboard loads three tables before it is shown. */
const slow = { timeout: 20_000 };

async function openDashboard(page: Page, metadata?: Record<string, unknown>): Promise<Person> {
  const person = await makePerson(page.request, { metadata });
  await signInByApi(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, May!" })).toBeVisible(slow);
  return person;
}

test("a consultation is answered, stored in the history and can be deleted", { tag: "@once" }, async ({
  page,
}) => {
  const asked = recordChatRequests(page);
  const person = await openDashboard(page);
  await expect(history(page).getByRole("heading", { name: "No consultations yet" })).toBeVisible();
  await expect(history(page)).toContainText("Ask your first question above to get started");

  await expect(question(page)).toHaveAttribute(
    "placeholder",
    "Describe your health concern or wellness goal...",
  );
  await expect(askButton(page)).toBeDisabled();
  await question(page).fill("   ");
  await expect(askButton(page)).toBeDisabled();
  await ask(page, "What is good for a cough and cold?");
  await expectToast(page, "Success", "Your herbal suggestions have been generated");
  await expect(latestAnswer(page)).toBeVisible();
  await expect(question(page)).toHaveValue("");
  expect(asked[0]?.postDataJSON()).toMatchObject({ conversationHistory: [], userId: person.id });

  const entry = history(page).getByRole("listitem").filter({ hasText: "What is good for a cough and cold?" });
  await expect(entry.first()).toBeVisible();
  await expect(entry.first().locator("time")).toContainText(String(new Date().getFullYear()));
  // Closed, so that the answer stands on the page once.
  await expect(entry.first().locator('a[href^="/plants/"]').first()).toBeHidden();
  await entry.first().getByRole("heading").click();
  await expect(entry.first().locator('a[href^="/plants/"]').first()).toBeVisible();
  await expect(
    entry.first().getByRole("list", { name: "Suggested herbs" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await ask(page, "ginger for nausea");
  await expect(history(page).getByRole("heading", { level: 3 }).first()).toHaveText("ginger for nausea");
  expect(asked[1]?.postDataJSON()).toMatchObject({ conversationHistory: [] });
  await history(page).getByLabel("Search your consultations").fill("cough");
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText([
    "What is good for a cough and cold?",
  ]);
  await history(page).getByLabel("Search your consultations").fill("");

  const remove = history(page).getByRole("button", { name: /Delete the consultation “ginger/ });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Delete this consultation?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await expect(remove).toHaveCount(0);
  await page.reload();
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText([
    "What is good for a cough and cold?",
  ]);
});

test("the history is printed and saved for a doctor: asked, medicines, plants and cautions, no advice", {
  tag: "@once",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void Reflect.set(window, "printed", true);
  });
  await openDashboard(page);
  await ask(page, "Can I drink carilla tea? I take metformin");
  const verdict = await latestAnswer(page).locator("strong").first().innerText();
  await history(page).getByRole("button", { name: "Print for my doctor" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(
    sheet.getByRole("heading", { name: /: Can I drink carilla tea\? I take metformin$/ }),
  ).toBeVisible();
  await expect(sheet).toContainText(/Medicines mentioned: Metformin/);
  await expect(sheet).toContainText(/Carilla.*\(Momordica charantia\)/);
  await expect(sheet).toContainText(/With .*: caution\./);
  await expect(sheet).not.toContainText(verdict);
  await expect(page.getByRole("main")).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);

  const saved = page.waitForEvent("download");
  await history(page).getByRole("button", { name: "Save as a text file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("bush-tea-for-my-doctor.txt");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /: Can I drink carilla tea\? I take metformin\nMedicines mentioned: Metformin[\s\S]*Momordica charantia/,
  );
});

test("without consent a question is answered but not stored, and the page links to the setting", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  await openDashboard(page, { onboarded: true });
  const why = history(page).getByText("not saved, because you have not agreed to that");
  await ask(page, "ginger for nausea");
  await expect(latestAnswer(page)).toBeVisible();
  await expect(why).toBeVisible();
  await expect(history(page).getByRole("heading", { name: "No consultations yet" })).toBeVisible();
  await expect(history(page)).not.toContainText("Ask your first question");
  await expectAccessibleAtBothSizes(page);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await why.getByRole("link", { name: "your account page" }).click();
  const choice = page.getByRole("switch", { name: /keeps the health questions/ });
  await expect(choice).toBeInViewport();
  // The target of the link is not covered by the header.
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.getByRole("heading", { name: "Your data" }).boundingBox())?.y)
    .toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  await choice.click();
  await expect(choice).toBeChecked();
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await ask(page, "lemongrass for fever");
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText(["lemongrass for fever"]);
  await expect(why).toHaveCount(0);
});

test("errors are shown and keep the question; an emergency answer shows no success message", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("Error getting suggestions:");
  consoleGuard.expect("the server responded with a status of 429");
  consoleGuard.expect("net::ERR_CONNECTION_RESET");
  await openDashboard(page);
  for (const [reply, said] of [
    [{ error: "Please wait a little and ask again." }, "Please wait a little"],
    ["broken", "Failed to get suggestions"],
  ] as const) {
    await page.route(
      "**/functions/v1/herbal-chat",
      (route) =>
        reply === "broken" ? route.abort("connectionreset") : route.fulfill({ status: 429, json: reply }),
      { times: 1 },
    );
    await ask(page, "ginger tea");
    await expectToast(page, "Error", said);
    await expect(question(page)).toHaveValue("ginger tea");
    await expect(askButton(page)).toBeEnabled();
  }

  // An emergency answer comes first and shows no success message.
  await ask(page, "I can't breathe and my lips are turning blue");
  const alert = page.getByRole("alert").filter({ hasText: "911" });
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await expect(history(page).getByRole("heading", { level: 3 }).first()).toContainText("breathe");
  await expect(history(page).getByRole("listitem").first().locator("> div")).toHaveCSS(
    "border-top-color",
    await alert.evaluate((box) => getComputedStyle(box).borderTopColor),
  );
  await expect(page.getByText("Your herbal suggestions have been generated")).toHaveCount(0);
  await expectAccessible(page);
});

test("the history shows loading, and errors of loading and deleting can be retried", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("The consultation could not be deleted");
  consoleGuard.expect("the server responded with a status of 503");
  consoleGuard.expect("The consultations could not be loaded");
  consoleGuard.expect("the server responded with a status of 500");
  const held = Promise.withResolvers<void>();
  await page.route(
    "**/rest/v1/conversations*",
    async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, json: { message: "resting" } });
    },
    { times: 1 },
  );
  await openDashboard(page);
  await expect(history(page).getByRole("status")).toHaveText("Loading your consultations…");
  held.resolve();
  await history(page).getByRole("button", { name: "Load your consultations" }).click();
  await expect(history(page).getByRole("heading", { name: "No consultations yet" })).toBeVisible();

  await ask(page, "ginger for nausea");
  await page.route("**/rest/v1/conversations*", (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  const remove = history(page).getByRole("button", { name: /Delete the consultation/ });
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expectToast(page, "Error", "Failed to delete the consultation");
  await expect(remove).toBeVisible();
});

test("a question from before signing in is sent once on the dashboard, and never for another user", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const person = await makePerson(page.request);
  const asked = recordChatRequests(page);
  await page.goto("/auth");
  await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger for nausea"));
  await signInWithPassword(page, person.email, person.password);
  await expect(page).toHaveURL("/dashboard");
  await expect(latestAnswer(page)).toBeVisible();
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText(["ginger for nausea"]);
  expect(asked.map((request) => request.postDataJSON().query)).toEqual(["ginger for nausea"]);
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBeNull();
  await page.reload();
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText(["ginger for nausea"]);
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  const next = await makePerson(page.request, { name: "Ram" });
  await signInWithPassword(page, next.email, next.password);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Ram!" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Ram!" })).toBeVisible();
  expect(await page.evaluate(() => window.history.state?.usr)).toBeNull();
  await ask(page, "lemongrass for fever");
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText(["lemongrass for fever"]);
  expect(asked).toHaveLength(2);
});

test.describe("before the disclaimer is accepted", () => {
  test.use({ disclaimer: "absent" });

  test("a pending question is not sent until the user agrees", { tag: ["@once", "@long"] }, async ({
    page,
  }) => {
    const asked = recordChatRequests(page);
    const person = await makePerson(page.request);
    await signInByApi(page, person);
    await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger for nausea"));
    await page.goto("/dashboard");
    const dialog = disclaimerDialog(page);
    await expect(dialog).toBeVisible(slow);
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(0);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "I Understand and Agree" }).click();
    await expect(latestAnswer(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
