// Calls the herbalist in its web worker. Nothing leaves the phone.
import type { DeviceRequest, DeviceResult, DeviceTask } from "./protocol.ts";

let worker: Worker | undefined;
let calls = 0;
/** Whether a result has come from the worker, so that its records are in memory. */
let isOpen = false;

export const isHerbalistOpen = (): boolean => isOpen;

export function callHerbalist(task: DeviceTask): Promise<unknown> {
  calls += 1;
  const id = calls;
  const herbalist = open();
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    herbalist.addEventListener(
      "message",
      ({ data }: MessageEvent<DeviceResult>) => {
        if (data.id !== id) return;
        stop.abort();
        if (!data.ok) return reject(new Error(data.reason));
        isOpen = true;
        resolve(data.result);
      },
      { signal: stop.signal },
    );
    herbalist.addEventListener(
      "error",
      () => {
        stop.abort();
        // The next call starts it again.
        worker = undefined;
        isOpen = false;
        reject(new Error("The herbalist on this device could not be started"));
      },
      { signal: stop.signal },
    );
    herbalist.postMessage({ id, ...task } satisfies DeviceRequest);
  });
}

function open(): Worker {
  worker ??= new Worker(new URL("./herbalist-worker.ts", import.meta.url), { type: "module" });
  return worker;
}
