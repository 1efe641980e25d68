// Spaced repetition: how well each plant is known, and when to ask again. Pure.
import * as z from "zod/mini";

const entrySchema = z.object({
  /** 0: missed the last time. Each correct answer moves the plant one box up. */
  box: z.int().check(z.minimum(0), z.maximum(5)),
  /** When it was last answered, in milliseconds. */
  at: z.int().check(z.minimum(0)),
});

export const memorySchema = z.record(z.string(), entrySchema);

export type MemoryEntry = z.infer<typeof entrySchema>;
export type Memory = z.infer<typeof memorySchema>;

const day = 24 * 60 * 60 * 1000;
const waits = [0, 1, 3, 7, 21, 60] as const;
const lastBox = waits.length - 1;

export function isDue(entry: MemoryEntry, now: number): boolean {
  return now >= entry.at + (waits[entry.box] ?? 0) * day;
}

export function remember(memory: Memory, plantId: string, right: boolean, now: number): Memory {
  const box = right ? Math.min((memory[plantId]?.box ?? 0) + 1, lastBox) : 0;
  return { ...memory, [plantId]: { box, at: now } };
}

/** Merges two devices' memories: the later answer about a plant wins. */
export function mergeMemories(a: Memory, b: Memory): Memory {
  const merged: Memory = { ...a };
  for (const [id, entry] of Object.entries(b)) {
    const known = merged[id];
    if (!known || entry.at > known.at) merged[id] = entry;
  }
  return merged;
}

/** The entries of `mine` that are newer than in `theirs`. */
export function newerThan(mine: Memory, theirs: Memory): Memory {
  return Object.fromEntries(
    Object.entries(mine).filter(([id, entry]) => entry.at > (theirs[id]?.at ?? Number.NEGATIVE_INFINITY)),
  );
}

/** Plants missed the last time, the longest ago first. */
export function missedFirst(memory: Memory, now: number): string[] {
  return inOrder(memory).flatMap(([id, entry]) => (entry.box === 0 && isDue(entry, now) ? [id] : []));
}

/** Everything that is due: missed plants first, then known ones whose wait is over. */
export function dueToday(memory: Memory, now: number): string[] {
  const due = inOrder(memory).filter(([, entry]) => isDue(entry, now));
  return [...due.filter(([, { box }]) => box === 0), ...due.filter(([, { box }]) => box > 0)].map(
    ([id]) => id,
  );
}

const inOrder = (memory: Memory) => Object.entries(memory).toSorted(([, a], [, b]) => a.at - b.at);
