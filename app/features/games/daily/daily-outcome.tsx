// What a played challenge has done for the streak, on its results.
import { dayInGuyana } from "#games/daily-challenge.ts";
import { gamesMessages } from "../messages.ts";
import type { SaveState } from "../round/save-round.ts";
import { StreakBadge } from "./streak-badge.tsx";
import { useDailyStanding } from "./use-daily-standing.ts";

const messages = gamesMessages.daily;

export function DailyOutcome({
  day,
  userId,
  saved,
}: {
  day: string;
  userId: string | null;
  saved: SaveState;
}) {
  const { data: standing } = useDailyStanding(userId);
  if (day !== dayInGuyana(Date.now())) {
    // A member's counts for its own day, if it was dealt on that day.
    const counts = userId !== null && saved !== "recorded";
    return counts ? null : <p className="text-soft">{messages.anotherDay}</p>;
  }
  // A member's counts once it is saved.
  if (!standing?.played) return null;
  return (
    <>
      <StreakBadge days={standing.streak} />
      <p className="text-soft">{messages.done}</p>
    </>
  );
}
