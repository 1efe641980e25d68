// Two steps: turned on and off on the account page, asked for at the next sign-in, by app and by security key.
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { makePerson, type Person, signInQuietly } from "#tests/support/people.ts";
import { alive, expect, expectAccessible, test } from "./fixtures.ts";
import { carriedQuery, expectToast, openSignIn, signInWithPassword } from "./sign-in-page.ts";

/** A code counts once, so each later one is taken from a later half minute; the server allows one of slack. */
const codeOf = (secret: string, halfMinutesAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutesAhead * 30_000,
  });

async function openAccount(page: Page, person: Person): Promise<void> {
  await signInQuietly(page, person);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible({
    timeout: 20_000,
  });
}

async function logOut(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
}

async function addApp(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Add your authenticator app" });
  const picture = dialog.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByLabel("Code from your app").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, "Authenticator app added");
  return secret;
}

test("an authenticator app is added, asked for after the password, and taken away again", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 422");
  const person = await makePerson(page.request);
  await openAccount(page, person);
  const secret = await addApp(page);
  await expect(page.getByRole("button", { name: /^Remove Authenticator app/ })).toBeVisible();
  await logOut(page);

  await signInWithPassword(page, person.email, person.password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger"));
  // Half signed in is not signed in.
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("Code from your app").fill("12345x");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expectToast(page, "Invalid code");
  await page.getByLabel("Code from your app").fill("000000");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expectToast(page, "Verification failed", "Invalid TOTP code entered");
  await page.getByLabel("Code from your app").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Welcome back!", "You've been signed in successfully");
  expect(await carriedQuery(page)).toBe("ginger");

  await page.goto("/account");
  await page.getByRole("button", { name: /^Remove Authenticator app/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await logOut(page);
  await signInWithPassword(page, person.email, person.password);
  await expect(page).toHaveURL("/dashboard");
});

test("a link by mail does not go round the second step, and neither does a forgotten password", async ({
  page,
}) => {
  const person = await makePerson(page.request);
  await openAccount(page, person);
  const secret = await addApp(page);
  await logOut(page);

  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  const mail = await findMail(page.request, person.email, "Choose a new Bush Tea password");
  await followMail(page, mail, "Go on");
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.getByLabel("Code from your app").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Verify code" }).click();
  await page.getByLabel("New password").fill("fresh lemongrass");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/dashboard");
});

async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "usb",
      hasResidentKey: false,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a security key is added and asked for after the password", async ({ page }) => {
  await plugInKey(page);
  const person = await makePerson(page.request);
  await openAccount(page, person);
  await page.getByRole("button", { name: "Add security key" }).click();
  await expectToast(page, "Security key added");
  await expect(page.getByRole("button", { name: "Remove Security key" })).toBeVisible();
  await logOut(page);

  await signInWithPassword(page, person.email, person.password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("Code from your app")).toHaveCount(0);
  await page.getByRole("button", { name: "Use Security key" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, May!" })).toBeVisible();
});

test("somebody half signed in can turn back", async ({ page }) => {
  await plugInKey(page);
  const person = await makePerson(page.request);
  await openAccount(page, person);
  await page.getByRole("button", { name: "Add security key" }).click();
  await expectToast(page, "Security key added");
  await logOut(page);
  await signInWithPassword(page, person.email, person.password);
  await page.getByRole("button", { name: "Use another account" }).click();
  await expect(page.getByRole("tab", { name: "Magic Link" })).toBeVisible();
});

test("a browser without security keys says so", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
  });
  await openAccount(page, await makePerson(page.request));
  await alive(page);
  await page.getByRole("button", { name: "Add security key" }).click();
  await expectToast(page, "Could not be added", "Browser does not support WebAuthn");
});
