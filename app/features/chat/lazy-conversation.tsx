// The conversation's display, loaded when the user starts to ask, so that the home page does without it.
import { type ComponentType, useEffect, useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import type { ConversationProps } from "./conversation.tsx";
import { plainText } from "./plain-text.ts";

let loaded: ComponentType<ConversationProps> | undefined;
let pending: Promise<void> | undefined;

/** Settles when it has loaded or failed to load. */
export function preloadConversation(): Promise<void> {
  pending ??= import("./conversation.tsx").then(
    (module) => {
      loaded = module.Conversation;
    },
    (error: unknown) => {
      pending = undefined;
      logQuietly("The answer is shown without its layout", error);
    },
  );
  return pending;
}

export function LazyConversation(props: ConversationProps) {
  const { phase, earlier } = props;
  const [, setHere] = useState(false);
  const isEmpty = earlier.length === 0 && (phase.kind === "idle" || phase.kind === "offline");

  useEffect(() => {
    let gone = false;
    if (!isEmpty && !loaded) {
      preloadConversation().then(() => {
        if (!gone) setHere(true);
      });
    }
    return () => {
      gone = true;
    };
  }, [isEmpty]);

  if (isEmpty) return null;
  const Conversation = loaded;
  return Conversation ? <Conversation {...props} /> : <PlainConversation {...props} />;
}

/** Whatever happens to the network, an answer that has arrived is shown. */
function PlainConversation({ phase }: ConversationProps) {
  if (phase.kind !== "answered") return null;
  return (
    <section role="alert" className="rounded border border-line bg-raised p-5">
      <p className="whitespace-pre-line">{plainText(phase.reply.suggestion)}</p>
    </section>
  );
}
