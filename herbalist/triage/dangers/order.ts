// Several emergencies are often heard in one message: a stroke is also a weak limb, and a fit also a child who does not wake. The first
// aid given is that of the one that comes first here.

/**
 * What stops the breath or bleeds, then what has a cause with its own remedy (a poison, a pregnancy, low sugar), then the organ that
 * fails, and last what is only a consequence or a single sign. Two of the same line may be named together.
 */
const lines: readonly (readonly string[])[] = [
  ["newborn-breath"],
  ["electric-shock", "drowning", "strangling", "choking", "bad-air"],
  ["not-breathing"],
  ["allergy", "sting-in-mouth", "many-stings"],
  ["labour", "after-birth", "pregnancy-bleeding", "pregnancy-pressure", "pregnancy-pain", "baby-still"],
  ["poison", "pesticide", "snake-bite", "scorpion", "rabies"],
  // Sugar in the mouth saves whoever took too much insulin, or a bitter tea beside it.
  ["low-sugar"],
  ["overdose", "poison-food"],
  ["newborn-fever", "newborn-ill"],
  ["thin-blood", "spine", "head-injury", "accident"],
  [
    "medicine-clash",
    "sickle",
    "sugar-unknown",
    "high-sugar",
    "blood-test",
    "medicine-reaction",
    "long-illness",
  ],
  ["heat-stroke", "cold", "eye-chemical", "eye-stuck", "burn"],
  ["tearing-pain", "spreading-weakness", "stroke", "worst-headache"],
  ["heart-attack", "chest-pain", "heart-rhythm"],
  ["asthma", "clot-lung", "lockjaw"],
  ["vomiting-blood", "coughing-blood", "heavy-bleeding", "passing-blood"],
  ["deep-wound", "broken-limb", "flesh-infection"],
  ["meningitis", "fits", "fever-danger", "high-pressure", "low-pressure"],
  ["belly", "testicle", "urine-blocked", "sight-loss"],
  // Whoever does not open the eyes is laid on the side before anything is given to drink.
  ["breathing", "limp-child", "unconscious", "drying-out", "mania", "confusion", "collapse"],
  ["several-signs", "asks-for-ambulance"],
];

const turns: ReadonlyMap<string, { line: number; turn: number }> = new Map(
  lines.flatMap((ids, line) => ids.map((id, place) => [id, { line, turn: line * 100 + place }] as const)),
);

/** The emergencies in the order in which they are attended to. */
export const attendedTo: readonly string[] = lines.flat();

/** The lower, the sooner; what is no emergency has no turn of its own. */
export function turnOf(id: string): number {
  return turns.get(id)?.turn ?? Number.MAX_SAFE_INTEGER;
}

export function areAlike(a: string, b: string): boolean {
  return a === b || (turns.get(a)?.line ?? -1) === (turns.get(b)?.line ?? -2);
}
