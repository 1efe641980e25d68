// Asks the herbalist on this device. Nothing leaves the phone.
import { paths } from "#app/lib/paths.ts";
import { savedCopy } from "#app/lib/saved-copy.ts";
import type { Latch } from "#herbalist/triage/latch.ts";
import type { Question } from "../ask-herbalist.ts";
import { chatSession } from "../chat-session.ts";
import { currentRegion } from "../place.ts";
import { type Reply, replySchema } from "../reply.ts";
import type { DeviceAnswer, DeviceQuestion, DeviceResult } from "./protocol.ts";

let worker: Worker | undefined;
let asked = 0;
/** Whether an answer has come from the worker, so that its records are in memory. */
let isOpen = false;
/** After a sign of an emergency, help comes first for the rest of the session, as on the server. */
let memory: { session: string; latch: Latch } | undefined;

/** Whether the device can answer without a connection. */
export async function canAnswerOnDevice(): Promise<boolean> {
  return isOpen || (await savedCopy(paths.herbalistData)) !== null;
}

export async function askOnDevice({
  query,
  history,
  userId,
  personal,
  dismissed = [],
  notMeant = [],
}: Question): Promise<Reply> {
  const session = chatSession(userId);
  const answer = await ask({
    question: query,
    history,
    context: {
      latch: memory?.session === session ? memory.latch : "none",
      region: currentRegion(),
      dismissed,
      notMeant,
      ...(personal === undefined ? {} : { personal }),
    },
  });
  isOpen = true;
  memory = { session, latch: answer.latch };
  return replySchema.parse({ ...answer, conversationId: null, sessionId: null });
}

function ask(question: Omit<DeviceQuestion, "id">): Promise<DeviceAnswer> {
  asked += 1;
  const id = asked;
  const herbalist = open();
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    herbalist.addEventListener(
      "message",
      ({ data }: MessageEvent<DeviceResult>) => {
        if (data.id !== id) return;
        stop.abort();
        if (data.ok) resolve(data.answer);
        else reject(new Error(data.reason));
      },
      { signal: stop.signal },
    );
    herbalist.addEventListener(
      "error",
      () => {
        stop.abort();
        // The next question starts it again.
        worker = undefined;
        isOpen = false;
        reject(new Error("The herbalist on this device could not be started"));
      },
      { signal: stop.signal },
    );
    herbalist.postMessage({ id, ...question } satisfies DeviceQuestion);
  });
}

function open(): Worker {
  worker ??= new Worker(new URL("./herbalist-worker.ts", import.meta.url), { type: "module" });
  return worker;
}
