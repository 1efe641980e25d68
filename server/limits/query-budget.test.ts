import { describe, expect, test, vi } from "vitest";
import { createQueryBudget, type Leave, QueryRefusedError } from "./query-budget.ts";

function createBudget(options: { concurrency?: number; waiting?: number } = {}) {
  let clock = 1_000;
  const budget = createQueryBudget({ now: () => clock, ...options });
  return {
    budget,
    later(ms: number) {
      clock += ms;
    },
  };
}

/** Whether it was admitted without waiting, that is within the current turn of the event loop. */
async function entered(turn: Promise<Leave>): Promise<boolean> {
  const not = Symbol("not yet");
  const soon = new Promise((resolve) => setImmediate(() => resolve(not)));
  return (await Promise.race([turn, soon])) !== not;
}

describe("concurrent requests of one network", () => {
  test("run up to the limit, then wait, then are refused", async () => {
    const { budget } = createBudget({ concurrency: 2, waiting: 1 });
    const first = await budget.enter("a");
    await budget.enter("a");
    const third = budget.enter("a");
    expect(await entered(third)).toBe(false);
    await expect(budget.enter("a")).rejects.toThrow(QueryRefusedError);
    expect(await entered(budget.enter("b"))).toBe(true);
    first(1);
    expect(await entered(third)).toBe(true);
  });
});

describe("budget of database time", () => {
  test("is not used by ordinary requests", async () => {
    const { budget } = createBudget();
    for (let n = 0; n < 2_000; n += 1) (await budget.enter("a"))(4);
    expect(await entered(budget.enter("a"))).toBe(true);
  });

  test("is used by expensive requests and refills at a fifth of real time", async () => {
    const { budget, later } = createBudget();
    (await budget.enter("a"))(900);
    (await budget.enter("a"))(600);
    // 1,490 ms were charged and 1,000 there: 490 ms are missing, which takes 2.45 s.
    await expect(budget.enter("a")).rejects.toMatchObject({ retryAfterSeconds: 3 });
    expect(await entered(budget.enter("b"))).toBe(true);
    later(2_500);
    expect(await entered(budget.enter("a"))).toBe(true);
  });

  test("runs requests sequentially below half of the allowance", async () => {
    const { budget } = createBudget();
    (await budget.enter("a"))(600);
    const running = await budget.enter("a");
    const next = budget.enter("a");
    expect(await entered(next)).toBe(false);
    running(1);
    expect(await entered(next)).toBe(true);
  });

  test("refuses waiting requests when the wait becomes too long", async () => {
    const { budget } = createBudget({ concurrency: 1 });
    const running = await budget.enter("a");
    const waiting = budget.enter("a");
    const refused = expect(waiting).rejects.toMatchObject({ retryAfterSeconds: 20 });
    running(5_000);
    await refused;
  });

  test("limits a network that always asks to its share of the time", async () => {
    vi.useFakeTimers();
    try {
      const budget = createQueryBudget({ now: Date.now });
      let used = 0;
      const ask = async () => {
        const leave = await budget.enter("a");
        used += 505;
        leave(505);
      };
      const refusals: unknown[] = [];
      for (let at = 0; at < 60_000; at += 10) {
        ask().catch((error: unknown) => refusals.push(error));
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(used / 60_000).toBeLessThan(0.25);
      expect(used / 60_000).toBeGreaterThan(0.15);
      expect(refusals.every((error) => error instanceof QueryRefusedError)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
