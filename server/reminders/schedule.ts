/**
 * When a reminder is due: converts local time and an IANA zone to moments. Pure: the clock is passed in.
 * Clock changes are handled as in RFC 5545: a local time that is skipped uses the offset before the gap, one that occurs
 * twice uses the first; every day has exactly one due time.
 */
export type Schedule = {
  /** HH:MM in the user's local time. */
  readonly time: string;
  readonly frequency: "daily" | "weekly" | "as-needed";
  /** 0 is Sunday; only a weekly reminder has one. */
  readonly weekday: number | null;
  readonly zone: string;
};

/** What to do about a reminder now. */
export type Plan = {
  /** The due time that may still be sent. */
  readonly send: number | undefined;
  /** Due times missed during downtime; they are shown, never sent. */
  readonly missed: readonly number[];
  readonly next: number | undefined;
};

export const LATE_MS = 15 * 60_000;
export const SNOOZE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** After a very long downtime only the last weeks are recorded as missed. */
const MAX_MISSED_MS = 31 * DAY_MS;

export function planDue(
  schedule: Schedule,
  known: { readonly nextDue: number | null; readonly countsFrom: number },
  now: number,
): Plan {
  const first = known.nextDue ?? nextDue(schedule, known.countsFrom);
  if (first === undefined) return { send: undefined, missed: [], next: undefined };
  const missed: number[] = [];
  let send: number | undefined;
  let due: number | undefined = now - first > MAX_MISSED_MS ? nextDue(schedule, now - MAX_MISSED_MS) : first;
  while (due !== undefined && due <= now) {
    if (now - due <= LATE_MS) send = due;
    else missed.push(due);
    due = nextDue(schedule, due);
  }
  return { send, missed, next: due };
}

/** The first due time after a moment; undefined for as-needed reminders. */
export function nextDue(schedule: Schedule, after: number): number | undefined {
  if (schedule.frequency === "as-needed") return undefined;
  const today = localDay(after, schedule.zone);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = addDays(today, ahead);
    if (schedule.frequency === "weekly" && weekdayOf(day) !== schedule.weekday) continue;
    const due = momentOf(day, schedule.time, schedule.zone);
    if (due > after) return due;
  }
  return undefined;
}

/** The moment of a local date and time in a zone. */
export function momentOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  if (before === after) return wall - before;
  const candidates = [wall - before, wall - after].filter((at) => at + offsetAt(at, zone) === wall);
  return candidates.length > 0 ? Math.min(...candidates) : wall - before;
}

/** The local date at a moment, as YYYY-MM-DD. */
export function localDay(at: number, zone: string): string {
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const QUARTER_MS = 15 * 60_000;
const MAX_CACHED_OFFSETS = 2_000;
/** More than there are zones; but a name's upper and lower case can vary in a million ways. */
const MAX_CACHED_ZONES = 1_000;
const offsets = new Map<string, Map<number, number>>();

/**
 * The offset of local time from UTC, in milliseconds. Clocks change on the quarter hour, so that a value can be cached
 * until the next one; computing it for each of a hundred thousand reminders would take longer than sending them.
 */
export function offsetAt(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER_MS);
  let known = offsets.get(zone);
  if (known === undefined) {
    known = new Map();
    if (offsets.size >= MAX_CACHED_ZONES) offsets.clear();
    offsets.set(zone, known);
  }
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = readOffset(quarter * QUARTER_MS, zone);
    if (known.size >= MAX_CACHED_OFFSETS) known.clear();
    known.set(quarter, offset);
  }
  return offset;
}

function readOffset(at: number, zone: string): number {
  const name = clockOf(zone).format(at);
  const found = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name);
  if (found === null) throw new Error(`No offset in "${name}"`);
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = found;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -size : size;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The canonical name of a zone. */
export function canonicalZone(zone: string): string {
  return clockOf(zone).resolvedOptions().timeZone;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset", year: "numeric" });
    if (clocks.size >= MAX_CACHED_ZONES) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}
