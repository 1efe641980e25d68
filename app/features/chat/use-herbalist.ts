// The state of a question: idle, loading, then answered, failed or offline.
import { useRef, useState } from "react";
import { recordEvent } from "#app/lib/events.ts";
import { logQuietly } from "#app/lib/log.ts";
import type { ChatMessage, PersonalList } from "./ask-herbalist.ts";
import { loadMarkdown } from "./load-markdown.ts";
import type { Reply } from "./reply.ts";
import { useAsker } from "./use-asker.ts";

export type Phase =
  | { kind: "idle" }
  | { kind: "loading" }
  | { kind: "answered"; reply: Reply; query: string; usedList: boolean }
  | { kind: "failed" }
  | { kind: "offline" };

export type Outcome =
  | { kind: "answered"; reply: Reply }
  /** The server's message, if it sent one. */
  | { kind: "failed"; message: string | undefined }
  | { kind: "not sent" }
  /** The user has changed meanwhile, so the answer is discarded. */
  | { kind: "dropped" };

/**
 * `remembers`: whether earlier messages are sent along; the dashboard's consultations are independent of each
 * other. `onLeave`: the user has signed out or changed, and what they wrote must be cleared.
 */
export function useHerbalist({ remembers, onLeave }: { remembers: boolean; onLeave: () => void }) {
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const messages = useRef<ChatMessage[]>([]);
  const busy = useRef(false);
  const visit = useRef(0);
  const { userId, whenKnown } = useAsker(() => {
    visit.current += 1;
    messages.current = [];
    busy.current = false;
    setPhase({ kind: "idle" });
    onLeave();
  });

  /** The same question again, without the dangers that were not meant. */
  async function askWithout(dismissed: readonly string[], personal?: PersonalList): Promise<Outcome> {
    if (phase.kind !== "answered") return { kind: "not sent" };
    // The answer that misread the question is no part of the conversation.
    messages.current = messages.current.slice(0, -2);
    return ask(phase.query, personal, dismissed);
  }

  async function ask(
    query: string,
    personal?: PersonalList,
    dismissed?: readonly string[],
  ): Promise<Outcome> {
    if (busy.current) return { kind: "not sent" };
    if (!navigator.onLine) {
      setPhase({ kind: "offline" });
      return { kind: "not sent" };
    }
    busy.current = true;
    setPhase({ kind: "loading" });
    const askedIn = visit.current;
    const gone = () => visit.current !== askedIn;
    try {
      const [{ askHerbalist }, asker] = await Promise.all([import("./ask-herbalist.ts"), whenKnown()]);
      if (gone()) return { kind: "dropped" };
      const history = remembers ? messages.current : [];
      const [reply] = await Promise.all([
        askHerbalist({ query, history, userId: asker, personal, dismissed }),
        loadMarkdown(),
        // An answer does not depend on it; `latest-answer.tsx` has a plain form.
        import("./critical-answer.tsx").catch((error: unknown) =>
          logQuietly("The alarm's layout is missing", error),
        ),
      ]);
      if (gone()) return { kind: "dropped" };
      messages.current = [
        ...messages.current,
        { role: "user", content: query },
        { role: "assistant", content: reply.suggestion },
      ];
      setPhase({ kind: "answered", reply, query, usedList: personal !== undefined });
      recordEvent("ai_query", {
        userId: asker,
        metadata: { query, response_length: reply.suggestion.length, has_user: asker !== null },
        everyTime: true,
      });
      return { kind: "answered", reply };
    } catch (error) {
      logQuietly("Error getting suggestions:", error);
      if (gone()) return { kind: "dropped" };
      setPhase({ kind: "failed" });
      return { kind: "failed", message: await messageOf(error) };
    } finally {
      if (!gone()) busy.current = false;
    }
  }

  return { phase, ask, askWithout, userId };
}

async function messageOf(error: unknown): Promise<string | undefined> {
  try {
    const { ChatRefusal } = await import("./ask-herbalist.ts");
    return error instanceof ChatRefusal ? error.message : undefined;
  } catch {
    // The module itself failed to load, so there is no server message to show.
    return undefined;
  }
}
