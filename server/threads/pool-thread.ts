/** One thread of a pool: it works on one task at a time, and is terminated when a task exceeds the deadline. */
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { ThreadMessage } from "./serve-tasks.ts";

export type TaskReport = {
  readonly outcome: "done" | "failed" | "overdue" | "refused";
  readonly waitedMs: number;
  readonly workedMs: number;
};

/** The task exceeded the deadline, and its thread was terminated. */
export class TaskOverdue extends Error {
  override readonly name = "TaskOverdue";
}

export type PendingTask<Task, Result> = {
  readonly task: Task;
  readonly group: string;
  readonly onProgress: () => void;
  readonly addedAt: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

export type ThreadOptions<Task, Result> = {
  /** A module that calls `serveTasks`. */
  readonly script: URL;
  readonly worker: WorkerOptions;
  /** Start-up time does not count. */
  readonly deadlineMs: number | undefined;
  readonly onTask: (report: TaskReport, group: string) => void;
  /** Called when the thread has settled a task and can take another. */
  readonly onFree: (thread: PoolThread<Task, Result>) => void;
  readonly onExit: (thread: PoolThread<Task, Result>, problem: Error) => void;
};

type Running<Task, Result> = PendingTask<Task, Result> & {
  /** Set when the ready thread works on it. */
  startedAt?: number;
  deadline?: NodeJS.Timeout | undefined;
};

/** The deadline is counted in parts: a process that was suspended loses one part, not the whole time. */
const DEADLINE_PARTS = 4;

export class PoolThread<Task, Result> {
  readonly #options: ThreadOptions<Task, Result>;
  readonly #worker: Worker;
  /** A thread that is ending takes no more tasks. */
  #state: "starting" | "ready" | "ending" = "starting";
  #current: Running<Task, Result> | undefined;

  constructor(options: ThreadOptions<Task, Result>) {
    this.#options = options;
    this.#worker = new Worker(options.script, options.worker);
    let problem = new Error("the worker thread ended");
    this.#worker.on("message", (message: ThreadMessage<Result>) => this.#receive(message));
    this.#worker.on("error", (error) => {
      problem = error instanceof Error ? error : new Error(String(error));
    });
    this.#worker.on("exit", () => options.onExit(this, problem));
  }

  get isFree(): boolean {
    return this.#state !== "ending" && this.#current === undefined;
  }

  get isStarting(): boolean {
    return this.#state === "starting";
  }

  take(pending: PendingTask<Task, Result>): void {
    this.#worker.ref();
    this.#current = pending;
    this.#worker.postMessage(pending.task);
    if (this.#state === "ready") this.#begin();
  }

  /** An idle thread does not keep the process alive. */
  rest(): void {
    this.#worker.unref();
  }

  /** Rejects the current task, if there is one. */
  fail(error: Error): void {
    this.#settle("failed", ({ reject }) => reject(error));
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: ThreadMessage<Result>): void {
    switch (message.kind) {
      case "progress":
        this.#current?.onProgress();
        return;
      case "ready":
        this.#state = "ready";
        this.#begin();
        return;
      case "done":
        this.#settle("done", ({ resolve }) => resolve(message.result));
        break;
      case "failed":
        this.fail(new Error(message.error));
    }
    this.#options.onFree(this);
  }

  #begin(): void {
    if (this.#current === undefined) return;
    this.#current.startedAt = performance.now();
    this.#current.deadline = this.#startDeadline();
  }

  #startDeadline(): NodeJS.Timeout | undefined {
    const { deadlineMs } = this.#options;
    if (deadlineMs === undefined) return undefined;
    let parts = 0;
    return setInterval(() => {
      parts += 1;
      if (parts < DEADLINE_PARTS) return;
      this.#settle("overdue", ({ reject }) => reject(new TaskOverdue()));
      this.#state = "ending";
      void this.terminate();
    }, deadlineMs / DEADLINE_PARTS);
  }

  #settle(outcome: TaskReport["outcome"], how: (task: Running<Task, Result>) => void): void {
    const current = this.#current;
    if (current === undefined) return;
    this.#current = undefined;
    clearInterval(current.deadline);
    const now = performance.now();
    const { addedAt, group, startedAt = now } = current;
    this.#options.onTask({ outcome, waitedMs: startedAt - addedAt, workedMs: now - startedAt }, group);
    how(current);
  }
}
