// The chat on the home page: the disclaimer, a question and its answer, feedback, failures, emergencies.
import { makePerson, signInQuietly } from "#tests/support/people.ts";
import {
  agreement,
  answerWith,
  ask,
  askButton,
  disclaimerDialog,
  latest,
  question,
  watchEvents,
  watchQuestions,
} from "./chat-page.ts";
import { alive, atRest, expect, expectAccessible, sidewaysScroll, test } from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

test.describe("before anybody agreed", () => {
  test.use({ disclaimer: "absent" });

  test("the disclaimer opens with the chat, and only agreeing closes it", async ({ page }) => {
    const asked = watchQuestions(page);
    await page.goto("/");
    const dialog = disclaimerDialog(page);
    await expect(dialog).toBeVisible();
    for (const content of [
      "This is NOT medical advice.",
      "Consult a healthcare provider before using herbs or supplements, or changing medications.",
      "In an emergency call 911 or go to the emergency room at once.",
      "Use is at your own risk.",
    ])
      await expect(dialog).toContainText(content);
    await expect(dialog).toHaveAccessibleDescription(/NOT medical advice.*911.*own risk/);
    await expectAccessible(page);

    const agree = dialog.getByRole("button", { name: "I Understand and Agree" });
    const box = dialog.getByRole("checkbox", { name: agreement, exact: true });
    await expect(box).toBeFocused();
    await expect(agree).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveCount(1);

    await box.focus();
    await page.keyboard.press("Space");
    await expect(agree).toBeEnabled();
    await box.uncheck();
    await expect(agree).toBeDisabled();
    await box.check();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("herbalDisclaimerAccepted"))).toBe("true");
    expect(asked).toHaveLength(0);

    await page.reload();
    await alive(page);
    await expect(question(page)).toBeEnabled();
    await expect(dialog).toHaveCount(0);
  });

  test("a question without agreement opens the disclaimer and goes nowhere", async ({ page }) => {
    const asked = watchQuestions(page);
    await page.goto("/");
    const dialog = disclaimerDialog(page);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button").click();
    await expect(dialog).toBeHidden();
    await question(page).fill("ginger for a cold");
    await page.evaluate(() => localStorage.removeItem("herbalDisclaimerAccepted"));
    await askButton(page).click();
    await expect(dialog).toBeVisible();
    expect(asked).toHaveLength(0);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button").click();
    await expect(question(page)).toHaveValue("ginger for a cold");
    await askButton(page).click();
    await expect(latest(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test("a real question is answered with plants that lead to their pages, and can be judged once", async ({
  page,
}) => {
  const asked = watchQuestions(page);
  const events = watchEvents(page);
  await page.goto("/");
  await alive(page);
  await ask(page, "What traditional herbs are good for a cold?");
  await expect(latest(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest Herbal Suggestions" })).toBeFocused();
  await expect(question(page)).toHaveValue("");
  await expect(latest(page).getByRole("listitem").first()).toBeVisible();
  await expect(latest(page)).not.toContainText("**");
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  const [first] = asked;
  expect(first?.postDataJSON()).toMatchObject({
    query: "What traditional herbs are good for a cold?",
    conversationHistory: [],
    userId: null,
  });
  expect(first?.postDataJSON()).not.toHaveProperty("personal");
  expect(first?.postDataJSON().sessionId).toMatch(/^[0-9a-f-]{36}$/);
  const { supabaseKey } = await (await page.request.get("/config.json")).json();
  expect(first?.headers().authorization).toBe(`Bearer ${supabaseKey}`);
  await expect
    .poll(() => events.find((event) => event.event_type === "ai_query"))
    .toMatchObject({
      user_id: null,
      metadata: { query: "What traditional herbs are good for a cold?", has_user: false },
    });

  const voted = page.waitForResponse("**/functions/v1/herbal-analytics");
  await expect(latest(page).getByRole("group", { name: "Was this helpful?" })).toBeVisible();
  await expect(latest(page).getByRole("button", { name: "Not helpful" })).toBeVisible();
  await latest(page).getByRole("button", { name: "Yes, helpful" }).click();
  expect((await voted).status()).toBe(200);
  await expectToast(
    page,
    "Thank you for your feedback!",
    "Your input helps us improve our herbal suggestions.",
  );
  await expect(latest(page).getByText("Thank you for your feedback!")).toBeVisible();
  await expect(latest(page).getByRole("button", { name: "Yes, helpful" })).toHaveCount(0);

  await latest(page).locator('a[href^="/plants/"]').first().click();
  await expect(page).toHaveURL(/\/plants\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the three examples fill the question", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  for (const [name, words] of [
    ["High blood pressure", /high blood pressure/],
    ["Flu symptoms", /flu symptoms/],
    ["Diabetes", /diabetes/],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(question(page)).toHaveValue(words);
    await expect(question(page)).toBeFocused();
  }
});

test("a blank question is told so and sent nowhere", async ({ page }) => {
  const asked = watchQuestions(page);
  await page.goto("/");
  await alive(page);
  await ask(page, "   \n ");
  await expectToast(
    page,
    "Please describe your concern",
    "Tell us what health issue you'd like herbal suggestions for",
  );
  expect(asked).toHaveLength(0);
});

test("while it waits the question is locked and the last answer is gone; then four messages go along", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let count = 0;
  const bodies: { conversationHistory: unknown[]; sessionId: string }[] = [];
  const sessionId = "3f0f2c1e-7f4d-4b2a-9a5c-1d2e3f4a5b6c";
  await page.route("**/functions/v1/herbal-chat", async (route) => {
    count += 1;
    bodies.push(route.request().postDataJSON());
    if (count === 2) await held.promise;
    await route.fulfill({ json: { suggestion: `Answer ${count}`, conversationId: null, sessionId } });
  });
  await page.goto("/");
  await alive(page);
  await ask(page, "one");
  await expect(latest(page)).toContainText("Answer 1");
  await expect(latest(page).getByText("Was this helpful?")).toHaveCount(0);

  await ask(page, "two");
  await expect(askButton(page)).toHaveText("Getting suggestions...");
  await expect(askButton(page)).toBeDisabled();
  await expect(question(page)).toBeDisabled();
  await expect(latest(page)).toHaveCount(0);
  await expectAccessible(page);
  held.resolve();
  await expect(latest(page)).toContainText("Answer 2");
  await ask(page, "three");
  await expect(latest(page)).toContainText("Answer 3");
  await ask(page, "four");
  await expect(latest(page)).toContainText("Answer 4");

  expect(bodies[0]?.conversationHistory).toEqual([]);
  expect(bodies[0]?.sessionId).not.toBe(sessionId);
  expect(bodies[1]?.sessionId).toBe(sessionId);
  expect(bodies[3]?.conversationHistory).toEqual([
    { role: "user", content: "two" },
    { role: "assistant", content: "Answer 2" },
    { role: "user", content: "three" },
    { role: "assistant", content: "Answer 3" },
  ]);
});

for (const [what, reply, said] of [
  ["with its words", { error: "Please wait a little and ask again." }, "Please wait a little and ask again."],
  ["without words", {}, "Failed to get herbal suggestions"],
] as const)
  test(`a refusal ${what} is told, and the question stays`, async ({ page, consoleGuard }) => {
    consoleGuard.expect("Error getting suggestions:");
    consoleGuard.expect("the server responded with a status of 503");
    const events = watchEvents(page);
    await answerWith(page, reply, 503);
    await page.goto("/");
    await alive(page);
    await ask(page, "ginger tea");
    await expectToast(page, "Unable to get suggestions", said);
    await expect(latest(page)).toContainText(
      "Sorry, we couldn't process your request at this time. Please try again later.",
    );
    await expect(latest(page).getByText("Was this helpful?")).toHaveCount(0);
    await expect(question(page)).toHaveValue("ginger tea");
    await expect(askButton(page)).toBeEnabled();
    expect(events.filter((event) => event.event_type === "ai_query")).toEqual([]);
  });

test("a line that breaks is an unknown error", async ({ page, consoleGuard }) => {
  consoleGuard.expect("Error getting suggestions:");
  consoleGuard.expect("net::ERR_CONNECTION_RESET");
  await page.route("**/functions/v1/herbal-chat", (route) => route.abort("connectionreset"));
  await page.goto("/");
  await alive(page);
  await ask(page, "ginger tea");
  await expectToast(page, "Unable to get suggestions", "Unknown error");
});

test("offline, the question says that it needs a connection and stays", async ({ page, context }) => {
  // Pictures further down come when they are scrolled to, and these are not what is tested.
  await page.route("**/plates/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto("/");
  await alive(page);
  await atRest(page);
  await context.setOffline(true);
  await ask(page, "ginger tea");
  await expect(page.getByRole("alert").filter({ hasText: "This needs a connection" })).toBeVisible();
  await expect(question(page)).toHaveValue("ginger tea");
  await expect(question(page)).toBeEnabled();
  await expectAccessible(page);
  await context.setOffline(false);
  await askButton(page).click();
  await expect(latest(page)).toBeVisible();
});

test("an answer shows no more of Markdown than it may", async ({ page }) => {
  await answerWith(page, {
    suggestion: [
      "# Title",
      "A *soft* and a **strong** word, ![a picture](https://example.org/x.png) and `code`.",
      "- [plant](/plants/neem)",
      "- [web](https://example.org/)",
      "- [mail](mailto:a@example.org)",
      "- [chat](ircs://example.org)",
      "- [script](javascript:alert(1))",
      "- [data](data:text/html,hi)",
      "- [phone](tel:911)",
      "",
      "<b onclick='alert(1)'>raw</b>",
    ].join("\n\n"),
    conversationId: null,
    sessionId: null,
  });
  await page.goto("/");
  await alive(page);
  await ask(page, "ginger");
  await expect(latest(page).getByRole("heading", { name: "Title" })).toBeVisible();
  await expect(latest(page).locator("em")).toHaveText("soft");
  await expect(latest(page).locator("strong")).toHaveText("strong");
  await expect(latest(page).locator("img, code, b, script")).toHaveCount(0);
  expect(
    await latest(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["/plants/neem", "https://example.org/", "mailto:a@example.org", "ircs://example.org"]);
  await expect(latest(page)).toContainText("script");
});

test("feedback that fails is only written down and can be given again", async ({ page, consoleGuard }) => {
  consoleGuard.expect("Error sending feedback:");
  consoleGuard.expect("the server responded with a status of 503");
  await page.goto("/");
  await alive(page);
  await ask(page, "ginger for nausea");
  await page.route("**/functions/v1/herbal-analytics", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  const no = latest(page).getByRole("button", { name: "Not helpful" });
  await no.click();
  await expect(no).toBeEnabled();
  await expect(page.getByText("Thank you for your feedback!")).toHaveCount(0);
  await no.click();
  await expect(latest(page).getByText("Thank you for your feedback!")).toBeVisible();
});

test("guests are asked to sign up, and their question goes along", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await ask(page, "ginger for nausea");
  await latest(page).getByRole("button", { name: "Sign up to save" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBe("ginger for nausea");
});

test("who is signed in asks with their own token, and is not asked to sign up", async ({ page }) => {
  const person = await makePerson(page.request);
  await signInQuietly(page, person);
  const asked = watchQuestions(page);
  const events = watchEvents(page);
  await page.goto("/");
  await alive(page);
  await expect(page.getByRole("link", { name: "Dashboard", includeHidden: true }).first()).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem("bush-tea-session") !== null);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeHidden();
  await ask(page, "lemongrass for fever, no other signs");
  await expect(latest(page)).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}").access_token,
  );
  expect(asked[0]?.headers().authorization).toBe(`Bearer ${token}`);
  expect(asked[0]?.postDataJSON()).toMatchObject({ userId: person.id });
  await expect(latest(page).getByRole("button", { name: "Sign up to save" })).toHaveCount(0);
  await expect
    .poll(() => events.find((event) => event.event_type === "ai_query"))
    .toMatchObject({ user_id: person.id, metadata: { has_user: true } });
});

test("nothing is recorded about who asks not to be followed", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
  );
  const events = watchEvents(page);
  await page.goto("/");
  await alive(page);
  await ask(page, "ginger for nausea");
  await expect(latest(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(events).toEqual([]);
});

test("an emergency comes first, is said aloud, and can be called from a phone", async ({ page }, {
  project,
}) => {
  await page.goto("/");
  await alive(page);
  await ask(page, "Crushing chest pain down my left arm and I am sweating, what tea?");
  const alert = page.getByRole("alert").filter({ hasText: "911" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await expect(alert).toBeInViewport();
  const above = await alert.evaluate(
    (element) =>
      !!element.compareDocumentPosition(document.querySelector("textarea") ?? element) &&
      element.getBoundingClientRect().bottom <=
        (document.querySelector("textarea")?.getBoundingClientRect().top ?? 0),
  );
  expect(above).toBe(true);
  const call = alert.getByRole("link", { name: "Call 911" });
  if (project.name === "phone") await expect(call).toHaveAttribute("href", "tel:911");
  else await expect(call).toBeHidden();
  await expect(alert.locator('a[href^="/plants"]')).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign up to save" })).toHaveCount(0);
  await expect(latest(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await ask(page, "and what about ginger tea?");
  await expect(page.getByRole("alert").filter({ hasText: "911" })).toBeVisible();
  await expect(latest(page)).toHaveCount(0);
});

test.describe("a phone from London", () => {
  test.use({ locale: "en-GB" });
  test("dials 999 first, 911 beside it", async ({ page }, { project }) => {
    const asked = watchQuestions(page);
    await page.goto("/");
    await alive(page);
    await ask(page, "my father face drop on one side and he can't talk");
    const links = page.getByRole("alert").getByRole("link", { name: /^Call /, includeHidden: true });
    await expect(links).toHaveText(["Call 999", "Call 911"]);
    await expect(links.first()).toBeVisible({ visible: project.name === "phone" });
    expect(asked[0]?.postDataJSON()).toMatchObject({ region: "GB" });
  });
});

test("a crisis is met with kindness and without a plant", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await ask(page, "I don't want to live anymore");
  const alert = page.getByRole("alert").filter({ hasText: "not alone" });
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await expect(alert.locator('a[href^="/plants"]')).toHaveCount(0);
});
