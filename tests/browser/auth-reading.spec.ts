// The sign-in for everyone: axe in both themes, narrow screens, the keyboard alone, nothing inline.
import { findMail } from "#tests/support/mailbox.ts";
import { makePerson, newEmail } from "#tests/support/people.ts";
import { alive, expect, expectAccessible, sidewaysScroll, test } from "./fixtures.ts";
import { askForLink, openSignIn } from "./sign-in-page.ts";

test("axe finds nothing in any view of the sign-in, and none scrolls sideways", async ({ page }) => {
  // Six views, each read twice.
  test.setTimeout(180_000);
  await openSignIn(page, "Magic Link");
  const check = async () => {
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await check();
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

test("the keyboard alone signs in by password and out again", async ({ page }) => {
  const person = await makePerson(page.request);
  await page.goto("/auth");
  await alive(page);
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
});

test("the keyboard alone signs in by code, the focus going along from view to view", async ({ page }) => {
  const email = newEmail();
  await openSignIn(page, "Magic Link");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Enter code manually" })).toBeFocused();
  await page.keyboard.press("Enter");
  const { code } = await findMail(page.request, email, "Your Bush Tea sign-in link");
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

for (const path of ["/auth", "/auth/callback", "/auth/reset", "/dashboard", "/account"]) {
  test(`${path} is a page of its own without inline style, and no search engine keeps it`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain("site.invalid");
  });
}
