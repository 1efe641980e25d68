// Drug classes: the hierarchy, the illness that a medicine implies, and class guesses from name endings.
import type { DrugClass } from "#catalogue/vocabulary.ts";
import type { Token } from "../language/tokens.ts";

export type MedicineKnowledge = {
  /** The class with every wider class it belongs to. */
  withWider: (id: string) => string[];
  /** Classes that belong to this one. */
  narrowerThan: (id: string) => string[];
  /** Whether these words name one medicine of the class ("lasix"), and not the class ("water tablet"). */
  isMember: (id: string, written: string) => boolean;
  label: (id: string) => string;
  /** What it is taken for, as an infinitive without "to": "lower blood pressure". */
  purpose: (id: string) => string | undefined;
};

/** Plain labels for classes named after enzymes, which most readers do not know. */
const plainLabels: Readonly<Record<string, string>> = {
  "cyp3a4-substrates":
    "Medicines that the liver clears away, and that a plant can leave too strong or too weak",
  "cyp2d6-substrates":
    "Medicines that the liver clears away, and that a plant can leave too strong or too weak",
  "cyp2c9-substrates":
    "Medicines that the liver clears away, and that a plant can leave too strong or too weak",
};

export function createMedicineKnowledge(catalogue: {
  drugClasses: readonly (Pick<DrugClass, "id" | "label" | "part_of"> & {
    purpose?: string;
    /** Generic and brand names. */
    members: readonly string[];
  })[];
}): MedicineKnowledge {
  const byId = new Map(catalogue.drugClasses.map((entry) => [entry.id, entry]));
  const wider = new Map<string, string[]>();
  const narrower = new Map<string, string[]>();
  for (const { id } of catalogue.drugClasses) {
    const found = new Set<string>();
    const visit = (next: string) => {
      if (found.has(next)) return;
      found.add(next);
      for (const above of byId.get(next)?.part_of ?? []) visit(above);
    };
    visit(id);
    wider.set(id, [...found]);
    for (const above of found) if (above !== id) narrower.set(above, [...(narrower.get(above) ?? []), id]);
  }
  return {
    withWider: (id) => wider.get(id) ?? [id],
    narrowerThan: (id) => narrower.get(id) ?? [],
    isMember: (id, written) => {
      const name = written.trim().toLowerCase();
      return byId.get(id)?.members.some((member) => member.toLowerCase() === name) ?? false;
    },
    label: (id) => plainLabels[id] ?? byId.get(id)?.label ?? id,
    purpose: (id) => byId.get(id)?.purpose?.split(";")[0],
  };
}

/** Classes by metabolism or side effect; they never identify a medicine by themselves. */
export const handlingClasses: ReadonlySet<string> = new Set([
  "cyp3a4-substrates",
  "cyp2d6-substrates",
  "cyp2c9-substrates",
  "liver-harming-medicines",
  "kidney-harming-medicines",
  "photosensitising-medicines",
  "oral-medicines",
]);

/** Classes whose members are not swallowed. */
export const notSwallowed: ReadonlySet<string> = new Set(["insulin", "asthma-medicines"]);

/** The illness that taking a medicine implies. */
export const impliedIllness: Readonly<Record<string, string>> = {
  "diabetes-medicines": "diabetes",
  "blood-pressure-medicines": "hypertension",
  anticonvulsants: "epilepsy",
  antiretrovirals: "hiv",
  "tb-medicines": "tuberculosis",
  "parkinson-medicines": "parkinsons",
  "gout-medicines": "gout",
  "asthma-medicines": "asthma",
  lithium: "bipolar",
  antipsychotics: "psychosis",
  "antithyroid-medicines": "overactive-thyroid",
  "thyroid-medicines": "underactive-thyroid",
  chemotherapy: "cancer",
  nitrates: "heart-disease",
  digoxin: "heart-failure",
};

const endings: readonly (readonly [RegExp, string])[] = [
  [/pril$/, "ace-inhibitors"],
  [/sartan$/, "arbs"],
  [/olol$/, "beta-blockers"],
  [/dipine$/, "calcium-channel-blockers"],
  [/statin$/, "statins"],
  [/(gliptin|gliflozin|glutide|glitazone)$/, "other-diabetes-medicines"],
  [/(prazole|tidine)$/, "acid-reducers"],
  [/conazole$/, "antifungals"],
  [/(cillin|mycin)$/, "antibiotics"],
  [/(floxacin|cycline)$/, "tetracyclines-quinolones"],
  [/(navir|tegravir|virenz)$/, "antiretrovirals"],
  [/(zepam|zolam)$/, "benzodiazepines"],
  [/parin$/, "anticoagulants"],
  [/xaban$/, "doacs"],
];

/** The class of a medicine that the catalogue does not list, guessed from its ending. */
export function classByEnding(word: string): string | undefined {
  if (word.length < 7) return undefined;
  return endings.find(([ending]) => ending.test(word))?.[1];
}

/** "I take tablets", "on medication": a medicine without a name. */
export function saysUnnamedMedicine(tokens: Token[]): boolean {
  return tokens.some(
    ({ plain, at }) =>
      (plain === "tablet" || plain === "medicine") &&
      tokens
        .slice(Math.max(0, at - 4), at)
        .some((before) =>
          ["take", "on", "my", "using", "use", "his", "her", "prescription", "doctor"].includes(before.plain),
        ) &&
      !tokens.slice(Math.max(0, at - 3), at).some((before) => before.plain === "not"),
  );
}
