/**
 * Reminders as an iCalendar file (RFC 5545). Time zones are given by their IANA names and described with their daylight
 * saving rules (VTIMEZONE), for calendars that do not know the names. Pure.
 */
import { canonicalZone, localDay, nextDue, offsetAt, type Schedule } from "./schedule.ts";

export type CalendarEntry = Schedule & {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
};

const DAY_MS = 86_400_000;
const dayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const YEARS = 6;

export function writeCalendar(entries: readonly CalendarEntry[], host: string, now: number): string {
  const scheduled = entries.filter(({ frequency }) => frequency !== "as-needed");
  const zones = [...new Set(scheduled.map(({ zone }) => zone))];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bush Tea//Reminders//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Bush Tea reminders",
    ...zones.flatMap((zone) => describeZone(zone, now)),
    ...scheduled.flatMap((entry) => describeEntry(entry, host, now)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function describeEntry(entry: CalendarEntry, host: string, now: number): string[] {
  const first = nextDue(entry, now);
  if (first === undefined) return [];
  const day = localDay(first, entry.zone);
  const rule =
    entry.frequency === "weekly" && entry.weekday !== null
      ? `FREQ=WEEKLY;BYDAY=${dayNames[entry.weekday]}`
      : "FREQ=DAILY";
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=${entry.zone}:${compact(day, entry.time)}`,
    "DURATION:PT15M",
    `RRULE:${rule}`,
    `SUMMARY:${text(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
    // A reminder does not block time in the calendar.
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${text(entry.title)}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

type Change = { readonly at: number; readonly from: number; readonly to: number };

function describeZone(zone: string, now: number): string[] {
  const year = new Date(now).getUTCFullYear() - 1;
  const changes = knownChanges(zone, year);
  const lines = ["BEGIN:VTIMEZONE", `TZID:${zone}`];
  if (changes.length === 0) {
    const offset = offsetAt(now, zone);
    lines.push(...observance("STANDARD", "19700101T000000", offset, offset, []));
  }
  const least = Math.min(...changes.map(({ to }) => to));
  for (const to of new Set(changes.map((change) => change.to))) {
    const same = changes.filter((change) => change.to === to);
    const [first] = same;
    if (first === undefined) continue;
    const rule = yearlyRule(same);
    const start = wall(first);
    const more = rule ? [`RRULE:${rule}`] : same.slice(1).map((change) => `RDATE:${stamp(wall(change))}`);
    lines.push(...observance(to === least ? "STANDARD" : "DAYLIGHT", stamp(start), first.from, to, more));
  }
  return [...lines, "END:VTIMEZONE"];
}

function observance(
  kind: string,
  start: string,
  from: number,
  to: number,
  more: readonly string[],
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...more,
    `END:${kind}`,
  ];
}

/** Searching a zone for transitions takes milliseconds, and one file may use fifty zones. There are fewer than this. */
const MAX_CACHED_ZONES = 1_000;
const zoneChanges = new Map<string, readonly Change[]>();

function knownChanges(zone: string, year: number): readonly Change[] {
  const key = `${canonicalZone(zone)} ${year}`;
  const known = zoneChanges.get(key);
  if (known !== undefined) return known;
  const changes = changesOf(zone, Date.UTC(year, 0, 1), Date.UTC(year + YEARS, 0, 1));
  if (zoneChanges.size >= MAX_CACHED_ZONES) zoneChanges.clear();
  zoneChanges.set(key, changes);
  return changes;
}

/** No zone changes twice within a week; the shortest time between two changes is a Ramadan. */
const STEP_MS = 7 * DAY_MS;

/** Every transition of a zone in a period, to the second. */
function changesOf(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let start = from; start < to; start += STEP_MS) {
    const end = Math.min(start + STEP_MS, to);
    const before = offsetAt(start, zone);
    const after = offsetAt(end, zone);
    if (before === after) continue;
    let low = start;
    let high = end;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offsetAt(middle, zone) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
  }
  return changes;
}

/** A rule such as "the second Sunday of March", when all of these transitions follow it. */
function yearlyRule(changes: readonly Change[]): string | undefined {
  const seen = changes.map((change) => {
    const date = new Date(wall(change));
    const day = date.getUTCDate();
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    return {
      month: date.getUTCMonth() + 1,
      weekday: date.getUTCDay(),
      time: date.getTime() % DAY_MS,
      nth: Math.ceil(day / 7),
      isLast: day + 7 > last,
    };
  });
  const [first] = seen;
  if (first === undefined || seen.length < YEARS) return undefined;
  const alike = seen.every(
    (other) => other.month === first.month && other.weekday === first.weekday && other.time === first.time,
  );
  if (!alike) return undefined;
  const nth = seen.every((other) => other.nth === first.nth)
    ? String(first.nth)
    : seen.every((other) => other.isLast)
      ? "-1"
      : undefined;
  if (nth === undefined) return undefined;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${nth}${dayNames[first.weekday]}`;
}

/** The local time just before a transition, as if it were UTC. */
function wall(change: Change): number {
  return change.at + change.from;
}

const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
const utc = (at: number) => `${stamp(at)}Z`;
const compact = (day: string, time: string) => `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${two(minutes % 60)}`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

const LINE_BYTES = 75;

/** A line has at most 75 bytes; longer ones are folded (continued after a space), without splitting a character. */
function fold(line: string): string {
  const bytes = Buffer.from(line);
  const parts: string[] = [];
  let start = 0;
  while (bytes.length - start > LINE_BYTES - 1) {
    let end = start + LINE_BYTES - 1;
    while (isWithinCharacter(bytes[end])) end -= 1;
    parts.push(bytes.toString("utf8", start, end));
    start = end;
  }
  return [...parts, bytes.toString("utf8", start)].join("\r\n ");
}

/** A byte of UTF-8 that goes on with a character. */
const isWithinCharacter = (byte = 0) => (byte & 0b1100_0000) === 0b1000_0000;
