// The pool with real threads: fair between groups, bounded, and never blocked by one task.
import { afterEach, expect, it } from "vitest";
import type { TestTask } from "#tests/support/test-worker.ts";
import { TaskOverdue, type TaskReport } from "./pool-thread.ts";
import { createWorkerPool, PoolClosed, PoolFull, type PoolOptions, type WorkerPool } from "./worker-pool.ts";

const script = new URL("../../tests/support/test-worker.ts", import.meta.url);
const opened: WorkerPool<TestTask, string>[] = [];

function open(options: Partial<PoolOptions> = {}): WorkerPool<TestTask, string> {
  const pool = createWorkerPool<TestTask, string>({ script, size: 1, ...options });
  opened.push(pool);
  return pool;
}
const echo = (value: string): TestTask => ({ kind: "echo", value });

afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
});

it("resolves each task with its result, and rejects a failed one with its error", async () => {
  const pool = open({ size: 2 });
  const results = ["a", "b", "c", "d"].map((value) => pool.run(echo(value)));
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
  await expect(pool.run({ kind: "fail", value: "do it" })).rejects.toThrow("cannot do it");
  expect(await pool.run(echo("e"))).toBe("e");
});

it("serves a new group before one with many waiting tasks", async () => {
  const pool = open();
  const order: string[] = [];
  const run = (group: string, value: string) =>
    pool.run(echo(value), { group }).then((result) => order.push(result));
  await Promise.all([...["a1", "a2", "a3", "a4"].map((value) => run("a", value)), run("b", "b1")]);
  // Behind the task in progress only.
  expect(order.indexOf("b1")).toBe(1);
  expect(order).toHaveLength(5);
});

it("rejects tasks immediately when the queue is full", async () => {
  const outcomes: TaskReport["outcome"][] = [];
  const pool = open({
    queue: { most: 3, mostPerGroup: 2 },
    onTask: ({ outcome }) => outcomes.push(outcome),
  });
  // The first is in progress and does not wait.
  const accepted = ["a1", "a2", "a3"].map((value) => pool.run(echo(value), { group: "a" }));
  await expect(pool.run(echo("a4"), { group: "a" })).rejects.toThrow(PoolFull);
  accepted.push(pool.run(echo("b1"), { group: "b" }));
  // No group has used more than another.
  await expect(pool.run(echo("c1"), { group: "c" })).rejects.toThrow(PoolFull);
  expect(await Promise.all(accepted)).toEqual(["a1", "a2", "a3", "b1"]);
  expect(outcomes).toEqual(["refused", "refused", "done", "done", "done", "done"]);
});

it("makes room in a full queue for a group that used less time than others", async () => {
  const pool = open({ queue: { most: 2, mostPerGroup: 2 } });
  await pool.run(echo("a0"), { group: "a" });
  const [a1, a2, a3] = ["a1", "a2", "a3"].map((value) => pool.run(echo(value), { group: "a" }));
  const refused = expect(a3).rejects.toThrow(PoolFull);
  expect(await pool.run(echo("b1"), { group: "b" })).toBe("b1");
  await refused;
  expect(await Promise.all([a1, a2])).toEqual(["a1", "a2"]);
});

it("refuses a task that waited too long", async () => {
  const pool = open({ maxWaitMs: 50 });
  await pool.run(echo("ready"));
  const stuck = expect(pool.run({ kind: "spin" })).rejects.toThrow(PoolClosed);
  await expect(pool.run(echo("behind"))).rejects.toThrow(PoolFull);
  await pool.close();
  await stuck;
});

it("lets tasks wait while the first thread starts", async () => {
  const pool = open({ maxWaitMs: 250, workerData: { startsInMs: 600 } });
  expect(await Promise.all([pool.run(echo("first")), pool.run(echo("second"))])).toEqual(["first", "second"]);
});

it("terminates a stuck thread and continues with the next task", async () => {
  const pool = open({ deadlineMs: 200, keepReady: true });
  const stuck = expect(pool.run({ kind: "spin" })).rejects.toThrow(TaskOverdue);
  const behind = pool.run(echo("behind"));
  await stuck;
  expect(await behind).toBe("behind");
});

it("replaces a thread that exited", async () => {
  const pool = open();
  await expect(pool.run({ kind: "exit" })).rejects.toThrow("the worker thread ended");
  expect(await pool.run(echo("after"))).toBe("after");
});

it("rejects waiting tasks when no thread can start", async () => {
  const pool = open({ script: new URL("./no-such-worker.ts", import.meta.url) });
  await expect(pool.run(echo("a"))).rejects.toThrow(/no-such-worker/);
});

it("closes immediately, whatever its threads do, and can be used again", async () => {
  const pool = open();
  const spinning = Promise.withResolvers<void>();
  const stuck = expect(pool.run({ kind: "spin" }, { onProgress: spinning.resolve })).rejects.toThrow(
    PoolClosed,
  );
  const waiting = expect(pool.run(echo("a"))).rejects.toThrow(PoolClosed);
  await spinning.promise;
  await pool.close();
  await Promise.all([stuck, waiting]);
  expect(await pool.run(echo("again"))).toBe("again");
});
