// The chat on the home page: question and answer, the request's fields, feedback, and signed-in users.
import { makePerson, signInByApi } from "#tests/support/people.ts";
import {
  ask,
  askButton,
  latestAnswer,
  question,
  recordAnalyticsEvents,
  recordChatRequests,
} from "./chat-page.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  horizontalOverflow,
  stubPictures,
  test,
  waitForHydration,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

test("a question is answered with links to plants, and feedback can be given once", {
  tag: "@once",
}, async ({ page }) => {
  const asked = recordChatRequests(page);
  const events = recordAnalyticsEvents(page);
  await page.goto("/");
  await waitForHydration(page);
  for (const [name, words] of [
    ["High blood pressure", /high blood pressure/],
    ["Flu symptoms", /flu symptoms/],
    ["Diabetes", /diabetes/],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(question(page)).toHaveValue(words);
    await expect(question(page)).toBeFocused();
  }
  const panel = page.getByRole("region", { name: "Ask About Herbal Remedies" });
  await expect(panel.getByRole("link", { name: /How the herbalist decides/ })).toHaveAttribute(
    "href",
    "/safety",
  );
  await expect(panel.getByRole("link", { name: /Check a mixture/ })).toHaveAttribute("href", "/check");

  await ask(page, "   \n ");
  await expectToast(
    page,
    "Please describe your concern",
    "Tell us what health issue you'd like herbal suggestions for",
  );
  expect(asked).toHaveLength(0);

  await ask(page, "What traditional herbs are good for a cold?");
  await expect(latestAnswer(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest Herbal Suggestions" })).toBeFocused();
  await expect(question(page)).toHaveValue("");
  await expect(latestAnswer(page).getByRole("listitem").first()).toBeVisible();
  await expect(latestAnswer(page)).not.toContainText("**");
  await expectAccessibleAtBothSizes(page);

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
  await expect(latestAnswer(page).getByRole("group", { name: "Was this helpful?" })).toBeVisible();
  await expect(latestAnswer(page).getByRole("button", { name: "Not helpful" })).toBeVisible();
  await latestAnswer(page).getByRole("button", { name: "Yes, helpful" }).click();
  await expectToast(
    page,
    "Thank you for your feedback!",
    "Your input helps us improve our herbal suggestions.",
  );
  expect((await voted).status()).toBe(200);
  await expect(latestAnswer(page).getByText("Thank you for your feedback!")).toBeVisible();
  await expect(latestAnswer(page).getByRole("button", { name: "Yes, helpful" })).toHaveCount(0);

  await latestAnswer(page).locator('a[href^="/plants/"]').first().click();
  await expect(page).toHaveURL(/\/plants\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("while waiting the question is locked and the last answer hidden; four messages of history are sent", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
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
  await waitForHydration(page);
  await ask(page, "one");
  await expect(latestAnswer(page)).toContainText("Answer 1");
  await expect(latestAnswer(page).getByText("Was this helpful?")).toHaveCount(0);

  await ask(page, "two");
  await expect(askButton(page)).toHaveText("Getting suggestions...");
  await expect(askButton(page)).toBeDisabled();
  await expect(question(page)).toBeDisabled();
  await expect(latestAnswer(page)).toHaveCount(0);
  await expectAccessible(page);
  held.resolve();
  await expect(latestAnswer(page)).toContainText("Answer 2");
  await ask(page, "three");
  await expect(latestAnswer(page)).toContainText("Answer 3");
  await ask(page, "four");
  await expect(latestAnswer(page)).toContainText("Answer 4");

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

test("a conversation goes on: the question is echoed, plants are cards, next questions are one tap, earlier turns close", {
  tag: "@phone-first",
}, async ({ page }) => {
  await stubPictures(page);
  await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 360 : 1280, height: 640 });
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByText("What is troubling you?")).toBeInViewport();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await expect(question(page)).toHaveAttribute("placeholder", /^Such as: /);

  await ask(page, "which tea for a cough, I take metformin");
  await expect(page.getByText("You asked: which tea for a cough, I take metformin")).toBeVisible();
  const card = latestAnswer(page).getByRole("article").first();
  await expect(card.getByRole("heading")).toBeVisible();
  await expect(card.getByText(/^(?:Food plant|Caution)$/)).toBeVisible();
  await expect(latestAnswer(page)).toContainText("When to see someone");
  const rest = latestAnswer(page).getByRole("group").filter({ hasText: "More about this" });
  await expect(rest.getByText(/is made\./)).toBeHidden();
  await rest.getByText("More about this").click();
  await expect(rest.getByText(/is made\./)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  const next = page.getByRole("region", { name: "You may want to ask" }).getByRole("button");
  const chosen = (await next.first().textContent()) ?? "";
  await next.first().click();
  await expect(page.getByText(`You asked: ${chosen}`)).toBeVisible();
  const earlier = page.getByRole("list", { name: "Earlier in this conversation" }).getByRole("listitem");
  await expect(earlier).toHaveCount(1);
  await expect(earlier.getByRole("article").first()).toBeHidden();
  await earlier.getByText("which tea for a cough, I take metformin").click();
  await expect(earlier.getByRole("article").first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  const asked = recordChatRequests(page);
  await page.getByRole("button", { name: "Begin a new subject" }).click();
  await expect(question(page)).toBeFocused();
  await expect(earlier).toHaveCount(0);
  await expect(latestAnswer(page)).toHaveCount(0);
  await ask(page, "what is sorrel");
  await expect(latestAnswer(page).getByRole("article")).toHaveCount(1);
  expect(asked[0]?.postDataJSON()).toMatchObject({ conversationHistory: [] });
});

test("what was understood can be taken away, put back and added to, and the answer shows its records", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  const asked = recordChatRequests(page);
  await page.goto("/");
  await waitForHydration(page);
  await ask(page, "can I drink sorrel with warfarin for pressure");
  const understood = page.getByRole("region", { name: "What I understood" });
  await expect(latestAnswer(page)).toContainText("with warfarin");
  await understood.getByRole("button", { name: "Not meant: Warfarin, to stop blood from clotting" }).click();
  await expect(understood.getByRole("button", { name: /Put back: Warfarin/ })).toBeVisible();
  await expect(latestAnswer(page)).not.toContainText("with warfarin");
  expect(asked[1]?.postDataJSON()).toMatchObject({
    query: "can I drink sorrel with warfarin for pressure",
    conversationHistory: [],
    notMeant: ["medicine:warfarin"],
  });

  // What cannot be loaded is said so; the answer stays, and the next tap tries again.
  const add = understood.getByRole("button", { name: "Add", exact: true });
  consoleGuard.allow(/net::ERR_FAILED|dynamically imported module/);
  await page.route("**/add-to-question-*.js", (route) => route.abort());
  await add.click();
  await expect(understood.getByRole("alert")).toContainText("could not be loaded");
  await expect(latestAnswer(page)).toBeVisible();
  await page.unroute("**/add-to-question-*.js");
  await add.click();
  await add.click();
  await understood.getByRole("button", { name: "Pregnant" }).click();
  await expect(understood.getByRole("button", { name: "Not meant: Pregnant" })).toBeVisible();
  await expect(latestAnswer(page)).toContainText("in pregnancy");
  await understood.getByRole("button", { name: "Add", exact: true }).click();
  await understood.getByRole("textbox", { name: "Add a medicine" }).fill("metformin");
  await understood.getByRole("textbox", { name: "Add a medicine" }).press("Enter");
  await expect(latestAnswer(page)).toContainText(/with metformin/i);

  const why = latestAnswer(page).getByRole("group").filter({ hasText: "Why this answer?" });
  await why.getByText("Why this answer?").click();
  await expect(why.getByRole("listitem").first()).toContainText("Sorrel");
  await expect(why.getByRole("link").first()).toHaveAttribute("href", /^https?:/);
  await expectAccessible(page);
});

test("failed feedback can be given again; the question is kept when a guest signs up", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("Error sending feedback:");
  consoleGuard.expect("the server responded with a status of 503");
  await page.goto("/");
  await waitForHydration(page);
  await ask(page, "ginger for nausea");
  await page.route("**/functions/v1/herbal-analytics", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  const no = latestAnswer(page).getByRole("button", { name: "Not helpful" });
  await no.click();
  await expect(no).toBeEnabled();
  await expect(page.getByText("Thank you for your feedback!")).toHaveCount(0);
  await no.click();
  await expect(latestAnswer(page).getByText("Thank you for your feedback!")).toBeVisible();
  const why = latestAnswer(page).getByRole("group", { name: /What was wrong with it/ });
  await expect(why.getByRole("button")).toHaveText([
    "It is wrong",
    "Not what I asked",
    "Too long",
    "Something is missing",
  ]);
  await why.getByRole("button", { name: "Too long" }).click();
  await expect(latestAnswer(page).getByText("Noted.")).toBeVisible();
  await expect(why).toHaveCount(0);

  await page.getByRole("link", { name: "Sign up to save" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBe("ginger for nausea");
});

test("a signed-in user's question carries their token, and no sign-up is offered", { tag: "@once" }, async ({
  page,
}) => {
  const person = await makePerson(page.request);
  await signInByApi(page, person);
  const asked = recordChatRequests(page);
  const events = recordAnalyticsEvents(page);
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForFunction(() => localStorage.getItem("bush-tea-session") !== null);
  await expect(page.getByRole("link", { name: "Dashboard", includeHidden: true }).first()).toBeAttached();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeHidden();
  await ask(page, "lemongrass for fever, no other signs");
  await expect(latestAnswer(page)).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}").access_token,
  );
  expect(asked[0]?.headers().authorization).toBe(`Bearer ${token}`);
  expect(asked[0]?.postDataJSON()).toMatchObject({ userId: person.id });
  await expect(page.getByRole("link", { name: "Sign up to save" })).toHaveCount(0);
  await expect
    .poll(() => events.find((event) => event.event_type === "ai_query"))
    .toMatchObject({ user_id: person.id, metadata: { has_user: true } });
});
