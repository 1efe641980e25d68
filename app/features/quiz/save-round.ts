// Saves a finished round of a signed-in player through the outbox: at once or when back online, and exactly
// once.

import { logQuietly } from "#app/lib/log.ts";
import { enqueue, flush, pending } from "#app/lib/outbox.ts";
import { isCompleteRound, type Play, percentage } from "./quiz-play.ts";
import { type PlayedRound, roundKind, sendRound, wasRejected } from "./send-round.ts";

export type SaveState = "guest" | "short" | "saving" | "saved" | "waiting" | "failed";

export function saveRound(
  play: Play,
  userId: string | null,
  now: number,
  changed: (state: SaveState) => void,
): SaveState {
  if (userId === null) return "guest";
  if (!isCompleteRound(play)) return "short";
  enqueueAndSend(userId, play.roundId, playedRound(play, now)).then(changed, (error: unknown) => {
    logQuietly("Error saving score:", error);
    changed("failed");
  });
  return "saving";
}

async function enqueueAndSend(userId: string, roundId: string, round: PlayedRound): Promise<SaveState> {
  try {
    await enqueue({ kind: roundKind, id: roundId, userId, payload: round });
  } catch (error) {
    // Without storage, the round is sent directly.
    logQuietly("The round could not be stored on this device:", error);
    await sendRound(userId, roundId, round);
    return "saved";
  }
  if (!navigator.onLine) return "waiting";
  await flush();
  const waiting = await pending(userId, roundKind);
  if (waiting.some(({ id }) => id === roundId)) return "waiting";
  return wasRejected(roundId) ? "failed" : "saved";
}

function playedRound(play: Play, now: number): PlayedRound {
  return {
    difficulty: play.difficulty,
    score: play.score,
    totalQuestions: play.questions.length,
    bestStreak: play.bestStreak,
    percentage: percentage(play),
    seconds: Math.max(0, Math.round((now - play.startedAt) / 100) / 10),
    playedAt: new Date(now).toISOString(),
  };
}
