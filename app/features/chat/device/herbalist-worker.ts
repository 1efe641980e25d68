/// <reference lib="webworker" />
// The herbalist in a web worker: the same engine as on the server, with the library saved on the device.
import { paths } from "#app/lib/paths.ts";
import { noteForDoctor } from "#herbalist/for-doctor.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { parseDeviceLibrary } from "./device-library.ts";
import type { DeviceRequest, DeviceResult, DeviceTask } from "./protocol.ts";

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
  const { catalogue, helplines } = parseDeviceLibrary(await response.json());
  return createHerbalist(catalogue, helplines);
}

self.onmessage = async ({ data }: MessageEvent<DeviceRequest>) => {
  const { id } = data;
  const reply = (result: DeviceResult) => self.postMessage(result);
  try {
    reply({ id, ok: true, result: run(data, await open()) });
  } catch (error) {
    reply({ id, ok: false, reason: error instanceof Error ? error.message : String(error) });
  }
};

function run(task: DeviceTask, herbalist: Herbalist): unknown {
  if (task.task === "note for doctor") return noteForDoctor(task.question, task.plantIds, herbalist);
  const { decisions: _, ...answer } = herbalist.answer(task.question, task.history, task.context);
  return answer;
}
