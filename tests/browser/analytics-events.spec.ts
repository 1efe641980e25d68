// Analytics events of a visit: one for each page view, none under Do Not Track or Global Privacy Control.
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

test("each view of home is recorded once, and nothing under Do Not Track or Global Privacy Control", {
  tag: ["@once", "@long"],
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

  for (const signal of ["doNotTrack", "globalPrivacyControl"] as const) {
    const optedOut = await context.newPage();
    await optedOut.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
    }, signal);
    const nothing = listen(optedOut);
    await stubAnswers(optedOut, { suggestion: "Yes", conversationId: null, sessionId: null });
    await optedOut.goto("/");
    await waitForHydration(optedOut);
    // Loaded in the same idle callback in which an event would be sent.
    await optedOut.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/offline-services-")),
    );
    await leaveAndComeBack(optedOut);
    // A question is not recorded either.
    await ask(optedOut, "ginger for nausea");
    await expect(latestAnswer(optedOut)).toBeVisible();
    await optedOut.waitForLoadState("networkidle");
    expect(nothing, signal).toEqual([]);
    await optedOut.close();
  }
});
