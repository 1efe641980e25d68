// The reminder model and the formatting of its times. Pure: clock and zone are passed in.
import * as z from "zod/mini";
import { calendarDay } from "#app/lib/calendar-day.ts";

export const frequencies = ["daily", "weekly", "as-needed"] as const;
export type Frequency = (typeof frequencies)[number];

export const reminderSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  reminder_time: z.string(),
  frequency: z.enum(frequencies),
  active: z.boolean(),
  time_zone: z.string(),
  weekday: z.nullish(z.number()),
  next_due_at: z.nullish(z.string()),
});
export type Reminder = z.infer<typeof reminderSchema>;
export const reminderColumns = Object.keys(reminderSchema.shape).join(",");

/** The form's values. */
export type Draft = {
  title: string;
  description: string;
  time: string;
  frequency: Frequency;
  weekday: number;
  zone: string;
};

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export const frequencyOptions = [
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "as-needed", label: "As needed" },
] as const satisfies readonly { value: Frequency; label: string }[];

export const defaults = { time: "09:00", frequency: "daily" } as const;

export function formatFrequency({ frequency, weekday }: Pick<Reminder, "frequency" | "weekday">): string {
  if (frequency === "daily") return "Daily";
  if (frequency === "as-needed") return "As needed";
  const day = weekday === null || weekday === undefined ? undefined : weekdays[weekday];
  return day === undefined ? "Weekly" : `Weekly, ${day}`;
}

/** The database row. An empty description becomes null; only weekly reminders have a weekday. */
export function draftRow(draft: Draft) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    reminder_time: draft.time,
    frequency: draft.frequency,
    weekday: draft.frequency === "weekly" ? draft.weekday : null,
    time_zone: draft.zone,
  };
}

/** "09:00 am" or "09:00", as the time fields of this device show it; `locale` is the device's unless it is given. */
export function formatClock(at: number, zone: string, locale?: string): string {
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short", hour12 }).format(at);
}

/** A wall time such as "09:00" in the same form. */
export function formatTime(time: string, locale?: string): string {
  return formatClock(Date.parse(`2000-01-01T${time.slice(0, 5)}:00Z`), "UTC", locale);
}

/** "today, 09:00 am", "tomorrow, 09:00 am" or "Sunday 22 November, 09:00 am", in the zone's time. */
export function formatMoment(moment: string, zone: string, now: number, locale?: string): string {
  const at = Date.parse(moment);
  const time = formatClock(at, zone, locale);
  const day = calendarDay(at, zone);
  if (day === calendarDay(now, zone)) return `today, ${time}`;
  if (day === calendarDay(now + 86_400_000, zone)) return `tomorrow, ${time}`;
  if (day === calendarDay(now - 86_400_000, zone)) return `yesterday, ${time}`;
  const date = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(at);
  return `${date}, ${time}`;
}

/** The zone of most reminders, if none is in the current one. */
export function otherZone(reminders: readonly Reminder[], here: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { time_zone } of reminders) counts.set(time_zone, (counts.get(time_zone) ?? 0) + 1);
  if (counts.has(here)) return undefined;
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
