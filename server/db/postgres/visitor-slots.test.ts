import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../database.ts";
import { RecentUse } from "../recent-use.ts";
import { VisitorSlots } from "./visitor-slots.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const use = new RecentUse(() => 0);
  const slots = new VisitorSlots(use, { connections: 10, waitMs: 5_000 });
  const started: string[] = [];
  const enter = (network: string, mayBeExpensive = false) =>
    slots.enter({ network, mayBeExpensive }).then((leave) => {
      started.push(network);
      return leave;
    });
  return { use, slots, started, enter };
}

test("visitors never use the whole pool", async () => {
  const { slots, started, enter } = opened();
  const [first] = Array.from({ length: 12 }, (_, n) => enter(`n${n}`));
  const leave = await first;
  await vi.advanceTimersByTimeAsync(0);
  expect([started.length, slots.waiting]).toEqual([8, 4]);
  leave?.();
  leave?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([started.length, slots.waiting]).toEqual([9, 3]);
});

test("networks that used much leave connections to others, who are served first", async () => {
  const { use, started, enter } = opened();
  const expensive = Array.from({ length: 10 }, (_, n) => `expensive${n}`);
  for (const network of expensive) use.charge({ network }, 900);
  const [first] = expensive.map((network) => enter(network));
  const leave = await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(3);
  for (let n = 0; n < 6; n += 1) enter(`reader${n}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(started.filter((network) => network.startsWith("reader"))).toHaveLength(5);
  leave?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(started.at(-1)).toBe("reader5");
});

test("reads that may be expensive use few connections, also of new networks", async () => {
  const { started, enter } = opened();
  for (let n = 0; n < 40; n += 1) enter(`expensive${n}`, true);
  enter("reader");
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["expensive0", "expensive1", "expensive2", "reader"]);
});

test("a request that waits too long fails and gives up its place", async () => {
  const { slots, enter } = opened();
  for (let n = 0; n < 8; n += 1) void enter(`n${n}`);
  const late = expect(enter("late")).rejects.toThrow(DatabaseUnavailableError);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  expect(slots.waiting).toBe(0);
});
