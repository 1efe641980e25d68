/**
 * A pool of worker threads behind one queue: started on demand, kept until closed, replaced when stuck. The queue is
 * bounded and fair between groups, so that a group with expensive tasks delays mainly its own.
 */
import { type ResourceLimits, Worker } from "node:worker_threads";
import { FairQueue, type QueueLimits } from "#server/queues/fair-queue.ts";
import type { ThreadMessage } from "./serve-tasks.ts";

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
  /** A lost thread is replaced immediately, not with the next task. */
  readonly keepReady?: boolean;
  /** Called after every task. */
  readonly onTask?: (report: TaskReport) => void;
  /** Called with the number of waiting tasks whenever it changes. */
  readonly onWaiting?: (waiting: number) => void;
};

export type TaskReport = {
  readonly outcome: "done" | "failed" | "overdue" | "refused";
  readonly waitedMs: number;
  readonly workedMs: number;
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

/** The pool was closed before the task was done. */
export class PoolClosed extends Error {
  override readonly name = "PoolClosed";
}

/** The queue is full. */
export class PoolFull extends Error {
  override readonly name = "PoolFull";
}

/** The task exceeded the deadline, and its thread was terminated. */
export class TaskOverdue extends Error {
  override readonly name = "TaskOverdue";
}

type Waiting<Task, Result> = {
  readonly task: Task;
  readonly onProgress: () => void;
  readonly addedAt: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

type Running<Task, Result> = Waiting<Task, Result> & {
  /** Set when a ready thread works on it. */
  startedAt?: number;
  deadline?: NodeJS.Timeout | undefined;
};

type Thread<Task, Result> = {
  readonly worker: Worker;
  /** A thread that is ending takes no more tasks. */
  state: "starting" | "ready" | "ending";
  current: Running<Task, Result> | undefined;
};

/** The deadline is counted in parts: a process that was suspended loses one part, not the whole time. */
const DEADLINE_PARTS = 4;

export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const { script, size, deadlineMs, keepReady = false } = options;
  const queue = new FairQueue<Waiting<Task, Result>>(options.queue);
  const threads = new Set<Thread<Task, Result>>();
  const underway = new Set<Promise<Result>>();
  let closing: Promise<void> | undefined;

  function start(): void {
    const worker = new Worker(script, {
      workerData: options.workerData,
      ...(options.resourceLimits === undefined ? {} : { resourceLimits: options.resourceLimits }),
    });
    const thread: Thread<Task, Result> = { worker, state: "starting", current: undefined };
    threads.add(thread);
    let problem = new Error("the worker thread ended");
    worker.on("message", (message: ThreadMessage<Result>) => {
      if (message.kind === "progress") {
        thread.current?.onProgress();
        return;
      }
      if (message.kind === "ready") {
        thread.state = "ready";
        begin(thread);
        return;
      }
      if (message.kind === "done") settle(thread, "done", ({ resolve }) => resolve(message.result));
      else settle(thread, "failed", ({ reject }) => reject(new Error(message.error)));
      next(thread);
    });
    worker.on("error", (error) => {
      problem = error instanceof Error ? error : new Error(String(error));
    });
    worker.on("exit", () => {
      threads.delete(thread);
      settle(thread, "failed", ({ reject }) => reject(problem));
      if (closing !== undefined) return;
      // A thread that failed to start would fail again: no task is left waiting for it.
      if (thread.state === "starting" && threads.size === 0) refuseWaiting(problem);
      else if (queue.size > 0 || (keepReady && thread.state !== "starting")) startIfRoom();
    });
    next(thread);
  }

  function startIfRoom(): void {
    if (threads.size < size) start();
  }

  function next(thread: Thread<Task, Result>): void {
    const waiting = queue.take();
    if (waiting === undefined) {
      // An idle thread does not keep the process alive.
      thread.worker.unref();
      return;
    }
    options.onWaiting?.(queue.size);
    thread.worker.ref();
    thread.current = waiting;
    thread.worker.postMessage(waiting.task);
    if (thread.state === "ready") begin(thread);
  }

  function begin(thread: Thread<Task, Result>): void {
    if (thread.current === undefined) return;
    thread.current.startedAt = performance.now();
    thread.current.deadline = startDeadline(thread);
  }

  function startDeadline(thread: Thread<Task, Result>): NodeJS.Timeout | undefined {
    if (deadlineMs === undefined) return undefined;
    let parts = 0;
    return setInterval(() => {
      parts += 1;
      if (parts < DEADLINE_PARTS) return;
      settle(thread, "overdue", ({ reject }) => reject(new TaskOverdue()));
      thread.state = "ending";
      void thread.worker.terminate();
    }, deadlineMs / DEADLINE_PARTS);
  }

  function settle(
    thread: Thread<Task, Result>,
    outcome: TaskReport["outcome"],
    how: (task: Running<Task, Result>) => void,
  ): void {
    const { current } = thread;
    if (current === undefined) return;
    thread.current = undefined;
    clearInterval(current.deadline);
    const now = performance.now();
    const { addedAt, startedAt = now } = current;
    options.onTask?.({ outcome, waitedMs: startedAt - addedAt, workedMs: now - startedAt });
    how(current);
  }

  function refuseWaiting(error: Error): void {
    for (const { reject, addedAt } of queue.takeAll()) {
      options.onTask?.({ outcome: "refused", waitedMs: performance.now() - addedAt, workedMs: 0 });
      reject(error);
    }
    options.onWaiting?.(0);
  }

  async function endThreads(finish: boolean): Promise<void> {
    refuseWaiting(new PoolClosed());
    if (finish) await Promise.allSettled(underway);
    for (const thread of threads) settle(thread, "failed", ({ reject }) => reject(new PoolClosed()));
    await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    threads.clear();
  }

  return {
    run(task, { group = "", onProgress = () => undefined } = {}) {
      if (closing !== undefined) return Promise.reject(new PoolClosed());
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const addedAt = performance.now();
      if (!queue.add(group, { task, onProgress, addedAt, resolve, reject })) {
        options.onTask?.({ outcome: "refused", waitedMs: 0, workedMs: 0 });
        return Promise.reject(new PoolFull());
      }
      options.onWaiting?.(queue.size);
      const idle = [...threads].find(({ state, current }) => state !== "ending" && current === undefined);
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
