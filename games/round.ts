// The engine of all games: a round is dealt from a seed, played as a list of moves, and judged from both. The site judges
// while it is played; the server deals again and judges the moves it receives, so that no score is taken from a client.
import type { Library } from "./library.ts";
import { type Random, seededRandom } from "./random.ts";

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const gameIds = [
  "herb-identifier",
  "remedy-matcher",
  "bush-medicine-memory",
  "herbal-word-search",
  "preparation-method-quiz",
  "plant-family-challenge",
] as const;
export type GameId = (typeof gameIds)[number];

const questions = { easy: 5, medium: 10, hard: 15 } as const;

/** The number of results in a complete round; private.round_size in the database is the same. */
export const roundSizes: Record<GameId, Record<Difficulty, number>> = {
  "herb-identifier": questions,
  "remedy-matcher": questions,
  "bush-medicine-memory": { easy: 6, medium: 8, hard: 12 },
  "herbal-word-search": { easy: 5, medium: 8, hard: 10 },
  "preparation-method-quiz": questions,
  "plant-family-challenge": questions,
};

/** A move in a game's own notation. */
export type Move = string;
/** More than the longest game needs: a memory of 24 cards played without any memory. */
export const maxMoves = 600;

/** The plant that a step of the round was about, and whether the player knew it. */
export type Result = { readonly plant: string; readonly right: boolean };
export type Verdict = { readonly results: readonly Result[]; readonly over: boolean };

export type Hand = {
  readonly library: Library;
  readonly difficulty: Difficulty;
  readonly random: Random;
  /** Plants to practise: they are in the round if the game can ask about them. */
  readonly wanted: readonly string[];
};

export type Rules<Deal> = {
  readonly id: GameId;
  /** Null with too few plants. */
  deal(hand: Hand): Deal | null;
  /** Impossible moves are passed over. */
  judge(deal: Deal, moves: readonly Move[]): Verdict;
};

export type RoundKey = {
  readonly difficulty: Difficulty;
  readonly seed: string;
  readonly wanted: readonly string[];
};

/** At most this share of a round that counts is chosen by the player's memory of what was missed. */
const maxWantedShare = 0.4;

export function mostWanted(game: GameId, difficulty: Difficulty): number {
  return Math.ceil(roundSizes[game][difficulty] * maxWantedShare);
}

export function dealRound<Deal>(
  rules: Rules<Deal>,
  library: Library,
  { difficulty, seed, wanted }: RoundKey,
): Deal | null {
  return rules.deal({ library, difficulty, random: seededRandom(seed), wanted });
}

export type Score = { score: number; total: number; streak: number; bestStreak: number; percentage: number };

/** `total` is the round's size while it is played. A check on `game_scores` in the database repeats the percentage. */
export function scoreOf(results: readonly Result[], total: number): Score {
  let score = 0;
  let streak = 0;
  let bestStreak = 0;
  for (const { right } of results) {
    score += right ? 1 : 0;
    streak = right ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return {
    score,
    total,
    streak,
    bestStreak,
    percentage: total === 0 ? 0 : Math.round((score * 100) / total),
  };
}

export type Tier = "perfect" | "great" | "good" | "practice";

export function tierOf(percentage: number): Tier {
  if (percentage >= 100) return "perfect";
  if (percentage >= 80) return "great";
  return percentage >= 60 ? "good" : "practice";
}
