/// <reference lib="webworker" />
// The herbalist in a web worker: the same engine as on the server, with the library saved on the device.
import { paths } from "#app/lib/paths.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { parseDeviceLibrary } from "./device-library.ts";
import type { DeviceQuestion, DeviceResult } from "./protocol.ts";

declare const self: DedicatedWorkerGlobalScope;

let opening: Promise<Herbalist> | undefined;

/** A failed attempt is repeated with the next question. */
function open(): Promise<Herbalist> {
  opening ??= load().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function load(): Promise<Herbalist> {
  const response = await fetch(paths.herbalistData);
  if (!response.ok) throw new Error(`The records could not be read (${response.status})`);
  const { catalogue, helplines, prose } = parseDeviceLibrary(await response.json());
  return createHerbalist(catalogue, helplines, prose);
}

self.onmessage = async ({ data }: MessageEvent<DeviceQuestion>) => {
  const { id, question, history, context } = data;
  const reply = (result: DeviceResult) => self.postMessage(result);
  try {
    const herbalist = await open();
    const { decisions: _, ...answer } = herbalist.answer(question, history, context);
    reply({ id, ok: true, answer });
  } catch (error) {
    reply({ id, ok: false, reason: error instanceof Error ? error.message : String(error) });
  }
};
