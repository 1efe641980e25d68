/** The messages and shared counters between the server's thread and PGlite's. */
export type WorkerSettings = {
  readonly folder: string;
  readonly wasmModule: WebAssembly.Module;
  /** Shared counters, readable even after the worker has ended. */
  readonly counters: SharedArrayBuffer;
};

/** Indexes into the shared counters. */
export const requestsStarted = 0;
export const syncsMade = 1;
export const heapPages = 2;
export const counterBytes = 12;
/** A page of WebAssembly memory. */
export const pageBytes = 65_536;

/** A batch of wire messages, or a command. */
export type ToWorker = Uint8Array | "close";

/** The replies to a batch, and how long the database worked on it. */
export type Answer = { readonly bytes: Uint8Array; readonly workedMs: number };

export type FromWorker = Answer | "closed" | "ready";
