import { beforeEach, expect, it, vi } from "vitest";
import { forgetWish, readWish, storeWish, wishKey } from "./wish.ts";

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

it("is the last plant that was wanted, until it is forgotten", () => {
  expect(readWish()).toBeNull();
  storeWish("neem");
  storeWish("ginger");
  expect(readWish()).toBe("ginger");
  forgetWish();
  expect(readWish()).toBeNull();
});

it("ends after an hour", () => {
  storeWish("neem");
  expect(readWish(Date.now() + 59 * 60_000)).toBe("neem");
  expect(readWish(Date.now() + 60 * 60_000)).toBeNull();
  expect(readWish(Date.now() - 60_000)).toBeNull();
});

it.each(["neem", "7", "7 neem ginger", '{"plantId":"neem","at":7}'])(
  "is nothing when %s is stored",
  (text) => {
    values.set(wishKey, text);
    expect(readWish()).toBeNull();
  },
);
