// All user-visible texts of the leaderboard.

export const leaderboardMessages = {
  title: "Leaderboard",
  lead: "Points come from achievements, quiz rounds, plants explored and published testimonials.",
  allTime: "All Time",
  thisMonth: "This Month",
  thisWeek: "This Week",
  comingSoon: (period: string) => `The leaderboard for ${period} is coming soon.`,
  yourRank: (rank: number) => `Your Rank: #${rank}`,
  points: (points: number) => `${points.toLocaleString("en")} ${points === 1 ? "point" : "points"}`,
  achievements: (count: number) => `${count} ${count === 1 ? "achievement" : "achievements"}`,
  testimonials: (count: number) => `${count} ${count === 1 ? "testimonial" : "testimonials"}`,
  /** For a user without a display name: the beginning of their id. */
  unnamed: (userId: string) => `User ${userId.slice(0, 8)}`,
  you: "You",
  empty: {
    title: "No one here yet",
    description: "Open a plant or play a round of the quiz, and you are the first.",
  },
  failed: { title: "Error loading the leaderboard", description: "Please try again later" },
  tryAgain: "Try again",
  loading: "Loading the leaderboard…",
  showMe: "Show me on the leaderboard",
  hidden: "You are hidden from the leaderboard. Your points still count.",
  notYet: "Open a plant or play a round of the quiz to get your first points.",
  switchFailed: { title: "Error", description: "Your choice could not be saved. Please try again." },
  rows: "The hundred users with the most points",
} as const;
