// A guest's streak of daily challenges, kept on the device: it counts for nothing but the guest's own pleasure.
import * as z from "zod/mini";

const streakSchema = z.object({ day: z.string(), streak: z.int(), best: z.int() });
export type StoredStreak = z.infer<typeof streakSchema>;

export type DailyStanding = { played: boolean; streak: number; best: number };

const dayMs = 24 * 60 * 60 * 1000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The streak after a challenge of `day` was played. */
export function afterPlaying(stored: StoredStreak | null, day: string): StoredStreak {
  const gap = stored ? daysBetween(stored.day, day) : Number.POSITIVE_INFINITY;
  if (stored && gap <= 0) return stored;
  const streak = stored && gap === 1 ? stored.streak + 1 : 1;
  return { day, streak, best: Math.max(streak, stored?.best ?? 0) };
}

/** Today's view of it: a missed day ends the streak. */
export function standingOn(stored: StoredStreak | null, today: string): DailyStanding {
  if (!stored) return { played: false, streak: 0, best: 0 };
  const gap = daysBetween(stored.day, today);
  return { played: gap === 0, streak: gap <= 1 ? stored.streak : 0, best: stored.best };
}

export const guestStreakKey = "daily-challenge-guest";

export function readGuestStreak(): StoredStreak | null {
  const text = localStorage.getItem(guestStreakKey);
  if (text === null) return null;
  try {
    return streakSchema.parse(JSON.parse(text));
  } catch {
    // Corrupt data: the streak begins again.
    return null;
  }
}

export function storeGuestChallenge(day: string): void {
  localStorage.setItem(guestStreakKey, JSON.stringify(afterPlaying(readGuestStreak(), day)));
}
