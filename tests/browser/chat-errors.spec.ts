// Errors of the chat, being offline, and the Markdown that an answer may contain.
import { ask, askButton, latestAnswer, question, recordAnalyticsEvents, stubAnswers } from "./chat-page.ts";
import { connectionErrors } from "./connection-fixture.ts";
import {
  expect,
  expectAccessible,
  stubPictures,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

test("chat errors are shown and keep the question; an answer renders only allowed Markdown", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("Error getting suggestions:");
  consoleGuard.expect("the server responded with a status of 503");
  consoleGuard.expect("net::ERR_CONNECTION_RESET");
  const events = recordAnalyticsEvents(page);
  await page.goto("/");
  await waitForHydration(page);
  for (const [reply, said] of [
    [{ error: "Please wait a little and ask again." }, "Please wait a little and ask again."],
    [{}, "Failed to get herbal suggestions"],
    ["broken", "Unknown error"],
  ] as const) {
    await page.route(
      "**/functions/v1/herbal-chat",
      (route) =>
        reply === "broken" ? route.abort("connectionreset") : route.fulfill({ status: 503, json: reply }),
      { times: 1 },
    );
    await ask(page, "ginger tea");
    await expectToast(page, "Unable to get suggestions", said);
    await expect(latestAnswer(page)).toContainText(
      "Sorry, we couldn't process your request at this time. Please try again later.",
    );
    await expect(latestAnswer(page).getByText("Was this helpful?")).toHaveCount(0);
    await expect(question(page)).toHaveValue("ginger tea");
    await expect(askButton(page)).toBeEnabled();
  }
  expect(events.filter((event) => event.event_type === "ai_query")).toEqual([]);

  await stubAnswers(page, {
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
  await ask(page, "ginger");
  await expect(latestAnswer(page).getByRole("heading", { name: "Title" })).toBeVisible();
  await expect(latestAnswer(page).locator("em")).toHaveText("soft");
  await expect(latestAnswer(page).locator("strong")).toHaveText("strong");
  await expect(latestAnswer(page).locator("img, code, b, script")).toHaveCount(0);
  expect(
    await latestAnswer(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["/plants/neem", "https://example.org/", "mailto:a@example.org", "ircs://example.org"]);
  await expect(latestAnswer(page)).toContainText("script");
});

test("asking offline says that it needs a connection and keeps the question", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  // Nothing is precached here: the display of answers is loaded once the connection is back.
  consoleGuard.allow(connectionErrors);
  consoleGuard.allow("The answer is shown without its layout");
  await stubPictures(page);
  await page.goto("/");
  await waitForHydration(page);
  await waitForIdleRequests(page);
  await context.setOffline(true);
  await ask(page, "ginger tea");
  await expect(page.getByRole("alert").filter({ hasText: "This needs a connection" })).toBeVisible();
  await expect(question(page)).toHaveValue("ginger tea");
  await expect(question(page)).toBeEnabled();
  await expectAccessible(page);
  await context.setOffline(false);
  await askButton(page).click();
  await expect(latestAnswer(page)).toBeVisible();
});
