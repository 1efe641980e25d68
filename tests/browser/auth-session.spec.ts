// Sessions: shared between tabs, renewed, ended on all devices, and replaced by another account's.
import type { Page } from "@playwright/test";
import { followMail } from "#tests/support/mailbox.ts";
import { makeLink, makePerson, signInByApi } from "#tests/support/people.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";
import { continueAs, signInWithPassword } from "./sign-in-page.ts";

const storedToken = () => JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}").access_token;

test("a session is shared by all tabs, survives a reload and is refreshed before it expires", {
  tag: ["@once", "@long"],
}, async ({ page, context }) => {
  const person = await makePerson(page.request);
  const other = await context.newPage();
  await other.goto("/auth");
  await waitForHydration(other);
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

test("signing out everywhere ends the sessions of other devices, and the account page then needs a sign-in", {
  tag: ["@once", "@long"],
}, async ({ page, browser, baseURL }) => {
  const person = await makePerson(page.request);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInByApi(elsewhere, person);
  await signInByApi(page, person);
  const announced = page.waitForResponse("**/rpc/announce_achievements");
  await page.goto("/account");
  // Waits for the page's own requests: sent after the end of the session, they would be rejected.
  await (await announced).finished();
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await expect(page.getByText("This device")).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  // The other device notices with its next token refresh.
  await elsewhere.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("bush-tea-session") ?? "{}");
    localStorage.setItem("bush-tea-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL("/auth");
  await elsewhere.close();
});

test("signing out works when the server fails or does not answer", { tag: ["@once", "@long"] }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("the server responded with a status of 500");
  const person = await makePerson(page.request);
  const logout = page.getByRole("button", { name: "Logout" });
  const failed = page.getByText("Sign out failed");
  const refusal = { status: 500, json: { code: 500, error_code: "unexpected_failure", msg: "no" } };
  await page.route("**/auth/v1/logout*", (route) => route.fulfill(refusal), { times: 1 });
  await signInByApi(page, person);
  await page.goto("/dashboard");
  await logout.click();
  await expect(page).toHaveURL("/");
  await expect(failed).toHaveCount(0);

  // The request is never answered.
  await page.route("**/auth/v1/logout*", () => undefined);
  await signInByApi(page, person);
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(logout).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest("**/auth/v1/logout*");
  await logout.click();
  await asked;
  await expect(page.getByRole("main").getByText("Signing you out...")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.clock.fastForward(3_000);
  await page.clock.resume();
  await expect(page).toHaveURL("/");
  await expect(failed).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("bush-tea-session"))).toBeNull();
});

test("signing in over another account deletes that account's personal data in every tab", {
  tag: ["@once", "@long"],
}, async ({ page, context }) => {
  const [ann, bob] = [
    await makePerson(page.request, { name: "Ann" }),
    await makePerson(page.request, { name: "Bob" }),
  ];
  const personal = ["bookmarks", "myMedicines", "pendingQuery", "reminderZoneKept", "quiz-memory-somebody"];
  const storedKeys = () =>
    // The dashboard stores the new user's own bookmarks.
    page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)?.includes("warfarin")), personal);
  const storeAll = () =>
    page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, '{"medicines":["warfarin"],"illnesses":[]}');
    }, personal);

  const greeted = (tab: Page, name: string) =>
    expect(tab.getByRole("heading", { level: 1, name: `Welcome back, ${name}!` })).toBeVisible();

  await signInByApi(page, ann);
  await page.goto("/dashboard");
  await greeted(page, "Ann");
  await storeAll();
  expect(await storedKeys()).toEqual(personal);
  await followMail(page, await makeLink(page.request, bob, "recovery"), "Continue");
  await continueAs(page, bob.email);
  await expect(page.getByLabel("New password")).toBeVisible();
  // The pending question may be the new user's own.
  expect(await storedKeys()).toEqual(["pendingQuery"]);

  await storeAll();
  await page.evaluate(() => localStorage.removeItem("pendingQuery"));
  const other = await context.newPage();
  await other.goto("/dashboard");
  await greeted(other, "Bob");
  await followMail(page, await makeLink(page.request, ann, "magiclink"), "Sign in");
  await continueAs(page, ann.email);
  await greeted(page, "Ann");
  await greeted(other, "Ann");
  expect(await storedKeys()).toEqual([]);
});
