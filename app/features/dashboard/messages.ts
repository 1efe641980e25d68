// User-visible texts of the dashboard's own parts.

export const dashboardMessages = {
  today: "Today",
  plantOfTheDay: "Plant of the day",
  nextReminder: "Next reminder",
  noReminder: "None yet. Set one for your tea or your bath.",
  practice: "Practice",
  due: (count: number) => (count === 1 ? "1 plant to practise" : `${count} plants to practise`),
  nothingDue: "Nothing is due. Learn a few new plants.",
  bookmarks: "Bookmarks",
  andMore: (count: number) => ` and ${count} more`,
  noBookmarks: "None yet. Bookmark a plant to find it here.",
  nearest: "Nearest achievement",
  progress: ({ count, threshold }: { count: number; threshold: number }) => `${count} of ${threshold}`,
  noAchievement: "Open a plant or play a game to begin one.",
} as const;
