/** Quiz rounds as an unmodified client sends them, for tests to alter. */
import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/database.ts";

const questions = { easy: 5, medium: 10, hard: 15 } as const;

/** The time this many seconds ago, by this machine's clock, which is also the server's. */
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

/** A round dealt by the server 31 days ago, so that a test may choose when it was played. */
export async function dealtRound(db: Queryable, userId: string): Promise<{ round_id: string }> {
  const { rows } = await db.query<{ round_id: string }>(
    "insert into private.dealt_rounds (user_id, dealt_at) values ($1, now() - interval '31 days') returning round_id",
    [userId],
  );
  return { round_id: rows[0]?.round_id ?? "" };
}
