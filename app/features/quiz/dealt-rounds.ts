// Ids of rounds that the server dealt to a signed-in player. Only those score; a few are stored on the device, so that
// rounds played offline count as well.
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";

export const roundsPrefix = "quiz-rounds-";
const storageKey = (userId: string) => `${roundsPrefix}${userId}`;
const storedAtOnce = 4;
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
  const { data, error } = await supabase.rpc("deal_quiz_rounds", { how_many: missing });
  if (error) throw error;
  // The user may have signed out meanwhile; then nothing is stored.
  if (isSignedIn(userId)) store(userId, [...storedRounds(userId), ...dealtSchema.parse(data)]);
}

/** The id of the round that starts now. Without a dealt one the round is saved but does not score. */
export async function nextRound(userId: string | null): Promise<string> {
  if (userId === null) return randomId();
  if (storedRounds(userId).length === 0) {
    await fetchRounds(userId).catch((error: unknown) => logQuietly("Error dealing quiz rounds:", error));
  }
  const [next, ...rest] = storedRounds(userId);
  if (next === undefined) return randomId();
  store(userId, rest);
  return next;
}
