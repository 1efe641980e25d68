// The streak of days on which a reminder was done, by the user's calendar. Pure: today is passed in.
import * as z from "zod/mini";

export const dayCountSchema = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  rung: z.number(),
  done: z.number(),
  missed: z.number(),
});
export type DayCount = z.infer<typeof dayCountSchema>;

/** The state of a day in the strip of the last two weeks. */
export type DayMark = "done" | "undone" | "missed" | "quiet";

const DAY_MS = 86_400_000;

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

export function markOf(count: DayCount | undefined): DayMark {
  if (count === undefined) return "quiet";
  if (count.done > 0) return "done";
  if (count.rung > 0) return "undone";
  return count.missed > 0 ? "missed" : "quiet";
}

/**
 * A day with a notification and nothing done ends the streak. A day without reminders does not, nor one on
 * which delivery failed, nor today.
 */
export function streakOf(counts: readonly DayCount[], today: string): number {
  const known = new Map(counts.map((count) => [count.day, count]));
  const first = counts.reduce((least, { day }) => (day < least ? day : least), today);
  let streak = 0;
  for (let day = today; day >= first; day = dayBefore(day)) {
    const mark = markOf(known.get(day));
    if (mark === "done") streak += 1;
    else if (mark === "undone" && day !== today) break;
  }
  return streak;
}

/** The last days, oldest first. */
export function lastDays(
  counts: readonly DayCount[],
  today: string,
  length: number,
): { day: string; mark: DayMark }[] {
  const known = new Map(counts.map((count) => [count.day, count]));
  const days: { day: string; mark: DayMark }[] = [];
  for (let day = today; days.length < length; day = dayBefore(day)) {
    days.unshift({ day, mark: markOf(known.get(day)) });
  }
  return days;
}
