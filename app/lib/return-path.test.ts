import { beforeEach, expect, it, vi } from "vitest";
import { readReturnState, storeReturnPath, takeReturnPath } from "./return-path.ts";
import { returnState } from "./return-state.ts";

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

it("is used once, and within an hour", () => {
  storeReturnPath("/plants?search=cough");
  expect(takeReturnPath()).toBe("/plants?search=cough");
  expect(takeReturnPath()).toBeNull();
  storeReturnPath("/reminders");
  expect(takeReturnPath(Date.now() + 2 * 3_600_000)).toBeNull();
});

it("never leads to another site", () => {
  expect(readReturnState(returnState("/reminders"))).toBe("/reminders");
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    expect(readReturnState(returnState(path)), path).toBeNull();
    storeReturnPath(path);
    expect(takeReturnPath(), path).toBeNull();
  }
  for (const state of [null, "text", { other: 1 }]) expect(readReturnState(state)).toBeNull();
});
