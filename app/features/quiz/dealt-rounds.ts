// The numbers of rounds that the server has dealt to a signed-in player. Only those score: a few are kept on the device, so
// that rounds played without a connection count as well.
import * as z from "zod/mini";
import { isHere } from "#app/features/auth/stored-session.ts";
import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { getSupabase } from "#app/lib/supabase.ts";

const prefix = "quiz-rounds-";
const storageKey = (userId: string) => `${prefix}${userId}`;
const keptAtOnce = 4;
const dealtSchema = z.array(z.uuid());

function keptRounds(userId: string): string[] {
  return (localStorage.getItem(storageKey(userId)) ?? "").split(" ").filter(Boolean);
}

function keep(userId: string, rounds: readonly string[]): void {
  localStorage.setItem(storageKey(userId), rounds.join(" "));
}

/** Fills up what is kept for rounds without a connection. */
export async function fetchRounds(userId: string): Promise<void> {
  const missing = keptAtOnce - keptRounds(userId).length;
  if (missing <= 0 || !navigator.onLine) return;
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("deal_quiz_rounds", { how_many: missing });
  if (error) throw error;
  // The person may have left meanwhile; then nothing of theirs is kept.
  if (isHere(userId)) keep(userId, [...keptRounds(userId), ...dealtSchema.parse(data)]);
}

/** The number of the round that begins now. Without a dealt one it is played and saved, but does not score. */
export async function nextRound(userId: string | null): Promise<string> {
  if (userId === null) return randomId();
  if (keptRounds(userId).length === 0) {
    await fetchRounds(userId).catch((error: unknown) => logQuietly("Error dealing quiz rounds:", error));
  }
  const [next, ...rest] = keptRounds(userId);
  if (next === undefined) return randomId();
  keep(userId, rest);
  return next;
}

export function forgetKeptRounds(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
