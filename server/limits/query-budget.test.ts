import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryBudget, type Leave, QueryRefusedError } from "./query-budget.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether it starts without waiting; timers are faked. */
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

describe("requests in progress", () => {
  test("runs a few of a network, queues the next and refuses the rest at once", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2, waiting: 1 });
    const first = await budget.enter("a");
    await budget.enter("a");
    const third = budget.enter("a");
    expect(await entered(third)).toBe(false);
    await expect(budget.enter("a")).rejects.toThrow(QueryRefusedError);
    expect(await entered(budget.enter("b"))).toBe(true);
    first(1);
    expect(await entered(third)).toBe(true);
  });

  test("lets a request wait for ten seconds while there is budget left", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 1 });
    const first = await budget.enter("a");
    const second = budget.enter("a");
    const refused = expect(second).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await vi.advanceTimersByTimeAsync(9_500);
    expect(await entered(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    first(1);
    expect(await entered(budget.enter("a"))).toBe(true);
  });

  test("lets few requests that may be expensive wait, and for three seconds only", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 1 });
    const running = await budget.enter("other", "expensive");
    let refused = 0;
    for (let n = 0; n < 12; n += 1) {
      budget.enter("a", "expensive").catch(() => {
        refused += 1;
      });
    }
    await vi.advanceTimersByTimeAsync(0);
    // One waits for the other network's, eight behind it.
    expect(refused).toBe(3);
    expect(await entered(budget.enter("a"))).toBe(true);
    await vi.advanceTimersByTimeAsync(4_100);
    expect(refused).toBe(12);
    running(1);
  });

  test("lets fewer requests wait, and for a second only, once the budget is overdrawn", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 1 });
    const running = await budget.enter("a");
    let refused = 0;
    for (let n = 0; n < 50; n += 1) {
      budget.enter("a").catch(() => {
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

describe("the budget of database time", () => {
  test("is not used up by ordinary requests", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1 });
    for (let n = 0; n < 2_000; n += 1) (await budget.enter("a"))(4);
    expect(await entered(budget.enter("a"))).toBe(true);
  });

  test("is used up by expensive requests and refills at the given share", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1 });
    (await budget.enter("a"))(905);
    (await budget.enter("a"))(605);
    // 1,500 ms were charged and 1,000 there: 500 ms are missing, which takes 5 s; one of them was waited for.
    const refused = expect(budget.enter("a")).rejects.toMatchObject({ retryAfterSeconds: 4 });
    expect(await entered(budget.enter("b"))).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    await vi.advanceTimersByTimeAsync(3_500);
    const patient = budget.enter("a");
    expect(await entered(patient)).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(await entered(patient)).toBe(true);
  });

  test("runs one request at a time below half of the budget", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1 });
    (await budget.enter("a"))(605);
    const running = await budget.enter("a");
    const next = budget.enter("a");
    expect(await entered(next)).toBe(false);
    running(1);
    expect(await entered(next)).toBe(true);
  });

  test("gives a network that asks constantly its share and no more", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1 });
    let used = 0;
    const refusals: unknown[] = [];
    const ask = async () => {
      const leave = await budget.enter("a");
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

  test("gives many networks that send long queries a common share, and others what they need", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    let used = 0;
    let refused = 0;
    const ask = async (network: string) => {
      const leave = await budget.enter(network);
      used += 505;
      leave(505);
    };
    // Each begins with what it may use alone.
    for (let n = 0; n < 30; n += 1) ask(`n${n % 10}`).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    used = 0;
    for (let at = 0; at < 100_000; at += 50) {
      ask(`n${(at / 50) % 10}`).catch(() => {
        refused += 1;
      });
      (await budget.enter("reader"))(8);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(used / 100_000).toBeLessThan(0.35);
    expect(refused).toBeGreaterThan(100);
  });

  test("is not shared by a network of many readers with short queries", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    for (let n = 0; n < 30; n += 1) (await budget.enter(`n${n}`))(905);
    for (let n = 0; n < 20; n += 1) (await budget.enter("school"))(40);
    expect(await entered(budget.enter("school"))).toBe(true);
    expect(await entered(budget.enter("n1"))).toBe(false);
  });
});

test("queries that may be expensive share a budget from each network's first one on", async () => {
  const budget = createQueryBudget({ now: Date.now, share: 0.1, sharedShare: 0.2 });
  let admitted = 0;
  for (let n = 0; n < 40; n += 1) {
    const turn = budget.enter(`network ${n}`, "expensive");
    turn.catch(() => undefined);
    if (!(await entered(turn))) continue;
    admitted += 1;
    (await turn)(255);
  }
  // The last one after the budget was used up: one a second of those who used little.
  expect(admitted).toBe(9);
  expect(await entered(budget.enter("network 99"))).toBe(true);
});

describe("while twelve networks send searches without end", () => {
  const SEARCH_MS = 900;

  async function searching(budget: ReturnType<typeof createQueryBudget>) {
    let isOver = false;
    let searches = 0;
    const loop = async (network: string) => {
      while (!isOver) {
        const leave = await budget.enter(network, "expensive").catch(() => undefined);
        if (leave === undefined) continue;
        searches += 1;
        await new Promise((resolve) => setTimeout(resolve, SEARCH_MS));
        leave(SEARCH_MS);
      }
    };
    for (let n = 0; n < 36; n += 1) void loop(`36.${n % 12}.0.1`);
    await vi.advanceTimersByTimeAsync(30_000);
    return {
      searches: () => searches,
      async end() {
        isOver = true;
        await vi.advanceTimersByTimeAsync(10_000);
      },
    };
  }

  test("a read that was measured somewhat above others does not wait for them", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    const { end } = await searching(budget);
    for (let n = 0; n < 20; n += 1) {
      const list = budget.enter("198.51.100.21", "moderate", "erin");
      list.catch(() => undefined);
      expect(await entered(list)).toBe(true);
      (await list)(12);
      await vi.advanceTimersByTimeAsync(300);
    }
    await end();
  });

  test("somebody who used little has a turn for a read that was never measured", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    const { searches, end } = await searching(budget);
    const before = searches();
    for (let n = 0; n < 10; n += 1) {
      const list = budget.enter(`198.51.100.${n}`, "expensive");
      await vi.advanceTimersByTimeAsync(2_900);
      (await list)(12);
    }
    // Nobody else gained by it: a tenth of the time is three searches.
    expect(searches() - before).toBeLessThanOrEqual(6);
    await end();
  });

  test("many newcomers have one turn a second of all together, beside a tenth of the time", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    const { end } = await searching(budget);
    let turns = 0;
    for (let n = 0; n < 100; n += 1) {
      budget.enter(`45.${n}.0.1`, "expensive").then(
        (leave) => {
          turns += 1;
          leave(SEARCH_MS);
        },
        () => undefined,
      );
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(turns).toBeGreaterThanOrEqual(10);
    expect(turns).toBeLessThanOrEqual(15);
    await end();
  });
});

describe("one person with the habit of long queries", () => {
  /** Sends the same long write again and again, in eight loops, each time on the next of the given networks. */
  async function flood(
    budget: ReturnType<typeof createQueryBudget>,
    networks: readonly string[],
    user?: string,
  ): Promise<{ stop(): void; most(): number }> {
    let stopped = false;
    let running = 0;
    let most = 0;
    const loop = async (n: number) => {
      for (let turn = n; !stopped; turn += 8) {
        const network = networks[turn % networks.length] ?? "";
        const leave = await budget.enter(network, "ordinary", user).catch(() => undefined);
        if (leave === undefined) continue;
        running += 1;
        if (turn > 100) most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 150));
        running -= 1;
        leave(150);
      }
    };
    for (let n = 0; n < 8; n += 1) void loop(n);
    await vi.advanceTimersByTimeAsync(60_000);
    return {
      stop() {
        stopped = true;
      },
      most: () => most,
    };
  }

  test.each([
    ["on one network", ["36.7.0.1"], "dave"],
    ["on twelve networks", Array.from({ length: 12 }, (_, n) => `36.${n}.0.1`), "dave"],
    ["as a guest of one block", Array.from({ length: 256 }, (_, n) => `36.7.0.${n}`), undefined],
  ])("does not keep others' searches and lists of events waiting, %s", async (_, networks, user) => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    const { stop, most } = await flood(budget, networks, user);
    for (let n = 0; n < 20; n += 1) {
      const search = budget.enter(`103.0.${n}.1`, "expensive");
      search.catch(() => undefined);
      expect(await entered(search)).toBe(true);
      (await search)(12);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(most()).toBeLessThanOrEqual(1);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
  });

  test("comes after others who sent a long query or two", async () => {
    const budget = createQueryBudget({ now: Date.now, share: 0.1, concurrency: 2 });
    for (let n = 0; n < 3; n += 1) (await budget.enter("198.51.100.21", "ordinary", "erin"))(135);
    const { stop } = await flood(budget, ["36.7.0.1"], "dave");
    const write = budget.enter("198.51.100.21", "ordinary", "erin");
    await vi.advanceTimersByTimeAsync(2_900);
    expect(await entered(write)).toBe(true);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
  });
});
