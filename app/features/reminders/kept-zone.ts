// That somebody away from home wants their reminders to stay on the clock at home: for this journey, on this device.

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
