// A triage rule: which findings, together and told as present, make which level.

export type Level = "emergency" | "crisis" | "urgent" | "routine";

export type TriageRule = {
  id: string;
  level: Exclude<Level, "routine">;
  /** What it was, said to the person: "This sounds like …". */
  say: string;
  /** At least one finding of each group. */
  all: readonly (readonly string[])[];
  /** None of these may be present. */
  none?: readonly string[];
  /** Which first-aid lines fit. */
  aid?: string;
};

/** An emergency, with the kind of first aid that fits. */
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
