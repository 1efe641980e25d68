import { afterEach, expect, test, vi } from "vitest";
import { emptyList, myListKey, onMyListChange, parseList, readMyList, saveMyList } from "./my-list.ts";

const list = { medicines: ["warfarin"], illnesses: ["kidney disease"] };

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage and its storage events. */
function openBrowser(overrides: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const tabs = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    ...overrides,
  });
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  const storageEvent = (key: string | null) =>
    tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { items, storageEvent };
}

test("a stored list is parsed, and anything else is an empty list", () => {
  expect(parseList(JSON.stringify(list))).toEqual(list);
  for (const text of [null, "", "{", "[]", '{"medicines":[1],"illnesses":[]}', '{"medicines":["a"]}'])
    expect(parseList(text)).toEqual(emptyList);
});

test("changes in another tab are seen here, with and without a listener", () => {
  const { items, storageEvent } = openBrowser();
  const changed = vi.fn();
  const stop = onMyListChange(changed);
  saveMyList(list);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(readMyList()).toEqual(list);

  items.delete(myListKey);
  storageEvent("theme");
  expect(changed).toHaveBeenCalledTimes(1);
  storageEvent(myListKey);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(readMyList()).toEqual(emptyList);

  saveMyList(list);
  items.clear();
  storageEvent(null);
  expect(changed).toHaveBeenCalledTimes(4);
  expect(readMyList()).toEqual(emptyList);

  stop();
  items.set(myListKey, JSON.stringify(list));
  storageEvent(myListKey);
  expect(changed).toHaveBeenCalledTimes(4);
  expect(readMyList()).toEqual(list);
});

test("a list that cannot be stored is kept in memory", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  openBrowser({ setItem: refuse });
  saveMyList(list);
  expect(readMyList()).toEqual(list);
  saveMyList(emptyList);
  expect(readMyList()).toEqual(emptyList);
});
