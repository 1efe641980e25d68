/**
 * A pool of worker threads behind one queue: started on demand, kept until closed, replaced when stuck. The queue is
 * bounded; the group that used least time lately is served first, and finds room in a full queue, so that groups with many
 * or expensive tasks delay mainly their own.
 */
import type { ResourceLimits } from "node:worker_threads";
import { RecentUse } from "#server/db/recent-use.ts";
import { FairQueue, type QueueLimits } from "#server/queues/fair-queue.ts";
import { type PendingTask, PoolThread, type TaskReport } from "./pool-thread.ts";

export type PoolOptions = {
  /** A module that calls `serveTasks`. */
  readonly script: URL;
  readonly size: number;
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  /** The queue's limits; unlimited by default. */
  readonly queue?: QueueLimits;
  /** A thread that works on one task for longer is terminated; start-up time does not count. */
  readonly deadlineMs?: number;
  /** A task that waits longer is refused, unless the first thread is still starting. */
  readonly maxWaitMs?: number;
  /** A lost thread is replaced immediately, not with the next task. */
  readonly keepReady?: boolean;
  /** Called after every task. */
  readonly onTask?: (report: TaskReport) => void;
  /** Called with the number of waiting tasks whenever it changes. */
  readonly onWaiting?: (waiting: number) => void;
};

export type RunOptions = {
  /** Groups take turns in the queue. */
  readonly group?: string;
  readonly onProgress?: () => void;
};

export type WorkerPool<Task, Result> = {
  run(task: Task, options?: RunOptions): Promise<Result>;
  /** Starts the first thread before there is a task. */
  warm(): void;
  /** Rejects waiting tasks and ends the threads, with `finish` only after their current tasks. Later tasks start new ones. */
  close(options?: { finish: boolean }): Promise<void>;
};

const MAX_START_MS = 60_000;

/** The pool was closed before the task was done. */
export class PoolClosed extends Error {
  override readonly name = "PoolClosed";
}

/** The queue is full, or the task waited too long in it. */
export class PoolFull extends Error {
  override readonly name = "PoolFull";
}

type Waiting<Task, Result> = PendingTask<Task, Result> & { readonly giveUp: NodeJS.Timeout | undefined };

export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const { script, size, deadlineMs, onTask, keepReady = false } = options;
  const queue = new FairQueue<Waiting<Task, Result>>(options.queue);
  const use = new RecentUse();
  const rank = (group: string) => use.of({ network: group });
  const threads = new Set<PoolThread<Task, Result>>();
  const underway = new Set<Promise<Result>>();
  let closing: Promise<void> | undefined;

  function start(): void {
    const { workerData, resourceLimits } = options;
    const worker = { workerData, ...(resourceLimits === undefined ? {} : { resourceLimits }) };
    const thread = new PoolThread<Task, Result>({
      script,
      worker,
      deadlineMs,
      onTask(report, group) {
        use.charge({ network: group }, report.workedMs);
        onTask?.(report);
      },
      onFree: next,
      onExit: replace,
    });
    threads.add(thread);
    next(thread);
  }

  function startIfRoom(): void {
    if (threads.size < size) start();
  }

  function next(thread: PoolThread<Task, Result>): void {
    const waiting = queue.take(undefined, rank);
    if (waiting === undefined) {
      thread.rest();
      return;
    }
    clearTimeout(waiting.giveUp);
    options.onWaiting?.(queue.size);
    thread.take(waiting);
  }

  function replace(thread: PoolThread<Task, Result>, problem: Error): void {
    threads.delete(thread);
    thread.fail(problem);
    if (closing !== undefined) return;
    // A thread that failed to start would fail again: no task is left waiting for it.
    if (thread.isStarting && threads.size === 0) refuseWaiting(problem);
    else if (queue.size > 0 || (keepReady && !thread.isStarting)) startIfRoom();
  }

  function refuseWaiting(error: Error): void {
    for (const waiting of queue.takeAll()) refuse(waiting, error);
    options.onWaiting?.(0);
  }

  /** Refuses a task that has left the queue. */
  function refuse({ addedAt, giveUp, reject }: Waiting<Task, Result>, error: Error): void {
    clearTimeout(giveUp);
    onTask?.({ outcome: "refused", waitedMs: performance.now() - addedAt, workedMs: 0 });
    reject(error);
  }

  function giveUpLater(group: string, waiting: () => Waiting<Task, Result>): NodeJS.Timeout | undefined {
    if (options.maxWaitMs === undefined) return undefined;
    // What waited for the start has its whole time from then on.
    let hasTime = false;
    return setInterval(() => {
      const hadTime = hasTime;
      hasTime = [...threads].every((thread) => thread.isStarting);
      if ((hasTime || hadTime) && performance.now() - waiting().addedAt < MAX_START_MS) return;
      queue.remove(group, waiting());
      options.onWaiting?.(queue.size);
      refuse(waiting(), new PoolFull());
    }, options.maxWaitMs);
  }

  async function endThreads(finish: boolean): Promise<void> {
    refuseWaiting(new PoolClosed());
    if (finish) await Promise.allSettled(underway);
    for (const thread of threads) thread.fail(new PoolClosed());
    await Promise.all([...threads].map((thread) => thread.terminate()));
    threads.clear();
  }

  return {
    run(task, { group = "", onProgress = () => undefined } = {}) {
      if (closing !== undefined) return Promise.reject(new PoolClosed());
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const giveUp = giveUpLater(group, () => pending);
      const pending = { task, group, onProgress, addedAt: performance.now(), giveUp, resolve, reject };
      if (!queue.add(group, pending)) {
        const given = queue.sizeOf(group) === 0 ? queue.giveUp(rank, rank(group)) : undefined;
        refuse(given ?? pending, new PoolFull());
        if (given === undefined) return promise;
        queue.add(group, pending);
      }
      options.onWaiting?.(queue.size);
      const idle = [...threads].find((thread) => thread.isFree);
      if (idle !== undefined) next(idle);
      else startIfRoom();
      underway.add(promise);
      return promise.finally(() => underway.delete(promise));
    },
    warm() {
      if (closing === undefined && threads.size === 0) start();
    },
    close({ finish } = { finish: false }) {
      closing ??= endThreads(finish).finally(() => {
        closing = undefined;
      });
      return closing;
    },
  };
}
