// Sends a finished round to be settled; also the outbox sender for rounds played offline.
import * as z from "zod/mini";
import { callFunction } from "#app/lib/call-function.ts";
import { logQuietly } from "#app/lib/log.ts";
import { registerSender } from "#app/lib/outbox.ts";
import { difficulties, gameIds } from "#games/round.ts";

export const roundKind = "game-round";

const roundSchema = z.object({
  game: z.enum(gameIds),
  difficulty: z.enum(difficulties),
  daily: z.nullable(z.string()),
  wanted: z.array(z.string()),
  edition: z.string(),
  moves: z.array(z.string()),
  seconds: z.number(),
  /** By the device's clock. */
  playedAt: z.string(),
});
export type PlayedRound = z.infer<typeof roundSchema>;

const settledSchema = z.object({ counted: z.boolean() });

/** The server rejects this round for good: a retry would change nothing. */
class RejectedRound extends Error {}
const final = new Set([400, 404, 409, 413]);

/** Returns whether it counts. Idempotent: the response to an earlier attempt may have been lost. */
export async function sendRound(roundId: string, round: PlayedRound): Promise<boolean> {
  // The device's clock may be wrong, but the difference between its readings is not. The database corrects for it.
  const body = { ...round, roundId, sentAt: new Date().toISOString() };
  const response = await callFunction("settle-round", body, true);
  if (final.has(response.status)) throw new RejectedRound(await response.text());
  if (!response.ok) throw new Error(`The round was not settled (${response.status})`);
  return settledSchema.parse(await response.json()).counted;
}

/** How the rounds sent by this tab ended. */
const outcomes = new Map<string, "saved" | "recorded" | "failed">();

/** Another tab may have sent it: then all that is known is that it is no longer waiting. */
export function outcomeOf(roundId: string): "saved" | "recorded" | "failed" {
  return outcomes.get(roundId) ?? "saved";
}

registerSender(roundKind, async ({ id, payload }) => {
  const round = roundSchema.safeParse(payload);
  if (!round.success) return "refused";
  try {
    outcomes.set(id, (await sendRound(id, round.data)) ? "saved" : "recorded");
    return "sent";
  } catch (error) {
    if (!(error instanceof RejectedRound)) throw error;
    logQuietly("Error saving score:", error);
    outcomes.set(id, "failed");
    return "refused";
  }
});
