// All user-visible texts of the leaderboard.
import type { Period } from "./get-leaderboard.ts";

export const leaderboardMessages = {
  title: "Leaderboard",
  lead: "Points come from achievements, game rounds, plants explored and published testimonials.",
  period: { all: "All Time", month: "This Month", week: "This Week" } satisfies Record<Period, string>,
  /** When a board begins again. */
  since: {
    all: "",
    month: "Counted since the first of the month, in Guyana's time.",
    week: "Counted since Monday, in Guyana's time.",
  } satisfies Record<Period, string>,
  signIn: "Sign in",
  toJoin: "to earn points and see your rank. You can hide yourself from the leaderboard at any time.",
  yourRank: (rank: number) => `Your Rank: #${rank}`,
  points: (points: number) => `${points.toLocaleString("en")} ${points === 1 ? "point" : "points"}`,
  achievements: (count: number) => `${count} ${count === 1 ? "achievement" : "achievements"}`,
  testimonials: (count: number) => `${count} ${count === 1 ? "testimonial" : "testimonials"}`,
  /** For a user without a display name: the beginning of their id. */
  unnamed: (userId: string) => `User ${userId.slice(0, 8)}`,
  you: "You",
  empty: {
    title: "No one here yet",
    description: "Open a plant or play a round of a game, and you are the first.",
  },
  failed: { title: "Error loading the leaderboard", description: "Please try again later" },
  tryAgain: "Try again",
  loading: "Loading the leaderboard…",
  showMe: "Show me on the leaderboard",
  hidden: "You are hidden from the leaderboard. Your points still count.",
  notYet: {
    all: "Open a plant or play a round of a game to get your first points.",
    month: "You have no points this month yet.",
    week: "You have no points this week yet.",
  } satisfies Record<Period, string>,
  switchFailed: { title: "Error", description: "Your choice could not be saved. Please try again." },
  rows: "The hundred users with the most points",
} as const;
