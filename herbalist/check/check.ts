// Checks one plant for one person: keep it, keep it with a warning, or drop it, with the reasons. The only safety check;
// the chat, the mixture checker and the validator of model-phrased answers all use it.
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import { type Advice, isOnSkin, type PlantPart, type Route, type Severity } from "#catalogue/words.ts";
import type { CheckablePlant, CheckKnowledge } from "./checkable.ts";
import type { PersonFacts } from "./facts.ts";

export type CautionAbout =
  | "medicine"
  | "illness"
  | "pregnancy"
  | "breastfeeding"
  | "child"
  | "plant"
  | "hazard";

export type Caution = {
  about: CautionAbout;
  /** Id of the drug class, illness or plant; for the others the value of `about`. */
  id: string;
  label: string;
  /** As the person wrote it. */
  written: string;
  severity: Severity;
  /** The severity if the medicine is of the narrower class that the effect speaks of. */
  atWorst?: Severity;
  effect: string;
};

/** Forbidden for sure, or with one of the medicines that may be meant. */
export function mayForbid({ severity, atWorst }: Caution): boolean {
  return severity === "avoid" || atWorst === "avoid";
}

export type Verdict = "keep" | "warn" | "drop";
export type Checked<P extends CheckablePlant = Plant> = { plant: P; verdict: Verdict; cautions: Caution[] };

/** The use that is checked; a question about a plant in general is checked as swallowed. */
export type Usage = { route: Route; part: PlantPart | undefined };

export function usageOf(use: PlantUse | undefined): Usage {
  return use ? { route: use.route, part: use.part } : { route: "drink", part: undefined };
}

export function checkPlant<P extends CheckablePlant>(
  plant: P,
  usage: Usage,
  facts: PersonFacts,
  knowledge: CheckKnowledge,
): Checked<P> {
  const cautions = [
    ...hazardCautions(plant),
    ...whoCautions(plant, usage, facts),
    ...medicineCautions(plant, usage, facts, knowledge),
    ...illnessCautions(plant, facts, knowledge),
    ...plantCautions(plant, facts, knowledge),
  ];
  const drop = cautions.some(({ severity }) => severity === "avoid");
  return { plant, verdict: drop ? "drop" : cautions.length > 0 ? "warn" : "keep", cautions };
}

function hazardCautions({ safety, names }: CheckablePlant): Caution[] {
  if (safety.hazard !== "dangerous") return [];
  const effect = safety.warnings.split(/(?<=[.!?])\s/)[0] ?? safety.warnings;
  return [
    {
      about: "hazard",
      id: "dangerous",
      label: names.common,
      written: names.common,
      severity: "avoid",
      effect,
    },
  ];
}

function whoCautions({ safety }: CheckablePlant, { route }: Usage, { who }: PersonFacts): Caution[] {
  const cautions: Caution[] = [];
  const judge = (
    about: "pregnancy" | "breastfeeding" | "child",
    label: string,
    { advice, note }: { advice: Advice; note: string },
    strict: boolean,
  ) => {
    const severity = severityOf(advice, route, strict);
    cautions.push({ about, id: about, label, written: label, severity, effect: note });
  };
  if (who.includes("pregnant")) judge("pregnancy", "pregnancy", safety.pregnancy, true);
  if (who.includes("breastfeeding")) judge("breastfeeding", "breastfeeding", safety.breastfeeding, false);
  if (who.includes("child")) judge("child", "children", safety.children, true);
  if (who.includes("baby"))
    cautions.push({
      about: "child",
      id: "baby",
      label: "babies",
      written: "babies",
      severity: "avoid",
      effect: "No plant is given to a baby here.",
    });
  return cautions;
}

/** For a child or in pregnancy only food is kept; missing information counts as "avoid". */
function severityOf(advice: Advice, route: Route, strict: boolean): Severity {
  if (advice === "avoid") return "avoid";
  if (advice === "food amounts only") return "caution";
  if (isOnSkin(route)) return "caution";
  if (advice === "no information found") return "avoid";
  return strict ? "avoid" : "caution";
}

function medicineCautions(
  { safety }: CheckablePlant,
  usage: Usage,
  facts: PersonFacts,
  knowledge: CheckKnowledge,
): Caution[] {
  return facts.medicines.flatMap(({ id, written, classes, possible }) => {
    const rowsOf = (of: ReadonlySet<string>) =>
      safety.interactions
        .filter((row) => of.has(row.drug_class) && concernsPart(row.part, usage.part))
        // The row for the medicine itself ranks before those of its classes, then the stricter row.
        .toSorted((a, b) => rank(a, id) - rank(b, id));
    const sure = rowsOf(classes);
    const decisive = sure.find(({ severity }) => severity === "avoid") ?? sure[0];
    // What holds only for some medicines of the class is said where it is stricter than what holds for all.
    const perhaps = rowsOf(possible)[0];
    const stricter =
      perhaps &&
      decisive?.severity !== "avoid" &&
      (perhaps.severity === "avoid" || decisive === undefined || decisive.drug_class === "oral-medicines")
        ? perhaps
        : undefined;
    const row = stricter ?? decisive;
    if (!row) return [];
    const label = knowledge.medicines.label(row.drug_class);
    return [
      {
        about: "medicine" as const,
        id: row.drug_class,
        label,
        written,
        severity: stricter ? "caution" : row.severity,
        ...(stricter ? { atWorst: stricter.severity } : {}),
        effect: stricter ? ifOfClass(stricter, label, decisive?.effect) : row.effect,
      },
    ];
  });
}

/** "If it is one of the potassium-sparing water tablets, do not mix them: …" and what holds in any case. */
function ifOfClass(
  { severity, effect }: { severity: Severity; effect: string },
  label: string,
  always: string | undefined,
): string {
  const name = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  const verdict = severity === "avoid" ? "do not mix them" : "take care";
  // "Metronidazole and tinidazole" names the medicines, "potassium-sparing water tablets" their kind.
  const which = /^[a-z-]+(?:, [a-z-]+)* and [a-z-]+$/.test(name)
    ? name.replace(" and ", " or ")
    : `one of the ${name}`;
  const condition = `If it is ${which}, ${verdict}: ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`;
  return always === undefined
    ? condition
    : `${condition} With any other: ${always.charAt(0).toLowerCase()}${always.slice(1)}`;
}

function rank(row: { drug_class: string; severity: Severity }, id: string): number {
  return (
    (row.drug_class === id ? 0 : 2) +
    (row.severity === "avoid" ? 0 : 1) +
    (row.drug_class === "oral-medicines" ? 4 : 0)
  );
}

/** A row about another part does not apply to this use; a use without a part is affected by all rows. */
function concernsPart(rowPart: PlantPart | undefined, usedPart: PlantPart | undefined): boolean {
  if (rowPart === undefined || usedPart === undefined || rowPart === usedPart) return true;
  const relatedParts: readonly (readonly PlantPart[])[] = [
    ["leaf", "young leaf", "whole plant"],
    ["fruit", "unripe fruit", "juice", "peel", "pod"],
    ["seed", "seed oil", "nut", "oil"],
    ["root", "rhizome", "tuber", "bulb"],
    ["sap", "latex", "resin"],
  ];
  return relatedParts.some((group) => group.includes(rowPart) && group.includes(usedPart));
}

/** Applies to external use too: an external remedy may end up being drunk. */
function illnessCautions(
  { safety }: CheckablePlant,
  facts: PersonFacts,
  knowledge: CheckKnowledge,
): Caution[] {
  return facts.illnesses.flatMap(({ id, written }) =>
    safety.illnesses
      .filter((row) => row.illness === id)
      .map(
        ({ severity, effect }): Caution => ({
          about: "illness",
          id,
          label: knowledge.illnessLabel(id),
          written,
          severity,
          effect,
        }),
      ),
  );
}

function plantCautions(
  { id, safety }: CheckablePlant,
  facts: PersonFacts,
  knowledge: CheckKnowledge,
): Caution[] {
  return facts.otherPlants
    .filter((other) => other !== id)
    .flatMap((other) => {
      const otherPlant = knowledge.plants.get(other);
      const label = otherPlant ? knowledge.nameOf(otherPlant) : other;
      const rows = [
        ...safety.with_plants.filter((row) => row.plant === other),
        ...(otherPlant?.safety.with_plants.filter((row) => row.plant === id) ?? []),
      ];
      return rows.slice(0, 1).map(
        (row): Caution => ({
          about: "plant",
          id: other,
          label,
          written: label,
          severity: row.severity,
          effect: row.effect,
        }),
      );
    });
}
