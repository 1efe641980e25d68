// Computes which exploration badges a user has unlocked.

export type Explored = {
  viewed: number;
  bookmarked: number;
  historiesRead: number;
  visitStreak: number;
};

export type BadgeType = "seedling" | "enthusiast" | "master" | "history_buff" | "collector" | "daily_devotee";

export type ExplorationBadge = { type: BadgeType; label: string; rule: string; unlocked: boolean };

export const thresholds = {
  explorer: 10,
  enthusiast: 50,
  master: 200,
  collector: 5,
  historyBuff: 20,
  dailyDevotee: 7,
} as const;

const explorerLabels = { seedling: "Seedling", enthusiast: "Enthusiast", master: "Master" } as const;

/** The explorer badge grows with the number of viewed plants; locked, it is shown as a seedling. */
export function explorerType(viewed: number): keyof typeof explorerLabels {
  if (viewed >= thresholds.master) return "master";
  return viewed >= thresholds.enthusiast ? "enthusiast" : "seedling";
}

export function explorationBadges(explored: Explored): ExplorationBadge[] {
  const type = explorerType(explored.viewed);
  const next = type === "seedling" ? thresholds.explorer : thresholds[type];
  return [
    {
      type,
      label: explorerLabels[type],
      rule: `View ${next} plants`,
      unlocked: explored.viewed >= thresholds.explorer,
    },
    {
      type: "collector",
      label: "Collector",
      rule: `Bookmark ${thresholds.collector} plants`,
      unlocked: explored.bookmarked >= thresholds.collector,
    },
    {
      type: "history_buff",
      label: "History Buff",
      rule: `Read the history of ${thresholds.historyBuff} plants`,
      unlocked: explored.historiesRead >= thresholds.historyBuff,
    },
    {
      type: "daily_devotee",
      label: "Daily Devotee",
      rule: `Come by ${thresholds.dailyDevotee} days in a row`,
      unlocked: explored.visitStreak >= thresholds.dailyDevotee,
    },
  ];
}
