// Saves a finished round of a signed-in player through the outbox: at once or when back online, and exactly
// once.
import { logQuietly } from "#app/lib/log.ts";
import { enqueue, flush, pending } from "#app/lib/outbox.ts";
import { roundSizes, type Verdict } from "#games/round.ts";
import { outcomeOf, type PlayedRound, roundKind, sendRound } from "./send-round.ts";
import type { Round } from "./use-round.ts";

export type SaveState =
  | "guest"
  | "short"
  | "practice"
  | "saving"
  | "saved"
  | "recorded"
  | "waiting"
  | "failed";

export function saveRound(
  round: Round<unknown>,
  verdict: Verdict,
  userId: string | null,
  now: number,
  changed: (state: SaveState) => void,
): SaveState {
  if (round.practice) return "practice";
  if (userId === null) return "guest";
  const isComplete = verdict.results.length === roundSizes[round.game][round.key.difficulty];
  if (!isComplete || !round.countable) return "short";
  enqueueAndSend(userId, round.id, playedRound(round, now)).then(changed, (error: unknown) => {
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
    return (await sendRound(roundId, round)) ? "saved" : "recorded";
  }
  if (!navigator.onLine) return "waiting";
  await flush();
  const waiting = await pending(userId, roundKind);
  if (waiting.some(({ id }) => id === roundId)) return "waiting";
  return outcomeOf(roundId);
}

function playedRound(
  { game, key, daily, library, moves, startedAt }: Round<unknown>,
  now: number,
): PlayedRound {
  return {
    game,
    difficulty: key.difficulty,
    daily,
    wanted: [...key.wanted],
    edition: library.edition,
    moves: [...moves],
    seconds: Math.max(0, Math.round((now - startedAt) / 100) / 10),
    playedAt: new Date(now).toISOString(),
  };
}
