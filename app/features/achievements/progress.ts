// Combines the catalogue, the user's achievements and their counts into the page's cards. Pure.

export type CatalogueEntry = {
  code: string;
  name: string;
  description: string;
  icon: string;
  points: number;
  rule: { kind: string; threshold: number } | null;
};

export type AchievementCard = CatalogueEntry & {
  unlocked: boolean;
  /** How far a locked achievement is, if it can be counted. */
  progress: { count: number; threshold: number } | null;
};

/** Unlocked ones first, then those that can be counted, the nearest first. */
export function achievementCards(
  catalogue: readonly CatalogueEntry[],
  held: ReadonlySet<string>,
  counts: Readonly<Record<string, number>>,
): AchievementCard[] {
  return catalogue
    .map((entry) => {
      const unlocked = held.has(entry.code);
      return { ...entry, unlocked, progress: unlocked ? null : progressOf(entry, counts) };
    })
    .toSorted((a, b) => Number(b.unlocked) - Number(a.unlocked) || left(a) - left(b));
}

/** The locked achievement that is nearest, if any has been begun. */
export function nearestAchievement(cards: readonly AchievementCard[]): AchievementCard | undefined {
  return cards.find(({ progress }) => progress !== null && progress.count > 0);
}

function progressOf({ rule }: CatalogueEntry, counts: Readonly<Record<string, number>>) {
  return rule && { count: Math.min(counts[rule.kind] ?? 0, rule.threshold), threshold: rule.threshold };
}

/** The part that is still missing: 1 for one that cannot be counted or has not been begun. */
function left({ progress }: AchievementCard): number {
  return progress === null ? 1.1 : 1 - progress.count / progress.threshold;
}
