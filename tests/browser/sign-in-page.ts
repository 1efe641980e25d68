// The sign-in screen as tests speak of it.
import { expect, type Page, type Request } from "@playwright/test";
import { latest } from "./chat-page.ts";
import { alive } from "./fixtures.ts";

export async function openSignIn(page: Page, tab: "Magic Link" | "Password Sign In"): Promise<void> {
  await page.goto("/auth");
  await alive(page);
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

/** Answers the question of a link that this browser did not ask for. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `Continue as ${email}?` })).toBeVisible();
  await page.getByRole("button", { name: "Yes, continue" }).click();
}

/**
 * Takes the session out of the browser and leaves it on the server. On a page that runs no script: a living one would
 * still send something in the name of who has gone, and be refused.
 */
export async function dropSession(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(() => localStorage.clear());
}

/**
 * A toast with this title, and these words if any: looked for in one glance, and before anything else that came with
 * it, because it does not stay. Behind an open dialog it is seen, but hidden from roles.
 */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const toast = page
    .getByRole("region", { name: /Notification/, includeHidden: true })
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: title })
    .filter({ hasText: description ?? "" });
  await expect(toast.last()).toBeVisible();
}

/** The question that came along was asked, and answered: this one and no other. */
export async function expectCarriedQuery(
  page: Page,
  asked: readonly Request[],
  query: string,
): Promise<void> {
  await expect(latest(page)).toBeVisible();
  expect(asked.map((request) => request.postDataJSON().query)).toEqual([query]);
}
