// The course of a question: idle, loading, then an answer, a failure, or the word that there is no connection.
import { useRef, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { recordEvent } from "#app/lib/events.ts";
import { logQuietly } from "#app/lib/log.ts";
import type { ChatMessage, PersonalList } from "./ask-herbalist.ts";
import { loadMarkdown } from "./load-markdown.ts";
import type { Reply } from "./reply.ts";

export type Phase =
  | { kind: "idle" }
  | { kind: "loading" }
  | { kind: "answered"; reply: Reply; query: string; usedList: boolean }
  | { kind: "failed" }
  | { kind: "offline" };

export type Outcome =
  | { kind: "answered"; reply: Reply }
  /** The message is the server's own, when it sent one. */
  | { kind: "failed"; message: string | undefined }
  | { kind: "not sent" };

/** `remembers`: whether earlier messages go along. The dashboard's consultations each stand alone. */
export function useHerbalist({ remembers }: { remembers: boolean }) {
  const { user } = useAuth();
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const messages = useRef<ChatMessage[]>([]);
  const busy = useRef(false);
  const userId = user?.id ?? null;

  async function ask(query: string, personal?: PersonalList): Promise<Outcome> {
    if (busy.current) return { kind: "not sent" };
    if (!navigator.onLine) {
      setPhase({ kind: "offline" });
      return { kind: "not sent" };
    }
    busy.current = true;
    setPhase({ kind: "loading" });
    try {
      const { askHerbalist } = await import("./ask-herbalist.ts");
      const history = remembers ? messages.current : [];
      const [reply] = await Promise.all([askHerbalist({ query, history, userId, personal }), loadMarkdown()]);
      messages.current = [
        ...messages.current,
        { role: "user", content: query },
        { role: "assistant", content: reply.suggestion },
      ];
      setPhase({ kind: "answered", reply, query, usedList: personal !== undefined });
      recordEvent("ai_query", {
        userId,
        metadata: { query, response_length: reply.suggestion.length, has_user: userId !== null },
        everyTime: true,
      });
      return { kind: "answered", reply };
    } catch (error) {
      logQuietly("Error getting suggestions:", error);
      setPhase({ kind: "failed" });
      return { kind: "failed", message: await wordsOf(error) };
    } finally {
      busy.current = false;
    }
  }

  return { phase, ask, userId };
}

async function wordsOf(error: unknown): Promise<string | undefined> {
  try {
    const { ChatRefusal } = await import("./ask-herbalist.ts");
    return error instanceof ChatRefusal ? error.message : undefined;
  } catch {
    // Not even the script arrived: there are no words of the server's to tell.
    return undefined;
  }
}
