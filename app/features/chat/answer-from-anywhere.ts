// Gets an answer from the server, or from the herbalist on this device where there is no connection or the user chose so.
import { logQuietly } from "#app/lib/log.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";
import { askHerbalist, type Question } from "./ask-herbalist.ts";
import { answersOnDevice } from "./device/answer-on-device.ts";
import { askOnDevice, canAnswerOnDevice } from "./device/ask-on-device.ts";
import type { Reply } from "./reply.ts";

/** "offline": on this device, because the server could not be reached. */
export type Source = "server" | "device" | "offline";

/**
 * @param keepsQuestions the user agreed that questions are kept: one asked without a connection is sent when it is back
 * @returns "offline" when neither the server nor this device can answer
 */
export async function answerFromAnywhere(
  keepsQuestions: boolean,
  question: Question,
): Promise<{ reply: Reply; from: Source } | "offline"> {
  if (answersOnDevice()) return { reply: await askOnDevice(question), from: "device" };
  if (!navigator.onLine)
    return (await canAnswerOnDevice()) ? answerOffline(question, keepsQuestions) : "offline";
  try {
    return { reply: await askHerbalist(question), from: "server" };
  } catch (error) {
    if (!isConnectionLost(error) || !(await canAnswerOnDevice())) throw error;
    return answerOffline(question, keepsQuestions);
  }
}

async function answerOffline(
  question: Question,
  keepsQuestions: boolean,
): Promise<{ reply: Reply; from: Source }> {
  const reply = await askOnDevice(question);
  if (question.userId !== null && keepsQuestions) await keepForLater(question.userId, question);
  return { reply, from: "offline" };
}

/** The answer does not depend on it. */
async function keepForLater(userId: string, { query, personal }: Question): Promise<void> {
  try {
    const { sendLater } = await import("./device/send-later.ts");
    await sendLater(userId, { query, personal });
  } catch (error) {
    logQuietly("The question could not be kept for later", error);
  }
}

function isConnectionLost(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof DOMException && error.name === "TimeoutError");
}
