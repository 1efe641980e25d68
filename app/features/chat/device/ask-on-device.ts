// Asks the herbalist on this device. Nothing leaves the phone.
import * as z from "zod/mini";
import { paths } from "#app/lib/paths.ts";
import { savedCopy } from "#app/lib/saved-copy.ts";
import type { Latch } from "#herbalist/triage/latch.ts";
import type { Question } from "../ask-herbalist.ts";
import { chatSession } from "../chat-session.ts";
import { currentRegion } from "../place.ts";
import { type Reply, replySchema } from "../reply.ts";
import { callHerbalist, isHerbalistOpen } from "./call-herbalist.ts";

const latchSchema = z.object({ latch: z.enum(["none", "emergency", "crisis"] satisfies readonly Latch[]) });

/** After a sign of an emergency, help comes first for the rest of the session, as on the server. */
let memory: { session: string; latch: Latch } | undefined;

/** Whether the device can answer without a connection. */
export async function canAnswerOnDevice(): Promise<boolean> {
  return isHerbalistOpen() || (await savedCopy(paths.herbalistData)) !== null;
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
  const answer = await callHerbalist({
    task: "answer",
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
  memory = { session, ...latchSchema.parse(answer) };
  return replySchema.parse(answer);
}
