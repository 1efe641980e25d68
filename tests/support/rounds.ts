/** Rows of the quiz as an honest client sends them, to be bent by tests. */
import { randomUUID } from "node:crypto";

const questions = { easy: 5, medium: 10, hard: 15 } as const;

/** So many seconds ago by this machine's clock, which is the server's as well. */
export const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

export function playedRound(
  difficulty: keyof typeof questions,
  score: number,
  given: { played_at?: string; sent_at?: string; seconds?: number | string } = {},
) {
  const total = questions[difficulty];
  const { seconds, ...times } = given;
  return {
    game_type: "herb-identifier",
    difficulty,
    score,
    metadata: {
      total_questions: total,
      best_streak: score,
      percentage: Math.round((score * 100) / total),
      ...(seconds === undefined ? {} : { seconds }),
    },
    round_id: randomUUID(),
    played_at: ago(0),
    ...times,
  };
}
