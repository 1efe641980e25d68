// Rounds that releases before the six games left in the outbox. They hold a score instead of moves, so they become the player's
// own record and do not count.
import * as z from "zod/mini";
import { registerSender } from "#app/lib/outbox.ts";
import { getSupabase } from "#app/lib/supabase.ts";

const roundSchema = z.object({
  difficulty: z.enum(["easy", "medium", "hard"]),
  score: z.int(),
  totalQuestions: z.int(),
  bestStreak: z.int(),
  percentage: z.int(),
  seconds: z.number(),
  playedAt: z.string(),
});

/** The database rejects this round for good. */
const final = /^(?:22|23|42501|PGRST1)/;

registerSender("quiz-round", async ({ userId, id, payload }) => {
  const parsed = roundSchema.safeParse(payload);
  if (!parsed.success) return "refused";
  const { difficulty, score, totalQuestions, bestStreak, percentage, seconds, playedAt } = parsed.data;
  const supabase = await getSupabase();
  const { error } = await supabase.from("game_scores").upsert(
    {
      user_id: userId,
      game_type: "herb-identifier",
      score,
      difficulty,
      metadata: { total_questions: totalQuestions, best_streak: bestStreak, percentage, seconds },
      round_id: id,
      played_at: playedAt,
      sent_at: new Date().toISOString(),
    },
    { onConflict: "user_id,round_id", ignoreDuplicates: true },
  );
  if (!error) return "sent";
  if (final.test(error.code)) return "refused";
  throw error;
});
