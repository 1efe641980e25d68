// The streak and the last two weeks at a glance.
import { Flame } from "lucide-react";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toast } from "#app/ui/toast-store.ts";
import { clearHistory } from "./change-reminders.ts";
import { refreshDeliveries, useReminderDays } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { dayIn } from "./reminder.ts";
import { type DayMark, lastDays, streakOf } from "./streak.ts";

const shown = 14;
const look: Record<DayMark, string> = {
  done: "border-forest bg-forest",
  undone: "border-edge bg-transparent",
  missed: "border-dashed border-annatto bg-transparent",
  quiet: "border-transparent bg-sunk",
};
const words: Record<DayMark, string> = {
  done: "done",
  undone: "not done",
  missed: "missed",
  quiet: "nothing due",
};

export function StreakCard({ userId, zone }: { userId: string; zone: string }) {
  const { data: counts = [] } = useReminderDays(userId);
  const [busy, setBusy] = useState(false);
  const today = dayIn(Date.now(), zone);
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
            {streak === 1 ? "1 day in a row" : `${streak} days in a row`}
          </h2>
          <ol aria-label="The last two weeks" className="grid grid-cols-14 gap-1 sm:gap-2">
            {lastDays(counts, today, shown).map(({ day, mark }) => (
              <li key={day} className="grid justify-items-center gap-1">
                <span aria-hidden className={classNames("h-8 w-full rounded border-2", look[mark])} />
                <span aria-hidden className="text-sm text-soft tabular-nums">
                  {Number(day.slice(8))}
                </span>
                <span className="sr-only">
                  {longDay(day)}: {words[mark]}
                </span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-soft">
            A filled day is one on which you did what a reminder asked for. Days without a reminder do not end
            a streak, nor does a reminder that we failed to send.
          </p>
          {counts.length > 0 ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              disabled={busy}
              onClick={() => void clear()}
            >
              Clear history
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
