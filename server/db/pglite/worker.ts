/**
 * The worker thread that runs PGlite. It executes batches of PostgreSQL wire messages and posts back the
 * replies; scheduling is the engine's task.
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { CANCEL } from "./cancel-statement.ts";
import { DurableFs, startParams } from "./durable-fs.ts";
import {
  type FromWorker,
  heapPages,
  pageBytes,
  requestsStarted,
  syncsMade,
  type ToWorker,
  type WorkerSettings,
} from "./worker-messages.ts";

if (!parentPort) throw new Error("this module runs in a worker thread");
const port = parentPort;
const settings: WorkerSettings = workerData;
const counters = new Int32Array(settings.counters);
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const initialSize = 65_536;
let answer = new Uint8Array(initialSize);
let length = 0;

function collect(bytes: Uint8Array): void {
  if (length + bytes.length > answer.length) {
    const grown = new Uint8Array(Math.max(length + bytes.length, answer.length * 2));
    grown.set(answer.subarray(0, length));
    answer = grown;
  }
  answer.set(bytes, length);
  length += bytes.length;
}

/** An enlarged buffer is handed over rather than copied again. */
function takeAnswer(): Uint8Array<ArrayBuffer> {
  const grown = answer.length !== initialSize;
  const taken = grown ? answer.subarray(0, length) : answer.slice(0, length);
  if (grown) answer = new Uint8Array(initialSize);
  length = 0;
  return taken;
}

let syncedMs = 0;
const pg = new PGlite({
  fs: new DurableFs(settings.folder, (ms) => {
    Atomics.add(counters, syncsMade, 1);
    syncedMs += ms;
  }),
  pgliteWasmModule: settings.wasmModule,
  startParams,
});
await pg.waitReady;

// PGlite swallows unknown errors, such as a WebAssembly trap, and continues with memory that may be corrupt.
// Anything but PostgreSQL's own errors therefore ends this thread.
const postgresError = 100;
let trap: unknown;
const loopOnce = pg.Module._PostgresMainLoopOnce;
pg.Module._PostgresMainLoopOnce = () => {
  try {
    loopOnce();
  } catch (error) {
    if (!(error instanceof Object && "status" in error && error.status === postgresError)) trap ??= error;
    throw error;
  }
};

/** The addresses of PostgreSQL's flags that cancel a statement. */
const cancelFlags = ["_InterruptPending", "_QueryCancelPending"].map((name) => {
  const address: unknown = Reflect.get(pg.Module, name);
  if (typeof address !== "number") throw new Error(`PGlite has no ${name}`);
  return address;
});
const setCancelFlags = (value: 0 | 1) => {
  for (const address of cancelFlags) pg.Module.HEAPU8[address] = value;
};
let working = false;

// Called through the inspector while a statement runs. Does nothing if that request has ended in the meantime.
Reflect.set(globalThis, CANCEL, (requestNumber: number) => {
  if (working && Atomics.load(counters, requestsStarted) === requestNumber) setCancelFlags(1);
});

/**
 * Below this a batch costs its processor time and that of its syncs, in which nobody else is served: on a busy machine people with ordinary requests must not pay for the time in
 * which this thread waited for a processor. A long statement costs the time for which it occupied the database.
 */
const longMs = 100;

port.on("message", (message: ToWorker) => {
  if (message === "close") {
    void pg.close().then(() => post("closed"));
    return;
  }
  Atomics.add(counters, requestsStarted, 1);
  // The call completes synchronously; its promise only carries an unexpected failure, which ends the thread.
  working = true;
  syncedMs = 0;
  const started = performance.now();
  const before = process.threadCpuUsage();
  void pg.execProtocolRawStream(message, { syncToFs: false, onRawData: collect });
  working = false;
  setCancelFlags(0);
  if (trap) throw trap;
  Atomics.store(counters, heapPages, pg.Module.HEAPU8.length / pageBytes);
  const bytes = takeAnswer();
  const { user, system } = process.threadCpuUsage(before);
  const ownMs = (user + system) / 1000 + syncedMs;
  const elapsedMs = performance.now() - started;
  const workedMs = ownMs < longMs ? Math.min(ownMs, elapsedMs) : elapsedMs;
  post({ bytes, workedMs }, [bytes.buffer]);
});
post("ready");
