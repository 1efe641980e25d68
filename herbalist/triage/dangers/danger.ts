// A danger is what an alarm is about: a name that the reader sees, the signs that show it, and sentences that must and must not raise it.

/** The most pressing first. */
export const dangerLevels = ["crisis", "emergency", "urgent"] as const;
export type DangerLevel = (typeof dangerLevels)[number];

export type Danger = {
  id: string;
  /** As the reader sees it: "chest pain or tightness". */
  name: string;
  level: DangerLevel;
  /**
   * Combinations of signs, any of which is enough: "chest-pain - chest-wall" or "hives|allergen + faint|vomiting". Each part
   * joined by "+" must be present in one of its alternatives; none of those after "-" may be.
   */
  when: readonly string[];
  /** Key of the first-aid instructions. */
  firstAid: string;
  /** Questions that must raise this danger. */
  hears: readonly string[];
  /** Near misses that must not raise it. */
  ignores: readonly string[];
  source: string;
};

export type Combination = { all: readonly (readonly string[])[]; none: readonly string[] };

export function parseCombination(source: string): Combination {
  const [signs = "", ...without] = source.split(" - ");
  return {
    all: signs.split(" + ").map((group) => group.trim().split("|")),
    none: without.flatMap((group) => group.trim().split("|")),
  };
}
