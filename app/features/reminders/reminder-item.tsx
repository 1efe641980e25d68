// One reminder in the list: time, frequency, text, switch, edit and delete.
import { BellOff, Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { logQuietly } from "#app/lib/log.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import { deleteReminder, logReminder, restoreReminder, saveReminder, setActive } from "./change-reminders.ts";
import { changeListed, refreshDeliveries, refreshReminders } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { type Draft, formatFrequency, formatMoment, formatTime, type Reminder } from "./reminder.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { zoneName } from "./zones.ts";

export function ReminderItem({
  reminder,
  userId,
  zone,
  silent,
}: {
  reminder: Reminder;
  userId: string;
  /** The page's zone; a reminder in another one names it. */
  zone: string;
  /** Notifications are to be shown, but not on this device. */
  silent: boolean;
}) {
  const [editing, setEditing] = useState(false);

  /** Optimistic; a failure is logged and reverted without a message. */
  async function change(work: () => Promise<void>, what: string, next: (list: Reminder[]) => Reminder[]) {
    changeListed(userId, next);
    try {
      await work();
    } catch (error) {
      logQuietly(what, error);
    }
    await refreshReminders(userId);
  }

  const toggle = (active: boolean) =>
    change(
      () => setActive(reminder.id, active),
      "Error toggling reminder:",
      (list) => list.map((known) => (known.id === reminder.id ? { ...known, active } : known)),
    );
  async function remove(): Promise<void> {
    await change(
      () => deleteReminder(reminder.id),
      "Error deleting reminder:",
      (list) => list.filter((known) => known.id !== reminder.id),
    );
    toast({ ...reminderMessages.deleted(reminder.title), action: { label: "Undo", onPress: restore } });
  }

  function restore(): void {
    change(
      () => restoreReminder(userId, reminder),
      "Error restoring reminder:",
      // It comes back with a new id; shown with the old one, it could not be deleted or changed.
      (list) => list,
    ).catch((error: unknown) => logQuietly("Error restoring reminder:", error));
  }

  async function save(draft: Draft): Promise<void> {
    try {
      await saveReminder(reminder.id, draft);
    } catch (error) {
      logQuietly("Error saving reminder:", error);
      toast({ ...reminderMessages.saveFailed, variant: "destructive" });
      return;
    }
    setEditing(false);
    await refreshReminders(userId);
  }

  return (
    <li>
      <Card className="flex flex-wrap items-start gap-x-2 gap-y-2 p-4 sm:gap-x-5 sm:flex-nowrap sm:p-5">
        <div className={classNames("min-w-24 shrink-0", !reminder.active && "text-soft")}>
          <p className="font-title text-2xl leading-11 tabular-nums sm:text-3xl sm:leading-tight">
            {formatTime(reminder.reminder_time)}
          </p>
          {reminder.time_zone === zone ? null : (
            <p className="text-sm text-soft">{zoneName(reminder.time_zone)}</p>
          )}
        </div>
        <div className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0">
          <h3 className="text-xl wrap-anywhere">{reminder.title}</h3>
          {reminder.description ? (
            <p className="mt-1 whitespace-pre-line text-soft wrap-anywhere">{reminder.description}</p>
          ) : null}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="forest">{formatFrequency(reminder)}</Badge>
            <NextTime reminder={reminder} />
            {reminder.frequency === "as-needed" ? <DoneNow reminder={reminder} userId={userId} /> : null}
          </div>
          {silent && reminder.active && reminder.frequency !== "as-needed" ? <Silent /> : null}
        </div>
        <div className="ml-auto flex items-center">
          <Switch
            label={`${reminder.title} is active`}
            hideLabel
            checked={reminder.active}
            onChange={(event) => void toggle(event.target.checked)}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Edit ${reminder.title}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete ${reminder.title}`}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </Card>
      <Dialog open={editing} onOpenChange={setEditing} title="Change this reminder">
        <ReminderForm
          initial={{
            title: reminder.title,
            description: reminder.description ?? "",
            time: reminder.reminder_time,
            frequency: reminder.frequency,
            weekday: reminder.weekday ?? new Date().getDay(),
            zone: reminder.time_zone,
          }}
          action="Save"
          onSubmit={save}
          onCancel={() => setEditing(false)}
        />
      </Dialog>
    </li>
  );
}

/** Leads to the settings below the list, which say what helps on this device. */
function Silent() {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <BellOff aria-hidden className="size-4 shrink-0" />
        {reminderMessages.silent}
      </span>
      <Link to="#notifications" className={`${textLink} inline-flex min-h-11 items-center`}>
        {reminderMessages.mend}
      </Link>
    </p>
  );
}

function NextTime({ reminder }: { reminder: Reminder }) {
  if (!reminder.active) return <span className="text-soft">Paused</span>;
  if (reminder.frequency === "as-needed") return null;
  if (!reminder.next_due_at) return null;
  return (
    <span className="text-soft">
      Next: {formatMoment(reminder.next_due_at, reminder.time_zone, Date.now())}
    </span>
  );
}

function DoneNow({ reminder, userId }: { reminder: Reminder; userId: string }) {
  const [busy, setBusy] = useState(false);
  async function log(): Promise<void> {
    setBusy(true);
    try {
      await logReminder(reminder.id);
      await refreshDeliveries(userId);
    } catch (error) {
      logQuietly("Error noting reminder:", error);
      toast({ ...reminderMessages.answerFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void log()}>
      <Check aria-hidden />
      Done now
    </Button>
  );
}
