// Drug classes: the hierarchy, the illness that a medicine implies, and class guesses from name endings.
import type { DrugClass } from "#catalogue/vocabulary.ts";
import type { Token } from "../language/tokens.ts";
import type { TakenMedicine } from "./understanding.ts";

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
  /** What is known of a complaint that a medicine of the class, or of a wider one, brings itself. */
  brings: (id: string, complaint: string) => string | undefined;
  /** What is advised in pregnancy or while nursing, of the class or the next wider one. */
  forMothers: (id: string, who: "pregnant" | "breastfeeding") => string | undefined;
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
    brings?: DrugClass["brings"];
    for_mothers?: DrugClass["for_mothers"];
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
  const withWider = (id: string) => wider.get(id) ?? [id];
  return {
    withWider,
    narrowerThan: (id) => narrower.get(id) ?? [],
    isMember: (id, written) => {
      const name = written.trim().toLowerCase();
      return byId.get(id)?.members.some((member) => member.toLowerCase() === name) ?? false;
    },
    label: (id) => plainLabels[id] ?? byId.get(id)?.label ?? id,
    purpose: (id) => byId.get(id)?.purpose?.split(";")[0],
    brings: (id, complaint) =>
      withWider(id)
        .flatMap((each) => byId.get(each)?.brings ?? [])
        .find(({ complaints }) => complaints.includes(complaint))?.text,
    forMothers: (id, who) =>
      withWider(id)
        .map((each) => byId.get(each)?.for_mothers?.[who])
        .find((text) => text !== undefined),
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
  "prostate-medicines": "enlarged-prostate",
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

/** Classes that only some of those take who have the illness, or that are no tablets. */
const oneOfMany: ReadonlySet<string> = new Set([
  "asthma-medicines",
  "chemotherapy",
  "digoxin",
  "lithium",
  "nitrates",
]);

/** The class by illness, and by complaint where nearly all who take a tablet for it take one of the class. */
const classFor: ReadonlyMap<string, string> = new Map([
  ...Object.entries(impliedIllness).flatMap(([id, illness]): [string, string][] =>
    oneOfMany.has(id) ? [] : [[illness, id]],
  ),
  ["thyroid-trouble", "thyroid-medicines"],
  ["high-cholesterol", "statins"],
]);

/** "Me pressure high … the tablet dem": the tablets are those for the illness or complaint that was told of. */
export function tabletsFor(told: readonly string[], { label }: MedicineKnowledge): TakenMedicine[] {
  const ids = new Set(told.flatMap((one) => classFor.get(one) ?? []));
  return [...ids].map((id) => ({ id, written: label(id).toLowerCase(), from: "question" }));
}

const takers = new Set(
  "take on my me using use his her he she they with drink prescription doctor clinic".split(" "),
);
const notPrescribed = new Set("bush herbal natural home local folk green".split(" "));
const spared = new Set(["instead", "without", "off"]);
const oneAtAll = new Set("a any some which what of".split(" "));
const wondering = new Set("should could can may must or need instead without is".split(" "));

/** "I take tablets", "on medication", "wid me tablet dem": a medicine without a name. */
export function saysUnnamedMedicine(tokens: Token[]): boolean {
  return tokens.some(({ plain, at }) => {
    if (plain !== "tablet" && plain !== "medicine") return false;
    // "garlic tablets"
    if (tokens[at - 1]?.plant) return false;
    const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.plain);
    const last = before.at(-1) ?? "";
    // "should I take a tablet", "garlic instead of the tablets"
    const isWished =
      before.some((word) => spared.has(word)) ||
      (oneAtAll.has(last) && before.some((word) => wondering.has(word)));
    return (
      before.some((word) => takers.has(word)) &&
      !before.slice(-3).includes("not") &&
      !notPrescribed.has(last) &&
      !isWished
    );
  });
}
