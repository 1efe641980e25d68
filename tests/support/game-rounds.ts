/** Rounds as an unmodified client sends them, for tests to alter. */
import { randomUUID } from "node:crypto";
import { type Difficulty, type GameId, roundSizes } from "#games/round.ts";
import type { Queryable } from "#server/db/database.ts";

/** The time this many seconds ago, by this machine's clock, which is also the server's. */
export const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

export function playedRound(
  difficulty: Difficulty,
  score: number,
  given: { played_at?: string; sent_at?: string; seconds?: number | string; game_type?: GameId } = {},
) {
  const total = roundSizes[given.game_type ?? "herb-identifier"][difficulty];
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

/** Stores a round as the server does that dealt it 31 days ago and settled it now, so that a test may choose when it was played. */
export async function saveDealt(
  db: Queryable,
  userId: string,
  round: ReturnType<typeof playedRound> & { sent_at?: string },
): Promise<void> {
  const { rows } = await db.query<{ round_id: string }>(
    "insert into private.dealt_rounds (user_id, dealt_at) values ($1, now() - interval '31 days') returning round_id",
    [userId],
  );
  await db.query("select private.settle_round($1, $2::uuid, $3, $4, $5::int, $6::jsonb, $7, $8, null)", [
    userId,
    rows[0]?.round_id,
    round.game_type,
    round.difficulty,
    round.score,
    JSON.stringify(round.metadata),
    round.played_at,
    round.sent_at ?? null,
  ]);
}
