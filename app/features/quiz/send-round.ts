// Writes a finished round to the database; also the outbox sender for rounds played offline.
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { registerSender } from "#app/lib/outbox.ts";
import { getSupabase } from "#app/lib/supabase.ts";

export const roundKind = "quiz-round";
export const game = "herb-identifier";

export const roundSchema = z.object({
  difficulty: z.enum(["easy", "medium", "hard"]),
  score: z.int(),
  totalQuestions: z.int(),
  bestStreak: z.int(),
  percentage: z.int(),
  seconds: z.number(),
  /** By the device's clock. */
  playedAt: z.string(),
});
export type PlayedRound = z.infer<typeof roundSchema>;

/** The database rejects this round for good: a retry would change nothing. */
const final = /^(?:22|23|42501|PGRST1)/;

export async function sendRound(userId: string, roundId: string, round: PlayedRound): Promise<void> {
  const supabase = await getSupabase();
  const row = {
    user_id: userId,
    game_type: game,
    score: round.score,
    difficulty: round.difficulty,
    metadata: {
      total_questions: round.totalQuestions,
      best_streak: round.bestStreak,
      percentage: round.percentage,
      seconds: round.seconds,
    },
    round_id: roundId,
    played_at: round.playedAt,
    // The device's clock may be wrong, but differences between its readings are not. The database corrects
    // for it.
    sent_at: new Date().toISOString(),
  };
  // Idempotent: the response to an earlier attempt may have been lost.
  const { error } = await supabase
    .from("game_scores")
    .upsert(row, { onConflict: "user_id,round_id", ignoreDuplicates: true });
  if (error) throw error;
  if (round.percentage === 100) await claimPerfectQuiz(userId, round.difficulty);
}

async function claimPerfectQuiz(userId: string, difficulty: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from("user_achievements")
    .upsert(
      { user_id: userId, achievement_type: "perfect_quiz", metadata: { game, difficulty } },
      { onConflict: "user_id,achievement_type", ignoreDuplicates: true },
    );
  // A round that was not dealt is saved, but nothing can be claimed with it.
  if (error?.code === "42501") logQuietly("Not counted as a perfect quiz:", error);
  else if (error) throw error;
}

const rejected = new Set<string>();

export function wasRejected(roundId: string): boolean {
  return rejected.has(roundId);
}

registerSender(roundKind, async ({ userId, id, payload }) => {
  const round = roundSchema.safeParse(payload);
  if (!round.success) return "refused";
  try {
    await sendRound(userId, id, round.data);
    return "sent";
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
    if (!final.test(code)) throw error;
    logQuietly("Error saving score:", error);
    rejected.add(id);
    return "refused";
  }
});
