// The messages between the page and the herbalist's web worker.
import type { Context } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

export type DeviceTask =
  | { task: "answer"; question: string; history: readonly Message[]; context: Context }
  | { task: "note for doctor"; question: string; plantIds: readonly string[] };

export type DeviceRequest = { id: number } & DeviceTask;

/** The caller parses the result of its task. */
export type DeviceResult =
  | { id: number; ok: true; result: unknown }
  | { id: number; ok: false; reason: string };
