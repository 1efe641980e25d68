// Accessibility of the sign-in pages: axe, narrow windows, keyboard; and their prerendered files.
import { findMail } from "#tests/support/mailbox.ts";
import { makePerson, newEmail } from "#tests/support/people.ts";
import { expect, expectAccessible, horizontalOverflow, test, waitForHydration } from "./fixtures.ts";
import { askForLink, openSignIn } from "./sign-in-page.ts";

test("every view of the sign-in passes axe and does not scroll horizontally at 320 px", {
  // Sets its own window size; `site-wide.spec.ts` checks the page in a large window.
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignIn(page, "Magic Link");
  const check = async () => {
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  };
  await check();
  // Two entries lead to this page, so neither is marked as current.
  await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCount(0);
  await page.getByRole("tab", { name: "Password Sign In" }).click();
  await check();
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("At least 8 characters, please")).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await check();
  await askForLink(page, newEmail());
  await check();
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await check();
});

test("signing in by password, signing out and signing in by code work with the keyboard alone", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const person = await makePerson(page.request);
  await page.goto("/auth");
  await waitForHydration(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Tab", "Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("tab", { name: "Magic Link" })).toBeFocused();
  await press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Password Sign In" })).toBeFocused();
  await press("Tab");
  if (await page.getByRole("tabpanel").evaluate((panel) => panel === document.activeElement))
    await press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(person.email);
  await press("Tab");
  await page.keyboard.type(person.password);
  await press("Enter");
  await expect(page).toHaveURL("/dashboard");
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    if (await logout.evaluate((button) => button === document.activeElement)) break;
    await press("Tab");
  }
  await expect(logout).toBeFocused();
  await press("Enter");
  await expect(page).toHaveURL("/");

  const email = newEmail();
  await openSignIn(page, "Magic Link");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("button", { name: "Enter code manually" })).toBeFocused();
  await press("Enter");
  const { code } = await findMail(page.request, email, "Your Bush Tea sign-in link");
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  await page.keyboard.type(code);
  await press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

test("account pages are prerendered in their loading state, without inline style, and not indexed", {
  tag: "@once",
}, async ({ request }) => {
  for (const [path, words] of [
    ["/auth", "Sign in</h1>"],
    ["/auth/callback", "Signing you in..."],
    ["/auth/reset", "Loading…"],
    ["/dashboard", "Loading…"],
    ["/account", "Loading…"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain(words);
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain("site.invalid");
  }
});
