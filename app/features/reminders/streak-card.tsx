// The streak and the last two weeks at a glance.
import { Flame } from "lucide-react";
import { useState } from "react";
import { calendarDay } from "#app/lib/calendar-day.ts";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toast } from "#app/ui/toast-store.ts";
import { clearHistory } from "./change-reminders.ts";
import { refreshDeliveries, useReminderDays } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { type DayMark, lastDays, streakOf } from "./streak.ts";

const shown = 14;
const look: Record<DayMark, string> = {
  done: "border-forest bg-forest",
  undone: "border-edge bg-transparent",
  missed: "border-dashed border-annatto bg-transparent",
  quiet: "border-transparent bg-sunk",
};
const texts = reminderMessages.streak;

export function StreakCard({ userId, zone }: { userId: string; zone: string }) {
  const { data: counts = [] } = useReminderDays(userId);
  const [busy, setBusy] = useState(false);
  const today = calendarDay(Date.now(), zone);
  const streak = streakOf(counts, today);

  async function clear(): Promise<void> {
    setBusy(true);
    try {
      await clearHistory(userId);
      await refreshDeliveries(userId);
    } catch (error) {
      logQuietly("Error clearing history:", error);
      toast({ ...reminderMessages.answerFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="days-in-a-row">
      <Card>
        <CardBody className="grid gap-4">
          <h2 id="days-in-a-row" className="flex items-center gap-2 text-2xl">
            <Flame aria-hidden className={classNames("size-6", streak > 0 ? "text-annatto" : "text-soft")} />
            {texts.daysInARow(streak)}
          </h2>
          <ol aria-label={texts.lastTwoWeeks} className="grid grid-cols-14 gap-1 sm:gap-2">
            {lastDays(counts, today, shown).map(({ day, mark }) => (
              <li key={day} className="grid justify-items-center gap-1">
                <span aria-hidden className={classNames("h-8 w-full rounded border-2", look[mark])} />
                <span aria-hidden className="text-sm text-soft tabular-nums">
                  {Number(day.slice(8))}
                </span>
                <span className="sr-only">
                  {longDay(day)}: {texts.days[mark]}
                </span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-soft">{texts.explanation}</p>
          {counts.length > 0 ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              disabled={busy}
              onClick={() => void clear()}
            >
              {texts.clear}
            </Button>
          ) : null}
        </CardBody>
      </Card>
    </section>
  );
}

function longDay(day: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
