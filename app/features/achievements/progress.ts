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
  /** Progress; set only for the next achievement of its kind. */
  next: { count: number; threshold: number } | null;
};

export function achievementCards(
  catalogue: readonly CatalogueEntry[],
  held: ReadonlySet<string>,
  counts: Readonly<Record<string, number>>,
): AchievementCard[] {
  const next = new Map<string, CatalogueEntry>();
  for (const entry of catalogue) {
    if (!entry.rule || held.has(entry.code)) continue;
    const best = next.get(entry.rule.kind)?.rule;
    if (!best || entry.rule.threshold < best.threshold) next.set(entry.rule.kind, entry);
  }
  return catalogue.map((entry) => ({
    ...entry,
    unlocked: held.has(entry.code),
    next: entry.rule && next.get(entry.rule.kind)?.code === entry.code ? distance(entry.rule, counts) : null,
  }));
}

function distance(rule: { kind: string; threshold: number }, counts: Readonly<Record<string, number>>) {
  return { count: Math.min(counts[rule.kind] ?? 0, rule.threshold), threshold: rule.threshold };
}
