import { afterEach, expect, it, vi } from "vitest";
import { isSignedIn, storedSession } from "./stored-session.ts";

const session = { access_token: "a", refresh_token: "r", user: { id: "ann" } };
afterEach(() => void vi.unstubAllGlobals());

const storageWith = (text: string | null) => ({ getItem: () => text });

it("parses the session that the library stored", () => {
  expect(storedSession(storageWith(JSON.stringify(session)))?.user.id).toBe("ann");
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no refresh token", JSON.stringify({ ...session, refresh_token: undefined })],
  ["no user", JSON.stringify({ ...session, user: null })],
])("returns null when there is %s", (_case, text) => {
  expect(storedSession(storageWith(text))).toBeNull();
});

it("recognises whether a user is still signed in", () => {
  vi.stubGlobal("localStorage", storageWith(JSON.stringify(session)));
  expect([isSignedIn("ann"), isSignedIn("bob")]).toEqual([true, false]);
  vi.stubGlobal("localStorage", storageWith(null));
  expect(isSignedIn("ann")).toBe(false);
});
