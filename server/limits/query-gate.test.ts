import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryGate, type Leave, QueryRefusedError } from "./query-gate.ts";

const usual = { now: () => Date.now(), share: 0.1 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether it gets in without waiting: time stands still here. */
async function entered(turn: Promise<Leave>): Promise<boolean> {
  let inside = false;
  turn.then(
    () => {
      inside = true;
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  return inside;
}

describe("requests under way", () => {
  test("a few of a network, the next wait, and more are refused at once", async () => {
    const gate = createQueryGate({ ...usual, atOnce: 2, waiting: 1 });
    const first = await gate.enter("a");
    await gate.enter("a");
    const third = gate.enter("a");
    expect(await entered(third)).toBe(false);
    await expect(gate.enter("a")).rejects.toThrow(QueryRefusedError);
    expect(await entered(gate.enter("b"))).toBe(true);
    first(1);
    expect(await entered(third)).toBe(true);
  });

  test("a request waits for a turn as long as it is worth it", async () => {
    const gate = createQueryGate({ ...usual, atOnce: 1 });
    const first = await gate.enter("a");
    const second = gate.enter("a");
    const refused = expect(second).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await vi.advanceTimersByTimeAsync(9_500);
    expect(await entered(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    first(1);
    expect(await entered(gate.enter("a"))).toBe(true);
  });

  test("a costly request leaves room for fewer to wait", async () => {
    const gate = createQueryGate({ ...usual, atOnce: 1 });
    const running = await gate.enter("a");
    let refused = 0;
    for (let n = 0; n < 50; n += 1) {
      gate.enter("a").catch(() => {
        refused += 1;
      });
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toBe(0);
    running(5_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toBe(34);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused).toBe(50);
  });
});

describe("the allowance of database time", () => {
  test("ordinary requests do not use it up", async () => {
    const gate = createQueryGate({ ...usual });
    for (let n = 0; n < 2_000; n += 1) (await gate.enter("a"))(4);
    expect(await entered(gate.enter("a"))).toBe(true);
  });

  test("costly ones do, and it fills again with a tenth of the time", async () => {
    const gate = createQueryGate({ ...usual });
    (await gate.enter("a"))(905);
    (await gate.enter("a"))(605);
    // 1,500 ms were charged and 1,000 there: 500 ms are missing, which takes 5 s; one of them was waited for.
    const refused = expect(gate.enter("a")).rejects.toMatchObject({ retryAfterSeconds: 4 });
    expect(await entered(gate.enter("b"))).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    await vi.advanceTimersByTimeAsync(3_500);
    const patient = gate.enter("a");
    expect(await entered(patient)).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(await entered(patient)).toBe(true);
  });

  test("below half of it, one request runs at a time", async () => {
    const gate = createQueryGate({ ...usual });
    (await gate.enter("a"))(605);
    const running = await gate.enter("a");
    const next = gate.enter("a");
    expect(await entered(next)).toBe(false);
    running(1);
    expect(await entered(next)).toBe(true);
  });

  test("in the long run a network that asks as often as it can gets its share and no more", async () => {
    const gate = createQueryGate({ ...usual });
    let used = 0;
    const refusals: unknown[] = [];
    const ask = async () => {
      const leave = await gate.enter("a");
      used += 505;
      leave(505);
    };
    for (let at = 0; at < 100_000; at += 10) {
      ask().catch((error: unknown) => refusals.push(error));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(used / 100_000).toBeLessThan(0.12);
    expect(used / 100_000).toBeGreaterThan(0.08);
    expect(refusals.every((error) => error instanceof QueryRefusedError)).toBe(true);
  });
});
