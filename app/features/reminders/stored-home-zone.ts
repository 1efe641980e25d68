// Stores, on this device, that a travelling user keeps their reminders on the home time zone.

export const storageKey = "reminderZoneKept";

export function isHomeZoneKept(journey: string): boolean {
  return localStorage.getItem(storageKey) === journey;
}

export function keepHomeZone(journey: string): void {
  localStorage.setItem(storageKey, journey);
}
