// The account page: changing name, consent, devices, password and address, exporting data, deleting the account.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import {
  adminGet,
  makePerson,
  newEmail,
  type Person,
  signInByApi,
  signInByLink,
} from "#tests/support/people.ts";
import { expect, expectAccessibleAtBothSizes, horizontalOverflow, test } from "./fixtures.ts";
import { expectToast, signInWithPassword } from "./sign-in-page.ts";

async function openAccount(page: Page, person: Person): Promise<void> {
  await signInByApi(page, person);
  await page.goto("/account");
  await expect(page.getByText("This device")).toHaveCount(1);
}

/** Signs this user in on another device and returns a check whether that session is still valid. */
async function signInElsewhere(page: Page, person: Person) {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: {
      "user-agent":
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
    },
    data: { email: person.email, password: person.password },
  });
  const { access_token: token } = await answer.json();
  const isSignedIn = async () => {
    const me = await page.request.get("/auth/v1/user", { headers: { authorization: `Bearer ${token}` } });
    return me.ok();
  };
  expect(await isSignedIn()).toBe(true);
  return isSignedIn;
}

test("the account page and its dialogs pass axe and fit a narrow phone", { tag: "@once" }, async ({
  page,
}) => {
  await signInByLink(page, await makePerson(page.request));
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Add authenticator app" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(page.getByRole("dialog", { name: "Add your authenticator app" })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test("name, consent, devices and password can be changed; a new password ends every other session", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 400");
  consoleGuard.expect("the server responded with a status of 422");
  consoleGuard.expect("the server responded with a status of 500");
  const person = await makePerson(page.request, {
    metadata: { onboarded: true, keep_health_questions: false },
  });
  const phone = await signInElsewhere(page, person);
  // On a slow connection the name is edited before the stored one has loaded.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    "**/rest/v1/profiles?*",
    async (route) => {
      await held;
      await route.fallback();
    },
    { times: 1 },
  );
  await openAccount(page, person);
  const name = page.getByLabel("Your name");
  await name.fill("Auntie May");
  const kept = page.waitForResponse("**/rest/v1/profiles?*");
  release();
  expect(await (await kept).json()).toEqual({ display_name: "May" });
  const choice = page.getByRole("switch", { name: /keeps the health questions/ });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();

  const row = page.getByRole("button", { name: "Sign out Chrome on Android" });
  await row.click();
  await expectToast(page, "That device is signed out");
  await expect(row).toHaveCount(0);
  expect(await phone()).toBe(false);
  await expect(name).toHaveValue("Auntie May");
  await page.getByRole("button", { name: "Save name" }).click();
  await expectToast(page, "Nice to meet you, Auntie May!");

  const another = await signInElsewhere(page, person);
  const change = async (password: string) => {
    await page.getByLabel("New password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("short");
  await expect(page.getByText("At least 8 characters, please")).toBeVisible();
  await change(person.password);
  await expectToast(page, "Password not changed", "New password should be different from the old password.");

  // No session of a test is a day old, so the answer for an old session is stubbed.
  const msg = "Password update requires reauthentication";
  await page.route(
    "**/auth/v1/user",
    (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: "reauthentication_needed", msg } }),
    { times: 1 },
  );
  await change("wild clary and honey");
  await expectToast(page, "Check your email!", "We sent you a security code.");
  const { code } = await findMail(page.request, person.email, "Your Bush Tea security code");
  const field = page.getByLabel("Security code from the email");
  const confirm = page.getByRole("button", { name: "Confirm and change" });
  await field.fill(code === "000000" ? "000001" : "000000");
  await confirm.click();
  await expectToast(page, "Password not changed", "Nonce has expired or is invalid");
  await field.fill(code);
  await confirm.click();
  await expectToast(page, "Password changed", "All your other devices have been signed out.");
  expect(await another()).toBe(false);

  const sessions = "**/rest/v1/rpc/my_sessions";
  await page.route(sessions, (route) => route.fulfill({ status: 500, json: { message: "resting" } }));
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Auntie May");
  await expect(choice).toBeChecked();
  const failed = page.getByRole("alert").filter({ hasText: "The devices could not be loaded." });
  await expect(failed).toBeVisible();
  await page.unroute(sessions);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This device")).toHaveCount(1);
  await expect(failed).toHaveCount(0);
  await signInByApi(page, { ...person, password: "wild clary and honey" });
});

test("an account without a password sets its first one with a mailed code and is notified by mail", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 400");
  const person = await makePerson(page.request, { withPassword: false });
  await signInByLink(page, person);
  await page.goto("/account");
  await page.getByLabel("New password").fill("wild clary and honey");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Check your email!", "We sent you a security code.");
  const { code } = await findMail(page.request, person.email, "Your Bush Tea security code");
  await page.getByLabel("Security code from the email").fill(code);
  await page.getByRole("button", { name: "Confirm and change" }).click();
  await expectToast(page, "Password changed");
  await findMail(page.request, person.email, "A password was added to your Bush Tea account");
  await signInByApi(page, { ...person, password: "wild clary and honey" });
});

test("an account is deleted in an older session once the code from the email is entered", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 403");
  const person = await makePerson(page.request);
  await openAccount(page, person);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  // The first time as if the session were older.
  await page.route(
    "**/rest/v1/rpc/delete_my_account",
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: "42501",
          message: "Please confirm that it is you.",
          details: null,
          hint: "reauthentication_needed",
        },
      }),
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expectToast(page, "Check your email!");
  const { code } = await findMail(page.request, person.email, "Your Bush Tea security code");
  await dialog.getByLabel("Security code from the email").fill(code);
  await dialog.getByRole("button", { name: "Confirm and delete" }).click();
  await expectToast(page, "Your account was deleted");
  await expect(page).toHaveURL("/");
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({
    error_code: "user_not_found",
  });
});

test("the address changes after both mails are confirmed; the data can be exported; the account can be deleted", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect(/the server responded with a status of 40[03]/);
  const person = await makePerson(page.request);
  await openAccount(page, person);
  const wanted = newEmail();
  const change = async (email: string) => {
    await page.getByLabel("New email").fill(email);
    await page.getByRole("button", { name: "Change address" }).click();
  };
  await change("nowhere");
  await expectToast(page, "Invalid email", "Please enter a valid email address");
  await change(wanted);
  await expectToast(page, "Two emails are on their way");
  await expect(page.getByText(`The change to ${wanted} is waiting for both emails`)).toBeVisible();
  const toOld = await findMail(
    page.request,
    person.email,
    "Confirm that your Bush Tea email address changes",
  );
  await followMail(page, toOld, "Confirm the change");
  await expectToast(page, "One more email to confirm");
  await expect(page).toHaveURL("/account");
  const toNew = await findMail(page.request, wanted, "Confirm your new email address for Bush Tea");
  await followMail(page, toNew, "Confirm the change");
  await expectToast(page, "Email address changed");
  await expect(page.getByText(wanted)).toBeVisible();
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({ email: wanted });

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("bush-tea-my-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({
    account: { id: person.id, email: wanted },
    profiles: [{ display_name: "May" }],
  });
  expect(JSON.stringify(data)).not.toContain("encrypted_password");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const last = dialog.getByRole("button", { name: "Delete for good" });
  await expect(last).toBeDisabled();
  await dialog.getByLabel("Type DELETE to confirm").fill("delet");
  await expect(last).toBeDisabled();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await last.click();
  await expectToast(page, "Your account was deleted");
  await expect(page).toHaveURL("/");
  expect(await adminGet(page.request, `/auth/v1/admin/users/${person.id}`)).toMatchObject({
    error_code: "user_not_found",
  });
  await signInWithPassword(page, wanted, person.password);
  await expectToast(page, "Sign in failed", "Invalid login credentials");
});
