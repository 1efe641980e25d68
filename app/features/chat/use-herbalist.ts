// The state of a conversation: the question asked last (idle, loading, then answered, failed or offline), and the answered
// ones before it.
import { useRef, useState } from "react";
import { recordEvent } from "#app/lib/events.ts";
import { logQuietly } from "#app/lib/log.ts";
import type { Source } from "./answer-from-anywhere.ts";
import type { ChatMessage, PersonalList } from "./ask-herbalist.ts";
import { endSession } from "./chat-session.ts";
import { preloadConversation } from "./lazy-conversation.tsx";
import { loadMarkdown } from "./load-markdown.ts";
import type { Block, Reply } from "./reply.ts";
import { emptyRevision, keyOf, type Revision, revisedBy, withAdded } from "./revision.ts";
import { toldBefore } from "./told-before.ts";
import { useAsker } from "./use-asker.ts";

export type Turn = {
  id: number;
  query: string;
  reply: Reply;
  revision: Revision;
  /** Who answered. */
  from: Source;
};

export type Phase =
  | { kind: "idle" }
  /** `blocks`: what a language model has written so far. */
  | { kind: "loading"; query: string; blocks?: readonly Block[] }
  | ({ kind: "answered" } & Turn)
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
  const [earlier, setEarlier] = useState<readonly Turn[]>([]);
  const messages = useRef<ChatMessage[]>([]);
  const busy = useRef(false);
  const visit = useRef(0);
  const turn = useRef(0);
  const { userId, whenKnown } = useAsker(() => {
    forget();
    onLeave();
  });

  function forget() {
    visit.current += 1;
    messages.current = [];
    busy.current = false;
    setEarlier([]);
    setPhase({ kind: "idle" });
  }

  /** Nothing said so far is taken into account any more. */
  function beginNewSubject() {
    forget();
    endSession();
  }

  /** The same question again, read differently; the new answer replaces the one before. */
  async function askAgain(change: Partial<Revision>, personal?: PersonalList): Promise<Outcome> {
    if (phase.kind !== "answered") return { kind: "not sent" };
    return send(phase.query, revisedBy(phase.revision, change), personal, true);
  }

  /** What was added to the question before holds for the next one as well. */
  function ask(query: string, personal?: PersonalList): Promise<Outcome> {
    const added = remembers && phase.kind === "answered" ? phase.revision.added : emptyRevision.added;
    return send(query, { ...emptyRevision, added }, personal, false);
  }

  function answeredTurns(replaces: boolean): readonly Turn[] {
    return phase.kind === "answered" && !replaces ? [...earlier, phase] : earlier;
  }

  async function send(
    query: string,
    revision: Revision,
    personal: PersonalList | undefined,
    replaces: boolean,
  ): Promise<Outcome> {
    if (busy.current) return { kind: "not sent" };
    busy.current = true;
    // An answer that misread the question is no part of the conversation.
    if (replaces) messages.current = messages.current.slice(0, -2);
    else if (remembers && phase.kind === "answered") setEarlier((turns) => [...turns, phase]);
    const told = remembers ? toldBefore(answeredTurns(replaces)) : emptyRevision.added;
    setPhase({ kind: "loading", query });
    const askedIn = visit.current;
    const gone = () => visit.current !== askedIn;
    try {
      const [{ answerFromAnywhere }, asker] = await Promise.all([
        import("./answer-from-anywhere.ts"),
        whenKnown(),
      ]);
      if (gone()) return { kind: "dropped" };
      const history = remembers ? messages.current : [];
      const [answered] = await Promise.all([
        answerFromAnywhere(asker.keepsQuestions, {
          query,
          history,
          userId: asker.userId,
          personal: withAdded(withAdded(personal, told), revision.added),
          dismissed: revision.dismissed,
          notMeant: revision.notMeant.map(keyOf),
          onBlocks: (blocks) => {
            if (!gone()) setPhase({ kind: "loading", query, blocks });
          },
        }),
        loadMarkdown(),
        preloadConversation(),
      ]);
      if (gone()) return { kind: "dropped" };
      if (answered === "offline") {
        setPhase({ kind: "offline" });
        return { kind: "not sent" };
      }
      const { reply, from } = answered;
      messages.current = [
        ...messages.current,
        { role: "user", content: query },
        { role: "assistant", content: reply.suggestion },
      ];
      turn.current += 1;
      setPhase({ kind: "answered", id: turn.current, reply, query, revision, from });
      if (from === "server") {
        recordEvent("ai_query", {
          userId: asker.userId,
          metadata: { query, response_length: reply.suggestion.length, has_user: asker.userId !== null },
          everyTime: true,
        });
      }
      return { kind: "answered", reply };
    } catch (error) {
      if (gone()) return { kind: "dropped" };
      // The code for asking may not have been loaded yet.
      if (!navigator.onLine) {
        setPhase({ kind: "offline" });
        return { kind: "not sent" };
      }
      logQuietly("Error getting suggestions:", error);
      setPhase({ kind: "failed" });
      return { kind: "failed", message: await messageOf(error) };
    } finally {
      if (!gone()) busy.current = false;
    }
  }

  return { phase, earlier, ask, askAgain, beginNewSubject, userId };
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
