/** Users for browser tests, created through the admin API so that tests need not wait for mails. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import { SignJWT } from "jose";

export type Person = { id: string; email: string; password: string; name: string | null };

export const newEmail = () => `reader-${randomUUID()}@example.org`;

async function adminHeaders(): Promise<Record<string, string>> {
  const secret = new TextEncoder().encode(process.env.BROWSER_TEST_SECRET);
  const token = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("10m")
    .sign(secret);
  return { authorization: `Bearer ${token}`, apikey: token };
}

/** Creates a user with a confirmed address. With a name, the user has already seen the welcome screen. */
export async function makePerson(
  request: APIRequestContext,
  given: { name?: string | null; metadata?: Record<string, unknown>; withPassword?: boolean } = {},
): Promise<Person> {
  const { name = "May", withPassword = true } = given;
  const person = { email: newEmail(), password: `leaf of life ${randomUUID().slice(0, 8)}`, name };
  const headers = await adminHeaders();
  const metadata = given.metadata ?? (name === null ? {} : { onboarded: true, keep_health_questions: true });
  const made = await request.post("/auth/v1/admin/users", {
    headers,
    data: {
      email: person.email,
      ...(withPassword ? { password: person.password } : {}),
      email_confirm: true,
      user_metadata: metadata,
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = await made.json();
  if (name !== null) {
    const named = await request.patch(`/rest/v1/profiles?id=eq.${id}`, {
      headers,
      data: { display_name: name },
    });
    expect(named.status(), await named.text()).toBe(204);
  }
  return { id, ...person };
}

/** Stores a session of this user in the browser, without the sign-in page. */
export async function signInByApi(page: Page, person: Person, origin = ""): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    data: { email: person.email, password: person.password },
  });
  await storeSession(page, answer, origin);
}

/** The same for a user without a password, by the code of a sign-in link. */
export async function signInByLink(page: Page, person: Person): Promise<void> {
  const { code } = await makeLink(page.request, person, "magiclink");
  const answer = await page.request.post("/auth/v1/verify", {
    data: { type: "email", email: person.email, token: code },
  });
  await storeSession(page, answer, "");
}

async function storeSession(page: Page, answer: APIResponse, origin: string): Promise<void> {
  expect(answer.status(), await answer.text()).toBe(200);
  const session = await answer.text();
  // Any page of the site will do; this one is small and runs no script.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((text) => localStorage.setItem("bush-tea-session", text), session);
}

export async function adminGet(request: APIRequestContext, path: string): Promise<unknown> {
  const answer = await request.get(path, { headers: await adminHeaders() });
  return answer.json();
}

/** Inserts a row as the service role, past row-level security, and returns it. */
export async function adminPost(
  request: APIRequestContext,
  path: string,
  row: Record<string, unknown> | readonly Record<string, unknown>[],
): Promise<{ id: string }> {
  const headers = { ...(await adminHeaders()), prefer: "return=representation" };
  const answer = await request.post(path, { headers, data: row });
  expect(answer.status(), await answer.text()).toBe(201);
  const [made] = await answer.json();
  return made;
}

export async function makeAdmin(request: APIRequestContext, person: Person): Promise<void> {
  const answer = await request.post("/rest/v1/user_roles", {
    headers: await adminHeaders(),
    data: { user_id: person.id, role: "admin" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Generates a link and its code through the admin API, for tests that are not about mail. */
export async function makeLink(
  request: APIRequestContext,
  person: Pick<Person, "email">,
  type: "magiclink" | "recovery",
): Promise<{ link: string; code: string }> {
  const answer = await request.post("/auth/v1/admin/generate_link", {
    headers: await adminHeaders(),
    data: { type, email: person.email },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { action_link: link, email_otp: code } = await answer.json();
  return { link, code };
}
