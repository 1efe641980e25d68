import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "./lib/query-client.ts";
import { sessionStorageKey } from "./lib/supabase.ts";
import { clearPersonalData, clearPreviousUser, registrations } from "./personal-data.ts";

/** Local-storage keys that belong to the device and not to a user, so that they survive a sign-out. */
const deviceKeys = [
  "plant-layout",
  "theme",
  "visitCount",
  "installPromptDismissed",
  "herbalDisclaimerAccepted",
  "offline-library",
  "answerOnDevice",
  // The token with which a sign-out made offline is completed; the next page that is online deletes it.
  "pendingSignOut",
];

const sources = globSync("app/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
const textOf = (path: string) => readFileSync(path, "utf8");

/** The literal value, or the literal beginning, of the constant or function that a file uses as a storage key. */
function literalOf(expression: string, text: string): string | undefined {
  const name = /^\w+/.exec(expression)?.[0];
  const declared = new RegExp(`const ${name} = (?:\\([^)]*\\) =>\\s*)?(["\`])(.*?)\\1;`).exec(text);
  if (!declared) return undefined;
  const [, , value = ""] = declared;
  const inner = /^\$\{(\w+)\}/.exec(value);
  return inner ? literalOf(inner[1] ?? "", text) : value.replace(/\$\{.*/, "");
}

const isCovered = (key: string) =>
  deviceKeys.includes(key) ||
  registrations.some(({ localStorage: keys = [] }) =>
    keys.some((known) => (known.endsWith("*") ? key.startsWith(known.slice(0, -1)) : key === known)),
  );

describe("the registrations", () => {
  it("cover every local-storage key that the app writes", () => {
    const written = sources.flatMap((path) => {
      const text = textOf(path);
      return [...text.matchAll(/(\w+)\.setItem\(\s*([^,]+),/g)]
        .filter(([, storage]) => storage !== "sessionStorage")
        .map(([, , expression = ""]) => ({ path, expression, key: literalOf(expression, text) }));
    });
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter(({ key }) => key === undefined)).toEqual([]);
    // Written through a parameter: session storage, which is cleared as a whole.
    const inSession = ["plants-viewed"];
    const uncovered = written.filter(({ key = "" }) => !isCovered(key) && !inSession.includes(key));
    expect(uncovered).toEqual([]);
  });

  it("cover every database, and no other file opens databases, caches or cookies", () => {
    const using = (pattern: RegExp) => sources.filter((path) => pattern.test(textOf(path)));
    expect(using(/indexedDB\.open\(/)).toEqual(["app/lib/outbox-store.ts"]);
    expect(using(/createOutboxStore\(outboxDatabase\)/)).toEqual(["app/lib/outbox.ts"]);
    expect(registrations.flatMap(({ indexedDB = [] }) => indexedDB)).toEqual(["bush-tea-outbox"]);
    expect(using(/caches\.open\(/)).toEqual(["app/service-worker/worker.ts"]);
    expect(using(/document\.cookie|cookieStore/)).toEqual([]);
  });

  it("include every personal-data.ts of the features", () => {
    const files = sources.filter((path) => /^app\/features\/.*\/personal-data\.ts$/.test(path));
    expect(registrations).toHaveLength(files.length);
    expect(files.length).toBeGreaterThan(4);
  });
});

describe("clearing", () => {
  /** An object like the browser's: its keys are those of the stored items. */
  const storage = (items: Record<string, string>) =>
    Object.create(
      {
        getItem: (key: string) => items[key] ?? null,
        removeItem: (key: string) => Reflect.deleteProperty(items, key),
      },
      {},
    );
  let items: Record<string, string>;
  const clearSession = vi.fn();

  beforeEach(() => {
    items = { [sessionStorageKey]: "{}" };
    for (const key of deviceKeys) items[key] = "device";
    for (const { localStorage: keys = [] } of registrations)
      for (const key of keys) items[key.replace("*", "ann")] = "personal";
    const local = new Proxy(storage(items), { ownKeys: () => Object.keys(items), getOwnPropertyDescriptor });
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", { clear: clearSession.mockClear() });
    vi.stubGlobal("navigator", { onLine: false });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    queryClient.setQueryData(["profile", "ann"], "Ann");
  });
  afterEach(() => {
    queryClient.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  const kept = () => Object.keys(items).sort();

  it("removes every registered key, personal queries and session storage on sign-out", async () => {
    await clearPersonalData();
    expect(kept()).toEqual([...deviceKeys, sessionStorageKey].sort());
    expect(clearSession).toHaveBeenCalledOnce();
    expect(queryClient.getQueryData(["profile", "ann"])).toBeUndefined();
  });

  it("keeps queries that are marked as public", async () => {
    await queryClient.prefetchQuery({
      queryKey: ["plants"],
      queryFn: () => ["neem"],
      meta: { isPublic: true },
    });
    await clearPersonalData();
    expect(queryClient.getQueryData(["plants"])).toEqual(["neem"]);
  });

  it("keeps only what the new user may have begun when another user signs in", async () => {
    await clearPreviousUser();
    expect(kept()).toEqual(
      [...deviceKeys, sessionStorageKey, "askedLinks", "pendingQuery", "pendingQueryAt", "returnTo"].sort(),
    );
  });
});
