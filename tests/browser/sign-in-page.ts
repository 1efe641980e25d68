// Page object of the sign-in screen, and checks shared by the tests of signed-in users.
import { expect, type Page, type Request } from "@playwright/test";
import { latestAnswer } from "./chat-page.ts";
import { waitForHydration } from "./fixtures.ts";

export async function openSignIn(page: Page, tab: "Magic Link" | "Password Sign In"): Promise<void> {
  await page.goto("/auth");
  await waitForHydration(page);
  await page.getByRole("tab", { name: tab }).click();
  await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
}

export async function askForLink(page: Page, email: string): Promise<void> {
  await openSignIn(page, "Magic Link");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
}

export async function signInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await openSignIn(page, "Password Sign In");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Confirms the account of a link that this browser did not request. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `Continue as ${email}?` })).toBeVisible();
  await page.getByRole("button", { name: "Yes, continue" }).click();
}

/**
 * Deletes the session in the browser but not on the server. Done on a page without scripts, because a hydrated page could
 * still send a request of the deleted session, which would be rejected.
 */
export async function dropSession(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(() => localStorage.clear());
}

/**
 * Expects a toast with this title and description. Call it before other checks, because toasts disappear. A toast behind
 * an open dialog is visible, but hidden from the accessibility tree.
 */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page
    .getByRole("region", { name: /Notification/, includeHidden: true })
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: title })
    .filter({ hasText: description ?? "" });
  await expect(toast.last()).toBeVisible();
}

/** Expects that the pending question, and no other, was sent and answered. */
export async function expectCarriedQuery(
  page: Page,
  asked: readonly Request[],
  query: string,
): Promise<void> {
  await expect(latestAnswer(page)).toBeVisible();
  expect(asked.map((request) => request.postDataJSON().query)).toEqual([query]);
}
