// The privacy page's promises about time, against the jobs that keep them.
import { expect, it } from "vitest";
import { keptFor } from "#app/features/legal/kept-for.ts";
import { IDLE_SESSION_DAYS, MAIL_DAYS } from "#server/auth/sweep.ts";
import {
  CHAT_MEMORY_DAYS,
  DAILY_VISITOR_DAYS,
  EVENT_DAYS,
  GUEST_CONVERSATION_DAYS,
  QUESTION_EVENT_DAYS,
  REMINDER_DELIVERY_DAYS,
} from "#server/jobs/retention.ts";

it("keeps things as long as the privacy page says", () => {
  expect(keptFor).toEqual({
    guestConversationDays: GUEST_CONVERSATION_DAYS,
    questionEventDays: QUESTION_EVENT_DAYS,
    eventDays: EVENT_DAYS,
    chatMemoryDays: CHAT_MEMORY_DAYS,
    idleSessionDays: IDLE_SESSION_DAYS,
    mailDays: MAIL_DAYS,
    reminderDays: REMINDER_DELIVERY_DAYS,
    dailyVisitorDays: DAILY_VISITOR_DAYS,
  });
});
