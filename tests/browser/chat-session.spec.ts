// The chat and the session: text typed and sent before hydration, questions asked before the session is known, and signing out in
// another tab.
import type { Page } from "@playwright/test";
import { makePerson, signInByApi } from "#tests/support/people.ts";
import { ask, askButton, latestAnswer, question, recordChatRequests, stubAnswers } from "./chat-page.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const signUp = (page: Page) => page.getByRole("link", { name: "Sign up to save" });

/** Delays the page's scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("text typed before hydration stays, and anonymous visitors are offered to sign up from the start", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const { asked } = await stubAnswers(page, { suggestion: "Yes", conversationId: null, sessionId: null });
  for (const path of ["/", "/condition/diabetes"]) {
    const releaseScripts = await delayScripts(page);
    await page.goto(path);
    await expect(signUp(page)).toBeVisible();
    const printed = await question(page).inputValue();
    expect(printed !== "").toBe(path !== "/");
    await question(page).fill(`${printed} ginger, please`);
    releaseScripts();
    await waitForHydration(page);
    // Each of these renders the field again.
    await page.getByText("My medicines and conditions (optional)").click();
    await question(page).press("End");
    await question(page).pressSequentially("!");
    await expect(question(page)).toHaveValue(`${printed} ginger, please!`);
    await askButton(page).click();
    await expect(latestAnswer(page)).toBeVisible();
    expect(asked.at(-1)?.postDataJSON()).toMatchObject({ query: `${printed} ginger, please!`.trim() });
    await page.unroute("**/assets/*.js");
  }
});

test("a question sent before hydration is asked after it", { tag: ["@once", "@long"] }, async ({ page }) => {
  const { asked } = await stubAnswers(page, { suggestion: "Yes", conversationId: null, sessionId: null });
  const releaseScripts = await delayScripts(page);
  await page.goto("/condition/diabetes");
  await ask(page, "carilla for sugar");
  await expect(question(page)).toHaveValue("carilla for sugar");
  expect(asked).toHaveLength(0);
  releaseScripts();
  await expect(latestAnswer(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.postDataJSON()).toMatchObject({ query: "carilla for sugar" });
});

test("a question waits for the session to be refreshed, and is sent anonymously if that takes too long", {
  tag: ["@once", "@long"],
}, async ({ page, context }) => {
  const person = await makePerson(page.request);
  await signInByApi(page, person);
  // An expired session that must be refreshed first.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}");
    localStorage.setItem("bush-tea-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  const renewed = Promise.withResolvers<void>();
  await context.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    await renewed.promise;
    await route.continue();
  });

  const hasty = await context.newPage();
  // Timeouts of 3 s and more fire at once, as if the refresh took too long.
  await hasty.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      wait(work, (ms ?? 0) >= 3_000 ? 0 : ms)) as typeof setTimeout;
  });
  const { asked: anonymous } = await stubAnswers(hasty, {
    suggestion: "Yes",
    conversationId: null,
    sessionId: null,
  });
  await hasty.goto("/");
  await waitForHydration(hasty);
  await ask(hasty, "ginger for a cold");
  await expect(latestAnswer(hasty)).toBeVisible();
  expect(anonymous[0]?.postDataJSON()).toMatchObject({ userId: null });
  await hasty.close();

  // Timeouts of 3 s and more never fire, so that a busy machine does not decide this test.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      (ms ?? 0) >= 3_000 ? 0 : wait(work, ms)) as typeof setTimeout;
  });
  const asked = recordChatRequests(page);
  const releaseScripts = await delayScripts(page);
  await page.goto("/");
  await expect(askButton(page)).toBeVisible();
  await expect(signUp(page)).toBeHidden();
  releaseScripts();
  await waitForHydration(page);
  await expect(signUp(page)).toBeHidden();
  await ask(page, "lemongrass for fever, no other signs");
  await expect(askButton(page)).toHaveText("Getting suggestions...");
  expect(asked).toHaveLength(0);
  renewed.resolve();
  await expect(latestAnswer(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.postDataJSON()).toMatchObject({ userId: person.id });
  await expect(signUp(page)).toHaveCount(0);
});

test("signing out in one tab clears question, answer and conversation in the others", {
  tag: ["@once", "@long"],
}, async ({ page, context }) => {
  const person = await makePerson(page.request);
  await signInByApi(page, person);
  await page.goto("/dashboard");
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toBeVisible();

  const other = await context.newPage();
  const late = Promise.withResolvers<void>();
  const bodies: {
    query: string;
    conversationHistory: unknown[];
    sessionId: string;
    userId: string | null;
  }[] = [];
  await other.route("**/functions/v1/herbal-chat", async (route) => {
    const body = route.request().postDataJSON();
    bodies.push(body);
    if (body.query === "two") await late.promise;
    await route.fulfill({
      json: { suggestion: `Answer ${body.query}`, conversationId: null, sessionId: body.sessionId },
    });
  });
  await other.goto("/condition/diabetes");
  await waitForHydration(other);
  const printed = await question(other).inputValue();
  // The session is known.
  await expect(signUp(other)).toHaveCount(0);
  await ask(other, "one");
  await expect(latestAnswer(other)).toContainText("Answer one");
  await ask(other, "two");
  await expect.poll(() => bodies.length).toBe(2);

  await logout.click();
  await expect(page).toHaveURL("/");
  await expect(question(other)).toBeEnabled();
  await expect(question(other)).toHaveValue(printed);
  await expect(latestAnswer(other)).toHaveCount(0);
  await ask(other, "three");
  await expect(latestAnswer(other)).toContainText("Answer three");

  const dropped = other.waitForResponse(
    (response) => response.request().postDataJSON()?.query === "two" && response.ok(),
  );
  late.resolve();
  await (await dropped).finished();
  await ask(other, "four");
  await expect(latestAnswer(other)).toContainText("Answer four");
  await expect(signUp(other)).toBeVisible();

  const [one, two, three, four] = bodies;
  expect(one?.userId).toBe(person.id);
  expect(two?.sessionId).toBe(one?.sessionId);
  expect(three).toMatchObject({ userId: null, conversationHistory: [] });
  expect(three?.sessionId).not.toBe(one?.sessionId);
  expect(four?.sessionId).toBe(three?.sessionId);
  expect(four?.conversationHistory).toEqual([
    { role: "user", content: "three" },
    { role: "assistant", content: "Answer three" },
  ]);
});
