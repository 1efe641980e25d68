// All user-visible texts about reminders. The failure texts are fixed by the specification.

export const reminderMessages = {
  createFailed: { title: "Error", description: "Failed to create reminder" },
  saveFailed: { title: "Error", description: "Failed to save reminder" },
  settingsFailed: { title: "Error", description: "Your choice could not be saved. Please try again." },
  answerFailed: { title: "Error", description: "This could not be saved. Please try again." },
  calendarFailed: { title: "Error", description: "The calendar file could not be made. Please try again." },
  loadFailed: "Your reminders could not be loaded.",
  titleMissing: "Please give your reminder a title",
  timeMissing: "Please choose a time",
  empty: {
    title: "No Reminders Yet",
    description: "Press New to be told when it is time for your tea, your bath or your walk.",
  },
  snoozed: { title: "Snoozed", description: "It comes back in 10 minutes." },
  snoozeTooLate: { title: "Too late to snooze", description: "Its time is long over. You can mark it done." },
  deviceOn: { title: "This device is on", description: "Your reminders ring here from now on." },
  deviceOff: { title: "This device is off", description: "Your reminders no longer ring here." },
  deviceFailed: {
    title: "Error",
    description: "This device could not be set up. Please try again, or choose e-mail.",
  },
  byEmail: { title: "By e-mail", description: "Your reminders come to your mailbox from now on." },
  moved: (zone: string) => ({
    title: "Time zone changed",
    description: `Your reminders follow ${zone} time.`,
  }),
} as const;

/** Why a delivery was missed, as shown to the user. */
export const missedWords = {
  late: "Missed: we were not able to send it in time",
  "no-device": "Missed: no device of yours was set up to ring",
  "no-address": "Missed: your e-mail address is not confirmed",
  failed: "Missed: it could not be delivered",
} as const;

/** Why this browser cannot show notifications, and what helps. */
export const cannotRing = {
  denied: {
    title: "Notifications are blocked in this browser",
    text: "You can allow them in the browser's settings for this site. Until then, take e-mails or put your reminders into your calendar.",
  },
  "iphone-not-installed": {
    title: "On an iPhone or iPad, add Bush Tea to the Home Screen first",
    text: "Press Share, then “Add to Home Screen”, and open Bush Tea from there. Until then, take e-mails or put your reminders into your calendar.",
  },
  unsupported: {
    title: "This browser cannot show notifications",
    text: "Take e-mails instead, or put your reminders into your calendar.",
  },
} as const;
