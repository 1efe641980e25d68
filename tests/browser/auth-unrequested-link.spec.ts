// Sign-in links that this browser did not request: they change nothing without a confirmation, on any page.
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { makePerson, newEmail, type Person, signInByApi } from "#tests/support/people.ts";
import { sampled } from "#tests/support/sample.ts";
import { expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { askForLink, continueAs, expectToast, openSignIn } from "./sign-in-page.ts";

/** The tokens of the attacker's own account, in the form in which a link carries them. */
async function tokensOf(request: APIRequestContext, person: Person, type: string): Promise<string> {
  const answer = await request.post("/auth/v1/token?grant_type=password", {
    data: { email: person.email, password: person.password },
  });
  const { access_token, refresh_token, expires_in, expires_at } = await answer.json();
  return new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type: "bearer",
    type,
  }).toString();
}

const signedInAs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("bush-tea-session") ?? "null")?.user.email ?? null);

const question = (page: Page, email: string) =>
  page.getByRole("heading", { level: 1, name: `Continue as ${email}?` });

test("tokens in the address of a page that accepts none are removed and ignored", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const [mallory, ann] = [await makePerson(page.request), await makePerson(page.request)];
  const addresses = async () => [
    [`/plants#${await tokensOf(page.request, mallory, "magiclink")}`, "/plants"],
    [`/plants?${await tokensOf(page.request, mallory, "signup")}`, "/plants?type=signup"],
    [`/#${await tokensOf(page.request, mallory, "magiclink")}`, "/"],
    [`/?${await tokensOf(page.request, mallory, "signup")}`, "/?type=signup"],
    [`/about?code=abc&state=def#${await tokensOf(page.request, mallory, "recovery")}`, "/about"],
  ];
  for (const [address, left] of sampled(await addresses(), 2)) {
    await page.goto(address ?? "");
    await waitForHydration(page);
    await expect(page, address).toHaveURL(left ?? "");
    expect(await signedInAs(page), address).toBeNull();
  }
  // A link on the same page changes the hash only.
  const tokens = await tokensOf(page.request, mallory, "magiclink");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, tokens);
  await expect(page).toHaveURL("/about");

  await signInByApi(page, ann);
  for (const [address] of sampled(await addresses(), 2)) {
    await page.goto(address ?? "");
    await waitForHydration(page);
    expect(await signedInAs(page), address).toBe(ann.email);
  }
  await page.goto(`/auth/reset#${await tokensOf(page.request, mallory, "recovery")}`);
  await expect(page.getByLabel("New password")).toBeVisible();
  expect(await signedInAs(page)).toBe(ann.email);
});

test("an unrequested link names its account and asks; declining changes nothing", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const [mallory, ann] = [await makePerson(page.request), await makePerson(page.request)];
  for (const [path, type] of [
    ["/", "signup"],
    ["/?state=guessed", "invite"],
    ["/auth/callback", "magiclink"],
    ["/auth/callback?state=guessed", "recovery"],
  ] as const) {
    await page.goto(`${path}#${await tokensOf(page.request, mallory, type)}`);
    await expect(question(page, mallory.email)).toBeFocused();
    await expect(page).toHaveURL("/auth/callback");
    expect(await signedInAs(page), path).toBeNull();
  }
  await page.evaluate(() => localStorage.setItem("pendingQuery", "What is neem good for?"));
  const ended = page.waitForResponse("**/auth/v1/logout*");
  await page.getByRole("button", { name: "No, this is not me" }).click();
  await expectToast(page, "Nothing was changed", "You are not signed in.");
  await expect(page).toHaveURL("/");
  // The attacker's session is revoked, and the pending question is still stored for the user's own account.
  expect((await ended).status()).toBe(204);
  expect(await page.evaluate(() => localStorage.getItem("pendingQuery"))).toBe("What is neem good for?");

  await signInByApi(page, ann);
  await page.goto(`/auth/callback#${await tokensOf(page.request, mallory, "magiclink")}`);
  await expect(question(page, mallory.email)).toBeVisible();
  await expect(page.getByText(`You are signed in as ${ann.email}.`)).toBeVisible();
  await expect(page.getByText("The question you began here will be asked in this account.")).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("button", { name: "No, this is not me" }).click();
  await expectToast(page, "Nothing was changed", `You are still signed in as ${ann.email}.`);
  await expect(page).toHaveURL("/");
  expect(await signedInAs(page)).toBe(ann.email);
  // A change of address that was requested elsewhere never signs in here, not even after a confirmation.
  await page.goto(`/auth/callback#${await tokensOf(page.request, mallory, "email_change")}`);
  await expectToast(
    page,
    "Change of address confirmed",
    new RegExp(`not signed in as ${mallory.email} here`),
  );
  await expect(page).toHaveURL("/");
  expect(await signedInAs(page)).toBe(ann.email);
});

test("a sign-in mail opened in another browser signs in there after a confirmation and cannot be used again", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  const email = newEmail();
  await askForLink(page, email);
  const mail = await findMail(page.request, email, "Your Bush Tea sign-in link");
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await followMail(elsewhere, mail, "Sign in");
  await continueAs(elsewhere, email);
  await expectToast(elsewhere, "Welcome!", "You've been signed in successfully");
  await expect(elsewhere).toHaveURL("/dashboard");
  expect(await signedInAs(elsewhere)).toBe(email);
  await elsewhere.close();

  await followMail(page, mail, "Sign in");
  await expectToast(page, "This link has already been used", /Sign in as usual/);
  await expect(page).toHaveURL("/auth");
});

test("a link requested by this browser asks for confirmation if another account has signed in since", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  const [email, ann] = [newEmail(), await makePerson(page.request)];
  await askForLink(page, email);
  const mail = await findMail(page.request, email, "Your Bush Tea sign-in link");
  await signInByApi(page, ann);
  await followMail(page, mail, "Sign in");
  await expect(question(page, email)).toBeVisible();
  await expect(page).toHaveURL("/auth/callback");
  expect(await signedInAs(page)).toBe(ann.email);
  await page.getByRole("button", { name: "Yes, continue" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedInAs(page)).toBe(email);
});

test("a confirmation link used twice says so and leads to the sign-in page", {
  tag: ["@once", "@long"],
}, async ({ page, browser, baseURL }) => {
  const email = newEmail();
  await openSignIn(page, "Password Sign In");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("sweet broom tea");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  const mail = await findMail(page.request, email, "Confirm your email address for Bush Tea");

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await followMail(elsewhere, mail, "Confirm my address");
  await continueAs(elsewhere, email);
  await expectToast(elsewhere, "Welcome!", "You've been signed in successfully");
  await expect(elsewhere).toHaveURL("/");
  await elsewhere.close();

  await followMail(page, mail, "Confirm my address");
  await expectToast(page, "This link has already been used", /Sign in as usual/);
  await expect(page).toHaveURL("/auth");
});
