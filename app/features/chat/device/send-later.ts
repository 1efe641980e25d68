// Questions that a signed-in user asked without a connection: sent when it is back, so that their history holds them.
import * as z from "zod/mini";
import { enqueue, registerSender } from "#app/lib/outbox.ts";
import { randomId } from "#app/lib/random-id.ts";
import { askHerbalist, ChatRefusal } from "../ask-herbalist.ts";

const questionKind = "question";

const texts = z.array(z.string());
const waitingQuestion = z.object({
  query: z.string(),
  personal: z.optional(z.object({ medicines: texts, illnesses: texts })),
});
type WaitingQuestion = z.infer<typeof waitingQuestion>;

export function sendLater(userId: string, question: WaitingQuestion): Promise<void> {
  return enqueue({ kind: questionKind, id: randomId(), userId, payload: question });
}

registerSender(questionKind, async ({ userId, payload }) => {
  const parsed = waitingQuestion.safeParse(payload);
  if (!parsed.success) return "refused";
  try {
    await askHerbalist({ ...parsed.data, history: [], userId });
    return "sent";
  } catch (error) {
    // Too many at once: the rest goes with the next attempt.
    if (error instanceof ChatRefusal && error.isFinal) return "refused";
    throw error;
  }
});
