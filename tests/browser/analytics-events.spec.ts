// What is written down about a visit: once for each opening, and nothing for who asks not to be followed.
import type { Page, Request } from "@playwright/test";
import { ask, latestAnswer, stubAnswers } from "./chat-page.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

type Written = { event_type: string; user_id: string | null; metadata: Record<string, unknown> };

function listen(page: Page): Written[] {
  const written: Written[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/rest/v1/user_analytics_events"))
      written.push(request.postDataJSON());
  });
  return written;
}

async function leaveAndComeBack(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Bottom" });
  await bar.getByRole("link", { name: "Plants" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plant Encyclopedia" })).toBeVisible();
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
}

test("each opening of home is written down once, and none where the browser asks not to be followed", {
  tag: "@once",
}, async ({ page, context }) => {
  const written = listen(page);
  const stored = page.waitForResponse((response) => response.url().endsWith("/user_analytics_events"));
  await page.goto("/");
  await waitForHydration(page);
  expect((await stored).status()).toBe(201);
  const view = { event_type: "page_view", user_id: null, plant_id: null, metadata: { page: "home" } };
  expect(written).toEqual([view]);
  await leaveAndComeBack(page);
  await expect.poll(() => written).toEqual([view, view]);

  for (const wish of ["doNotTrack", "globalPrivacyControl"] as const) {
    const shy = await context.newPage();
    await shy.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
    }, wish);
    const nothing = listen(shy);
    await stubAnswers(shy, { suggestion: "Yes", conversationId: null, sessionId: null });
    await shy.goto("/");
    await waitForHydration(shy);
    // Loaded in the same quiet moment in which an event would be sent.
    await shy.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/offline-services-")),
    );
    await leaveAndComeBack(shy);
    // Nor is a question.
    await ask(shy, "ginger for nausea");
    await expect(latestAnswer(shy)).toBeVisible();
    await shy.waitForLoadState("networkidle");
    expect(nothing, wish).toEqual([]);
    await shy.close();
  }
});
