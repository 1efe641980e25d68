// Downloads the offline library in the background: in small batches, when the browser is idle, on a good
// connection, from one tab at a time. Each start checks what is missing, so that files evicted by the browser
// are downloaded again.
import { nextIdlePeriod } from "#app/lib/idle.ts";
import type { LibraryState, WorkerRequest } from "#app/service-worker/protocol.ts";
import { allowsLargeDownloads, type Connection } from "./connection-quality.ts";
import { readStatus, writeStatus } from "./library-status.ts";

const lockName = "bush-tea-library";
const pauseMs = 60;

let stopped = false;

/** Called before a new version takes over: the browser waits until the old worker has nothing left to do. */
export function stopDownload(): void {
  stopped = true;
}

export async function downloadLibrary(worker: ServiceWorker): Promise<void> {
  if (!("locks" in navigator)) return fill(worker);
  // Without the lock, another tab is already downloading.
  await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? fill(worker) : undefined));
}

async function fill(worker: ServiceWorker): Promise<void> {
  const before = readStatus();
  let state = await askWorker(worker, { type: "check" });
  const evicted =
    state.restored > 0 || (before?.complete === true && before.version === state.version && state.left > 0);
  if (evicted) writeStatus({ version: state.version, complete: false });
  while (state.left > 0 && !state.stopped && mayFetch()) {
    await nextIdlePeriod();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopped) return;
    state = await askWorker(worker, { type: "fetch-batch" });
  }
  if (state.left === 0) writeStatus({ version: state.version, complete: true });
  // Persistent storage is requested only from users who installed the app and have lost files to eviction
  // once.
  if (evicted && matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

function mayFetch(): boolean {
  const connection: Connection | undefined =
    "connection" in navigator ? (navigator.connection ?? undefined) : undefined;
  return allowsLargeDownloads({ onLine: navigator.onLine, connection });
}

const replaced: LibraryState = { version: "", total: 0, left: 1, restored: 0, stopped: "unreachable" };

/** A worker that becomes redundant never answers, so that state is treated as an answer. */
function askWorker(worker: ServiceWorker, request: WorkerRequest): Promise<LibraryState> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { port1, port2 } = new MessageChannel();
    const finish = (state: LibraryState) => {
      stop.abort();
      port1.close();
      resolve(state);
    };
    const checkWorker = () => {
      if (worker.state === "redundant") finish(replaced);
    };
    worker.addEventListener("statechange", checkWorker, { signal: stop.signal });
    port1.onmessage = ({ data }: MessageEvent<LibraryState>) => finish(data);
    worker.postMessage(request, [port2]);
    checkWorker();
  });
}
