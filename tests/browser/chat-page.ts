// Page object of the chat, and a stub of its function for tests that do not depend on the answer.
import type { Page, Request } from "@playwright/test";

export const question = (page: Page) => page.getByLabel("Your question");
export const askButton = (page: Page) =>
  page.getByRole("button", { name: /Get Herbal Suggestions|Getting suggestions\.\.\./ });
export const latestAnswer = (page: Page) => page.getByRole("region", { name: "Latest Herbal Suggestions" });
export const disclaimerDialog = (page: Page) => page.getByRole("dialog", { name: /medical disclaimer/ });

export const agreement =
  "I understand this is for educational purposes only and is NOT medical advice. I agree to consult a healthcare provider before using any herbal remedies.";

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await askButton(page).click();
}

/** Answers instead of the server, and records the requests. */
export async function stubAnswers(
  page: Page,
  reply: Record<string, unknown>,
  status = 200,
): Promise<{ asked: Request[] }> {
  const asked: Request[] = [];
  await page.route("**/functions/v1/herbal-chat", (route) => {
    asked.push(route.request());
    return route.fulfill({ status, json: reply });
  });
  return { asked };
}

/** Records every request to the chat without intercepting it. */
export function recordChatRequests(page: Page): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/herbal-chat")) seen.push(request);
  });
  return seen;
}

export const recordAnalyticsEvents = (page: Page): Record<string, unknown>[] => {
  const seen: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/user_analytics_events") && request.method() === "POST")
      seen.push(request.postDataJSON());
  });
  return seen;
};
