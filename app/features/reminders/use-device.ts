// This browser's notification state and the user's settings, combined for the screen.
import { useEffect, useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { toast } from "#app/ui/toast-store.ts";
import { saveSettings } from "./change-reminders.ts";
import {
  type Ability,
  disableNotifications,
  enableNotifications,
  isSubscribed,
  readAbility,
  refreshSubscription,
} from "./device.ts";
import { changeSettings, type ReminderSettings, useReminderSettings } from "./get-reminders.ts";
import { reminderMessages } from "./messages.ts";

export type Device = {
  /** Null until it has been determined. */
  ability: Ability | null;
  /** Null until it has been determined. */
  subscribed: boolean | null;
  settings: ReminderSettings;
  channel: ReminderSettings["channel"] | null;
  enable: () => Promise<void>;
  disable: () => Promise<void>;
  choose: (change: Partial<ReminderSettings>) => Promise<boolean>;
};

/** True when reminders are to be shown on the user's devices, but not on this one. */
export function isSilent({ channel, subscribed }: Pick<Device, "channel" | "subscribed">): boolean {
  return channel === "push" && subscribed === false;
}

export function useDevice(userId: string): Device {
  const [ability, setAbility] = useState<Ability | null>(null);
  const [subscribed, setSubscribed] = useState<boolean | null>(null);
  const { data } = useReminderSettings(userId);
  const settings: ReminderSettings = data ?? {
    channel: "push",
    private_titles: false,
    plant_of_the_day: false,
    plant_time: "08:00",
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };

  useEffect(() => {
    setAbility(readAbility());
    refreshSubscription()
      .then(isSubscribed)
      .then(setSubscribed)
      .catch((error: unknown) => {
        setSubscribed(false);
        logQuietly("Error looking at this device:", error);
      });
  }, []);

  async function choose(change: Partial<ReminderSettings>): Promise<boolean> {
    changeSettings(userId, { ...settings, ...change });
    try {
      // The database has the same defaults, but does not know the time zone.
      await saveSettings(userId, data ? change : { time_zone: settings.time_zone, ...change });
      return true;
    } catch (error) {
      changeSettings(userId, data ?? null);
      logQuietly("Error saving reminder settings:", error);
      toast({ ...reminderMessages.settingsFailed, variant: "destructive" });
      return false;
    }
  }

  async function enable(): Promise<void> {
    try {
      const outcome = await enableNotifications();
      setAbility(outcome);
      setSubscribed(outcome === "ready");
      if (outcome !== "ready") return;
      if (settings.channel !== "push" && !(await choose({ channel: "push" }))) return;
      toast(reminderMessages.deviceOn);
    } catch (error) {
      setAbility(readAbility());
      logQuietly("Error setting up this device:", error);
      toast({ ...reminderMessages.deviceFailed, variant: "destructive" });
    }
  }

  async function disable(): Promise<void> {
    try {
      await disableNotifications();
      setSubscribed(false);
      toast(reminderMessages.deviceOff);
    } catch (error) {
      logQuietly("Error silencing this device:", error);
      toast({ ...reminderMessages.settingsFailed, variant: "destructive" });
    }
  }

  return {
    ability,
    subscribed,
    settings,
    channel: data === undefined ? null : settings.channel,
    enable,
    disable,
    choose,
  };
}
