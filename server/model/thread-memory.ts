/**
 * The last answers of each conversation, in this process's memory, so that a follow-up question is read beside what was really answered
 * instead of what a client sends. Lost on a restart and not shared between processes: then the earlier questions are answered again.
 */
import type { Turn } from "#herbalist/model/thread.ts";

export type ThreadMemory = {
  /** The kept turns whose questions the client also sends, in order; a conversation that was begun anew has none. */
  recall(key: string, questions: readonly string[]): Turn[];
  keep(key: string, turn: Turn): void;
};

const MAX_THREADS = 2_000;
const TURNS = 2;
const KEPT_MS = 30 * 60_000;

export function createThreadMemory(now: () => number): ThreadMemory {
  const threads = new Map<string, { at: number; turns: readonly Turn[] }>();
  return {
    recall(key, questions) {
      const thread = threads.get(key);
      if (thread === undefined || now() - thread.at > KEPT_MS) return [];
      return thread.turns.filter(({ question }) => questions.includes(question));
    },
    keep(key, turn) {
      const before = threads.get(key);
      threads.delete(key);
      threads.set(key, { at: now(), turns: [...(before?.turns ?? []), turn].slice(-TURNS) });
      const [oldest] = threads.keys();
      if (threads.size > MAX_THREADS && oldest !== undefined) threads.delete(oldest);
    },
  };
}
