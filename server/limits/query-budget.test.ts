import { describe, expect, test, vi } from "vitest";
import { createQueryGate, type Leave, QueryRefusedError } from "./query-budget.ts";

function gateAt(options: { atOnce?: number; waiting?: number } = {}) {
  let clock = 1_000;
  const gate = createQueryGate({ now: () => clock, ...options });
  return {
    gate,
    later(ms: number) {
      clock += ms;
    },
  };
}

/** Whether it got in without waiting: what is let in at once is so within the same round of promises. */
async function entered(turn: Promise<Leave>): Promise<boolean> {
  const not = Symbol("not yet");
  const soon = new Promise((resolve) => setImmediate(() => resolve(not)));
  return (await Promise.race([turn, soon])) !== not;
}

describe("requests under way", () => {
  test("a few of a network, the next wait, and more are refused", async () => {
    const { gate } = gateAt({ atOnce: 2, waiting: 1 });
    const first = await gate.enter("a");
    await gate.enter("a");
    const third = gate.enter("a");
    expect(await entered(third)).toBe(false);
    await expect(gate.enter("a")).rejects.toThrow(QueryRefusedError);
    expect(await entered(gate.enter("b"))).toBe(true);
    first(1);
    expect(await entered(third)).toBe(true);
  });
});

describe("the allowance of database time", () => {
  test("ordinary requests do not use it up", async () => {
    const { gate } = gateAt();
    for (let n = 0; n < 2_000; n += 1) (await gate.enter("a"))(4);
    expect(await entered(gate.enter("a"))).toBe(true);
  });

  test("costly ones do, and it fills again with a fifth of the time", async () => {
    const { gate, later } = gateAt();
    (await gate.enter("a"))(900);
    (await gate.enter("a"))(600);
    // 1,490 ms were charged and 1,000 there: 490 ms are missing, which takes 2.45 s.
    await expect(gate.enter("a")).rejects.toMatchObject({ retryAfterSeconds: 3 });
    expect(await entered(gate.enter("b"))).toBe(true);
    later(2_500);
    expect(await entered(gate.enter("a"))).toBe(true);
  });

  test("below half of it, one request runs at a time", async () => {
    const { gate } = gateAt();
    (await gate.enter("a"))(600);
    const running = await gate.enter("a");
    const next = gate.enter("a");
    expect(await entered(next)).toBe(false);
    running(1);
    expect(await entered(next)).toBe(true);
  });

  test("those who wait are refused once the wait has become long", async () => {
    const { gate } = gateAt({ atOnce: 1 });
    const running = await gate.enter("a");
    const waiting = gate.enter("a");
    const refused = expect(waiting).rejects.toMatchObject({ retryAfterSeconds: 20 });
    running(5_000);
    await refused;
  });

  test("in the long run a network that asks as often as it may gets its share and no more", async () => {
    vi.useFakeTimers();
    try {
      const gate = createQueryGate({ now: Date.now });
      let used = 0;
      const ask = async () => {
        const leave = await gate.enter("a");
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
