// How long things are kept, as the privacy page says it. A test holds each against what the server really does.

export const keptFor = {
  guestConversationDays: 30,
  questionEventDays: 30,
  eventDays: 396,
  chatMemoryDays: 2,
  idleSessionDays: 60,
  unconfirmedDays: 30,
  mailDays: 90,
  reminderDays: 90,
  dailyVisitorDays: 2,
} as const;
