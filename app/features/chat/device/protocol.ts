// The messages between the page and the herbalist's web worker.
import type { Answer, Context } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

export type DeviceQuestion = {
  id: number;
  question: string;
  history: readonly Message[];
  context: Context;
};

export type DeviceAnswer = Omit<Answer, "decisions">;

export type DeviceResult =
  | { id: number; ok: true; answer: DeviceAnswer }
  | { id: number; ok: false; reason: string };
