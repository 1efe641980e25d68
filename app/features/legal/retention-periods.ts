// Retention periods as stated on the privacy page. tests/integration/privacy.test.ts checks them against the server.

export const retentionPeriods = {
  guestConversationDays: 30,
  questionEventDays: 30,
  eventDays: 396,
  chatMemoryDays: 2,
  idleSessionDays: 60,
  unconfirmedDays: 30,
  leftStepDays: 7,
  mailDays: 90,
  reminderDays: 90,
  dailyVisitorDays: 2,
} as const;
