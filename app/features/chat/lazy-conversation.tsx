// Loads the conversation's display with the first question, so that the home page does without it.
import { lazy } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { AnswerText } from "./answer-text.tsx";
import type { ConversationProps } from "./conversation.tsx";

const load = () => import("./conversation.tsx");

/** Never rejects: without its layout an answer is shown as plain text. */
export async function preloadConversation(): Promise<void> {
  await load().catch((error: unknown) => logQuietly("The answer's layout is missing", error));
}

export const LazyConversation = lazy(() =>
  load().then(
    (module) => ({ default: module.Conversation }),
    () => ({ default: PlainConversation }),
  ),
);

function PlainConversation({ phase }: ConversationProps) {
  if (phase.kind !== "answered") return null;
  return (
    <section role="alert" className="rounded border-2 border-annatto bg-raised p-5">
      <AnswerText text={phase.reply.suggestion} />
    </section>
  );
}
