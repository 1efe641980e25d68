// Reminders due since yesterday: done, snoozed or missed, and why.
import { AlarmClock, Check, CircleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { answerReminder } from "./change-reminders.ts";
import { type Delivery, refreshDeliveries, useRecentDeliveries } from "./get-reminders.ts";
import { missedReasons, reminderMessages } from "./messages.ts";
import { formatMoment } from "./reminder.ts";

export function DueList({ userId }: { userId: string }) {
  const { data } = useRecentDeliveries(userId);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="due-now">
      <h2 id="due-now" className="mb-3 text-2xl">
        Since yesterday
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {data.map((delivery) => (
            <DueItem key={delivery.id} delivery={delivery} userId={userId} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function DueItem({ delivery, userId }: { delivery: Delivery; userId: string }) {
  const [busy, setBusy] = useState(false);
  const done = Boolean(delivery.done_at);
  const snoozed = !done && delivery.status === "waiting" && delivery.snoozes > 0;

  async function answer(what: "done" | "undone" | "snooze"): Promise<void> {
    setBusy(true);
    try {
      const outcome = await answerReminder(delivery.id, what);
      if (outcome === "snoozed") toast(reminderMessages.snoozed);
      if (outcome === "too late") toast(reminderMessages.snoozeTooLate);
      await refreshDeliveries(userId);
    } catch (error) {
      logQuietly("Error answering reminder:", error);
      toast({ ...reminderMessages.answerFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">{delivery.title}</p>
        <p className="flex items-start gap-2 text-sm text-soft">
          <State delivery={delivery} done={done} snoozed={snoozed} />
        </p>
      </div>
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {done ? (
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={`Undo done: ${delivery.title}`}
            onClick={() => void answer("undone")}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              className="px-3"
              disabled={busy}
              aria-label={`Done: ${delivery.title}`}
              onClick={() => void answer("done")}
            >
              <Check aria-hidden />
              Done
            </Button>
            {snoozed || !delivery.reminder_id ? null : (
              <Button
                variant="quiet"
                className="px-3"
                disabled={busy}
                aria-label={`Snooze 10 minutes: ${delivery.title}`}
                onClick={() => void answer("snooze")}
              >
                <AlarmClock aria-hidden />
                Snooze 10 minutes
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function State({ delivery, done, snoozed }: { delivery: Delivery; done: boolean; snoozed: boolean }) {
  const due = formatMoment(delivery.due_at, delivery.time_zone, Date.now());
  if (done) {
    return (
      <>
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-forest" />
        Done, due {due}
      </>
    );
  }
  if (snoozed) return <>Snoozed until {formatMoment(delivery.send_at, delivery.time_zone, Date.now())}</>;
  if (delivery.status === "missed" && delivery.missed_because) {
    return (
      <>
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-annatto" />
        <span>
          {missedReasons[delivery.missed_because]} ({due})
        </span>
      </>
    );
  }
  return <>Due {due}</>;
}
