// All user-visible texts about reminders. The failure texts are fixed by the specification.

export const reminderMessages = {
  createFailed: { title: "Error", description: "Failed to create reminder" },
  saveFailed: { title: "Error", description: "Failed to save reminder" },
  settingsFailed: { title: "Error", description: "Your choice could not be saved. Please try again." },
  answerFailed: { title: "Error", description: "This could not be saved. Please try again." },
  calendarFailed: { title: "Error", description: "The calendar file could not be made. Please try again." },
  deleted: (title: string) => ({ title: "Reminder deleted", description: title }),
  loadFailed: "Your reminders could not be loaded.",
  zone: {
    label: "Time zone",
    chosen: (name: string) => `${name} time. Type a city to change it.`,
    found: (count: number) => (count === 0 ? "No such city here; try a larger one nearby" : `${count} found`),
    matches: "Cities found",
  },
  daysAtMost: (days: number) => `The record says ${days === 1 ? "1 day" : `${days} days`} at most.`,
  plantFailed: "The plant could not be loaded, so its name and limits are missing here.",
  silent: "Notifications are off on this device.",
  mend: "Turn them on",
  titleMissing: "Please give your reminder a title",
  timeMissing: "Please choose a time",
  empty: {
    title: "No Reminders Yet",
    description: "Press New to be reminded of your tea, your bath or your walk.",
  },
  streak: {
    daysInARow: (days: number) => (days === 1 ? "1 day in a row" : `${days} days in a row`),
    lastTwoWeeks: "The last two weeks",
    days: { done: "done", undone: "not done", missed: "missed", quiet: "nothing due" },
    explanation:
      "A filled day is one on which you did what a reminder asked for. Days without a reminder do not end a streak, nor does a reminder that we failed to send.",
    clear: "Clear history",
  },
  snoozed: { title: "Snoozed", description: "It comes back in 10 minutes." },
  snoozeTooLate: {
    title: "Too late to snooze",
    description: "It was due too long ago. You can mark it done.",
  },
  deviceOn: { title: "Notifications are on", description: "You will get your reminders on this device." },
  deviceOff: { title: "Notifications are off", description: "This device no longer shows your reminders." },
  deviceFailed: {
    title: "Error",
    description: "This device could not be set up. Please try again, or choose email.",
  },
  byEmail: { title: "By email", description: "You will get your reminders by email." },
  moved: (zone: string) => ({
    title: "Time zone changed",
    description: `Your reminders now use ${zone} time.`,
  }),
} as const;

/** Why a delivery was missed, as shown to the user. */
export const missedReasons = {
  late: "Missed: we were not able to send it in time",
  "no-device": "Missed: none of your devices has notifications turned on",
  "no-address": "Missed: your email address is not confirmed",
  failed: "Missed: it could not be delivered",
} as const;

/** Why this browser cannot show notifications, and what helps. */
export const notificationBarriers = {
  denied: {
    title: "Notifications are blocked in this browser",
    text: "You can allow them in the browser's settings for this site. Until then, choose email or add your reminders to your calendar.",
  },
  "iphone-not-installed": {
    title: "On an iPhone or iPad, add Bush Tea to the Home Screen first",
    text: "Press Share, then “Add to Home Screen”, and open Bush Tea from there. Until then, choose email or add your reminders to your calendar.",
  },
  unsupported: {
    title: "This browser cannot show notifications",
    text: "Choose email instead, or add your reminders to your calendar.",
  },
} as const;
