import { expect, it } from "vitest";
import { sessionIsExpected, sessionStorageKey } from "./supabase.ts";

it("expects a session when one is stored", () => {
  expect(sessionIsExpected({ getItem: () => null })).toBe(false);
  const stored = { getItem: (key: string) => (key === sessionStorageKey ? "{}" : null) };
  expect(sessionIsExpected(stored)).toBe(true);
});
