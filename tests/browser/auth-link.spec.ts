// Signing in by mail: the link, the code, links that are late, and everything the screen says about them.
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { newEmail } from "#tests/support/people.ts";
import { alive, expect, test } from "./fixtures.ts";
import { askForLink, carriedQuery, expectToast, openSignIn } from "./sign-in-page.ts";

const subject = "Your Bush Tea sign-in link";
const late = "The link appears to be invalid or expired. Please request a new one.";

test("a link from the mailbox signs in and takes the waiting question along; a second time it is refused", async ({
  page,
}) => {
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
  await followMail(page, mail, "Sign in");
  await expect(page).toHaveURL(/\/auth\/callback/);
  await expect(page.getByText("Signing you in...")).toBeVisible();
  seen.resolve();

  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Welcome!", "You've been signed in successfully");
  expect(await carriedQuery(page)).toBe("What is neem good for?");
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBeNull();
  await expect(page.getByRole("dialog", { name: "What may we call you?" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await followMail(page, mail, "Sign in");
  await expect(page).toHaveURL("/auth");
  await expectToast(page, "Invalid magic link", late);
});

test("the code from the mail signs in: pasted with a gap, after a wrong one and after letters", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 403");
  const email = newEmail();
  await askForLink(page, email);
  await page.getByRole("button", { name: "Enter code manually" }).click();
  const field = page.getByLabel("6-digit code");
  const verify = page.getByRole("button", { name: "Verify code" });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expect(verify).toBeDisabled();
  await field.fill("12345");
  await expect(verify).toBeDisabled();
  await field.fill("abcdef");
  await expect(verify).toBeEnabled();
  await verify.click();
  await expectToast(page, "Invalid code", "Please enter the 6-digit code from your email");

  const { code } = await findMail(page.request, email, subject);
  await field.fill(code === "000000" ? "000001" : "000000");
  await verify.click();
  await expectToast(page, "Verification failed", "Token has expired or is invalid");

  await page.getByRole("button", { name: "Back to the link" }).click();
  await expect(page.getByRole("button", { name: "Enter code manually" })).toBeVisible();
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
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "Welcome!", "You've been signed in successfully");
});

test("another link can be asked for after a minute's countdown, if the server agrees", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 429");
  await page.clock.install();
  await askForLink(page, newEmail());
  const waiting = page.getByRole("button", { name: /^Resend in \d+s$/ });
  await expect(waiting).toBeDisabled();
  expect(Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0])).toBeGreaterThan(50);
  await page.clock.fastForward(30_000);
  await expect
    .poll(async () => Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0]))
    .toBeLessThan(31);
  await page.clock.fastForward(31_000);
  const resend = page.getByRole("button", { name: "Resend link" });
  await expect(resend).toBeEnabled();
  // For the server the minute has not passed.
  await resend.click();
  await expectToast(
    page,
    "Failed to send magic link",
    /For security purposes, you can only request this after \d+ seconds\./,
  );
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(page.getByRole("button", { name: "Send Magic Link" })).toBeVisible();
});

test("what is no address is not sent", async ({ page }) => {
  let asked = false;
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/")) asked = true;
  });
  await openSignIn(page, "Magic Link");
  for (const wrong of ["", "may", "may@tea", "may at tea.gy"]) {
    await page.getByLabel("Email").fill(wrong);
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expectToast(page, "Invalid email", "Please enter a valid email address");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Dismiss" }).last().click();
  }
  expect(asked).toBe(false);
});

test("the callback says what is wrong with a link and leads back to the sign-in", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 403");
  const refused = (code: string, words: string) =>
    `#error=access_denied&error_code=${code}&error_description=${encodeURIComponent(words)}`;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const forged = `${encode({ alg: "none" })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600 })}.eHl6`;
  const cases = [
    ["", "Invalid magic link", late],
    ["#access_token=a&type=magiclink", "Invalid magic link", late],
    ["#access_token=a&refresh_token=b&type=recovery", "Invalid magic link", late],
    [refused("otp_expired", "Email link is invalid or has expired"), "Invalid magic link", late],
    [refused("user_banned", "User is banned"), "Authentication failed", "User is banned"],
    [refused("unexpected_failure", ""), "Authentication failed", "Something went wrong. Please try again."],
    [`#access_token=${forged}&refresh_token=b&type=magiclink`, "Authentication failed", /invalid JWT/],
  ] as const;
  for (const [hash, title, words] of cases) {
    await page.goto("about:blank");
    await page.goto(`/auth/callback${hash}`);
    await expect(page, hash).toHaveURL("/auth");
    await expectToast(page, title, words);
  }
});

test("a late confirmation is told once where it leads, and leaves a signed-in reader alone", async ({
  page,
}) => {
  await page.goto("/#error=access_denied&error_code=otp_expired&error_description=Too+late");
  await alive(page);
  await expectToast(page, "Invalid magic link", late);
  await expect(page).toHaveURL("/");
});
