// Signing in by mail: the link, the code, resending, and links that are invalid or expired.
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { makePerson, newEmail, signInByApi } from "#tests/support/people.ts";
import { expect, test } from "./fixtures.ts";
import { askForLink, dropSession, expectToast, openSignIn } from "./sign-in-page.ts";

const subject = "Your Bush Tea sign-in link";
const late = "The link appears to be invalid or expired. Please request a new one.";

test("a mailed link signs in and keeps the pending question; used again it is rejected", {
  tag: "@once",
}, async ({ page }) => {
  const email = newEmail();
  await askForLink(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("pendingQuery", "What is neem good for?"));

  const seen = Promise.withResolvers<void>();
  await page.route("**/auth/v1/user", async (route) => {
    await seen.promise;
    await route.continue();
  });
  const mail = await findMail(page.request, email, subject);
  // It refuses requests that seem to come through a proxy.
  await page.route("**/mailbox**", (route) => {
    const { "x-forwarded-for": _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.goto("/mailbox");
  await page.locator(`a[href="${mail.path}"]`).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await page.locator("pre a").first().click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/callback/);
  await expect(page.getByText("Signing you in...")).toBeVisible();
  seen.resolve();

  await expectToast(page, "Welcome!", "You've been signed in successfully");
  await expect(page).toHaveURL("/dashboard");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBeNull();
  await expect(page.getByRole("dialog", { name: "What may we call you?" })).toBeVisible();
  // It is stored for this tab until the dialog is done, and not in the browser's history.
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain("What is neem good for?");
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toBeNull();

  await dropSession(page);
  await followMail(page, mail, "Sign in");
  await expectToast(page, "This link has already been used", /Sign in as usual/);
  await expect(page).toHaveURL("/auth");
});

test("the address is validated, the mail can be resent after a minute, and its code signs in", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 429");
  consoleGuard.expect("the server responded with a status of 403");
  const email = newEmail();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/")) asked += 1;
  });
  await page.clock.install();
  await openSignIn(page, "Magic Link");
  const send = page.getByRole("button", { name: "Send Magic Link" });
  for (const wrong of ["", "may@tea"]) {
    await page.getByLabel("Email").fill(wrong);
    await send.click();
    await expectToast(page, "Invalid email", "Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Dismiss" }).last().click();
  }
  expect(asked).toBe(0);

  // The first two requests are stubbed, so the third is the first that reaches the server.
  await page.route("**/auth/v1/otp*", (route) => route.fulfill({ json: {} }), { times: 2 });
  await page.getByLabel("Email").fill(email);
  await send.click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await send.click();
  const waiting = page.getByRole("button", { name: /^Resend in \d+s$/ });
  await expect(waiting).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect
    .poll(async () => Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0]))
    .toBeLessThan(31);
  await page.clock.fastForward(31_000);
  const resend = page.getByRole("button", { name: "Resend link" });
  await resend.click();
  await expectToast(page, "Check your email!", `Another email is on its way to ${email}.`);
  await expect(waiting).toBeDisabled();
  const { code } = await findMail(page.request, email, subject);
  await page.clock.fastForward(61_000);
  // The server's clock was not advanced: its minute has not passed.
  await resend.click();
  await expectToast(
    page,
    "Failed to send magic link",
    /For security purposes, you can only request this after \d+ seconds\./,
  );

  await page.getByRole("button", { name: "Enter code manually" }).click();
  const field = page.getByLabel("6-digit code");
  const verify = page.getByRole("button", { name: "Verify code" });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expect(verify).toBeDisabled();
  await field.fill("12345");
  await expect(verify).toBeDisabled();
  await field.fill("abcdef");
  await verify.click();
  await expectToast(page, "Invalid code", "Please enter the 6-digit code from your email");
  await field.fill(code === "000000" ? "000001" : "000000");
  await verify.click();
  await expectToast(page, "Verification failed", "Token has expired or is invalid");
  // A success without a session.
  await page.route("**/auth/v1/verify*", (route) => route.fulfill({ json: {} }), { times: 1 });
  await field.fill(code);
  await verify.click();
  await expectToast(page, "Verification failed", "An error occurred on token verification.");

  await page.getByRole("button", { name: "Back to the link" }).click();
  await page.getByRole("button", { name: "Enter code manually" }).click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue(code);
  await verify.click();
  await expectToast(page, "Welcome!", "You've been signed in successfully");
  await expect(page).toHaveURL("/dashboard");
});

test("an invalid link shows its error and does not end an existing session", {
  tag: ["@once", "@long"],
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 400");
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const forged = `${encode({ alg: "none" })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600 })}.eHl6`;
  const refused = (code: string, words: string) =>
    `#error=access_denied&error_code=${code}&error_description=${words}`;
  // Unit tests cover how links are classified; these are the three messages.
  for (const [hash, title, words] of [
    ["", "Invalid magic link", late],
    [refused("user_banned", "User+is+banned"), "Authentication failed", "User is banned"],
    [
      `#access_token=${forged}&refresh_token=b&type=magiclink`,
      "Authentication failed",
      /Invalid Refresh Token/,
    ],
  ] as const) {
    await page.goto(`/auth/callback${hash}`);
    await expectToast(page, title, words);
    await expect(page, hash).toHaveURL("/auth");
  }

  await signInByApi(page, await makePerson(page.request));
  await page.goto(`/${refused("otp_expired", "Too+late")}`);
  await expectToast(page, "Invalid magic link", late);
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("bush-tea-session"))).not.toBeNull();
});
