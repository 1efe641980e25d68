// Ids of rounds that the server dealt to a signed-in player; an id is also the seed of its round. Only those score; a few are
// stored on the device, so that rounds played offline count as well.
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";

export const roundsPrefix = "quiz-rounds-";
const storageKey = (userId: string) => `${roundsPrefix}${userId}`;
const storedAtOnce = 5;
const dealtSchema = z.array(z.uuid());

function storedRounds(userId: string): string[] {
  return (localStorage.getItem(storageKey(userId)) ?? "").split(" ").filter(Boolean);
}

function store(userId: string, rounds: readonly string[]): void {
  localStorage.setItem(storageKey(userId), rounds.join(" "));
}

/** Tops up the stored rounds. */
export async function fetchRounds(userId: string): Promise<void> {
  const missing = storedAtOnce - storedRounds(userId).length;
  if (missing <= 0 || !navigator.onLine) return;
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("deal_rounds", { how_many: missing });
  if (error) throw error;
  // The user may have signed out meanwhile; then nothing is stored.
  if (isSignedIn(userId)) store(userId, [...storedRounds(userId), ...dealtSchema.parse(data)]);
}

/** The id of the round that starts now. Without a dealt one the round is saved but does not score. */
export async function nextRound(userId: string | null): Promise<string> {
  if (userId === null) return randomId();
  if (storedRounds(userId).length === 0) {
    await fetchRounds(userId).catch((error: unknown) => logQuietly("Error dealing rounds:", error));
  }
  const [next, ...rest] = storedRounds(userId);
  if (next === undefined) return randomId();
  store(userId, rest);
  return next;
}

export const dailyPrefix = "daily-round-";
const dailyKey = (userId: string) => `${dailyPrefix}${userId}`;
const dailySchema = z.array(z.object({ round_id: z.uuid(), day: z.string() }));

/** Stores the id of today's challenge, so that it also counts if the connection is lost before it is played. */
export async function fetchTodaysRound(userId: string): Promise<void> {
  if (!navigator.onLine) return;
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("deal_daily_round");
  if (error) throw error;
  const [dealt] = dailySchema.parse(data);
  if (dealt && isSignedIn(userId)) localStorage.setItem(dailyKey(userId), `${dealt.day} ${dealt.round_id}`);
}

/** The id for the challenge of a day. Without one dealt that day, it is played without counting. */
export async function todaysRound(userId: string | null, day: string): Promise<string> {
  if (userId === null) return randomId();
  await fetchTodaysRound(userId).catch((error: unknown) => logQuietly("Error dealing the challenge:", error));
  const [storedDay, roundId] = (localStorage.getItem(dailyKey(userId)) ?? "").split(" ");
  if (storedDay !== day || roundId === undefined) return randomId();
  localStorage.removeItem(dailyKey(userId));
  return roundId;
}
