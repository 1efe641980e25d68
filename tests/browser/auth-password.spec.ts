// Passwords: signing in, signing up with a confirmed address, choosing a new one.
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { adminGet, makePerson, newEmail, signInQuietly } from "#tests/support/people.ts";
import { alive, expect, test } from "./fixtures.ts";
import { carriedQuery, expectToast, openSignIn, signInWithPassword } from "./sign-in-page.ts";

test("a password signs in and takes the waiting question along; a wrong one is told in the server's words", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 400");
  const person = await makePerson(page.request);
  await signInWithPassword(page, person.email, "not the password");
  await expectToast(page, "Sign in failed", "Invalid login credentials");

  await page.evaluate(() => localStorage.setItem("pendingQuery", "bush tea for a cold"));
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Welcome back!", "You've been signed in successfully");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, May!" })).toBeVisible();
  expect(await carriedQuery(page)).toBe("bush tea for a cold");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBeNull();

  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard");
});

test("the password form wants an address and a password", async ({ page }) => {
  await openSignIn(page, "Password Sign In");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectToast(page, "Invalid email", "Please enter a valid email address");
  await expect(page.getByText("Please enter your password")).toBeVisible();
});

test("signing up asks for consent, confirms the address by mail and comes home signed in", async ({
  page,
  consoleGuard,
}, { project }) => {
  consoleGuard.expect("the server responded with a status of 400");
  const email = newEmail();
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("At least 8 characters, please")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("sweet broom tea");
  const consent = page.getByRole("checkbox", { name: /I agree that Bush Tea keeps the health questions/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();

  // Before the mail is answered, nobody is in.
  const early = await page.evaluate(
    async (body) => (await fetch("/auth/v1/token?grant_type=password", { method: "POST", body })).json(),
    JSON.stringify({ email, password: "sweet broom tea" }),
  );
  expect(early).toMatchObject({ error_code: "email_not_confirmed" });

  const mail = await findMail(page.request, email, "Confirm your e-mail address for Bush Tea");
  await followMail(page, mail, "Confirm my address");
  await expect(page).toHaveURL("/");
  await expectToast(page, "Welcome!", "You've been signed in successfully");
  if (project.name === "desktop") {
    await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeHidden();
  } else {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link")).toHaveText([
      "Home",
      "Encyclopedia",
      "Dashboard",
    ]);
  }
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}"));
  expect(await adminGet(page.request, `/auth/v1/admin/users/${session.user.id}`)).toMatchObject({
    email,
    user_metadata: { keep_health_questions: true },
  });
});

test("a sign-up the server refuses is told, and its code works in place of the link", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 429");
  const email = newEmail();
  await page.request.post("/auth/v1/otp", { data: { email } });
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("sweet broom tea");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectToast(page, "Sign up failed", /you can only request this after \d+ seconds/);

  const other = newEmail();
  await page.getByLabel("Email").fill(other);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  const { code } = await findMail(page.request, other, "Confirm your e-mail address for Bush Tea");
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a forgotten password is replaced by way of the mail's link", async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 422");
  const person = await makePerson(page.request);
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  const mail = await findMail(page.request, person.email, "Choose a new Bush Tea password");
  await followMail(page, mail, "Go on");
  await expect(page).toHaveURL(/\/auth\/reset/);
  await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();

  await page.getByLabel("New password").fill(person.password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expectToast(page, "Password not changed", "New password should be different from the old password.");
  await page.getByLabel("New password").fill("fresh lemongrass");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Password changed");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await signInWithPassword(page, person.email, "fresh lemongrass");
  await expect(page).toHaveURL("/dashboard");
});

test("a forgotten password is replaced by way of the mail's code", async ({ page }) => {
  const person = await makePerson(page.request);
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  const { code } = await findMail(page.request, person.email, "Choose a new Bush Tea password");
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page).toHaveURL("/auth/reset");
  await page.getByLabel("New password").fill("fresh lemongrass");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the page for a new password is closed to strangers", async ({ page }) => {
  await page.goto("/auth/reset");
  await expect(page).toHaveURL("/auth");
});

test("the header keeps its shape whoever reads", async ({ page }, { project }) => {
  if (project.name !== "desktop") {
    await page.goto("/plants");
    return expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeHidden();
  }
  const place = async () => {
    await alive(page);
    return page.getByRole("banner").getByRole("link", { name: "Encyclopedia" }).boundingBox();
  };
  await page.goto("/plants");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toHaveAttribute(
    "href",
    "/auth",
  );
  const stranger = await place();
  await signInQuietly(page, await makePerson(page.request));
  await page.goto("/plants");
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  expect(await place()).toEqual(stranger);
});
