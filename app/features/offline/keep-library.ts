// Downloads the offline library in the background: in small batches, when the browser is idle, on a good
// connection, from one tab at a time. Each start checks what is missing, so that files evicted by the browser
// are downloaded again.
import { idle } from "#app/lib/when-quiet.ts";
import type { LibraryState, Wish } from "#app/service-worker/kept.ts";
import { type Connection, isFreeConnection } from "./free-connection.ts";
import { readMark, writeMark } from "./library-mark.ts";

const lockName = "bush-tea-library";
const pauseMs = 60;

let stopped = false;

/** Called before a new version takes over: the browser waits until the old worker has nothing left to do. */
export function stopKeeping(): void {
  stopped = true;
}

export async function keepLibrary(worker: ServiceWorker): Promise<void> {
  if (!("locks" in navigator)) return fill(worker);
  // Without the lock, another tab is already downloading.
  await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? fill(worker) : undefined));
}

async function fill(worker: ServiceWorker): Promise<void> {
  const before = readMark();
  let state = await askWorker(worker, { type: "check" });
  const evicted =
    state.mended > 0 || (before?.complete === true && before.version === state.version && state.left > 0);
  if (evicted) writeMark({ version: state.version, complete: false });
  while (state.left > 0 && !state.stopped && mayFetch()) {
    await idle();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopped) return;
    state = await askWorker(worker, { type: "fetch-batch" });
  }
  if (state.left === 0) writeMark({ version: state.version, complete: true });
  // Persistent storage is requested only from users who installed the app and have lost files to eviction
  // once.
  if (evicted && matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

function mayFetch(): boolean {
  const connection: Connection | undefined =
    "connection" in navigator ? (navigator.connection ?? undefined) : undefined;
  return isFreeConnection({ onLine: navigator.onLine, connection });
}

const replaced: LibraryState = { version: "", total: 0, left: 1, mended: 0, stopped: "unreachable" };

/** A worker that becomes redundant never answers, so that state is treated as an answer. */
function askWorker(worker: ServiceWorker, wish: Wish): Promise<LibraryState> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { port1, port2 } = new MessageChannel();
    const finish = (state: LibraryState) => {
      stop.abort();
      port1.close();
      resolve(state);
    };
    const lookAtWorker = () => {
      if (worker.state === "redundant") finish(replaced);
    };
    worker.addEventListener("statechange", lookAtWorker, { signal: stop.signal });
    port1.onmessage = ({ data }: MessageEvent<LibraryState>) => finish(data);
    worker.postMessage(wish, [port2]);
    lookAtWorker();
  });
}
