import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const game = "remedy-matcher";
const sessionKey = "bush-tea-session";
const stored = new Map<string, string>();
let duringRequest: () => void;

vi.mock("#app/lib/supabase.ts", () => {
  const rows = [{ plant_id: "neem", box: 2, answered_at: "2026-11-01T00:00:00Z" }];
  const answer = async () => {
    duringRequest();
    return { data: rows, error: null };
  };
  const select = () => ({ eq: () => ({ eq: answer }) });
  return {
    sessionStorageKey: "bush-tea-session",
    getSupabase: async () => ({ from: () => ({ select, upsert: async () => ({ error: null }) }) }),
  };
});

const signIn = (id: string) =>
  stored.set(sessionKey, JSON.stringify({ access_token: "a", refresh_token: "r", user: { id } }));

// Unit tests share one module registry, so the mocked client needs a fresh copy of the module, and nobody else may get it.
vi.resetModules();
const { readMemory, storeAnswer, syncMemory } = await import("./stored-memory.ts");
afterAll(() => void vi.resetModules());

beforeEach(() => {
  stored.clear();
  signIn("ann");
  duringRequest = () => undefined;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

it("merges the account's and the guest's memory on the device", async () => {
  storeAnswer(null, game, "ginger", true, Date.now());
  await syncMemory("ann", game);
  expect(Object.keys(readMemory("ann", game)).sort()).toEqual(["ginger", "neem"]);
  expect(readMemory(null, game)).toEqual({});
});

it.each([
  ["left", () => stored.clear()],
  ["made way for somebody else", () => void signIn("bob")],
])("stores nothing for a user who %s during the request", async (_case, leave) => {
  duringRequest = leave;
  await syncMemory("ann", game);
  expect([...stored.keys()].filter((key) => key !== sessionKey)).toEqual([]);
});
