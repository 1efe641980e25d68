// Passwords: signing in, signing up with a confirmed address, resetting a forgotten one.
import type { Page } from "@playwright/test";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { adminGet, makePerson, newEmail, signInByApi } from "#tests/support/people.ts";
import { recordChatRequests } from "./chat-page.ts";
import { expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { dropSession, expectCarriedQuery, expectToast, openSignIn } from "./sign-in-page.ts";

test("a password signs in and sends the pending question; invalid input and rejections are shown", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 400");
  const asked = recordChatRequests(page);
  const person = await makePerson(page.request);
  await openSignIn(page, "Password Sign In");
  const signIn = page.getByRole("button", { name: "Sign In", exact: true });
  await page.getByLabel("Email").fill("nobody");
  await signIn.click();
  await expectToast(page, "Invalid email", "Please enter a valid email address");
  await expect(page.getByText("Please enter your password")).toBeVisible();

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await signIn.click();
  await expectToast(page, "Sign in failed", "Invalid login credentials");

  await page.evaluate(() => localStorage.setItem("pendingQuery", "bush tea for a cold"));
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await signIn.click();
  await expectToast(page, "Welcome back!", "You've been signed in successfully");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, May!" })).toBeVisible();
  await expectCarriedQuery(page, asked, "bush tea for a cold");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBeNull();

  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
});

test("signing up confirms the address by link or code, signs in, and asks for consent", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 429");
  const busy = newEmail();
  const email = newEmail();
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Create an account" }).click();
  const signUp = page.getByRole("button", { name: "Sign Up", exact: true });
  await page.getByLabel("Email").fill(busy);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await signUp.click();
  await expect(page.getByText("At least 8 characters, please")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("sweet broom tea");
  // Starts the minute in which the server sends no second mail to this address.
  await page.request.post("/auth/v1/otp", { data: { email: busy } });
  await signUp.click();
  await expectToast(page, "Sign up failed", /you can only request this after \d+ seconds/);

  // Anyone can type any address here, so consent is asked for only after the address is confirmed.
  await expect(page.getByText(/keep your health questions/)).toHaveCount(0);
  await page.getByLabel("Email").fill(email);
  await signUp.click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();

  // An unconfirmed address cannot sign in.
  const early = await page.request.post("/auth/v1/token?grant_type=password", {
    data: { email, password: "sweet broom tea" },
  });
  expect(await early.json()).toMatchObject({ error_code: "email_not_confirmed" });

  const mail = await findMail(page.request, email, "Confirm your email address for Bush Tea");
  await followMail(page, mail, "Confirm my address");
  await expectToast(page, "Welcome!", "You've been signed in successfully");
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}"));
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog", { name: "What may we call you?" });
  await dialog.getByLabel("Your name").fill("May");
  await dialog.getByRole("button", { name: "Save my name" }).click();
  await expectToast(page, "Nice to meet you, May!");
  const welcome = page.getByRole("dialog", { name: "Welcome to Bush Tea" });
  await welcome.getByRole("button", { name: "Keep my questions" }).click();
  await expect(welcome).toBeHidden();
  expect(await adminGet(page.request, `/auth/v1/admin/users/${session.user.id}`)).toMatchObject({
    email,
    user_metadata: { keep_health_questions: true },
  });

  await dropSession(page);
  const other = newEmail();
  await openSignIn(page, "Password Sign In");
  // What a newcomer typed into the wrong form is kept.
  await page.getByLabel("Email").fill(other);
  await page.getByLabel("Password", { exact: true }).fill("sweet broom tea");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(other);
  await signUp.click();
  const { code } = await findMail(page.request, other, "Confirm your email address for Bush Tea");
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page).toHaveURL("/dashboard");
});

async function forget(page: Page, email: string) {
  await page.getByRole("tab", { name: "Password Sign In" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  return findMail(page.request, email, "Choose a new Bush Tea password");
}

async function savePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
}

test("a forgotten password is reset by the link of the mail, and not without", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 422");
  const person = await makePerson(page.request);
  await page.goto("/auth/reset");
  await expect(page).toHaveURL("/auth");
  await followMail(page, await forget(page, person.email), "Continue");
  await expect(page).toHaveURL(/\/auth\/reset/);
  await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await savePassword(page, person.password);
  await expectToast(page, "Password not changed", "New password should be different from the old password.");
  await savePassword(page, "fresh lemongrass");
  await expectToast(page, "Password changed");
  await expect(page).toHaveURL("/dashboard");
  await signInByApi(page, { ...person, password: "fresh lemongrass" });
});

test("a forgotten password is reset by the code of the mail", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  const person = await makePerson(page.request);
  await openSignIn(page, "Password Sign In");
  const { code } = await forget(page, person.email);
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page).toHaveURL("/auth/reset");
  await savePassword(page, "fresh lemongrass");
  await expect(page).toHaveURL("/dashboard");
});

test("the header's links keep their place when a user signs in", { tag: ["@desktop", "@long"] }, async ({
  page,
}) => {
  const banner = page.getByRole("banner");
  await page.goto("/plants");
  const place = async () => {
    await waitForHydration(page);
    return banner.getByRole("link", { name: "Encyclopedia" }).boundingBox();
  };
  await expect(banner.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth?new=1");
  const placeWhenSignedOut = await place();
  await signInByApi(page, await makePerson(page.request));
  await page.goto("/plants");
  await expect(banner.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Sign In" })).toBeHidden();
  expect(await place()).toEqual(placeWhenSignedOut);
});
