import { expect, it } from "vitest";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const tea: CalendarEntry = {
  id: "0000",
  title: "Tea, hot; with a \\ and ginger",
  description: "One cup\r\nnot more",
  time: "09:00",
  frequency: "daily",
  weekday: null,
  zone: "America/New_York",
};

/** The unfolded content lines. */
const linesOf = (entries: readonly CalendarEntry[]) =>
  writeCalendar(entries, "tea.test", now).replaceAll("\r\n ", "").split("\r\n");

const block = (lines: readonly string[], kind: string) =>
  lines.slice(lines.indexOf(`BEGIN:${kind}`), lines.indexOf(`END:${kind}`) + 1);

it("writes a daily reminder with its time zone and an alarm", () => {
  const lines = linesOf([tea]);
  expect(block(lines, "VEVENT")).toEqual([
    "BEGIN:VEVENT",
    "UID:0000@tea.test",
    "DTSTAMP:20261115T120000Z",
    "DTSTART;TZID=America/New_York:20261115T090000",
    "DURATION:PT15M",
    "RRULE:FREQ=DAILY",
    "SUMMARY:Tea\\, hot\\; with a \\\\ and ginger",
    "DESCRIPTION:One cup\\nnot more",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    "DESCRIPTION:Tea\\, hot\\; with a \\\\ and ginger",
    "END:VALARM",
    "END:VEVENT",
  ]);
});

it("describes the daylight saving rules of New York and London", () => {
  const york = block(linesOf([tea]), "VTIMEZONE");
  expect(york).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:America/New_York",
    "BEGIN:DAYLIGHT",
    "DTSTART:20250309T020000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0400",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:20251102T020000",
    "TZOFFSETFROM:-0400",
    "TZOFFSETTO:-0500",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
  const london = block(linesOf([{ ...tea, zone: "Europe/London" }]), "VTIMEZONE");
  expect(london).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU");
  expect(london).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU");
});

it("describes a zone without daylight saving time", () => {
  expect(block(linesOf([{ ...tea, zone: "America/Guyana" }]), "VTIMEZONE")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:America/Guyana",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:-0400",
    "TZOFFSETTO:-0400",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

it("writes a weekly reminder's day and starts on it", () => {
  const event = block(linesOf([{ ...tea, frequency: "weekly", weekday: 3 }]), "VEVENT");
  expect(event).toContain("RRULE:FREQ=WEEKLY;BYDAY=WE");
  expect(event).toContain("DTSTART;TZID=America/New_York:20261118T090000");
});

it("omits as-needed reminders", () => {
  expect(linesOf([{ ...tea, frequency: "as-needed" }])).not.toContain("BEGIN:VEVENT");
});

it("folds lines at 75 bytes without splitting a character", () => {
  const file = writeCalendar([{ ...tea, title: "🌿é".repeat(90) }], "tea.test", now);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\uFFFD");
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"🌿é".repeat(90)}\r\n`);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

it("caches a zone's transitions, whatever its spelling", () => {
  const zones = Intl.supportedValuesOf("timeZone").slice(0, 50);
  const processorTime = (spelled: (zone: string) => string) => {
    const start = process.threadCpuUsage();
    writeCalendar(
      zones.map((zone) => ({ ...tea, zone: spelled(zone) })),
      "tea.test",
      now,
    );
    const { user, system } = process.threadCpuUsage(start);
    return user + system;
  };
  const searched = processorTime((zone) => zone);
  expect(processorTime((zone) => zone.toUpperCase())).toBeLessThan(searched / 2);
});
