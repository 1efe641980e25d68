/** Starts and stops PGlite's worker thread, and exchanges bytes with it. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { cancelStatement } from "./cancel-statement.ts";
import {
  type Answer,
  counterBytes,
  type FromWorker,
  heapPages,
  pageBytes,
  requestsStarted,
  syncsMade,
  type WorkerSettings,
} from "./worker-messages.ts";

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once per process, so that a restart by the watchdog takes a fraction of a second. */
function wasmModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm"),
  ).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Large enough that PostgreSQL's own limit (`max_stack_depth`) is reached first, which it reports as an error. */
const stackSizeMb = 64;

export type WorkerEvents = {
  reply(answer: Answer): void;
  /** The thread ended unexpectedly. */
  crashed(cause: unknown): void;
};

export class WorkerHost {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #counters: Int32Array;
  readonly #closed = Promise.withResolvers<void>();
  #ending = false;
  #opened = false;

  private constructor(worker: Worker, name: string, counters: Int32Array) {
    this.#worker = worker;
    this.#name = name;
    this.#counters = counters;
  }

  static async start(folder: string, events: WorkerEvents): Promise<WorkerHost> {
    const counters = new SharedArrayBuffer(counterBytes);
    const workerData: WorkerSettings = { folder, wasmModule: await wasmModule(), counters };
    const name = `pglite-${randomUUID()}`;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData,
      name,
      resourceLimits: { stackSizeMb },
    });
    const host = new WorkerHost(worker, name, new Int32Array(counters));
    const ready = Promise.withResolvers<void>();
    let cause: unknown;
    worker.on("message", (message: FromWorker) => {
      if (message === "closed") host.#closed.resolve();
      else if (message === "ready") {
        host.#opened = true;
        ready.resolve();
      } else events.reply(message);
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      const error = cause ?? new Error("the embedded database's thread ended");
      ready.reject(error);
      host.#closed.resolve();
      if (host.#opened && !host.#ending) events.crashed(error);
    });
    await ready.promise;
    return host;
  }

  /** Transfers the buffer: the caller must not use it again. */
  post(bytes: Uint8Array<ArrayBuffer>): void {
    this.#worker.postMessage(bytes, [bytes.buffer]);
  }

  /** Cancels the running statement of this request; returns `cancelStatement`'s detach function. */
  cancel(requestNumber: number): () => void {
    return cancelStatement(this.#name, requestNumber);
  }

  /** How many requests the thread has started. */
  get started(): number {
    return Atomics.load(this.#counters, requestsStarted);
  }

  get syncs(): number {
    return Atomics.load(this.#counters, syncsMade);
  }

  get heapBytes(): number {
    return Atomics.load(this.#counters, heapPages) * pageBytes;
  }

  /** Shuts PostgreSQL down cleanly (with a checkpoint), or terminates the thread after `withinMs`. */
  async close(withinMs: number): Promise<void> {
    this.#ending = true;
    this.#worker.postMessage("close");
    const late = setTimeout(() => this.#closed.resolve(), withinMs);
    await this.#closed.promise;
    clearTimeout(late);
    await this.#worker.terminate();
  }

  async terminate(): Promise<void> {
    this.#ending = true;
    await this.#worker.terminate();
  }
}
