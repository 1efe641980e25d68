// What a session does by itself: it stays, it renews, it ends everywhere at once.
import { makePerson, signInQuietly } from "#tests/support/people.ts";
import { alive, expect, test } from "./fixtures.ts";
import { signInWithPassword } from "./sign-in-page.ts";

const storedToken = () => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}").access_token;

test("a session is there in every tab, survives a reload and renews itself before its hour is over", {
  tag: "@once",
}, async ({ page, context }) => {
  const person = await makePerson(page.request);
  const other = await context.newPage();
  await other.goto("/auth");
  await alive(other);
  await page.clock.install();
  await signInWithPassword(page, person.email, person.password);
  const welcome = page.getByRole("heading", { level: 1, name: "Welcome back, May!" });
  await expect(welcome).toBeVisible();
  await expect(other).toHaveURL("/dashboard");
  await other.close();

  await page.reload();
  await expect(welcome).toBeVisible();
  const first = await page.evaluate(storedToken);
  const renewal = page.waitForResponse((response) => response.url().includes("grant_type=refresh_token"));
  await page.clock.fastForward("59:00");
  expect((await renewal).status()).toBe(200);
  await expect.poll(() => page.evaluate(storedToken)).not.toBe(first);
  await expect(welcome).toBeVisible();
});

test("signing out everywhere ends the session of the other device, too, and strangers see nothing", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  const person = await makePerson(page.request);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInQuietly(elsewhere, person);
  await signInQuietly(page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("heading", { level: 1, name: "Come in" })).toBeVisible();

  // The other device learns of it with its next renewal.
  await elsewhere.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}");
    localStorage.setItem("bush-tea-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL("/auth");
  await elsewhere.close();
});
