import { expect, it } from "vitest";
import { type Reminder, reminderSchema } from "#app/features/reminders/reminder.ts";
import { nextReminder } from "./next-reminder.ts";

const reminder = (title: string, next_due_at: string | null, active = true): Reminder =>
  reminderSchema.parse({
    id: title,
    title,
    reminder_time: "09:00",
    frequency: "daily",
    active,
    time_zone: "America/Guyana",
    next_due_at,
  });

it("is the active reminder that is due first", () => {
  const list = [
    reminder("later", "2026-11-17T13:00:00Z"),
    reminder("paused", "2026-11-16T13:00:00Z", false),
    // The same moment can be written with another offset.
    reminder("first", "2026-11-17T08:00:00-04:00"),
    reminder("as needed", null),
  ];
  expect(nextReminder(list)?.title).toBe("first");
  expect(nextReminder([reminder("as needed", null)])).toBeUndefined();
});
