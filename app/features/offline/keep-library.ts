// Fills the library while the reader reads: a few files at a time, in quiet moments, on a free connection, from one tab.
// At each start it asks what is missing, so that what the browser threw away is noticed and comes back.
import { idle } from "#app/lib/when-quiet.ts";
import type { LibraryState, Wish } from "#app/service-worker/kept.ts";
import { type Connection, isFreeConnection } from "./free-connection.ts";
import { readMark, writeMark } from "./library-mark.ts";

const lockName = "bush-tea-library";
const pauseMs = 60;

let stopped = false;

/** A version that is to be replaced should have nothing left to do: the browser waits for it to finish. */
export function stopKeeping(): void {
  stopped = true;
}

export async function keepLibrary(worker: ServiceWorker): Promise<void> {
  if (!("locks" in navigator)) return fill(worker);
  // Another tab is at it already.
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
  // Who lost the copies once, and has put the site among their apps, may want it kept from being lost again.
  if (evicted && matchMedia("(display-mode: standalone)").matches) await navigator.storage?.persist?.();
}

function mayFetch(): boolean {
  const connection: Connection | undefined =
    "connection" in navigator ? (navigator.connection ?? undefined) : undefined;
  return isFreeConnection({ onLine: navigator.onLine, connection });
}

const replaced: LibraryState = { version: "", total: 0, left: 1, mended: 0, stopped: "unreachable" };

/** A worker that is replaced meanwhile will never answer. */
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
