// Saves a finished round for a signed-in player: once, and after coming back online if need be.
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isWholeRound, type Play, percentage } from "./quiz-play.ts";

export type SaveState = "guest" | "short" | "saving" | "saved" | "waiting" | "failed";

const game = "herb-identifier";

type RoundRow = {
  user_id: string;
  game_type: string;
  score: number;
  difficulty: string;
  metadata: Record<string, number>;
  round_id: string;
  played_at: string;
};

export function saveRound(
  play: Play,
  userId: string | null,
  now: number,
  changed: (state: SaveState) => void,
): SaveState {
  if (userId === null) return "guest";
  if (!isWholeRound(play)) return "short";
  sendRound(rowOf(play, userId, now)).then(
    () => changed("saved"),
    (error: unknown) => {
      logQuietly("Error saving score:", error);
      changed("failed");
    },
  );
  return "saving";
}

function rowOf(play: Play, userId: string, now: number): RoundRow {
  return {
    user_id: userId,
    game_type: game,
    score: play.score,
    difficulty: play.difficulty,
    metadata: {
      total_questions: play.questions.length,
      best_streak: play.bestStreak,
      percentage: percentage(play),
      seconds: Math.round((now - play.startedAt) / 100) / 10,
    },
    round_id: play.roundId,
    played_at: new Date(now).toISOString(),
  };
}

const alreadyThere = "23505";

async function sendRound(row: RoundRow): Promise<void> {
  const supabase = await getSupabase();
  // The device's clock may be wrong; the time between two of its readings is not. The database works out the rest.
  const { error } = await supabase.from("game_scores").insert({ ...row, sent_at: new Date().toISOString() });
  if (error && error.code !== alreadyThere) throw error;
  if (row.metadata.percentage !== 100) return;
  const claim = {
    user_id: row.user_id,
    achievement_type: "perfect_quiz",
    metadata: { game, difficulty: row.difficulty },
  };
  const { error: refused } = await supabase
    .from("user_achievements")
    .upsert(claim, { onConflict: "user_id,achievement_type", ignoreDuplicates: true });
  if (refused) throw refused;
}
