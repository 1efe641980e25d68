// What each player knows in each game, stored on this device; for signed-in players also in their account, so that
// a plant missed on the phone is repeated on the computer.
import * as z from "zod/mini";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import type { GameId } from "#games/round.ts";
import { type Memory, memorySchema, mergeMemories, newerThan, remember } from "./memory.ts";

export const storagePrefix = "quiz-memory-";
/** The quiz was the only game once, and its key names none. */
const storageKey = (userId: string | null, game: GameId) =>
  `${storagePrefix}${game === "herb-identifier" ? "" : `${game}-`}${userId ?? "guest"}`;

export function readMemory(userId: string | null, game: GameId): Memory {
  const text = localStorage.getItem(storageKey(userId, game));
  if (text === null) return {};
  const found = memorySchema.safeParse(parseJson(text));
  return found.success ? found.data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Corrupt data: treated as an empty memory.
    return null;
  }
}

function write(userId: string | null, game: GameId, memory: Memory): void {
  localStorage.setItem(storageKey(userId, game), JSON.stringify(memory));
}

export function storeAnswer(
  userId: string | null,
  game: GameId,
  plantId: string,
  right: boolean,
  now: number,
): void {
  write(userId, game, remember(readMemory(userId, game), plantId, right, now));
}

const rowsSchema = z.array(z.object({ plant_id: z.string(), box: z.int(), answered_at: z.string() }));

/** Synchronises device and account. What was learned as a guest is merged once. */
export async function syncMemory(userId: string, game: GameId): Promise<void> {
  if (!navigator.onLine) return;
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("quiz_memory")
    .select("plant_id,box,answered_at")
    .eq("user_id", userId)
    .eq("game", game);
  if (error) throw error;
  const account: Memory = Object.fromEntries(
    rowsSchema.parse(data).map((row) => [row.plant_id, { box: row.box, at: Date.parse(row.answered_at) }]),
  );
  const mine = mergeMemories(readMemory(userId, game), readMemory(null, game));
  const news = Object.entries(newerThan(mine, account));
  if (news.length > 0) {
    const { error: refused } = await supabase.from("quiz_memory").upsert(
      news.map(([plant_id, { box, at }]) => ({
        user_id: userId,
        game,
        plant_id,
        box,
        answered_at: new Date(at).toISOString(),
      })),
      { onConflict: "user_id,game,plant_id" },
    );
    if (refused) throw refused;
  }
  if (!isSignedIn(userId)) return;
  // Read again: an answer may have been given during the request.
  write(userId, game, mergeMemories(mergeMemories(account, mine), readMemory(userId, game)));
  localStorage.removeItem(storageKey(null, game));
}
