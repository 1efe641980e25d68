// The notification settings: this device, email or calendar, what notifications show, and the plant of the
// day.
import { Bell, BellOff, CalendarDays } from "lucide-react";
import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { calendarAddress } from "./change-reminders.ts";
import { notificationBarriers, reminderMessages } from "./messages.ts";
import type { Device } from "./use-device.ts";
import { zoneName } from "./zones.ts";

const channels = [
  { value: "push", label: "Notifications on my devices" },
  { value: "email", label: "Email" },
] as const;

export function NotificationSettings({
  zone,
  device,
  hasReminders,
}: {
  userId: string;
  zone: string;
  device: Device;
  hasReminders: boolean;
}) {
  const { settings, channel, ability, choose } = device;
  const barrier =
    ability === "denied" || ability === "iphone-not-installed" || ability === "unsupported" ? ability : null;
  return (
    <section aria-labelledby="notifications">
      <Card>
        <CardBody className="grid gap-5">
          <h2 id="notifications" className="text-2xl">
            Notifications
          </h2>
          {channel === "push" && barrier ? (
            <Notice tone="caution" title={notificationBarriers[barrier].title}>
              <p>{notificationBarriers[barrier].text}</p>
              <Button variant="secondary" className="mt-2" onClick={() => void choose({ channel: "email" })}>
                Email me instead
              </Button>
            </Notice>
          ) : null}
          <Field label="Send reminders by">
            <Select
              options={channels}
              value={settings.channel}
              disabled={channel === null}
              onChange={(event) =>
                void choose({ channel: event.target.value === "email" ? "email" : "push" })
              }
            />
          </Field>
          {channel === "push" && !barrier ? <ThisDevice device={device} /> : null}
          <Switch
            label="Hide titles on the lock screen: it then says “Time for your reminder”"
            checked={settings.private_titles}
            disabled={channel === null}
            onChange={(event) => void choose({ private_titles: event.target.checked })}
          />
          <PlantOfTheDay zone={zone} device={device} />
          {hasReminders ? <Calendar /> : null}
        </CardBody>
      </Card>
    </section>
  );
}

/** The permission is only asked on a click, never on page load. */
function ThisDevice({ device }: { device: Device }) {
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work();
    setBusy(false);
  }
  if (device.subscribed) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Notifications are on for this device.</p>
        <Button variant="secondary" disabled={busy} onClick={() => void run(device.disable)}>
          <BellOff aria-hidden />
          Turn off for this device
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>Notifications are off for this device.</p>
      <Button variant="secondary" disabled={busy} onClick={() => void run(device.enable)}>
        <Bell aria-hidden />
        Turn on for this device
      </Button>
    </div>
  );
}

function PlantOfTheDay({ zone, device }: { zone: string; device: Device }) {
  const { settings, channel, choose } = device;
  return (
    <div className="grid gap-3">
      <Switch
        label="Notify me about the plant of the day"
        checked={settings.plant_of_the_day}
        disabled={channel === null}
        onChange={(event) => void choose({ plant_of_the_day: event.target.checked, time_zone: zone })}
      />
      {settings.plant_of_the_day ? (
        <Field label="At" description={`By ${zoneName(settings.time_zone)} time.`} className="max-w-48">
          <Input
            type="time"
            required
            value={settings.plant_time}
            onChange={(event) => {
              if (event.target.value !== "") void choose({ plant_time: event.target.value });
            }}
          />
        </Field>
      ) : null}
    </div>
  );
}

function Calendar() {
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      location.assign(await calendarAddress());
    } catch (error) {
      logQuietly("Error making the calendar file:", error);
      toast({ ...reminderMessages.calendarFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="max-w-md text-soft">
        Your daily and weekly reminders as a calendar file (.ics), for the calendar of your phone or computer.
      </p>
      <Button variant="secondary" disabled={busy} onClick={() => void open()}>
        <CalendarDays aria-hidden />
        Calendar file
      </Button>
    </div>
  );
}
