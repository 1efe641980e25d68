import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const sessionKey = "bush-tea-session";
const stored = new Map<string, string>();
const dealt: string[] = [];
let refused = false;
let challenge: { round_id: string; day: string }[] = [];
let duringTheAnswer: () => void;

vi.mock("#app/lib/supabase.ts", () => ({
  sessionStorageKey: "bush-tea-session",
  getSupabase: async () => ({
    rpc: async (name: string, { how_many }: { how_many: number } = { how_many: 1 }) => {
      duringTheAnswer();
      if (refused) return { data: null, error: { code: "PT429" } };
      if (name === "deal_daily_round") return { data: challenge, error: null };
      const numbers = Array.from({ length: how_many }, () => crypto.randomUUID());
      dealt.push(...numbers);
      return { data: numbers, error: null };
    },
  }),
}));

// Unit tests share one module registry, so the mocked client needs a fresh copy of the module, and nobody else may get it.
vi.resetModules();
const { fetchRounds, fetchTodaysRound, nextRound, todaysRound } = await import("./dealt-rounds.ts");
afterAll(() => void vi.resetModules());

beforeEach(() => {
  stored.clear();
  dealt.length = 0;
  refused = false;
  duringTheAnswer = () => undefined;
  const session = { access_token: "a", refresh_token: "r", user: { id: "ann" } };
  stored.set(sessionKey, JSON.stringify(session));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal(
    "localStorage",
    new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});

afterEach(() => void vi.unstubAllGlobals());

it("plays each dealt number once, also without a connection", async () => {
  await fetchRounds("ann");
  expect(dealt).toHaveLength(5);
  vi.stubGlobal("navigator", { onLine: false });
  const played = [];
  for (let n = 0; n < 5; n += 1) played.push(await nextRound("ann"));
  expect(played).toEqual(dealt);
  // None is left: the round is played all the same.
  expect(dealt).not.toContain(await nextRound("ann"));
  vi.stubGlobal("navigator", { onLine: true });
  expect(await nextRound("ann")).toBe(dealt[5]);
});

it("asks only for what is missing", async () => {
  await fetchRounds("ann");
  await fetchRounds("ann");
  expect(dealt).toHaveLength(5);
  await nextRound("ann");
  await fetchRounds("ann");
  expect(dealt).toHaveLength(6);
});

it("lets a guest, and a player the server deals nothing, play with a number of their own", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await nextRound(null)).toMatch(/^[0-9a-f-]{36}$/);
  expect(written).not.toHaveBeenCalled();
  refused = true;
  expect(await nextRound("ann")).toMatch(/^[0-9a-f-]{36}$/);
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
});

it("stores nothing for a user who has signed out meanwhile", async () => {
  duringTheAnswer = () => stored.delete(sessionKey);
  await fetchRounds("ann");
  expect([...stored.keys()]).toEqual([]);
});

it("keeps the challenge dealt today for today only, and plays it once", async () => {
  const round_id = crypto.randomUUID();
  challenge = [{ round_id, day: "2026-11-16" }];
  await fetchTodaysRound("ann");
  // The connection is lost before the challenge is played.
  vi.stubGlobal("navigator", { onLine: false });
  expect(await todaysRound("ann", "2026-11-17")).not.toBe(round_id);
  expect(await todaysRound("ann", "2026-11-16")).toBe(round_id);
  expect(await todaysRound("ann", "2026-11-16")).not.toBe(round_id);
});
