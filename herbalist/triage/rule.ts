// A triage rule: which findings, present together, lead to which level.

export type Level = "emergency" | "crisis" | "urgent" | "routine";

export type TriageRule = {
  id: string;
  level: Exclude<Level, "routine">;
  /** What was detected, in words for the person: "This may be …". */
  say: string;
  /** At least one finding of each group. */
  all: readonly (readonly string[])[];
  /** None of these may be present. */
  none?: readonly string[];
  /** Key of the first-aid instructions. */
  aid?: string;
};

/** An emergency rule with its first-aid instructions. */
export const emergency = (
  id: string,
  say: string,
  aid: string,
  all: string[][],
  none?: string[],
): TriageRule => ({
  id,
  level: "emergency",
  say,
  aid,
  all,
  ...(none ? { none } : {}),
});
