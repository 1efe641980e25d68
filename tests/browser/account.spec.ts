// The account page: everything somebody can change, take along or end.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { adminGet, makePerson, newEmail, type Person, signInQuietly } from "#tests/support/people.ts";
import { expect, expectAccessible, sidewaysScroll, test } from "./fixtures.ts";
import { expectToast, signInWithPassword } from "./sign-in-page.ts";

async function openAccount(page: Page, person: Person): Promise<void> {
  await signInQuietly(page, person);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible({
    timeout: 20_000,
  });
}

test("axe finds nothing on the account page, and it fits a narrow phone", async ({ page }) => {
  await openAccount(page, await makePerson(page.request));
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(page.getByRole("dialog", { name: "Add your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test("the name and the choice about health questions can be changed", async ({ page }) => {
  const person = await makePerson(page.request, {
    metadata: { onboarded: true, keep_health_questions: false },
  });
  await openAccount(page, person);
  await expect(page.getByLabel("Your name")).toHaveValue("May");
  await page.getByLabel("Your name").fill("Auntie May");
  await page.getByRole("button", { name: "Save name" }).click();
  await expectToast(page, "Nice to meet you, Auntie May!");
  const choice = page.getByRole("switch", { name: /keeps the health questions/ });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Auntie May");
  await expect(choice).toBeChecked();
});

test("the address changes when both mails are answered", async ({ page }) => {
  const person = await makePerson(page.request);
  await openAccount(page, person);
  const wanted = newEmail();
  await page.getByLabel("New email").fill("nowhere");
  await page.getByRole("button", { name: "Change address" }).click();
  await expectToast(page, "Invalid email", "Please enter a valid email address");
  await page.getByLabel("New email").fill(wanted);
  await page.getByRole("button", { name: "Change address" }).click();
  await expectToast(page, "Two mails are on their way");
  await expect(page.getByText(`The change to ${wanted} waits for both mails`)).toBeVisible();

  const toNew = await findMail(page.request, wanted, "Confirm your new e-mail address for Bush Tea");
  await followMail(page, toNew, "Agree");
  await expect(page).toHaveURL("/account");
  await expectToast(page, "One more mail to answer");
  const toOld = await findMail(
    page.request,
    person.email,
    "Confirm that your Bush Tea e-mail address changes",
  );
  await followMail(page, toOld, "Agree");
  await expectToast(page, "E-mail address changed");
  await expect(page.getByText(wanted)).toBeVisible();
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({ email: wanted });
});

test("a new password signs out the other devices", async ({ page, browser, baseURL, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 422");
  const person = await makePerson(page.request);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInQuietly(elsewhere, person);
  await openAccount(page, person);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("At least 8 characters, please")).toBeVisible();
  await page.getByLabel("New password").fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Password not changed", "New password should be different from the old password.");
  await page.getByLabel("New password").fill("wild clary and honey");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Password changed", "All your other devices have been signed out.");
  await expect(page.getByRole("button", { name: /^Sign out Chrome/ })).toHaveCount(0);

  // The other device learns of it with its next renewal, and comes back with the new password.
  await elsewhere.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}");
    localStorage.setItem("bush-tea-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL("/auth");
  await signInWithPassword(elsewhere, person.email, "wild clary and honey");
  await expect(elsewhere).toHaveURL("/dashboard");
  await elsewhere.close();
});

test("an old session has to give a code by mail before the password changes", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 400");
  consoleGuard.expect("the server responded with a status of 422");
  const person = await makePerson(page.request);
  await openAccount(page, person);
  // No session of a test is a day old; the first answer is what the server would say to one that is.
  await page.route(
    "**/auth/v1/user",
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 400,
          error_code: "reauthentication_needed",
          msg: "Password update requires reauthentication",
        },
      }),
    { times: 1 },
  );
  await page.getByLabel("New password").fill("wild clary and honey");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Check your email!", "We sent you a security code.");
  const { code } = await findMail(page.request, person.email, "Your Bush Tea security code");
  await page.getByLabel("Security code from the mail").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm and change" }).click();
  await expectToast(page, "Password not changed", "Nonce has expired or is invalid");
  await page.getByLabel("Security code from the mail").fill(code);
  await page.getByRole("button", { name: "Confirm and change" }).click();
  await expectToast(page, "Password changed");
});

test("devices are listed and signed out one by one", async ({ page, browser, baseURL }) => {
  const person = await makePerson(page.request);
  const phone = await browser.newPage({
    baseURL: baseURL ?? "",
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
  });
  await signInWithPassword(phone, person.email, person.password);
  await expect(phone).toHaveURL("/dashboard");
  await openAccount(page, person);
  await expect(page.getByText("This device")).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out Chrome on Android" }).click();
  await expectToast(page, "That device is signed out");
  await expect(page.getByRole("button", { name: "Sign out Chrome on Android" })).toHaveCount(0);
  await phone.close();
});

test("one file holds everything we keep", async ({ page }) => {
  const person = await makePerson(page.request);
  await openAccount(page, person);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("bush-tea-my-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({
    account: { id: person.id, email: person.email },
    profiles: [{ display_name: "May" }],
  });
  expect(JSON.stringify(data)).not.toContain("encrypted_password");
});

test("an account is deleted only by whoever types the word, and then for good", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/the server responded with a status of 40[03]/);
  const person = await makePerson(page.request);
  await openAccount(page, person);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const last = dialog.getByRole("button", { name: "Delete for good" });
  await expect(last).toBeDisabled();
  await dialog.getByLabel("Type DELETE to confirm").fill("delet");
  await expect(last).toBeDisabled();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await last.click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "Your account is gone");
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({
    error_code: "user_not_found",
  });
  await signInWithPassword(page, person.email, person.password);
  await expectToast(page, "Sign in failed", "Invalid login credentials");
});
