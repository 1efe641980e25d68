import type { PersonalData } from "#app/lib/personal-data.ts";
import { unsubscribeDevice } from "./device.ts";
import { storageKey } from "./stored-home-zone.ts";

export const personalData: PersonalData = {
  name: "the reminders' home time zone and this device's push subscription",
  localStorage: [storageKey],
  clear: unsubscribeDevice,
  onUserChange: "in-background",
};
