// Offers to move the reminders to the current time zone when they follow another one. Never moves them by
// itself.
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { moveToZone } from "./change-reminders.ts";
import { refreshReminders, refreshSettings } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";
import { formatTime } from "./reminder.ts";
import { isHomeZoneKept, keepHomeZone } from "./stored-home-zone.ts";
import { zoneName } from "./zones.ts";

export function TravellerNotice({ userId, from, to }: { userId: string; from: string; to: string }) {
  const journey = `${from} ${to}`;
  const [kept, setKept] = useState(() => isHomeZoneKept(journey));
  const [busy, setBusy] = useState(false);
  if (kept) return null;

  async function move(): Promise<void> {
    setBusy(true);
    try {
      await moveToZone(userId, to);
      toast(reminderMessages.moved(zoneName(to)));
      await Promise.all([refreshReminders(userId), refreshSettings(userId)]);
    } catch (error) {
      logQuietly("Error moving reminders:", error);
      toast({ ...reminderMessages.settingsFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  function keep(): void {
    keepHomeZone(journey);
    setKept(true);
  }

  return (
    <Notice title={`You seem to be on ${zoneName(to)} time`}>
      <p>
        Your reminders use {zoneName(from)} time. Keep that, or switch to local time: {formatTime("09:00")}{" "}
        will then be {formatTime("09:00")} where you are.
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button disabled={busy} onClick={() => void move()}>
          Use {zoneName(to)} time
        </Button>
        <Button variant="secondary" onClick={keep}>
          Keep {zoneName(from)} time
        </Button>
      </div>
    </Notice>
  );
}
