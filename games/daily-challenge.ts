// The daily challenge: one round a day, the same for everyone, a different game from one day to the next.
import { type Difficulty, type GameId, gameIds } from "./round.ts";

export type DailyChallenge = {
  readonly game: GameId;
  readonly difficulty: Difficulty;
  readonly seed: string;
};

const dayMs = 24 * 60 * 60 * 1000;

/** `day` is a date of Guyana, such as 2026-11-16. */
export function dailyChallenge(day: string): DailyChallenge {
  const number = Math.floor(Date.parse(day) / dayMs);
  return { game: gameIds[number % gameIds.length] ?? gameIds[0], difficulty: "medium", seed: `daily ${day}` };
}

/** The date in Guyana, which is four hours behind UTC all year. */
export function dayInGuyana(now: number): string {
  return new Date(now - 4 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
