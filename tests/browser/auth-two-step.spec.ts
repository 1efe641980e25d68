// Two-step sign-in by authenticator app and by security key: adding, signing in, removing.
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import {
  makeLink,
  makePerson,
  newEmail,
  type Person,
  signInByApi,
  signInByLink,
} from "#tests/support/people.ts";
import { recordChatRequests } from "./chat-page.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  askForLink,
  continueAs,
  expectCarriedQuery,
  expectToast,
  signInWithPassword,
} from "./sign-in-page.ts";

/** A code can be used once, so later ones are from a later time step; the server accepts one step of drift. */
const codeOf = (secret: string, halfMinutesAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutesAhead * 30_000,
  });

async function openAccount(page: Page, person: Person): Promise<void> {
  await signInByApi(page, person);
  await page.goto("/account");
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
}

test("a change of address removes the second step, which the page says before and after, and asks for consent again", {
  tag: "@once",
}, async ({ page }) => {
  const person = await makePerson(page.request);
  await signInByLink(page, person);
  await page.goto("/account");
  const goes = page.getByText("Your second step is removed with the change");
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await expect(goes).toHaveCount(0);
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Add your authenticator app" });
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByLabel("Code from your app").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expectToast(page, "Authenticator app added");
  await expect(goes).toBeVisible();
  await expectAccessible(page);

  const wanted = newEmail();
  await page.getByLabel("New email").fill(wanted);
  await page.getByRole("button", { name: "Change address" }).click();
  await expectToast(page, "Two emails are on their way");
  const toOld = await findMail(
    page.request,
    person.email,
    "Confirm that your Bush Tea email address changes",
  );
  await followMail(page, toOld, "Confirm the change");
  await expect(page).toHaveURL("/account");
  const { code } = await findMail(page.request, wanted, "Confirm your new email address for Bush Tea");
  await page.getByLabel("Code from the email to the new address").fill(code);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expectToast(page, "New address confirmed", "Your second step was removed");
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await expect(goes).toHaveCount(0);

  await page.goto("/dashboard");
  const welcome = page.getByRole("dialog", { name: "Welcome to Bush Tea" });
  await welcome.getByRole("button", { name: "Do not keep them" }).click();
  await expect(welcome).toBeHidden();
});

test("an authenticator app can be added, is required after the password, and can be removed", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 422");
  const asked = recordChatRequests(page);
  consoleGuard.expect("the server responded with a status of 400");
  const person = await makePerson(page.request);
  await openAccount(page, person);
  // A password alone adds no first step: the owner of the mailbox must agree.
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expectToast(page, "Check your email!");
  const { code: securityCode } = await findMail(page.request, person.email, "Your Bush Tea security code");
  await page.getByLabel("Security code from the email").fill(securityCode);
  await page.getByRole("button", { name: "Confirm and add" }).click();
  const dialog = page.getByRole("dialog", { name: "Add your authenticator app" });
  const picture = dialog.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(picture).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.evaluate(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.getByRole("button", { name: "Add security key" }).click();
  await expectToast(page, "Could not be added", "Browser does not support WebAuthn");

  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByLabel("Code from your app").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, "Authenticator app added");
  await expect(page.getByRole("button", { name: /^Remove Authenticator app/ })).toBeVisible();
  await logOut(page);

  await signInWithPassword(page, person.email, person.password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger"));
  // After the first step alone the account page is not accessible.
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
  const field = page.getByLabel("Code from your app");
  const verify = page.getByRole("button", { name: "Verify code" });
  await field.fill("12345x");
  await verify.click();
  await expectToast(page, "Invalid code");
  // An expired code.
  await field.fill(codeOf(secret, -1000));
  await verify.click();
  await expectToast(page, "Verification failed", "Invalid TOTP code entered");
  await field.fill(codeOf(secret, 1));
  await verify.click();
  await expectToast(page, "Welcome back!", "You've been signed in successfully");
  await expect(page).toHaveURL("/dashboard");
  await expectCarriedQuery(page, asked, "ginger");

  await page.goto("/account");
  await page.getByRole("button", { name: /^Remove Authenticator app/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await logOut(page);
  await signInWithPassword(page, person.email, person.password);
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

test("a security key is required after a password, a mailed link and a password reset", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  await plugInKey(page);
  const asked = recordChatRequests(page);
  const person = await makePerson(page.request);
  await signInByLink(page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: "Add security key" }).click();
  await expectToast(page, "Security key added");
  await expect(page.getByRole("button", { name: "Remove Security key" })).toBeVisible();
  await logOut(page);

  const oneMore = page.getByRole("heading", { name: "One more step" });
  const key = page.getByRole("button", { name: "Use Security key" });
  await signInWithPassword(page, person.email, person.password);
  await expect(oneMore).toBeVisible();
  await expect(page.getByLabel("Code from your app")).toHaveCount(0);
  await page.getByRole("button", { name: "Use another account" }).click();
  await expect(page.getByRole("tab", { name: "Magic Link" })).toBeVisible();

  await askForLink(page, person.email);
  await page.evaluate(() => localStorage.setItem("pendingQuery", "ginger"));
  const mail = await findMail(page.request, person.email, "Your Bush Tea sign-in link");
  await followMail(page, mail, "Sign in");
  await expect(page).toHaveURL("/auth");
  await expect(oneMore).toBeVisible();
  await key.click();
  await expectToast(page, "Welcome back!", "You've been signed in successfully");
  await expect(page).toHaveURL("/dashboard");
  await expectCarriedQuery(page, asked, "ginger");

  // The page that a guest wanted survives the link and the second step.
  await logOut(page);
  await page.goto("/reminders");
  await expect(page).toHaveURL("/auth");
  await followMail(page, await makeLink(page.request, person, "magiclink"), "Sign in");
  await continueAs(page, person.email);
  await expect(oneMore).toBeVisible();
  await key.click();
  await expect(page).toHaveURL("/reminders");

  await logOut(page);
  await followMail(page, await makeLink(page.request, person, "recovery"), "Continue");
  await continueAs(page, person.email);
  await expect(oneMore).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await key.click();
  await page.getByLabel("New password").fill("fresh lemongrass");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/dashboard");
});
