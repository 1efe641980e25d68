// Stores, on this device, that a travelling user keeps their reminders on the home time zone.

const storageKey = "reminderZoneKept";

export function isZoneKept(journey: string): boolean {
  return localStorage.getItem(storageKey) === journey;
}

export function keepZone(journey: string): void {
  localStorage.setItem(storageKey, journey);
}

export function forgetKeptZone(): void {
  localStorage.removeItem(storageKey);
}
