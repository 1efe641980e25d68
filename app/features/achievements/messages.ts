// All user-visible texts about achievements.

export const achievementMessages = {
  title: "Achievements",
  lead: "Unlocked by what you do here: exploring, learning, playing, coming back and sharing.",
  unlockedOf: (unlocked: number, all: number) => `${unlocked} of ${all} unlocked`,
  progress: "Achievements unlocked",
  points: (points: number) => `${points} points`,
  unlocked: "Unlocked",
  locked: "Locked",
  toNext: (count: number, threshold: number) => `${count} of ${threshold}`,
  leaderboard: "See the leaderboard",
  loading: "Loading achievements…",
  failed: { title: "Error loading achievements", description: "Please try again later" },
  tryAgain: "Try again",
  newOne: "Achievement unlocked!",
  newOneText: (name: string, points: number) => `${name} · ${points} points`,
  newOnes: (count: number) => `${count} achievements unlocked!`,
} as const;
