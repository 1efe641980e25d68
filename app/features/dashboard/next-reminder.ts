import type { Reminder } from "#app/features/reminders/reminder.ts";

export type NextReminder = { title: string; due: string; zone: string };

/** The active reminder that is due first, if the server has computed a time. */
export function nextReminder(reminders: readonly Reminder[]): NextReminder | undefined {
  return reminders
    .flatMap(({ active, title, next_due_at, time_zone }) =>
      active && next_due_at ? [{ title, due: next_due_at, zone: time_zone }] : [],
    )
    .toSorted((a, b) => Date.parse(a.due) - Date.parse(b.due))[0];
}
