/** POST settle-round: deals a finished round again from its id, plays the moves, and stores the score that comes out. */
import { z } from "zod";
import { dailyChallenge } from "#games/daily-challenge.ts";
import type { Library } from "#games/library.ts";
import { difficulties, gameIds, maxMoves, mostWanted, type RoundKey, type Score } from "#games/round.ts";
import { settle } from "#games/rulebook.ts";
import { type Database, DatabaseError } from "#server/db/database.ts";
import { networkOf } from "#server/networks/network.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  logAndContinue,
  Refusal,
  readBody,
  readUser,
  UNAVAILABLE_MESSAGE,
} from "./function-app.ts";

export type GamesAppOptions = FunctionOptions & { readonly library: Library };

/** Nobody finishes a round every two seconds; what was played offline is sent a few at a time. */
const MINUTE = { name: "rounds-minute", limit: 30, windowSeconds: 60 } as const;
/** A class behind one address sends fewer; accounts are free, and dealing again takes processor time. */
const NETWORK_MINUTE = { name: "rounds-network-minute", limit: 180, windowSeconds: 60 } as const;
const TOO_MANY = "You have sent many rounds in a short time. Please wait a little and try again.";

const playedRound = z.object({
  roundId: z.uuid("The round's id is not one of ours."),
  game: z.enum(gameIds, "There is no such game."),
  difficulty: z.enum(difficulties, "There is no such difficulty."),
  /** The day in Guyana whose challenge it was. */
  daily: z.iso.date().nullable(),
  /** Plants that the player's device asked for, because they were missed before. */
  wanted: z.array(z.string().max(80)).max(20),
  /** The library the round was dealt from. */
  edition: z.string().max(40),
  moves: z.array(z.string().max(80)).max(maxMoves),
  seconds: z.number().min(0).max(1_000_000),
  /** Both by the device's clock: only the time between them is used. */
  playedAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
});
type PlayedRound = z.infer<typeof playedRound>;

export function createGamesApp(options: GamesAppOptions): FunctionApp {
  const { db, limiter, log, library } = options;
  const app = createFunctionApp(log);
  app.post("/settle-round", async (c) => {
    const userId = await readUser(c, options);
    if (userId === undefined) throw new Refusal(503, UNAVAILABLE_MESSAGE, 5);
    if (userId === null) throw new Refusal(401, "Please sign in to save a round.");
    const verdict = await limiter
      .hit([
        { rule: MINUTE, key: userId },
        { rule: NETWORK_MINUTE, key: networkOf(options.clientAddress(c)) },
      ])
      .catch(logAndContinue(log, "limits"));
    if (verdict?.allowed === false) throw new Refusal(429, TOO_MANY, verdict.retryAfterSeconds);
    const round = await readBody(c, playedRound);
    if (round.edition !== library.edition)
      throw new Refusal(409, "This round was dealt by another edition of the games.");
    const score = settle(round.game, library, keyOf(round), round.moves);
    if (score === null) throw new Refusal(400, "These moves do not finish the round.");
    const counted = await storeRound(db, userId, round, score);
    return c.json({ ...score, counted });
  });
  return app;
}

function keyOf({ game, difficulty, roundId, daily, wanted }: PlayedRound): RoundKey {
  if (daily === null)
    return { difficulty, seed: roundId, wanted: wanted.slice(0, mostWanted(game, difficulty)) };
  const challenge = dailyChallenge(daily);
  if (challenge.game !== game || challenge.difficulty !== difficulty)
    throw new Refusal(400, "This was not that day's challenge.");
  return { difficulty, seed: challenge.seed, wanted: [] };
}

/** @returns whether it counts, because the server dealt it to this person */
async function storeRound(db: Database, userId: string, round: PlayedRound, score: Score): Promise<boolean> {
  const details = {
    total_questions: score.total,
    best_streak: score.bestStreak,
    percentage: score.percentage,
    seconds: round.seconds,
  };
  try {
    const { rows } = await db.queryAs<{ counted: boolean }>(
      "owner",
      "select private.settle_round($1::uuid, $2::uuid, $3, $4, $5::int, $6::jsonb, $7, $8, $9::date) as counted",
      [
        userId,
        round.roundId,
        round.game,
        round.difficulty,
        score.score,
        JSON.stringify(details),
        round.playedAt,
        round.sentAt,
        round.daily,
      ],
    );
    return rows[0]?.counted === true;
  } catch (error) {
    // Played faster than anybody can, too long ago, or too many in a day.
    if (error instanceof DatabaseError && error.code === "23514") throw new Refusal(409, error.message);
    throw error;
  }
}
