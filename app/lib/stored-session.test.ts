import { afterEach, expect, it, vi } from "vitest";
import { isSignedIn, storedSession } from "./stored-session.ts";

const session = { access_token: "a", refresh_token: "r", user: { id: "ann" } };
afterEach(() => void vi.unstubAllGlobals());

const holding = (text: string | null) => ({ getItem: () => text });

it("reads the session that the library left", () => {
  expect(storedSession(holding(JSON.stringify(session)))?.user.id).toBe("ann");
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no refresh token", JSON.stringify({ ...session, refresh_token: undefined })],
  ["no person", JSON.stringify({ ...session, user: null })],
])("believes in nobody when there is %s", (_case, text) => {
  expect(storedSession(holding(text))).toBeNull();
});

it("tells whether somebody is still the one who is signed in", () => {
  vi.stubGlobal("localStorage", holding(JSON.stringify(session)));
  expect([isSignedIn("ann"), isSignedIn("bob")]).toEqual([true, false]);
  vi.stubGlobal("localStorage", holding(null));
  expect(isSignedIn("ann")).toBe(false);
});
