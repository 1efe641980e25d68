// Chooses the records that a question needs, by the merged reading: the things asked about, what may be suggested, what to avoid, the
// trouble itself and its page. Stable order, cut to a budget.
import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Block } from "../answer/blocks.ts";
import { personLimits } from "../answer/person-limits.ts";
import { lowerFirst } from "../answer/phrasing.ts";
import { type Caution, checkPlant, usageOf, type Verdict } from "../check/check.ts";
import { checkableOther } from "../check/checkable.ts";
import { personFacts } from "../check/facts.ts";
import { answersAsks, type Decisions, decide } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import type { Understanding } from "../understand/understanding.ts";
import { type Detail, otherRecords, plantRecords, type RecordContext } from "./plant-records.ts";
import { type GivenRecord, withinBudget } from "./record.ts";

/** About 6,000 tokens: what a small model reads well, and what an answer of 160 words can use. */
export const recordBudget = 6_000;

/** A plant or other remedy of the records, with the check for this person. */
export type GivenThing = {
  id: string;
  kind: "plant" | "other";
  /** Every name it is known by. */
  names: string[];
  /** The word to use for it: the person's own, or the name in Guyana. */
  word: string;
  verdict: Verdict;
  cautions: Caution[];
  /** The question is about it. */
  asked: boolean;
  /** It may stand in a list of suggestions. */
  offered: boolean;
};

export type Retrieved = { records: GivenRecord[]; things: GivenThing[] };

export function retrieve(
  decisions: Decisions,
  built: readonly Block[],
  knowledge: Knowledge,
  budget = recordBudget,
): Retrieved {
  const { understanding, dosesAllowed } = decisions;
  const context: RecordContext = { understanding, dosesAllowed, knowledge };
  const things: GivenThing[] = [];
  const records: GivenRecord[] = [];
  const addPlant = (
    plant: Plant,
    verdict: Verdict,
    cautions: Caution[],
    detail: Detail,
    { asked = false, offered = false } = {},
  ) => {
    if (things.some(({ id }) => id === plant.id)) return;
    things.push({
      id: plant.id,
      kind: "plant",
      names: plantNames(plant),
      word: understanding.written.get(plant.id) ?? knowledge.nameOf(plant),
      verdict,
      cautions,
      asked,
      offered,
    });
    records.push(...plantRecords({ thing: plant, verdict, cautions, detail }, context));
  };
  for (const { plant, verdict, cautions } of decisions.judged)
    addPlant(plant, verdict, cautions, "asked", { asked: true, offered: verdict !== "drop" });
  for (const {
    plant: { other },
    verdict,
    cautions,
  } of decisions.judgedOthers) {
    things.push(otherThing(other, verdict, cautions, understanding, { asked: true }));
    records.push(...otherRecords({ thing: other, verdict, cautions, detail: "asked" }, context));
  }
  records.push(...limitRecords(understanding, knowledge), ...troubleRecords(understanding, knowledge));
  for (const { plant, cautions } of suggestions(decisions, knowledge))
    addPlant(plant, cautions.length > 0 ? "warn" : "keep", cautions, "suggested", { offered: true });
  for (const { other, verdict, cautions } of kitchenRemedies(understanding, knowledge)) {
    if (things.some(({ id }) => id === other.id)) continue;
    things.push(otherThing(other, verdict, cautions, understanding, { asked: false }));
    records.push(...otherRecords({ thing: other, verdict, cautions, detail: "suggested" }, context));
  }
  for (const { plant, verdict, cautions } of decisions.toAvoid) addPlant(plant, verdict, cautions, "warning");
  // Whatever the built-in answer found: candidates for a plant that was described, look-alikes, other names.
  const facts = personFacts(understanding, knowledge);
  for (const id of namedIn(built)) {
    const plant = knowledge.plants.get(id);
    if (!plant) continue;
    const { verdict, cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
    addPlant(plant, verdict, cautions, verdict === "drop" ? "warning" : "suggested", {
      offered: verdict !== "drop",
    });
  }
  records.push(
    ...medicineRecords(understanding, knowledge),
    ...unknownRecords(understanding),
    ...noteRecords(understanding),
    ...paracetamolRecords(decisions, records),
  );
  if (things.length === 0 && !understanding.note && answersAsks(understanding.kind))
    records.push(...ruleRecords(built));
  return { records: withinBudget(records, budget), things };
}

/** More than an answer names, so that a writer can choose what suits the person and is at hand. */
const mostSuggested = 6;

/**
 * The plants for the trouble, those offered by the built-in answer first; where a named thing was asked about, also what else may be used. The
 * plants that everybody knows come before rarer ones.
 */
function suggestions(decisions: Decisions, knowledge: Knowledge): Decisions["offered"] {
  const { understanding, offered, triage, level } = decisions;
  if (understanding.complaints.length === 0 || level !== "routine") return offered;
  if (!answersAsks(understanding.kind) && understanding.kind !== "note") return offered;
  const asked: Understanding = { ...understanding, kind: "remedy", asks: ["what-for"] };
  const more = decide(triage, asked, new Map(), knowledge, mostSuggested).offered;
  const all = [...offered, ...more.filter(({ plant }) => !offered.some((one) => one.plant.id === plant.id))];
  const rare = ({ plant }: Decisions["offered"][number]) => Number(!knowledge.askedOften.has(plant.id));
  return all.slice(0, mostSuggested).toSorted((a, b) => rare(a) - rare(b));
}

const mostKitchenRemedies = 3;
const helpful: ReadonlySet<string> = new Set(["yes", "a little", "mixed"]);

/** Foods and shop remedies that have helped with the first complaint in people: honey for a cough, psyllium for constipation. */
function kitchenRemedies(
  understanding: Understanding,
  knowledge: Knowledge,
): { other: Other; verdict: Verdict; cautions: Caution[] }[] {
  const [complaint] = understanding.complaints;
  if (complaint === undefined || knowledge.complaints.get(complaint)?.care === "doctor first") return [];
  const facts = personFacts(understanding, knowledge);
  return [...knowledge.others.values()]
    .filter(({ known_for }) =>
      known_for.some((row) => row.complaint === complaint && helpful.has(row.verdict)),
    )
    .map((other) => ({ other, ...checkPlant(checkableOther(other), usageOf(undefined), facts, knowledge) }))
    .filter(({ verdict }) => verdict !== "drop")
    .slice(0, mostKitchenRemedies);
}

function otherThing(
  other: Other,
  verdict: Verdict,
  cautions: Caution[],
  { written }: Understanding,
  { asked }: { asked: boolean },
): GivenThing {
  return {
    id: other.id,
    kind: "other",
    names: [other.name, ...other.also],
    word: written.get(other.id) ?? other.name,
    verdict,
    cautions,
    asked,
    offered: verdict !== "drop",
  };
}

export function plantNames({ names }: Plant): string[] {
  return [
    ...new Set([
      names.common,
      ...names.guyanese.map(({ name }) => name),
      names.scientific,
      ...names.synonyms,
    ]),
  ];
}

function namedIn(blocks: readonly Block[]): string[] {
  const printed = JSON.stringify(blocks);
  const listed = blocks.flatMap((block) => (block.type === "plants" ? block.plants.map(({ id }) => id) : []));
  return [
    ...new Set([...listed, ...[...printed.matchAll(/\/plants\/([a-z0-9-]+)/g)].map(([, id = ""]) => id)]),
  ];
}

/** General texts recommend ibuprofen and plenty to drink; for whom that harms, the writer is told. */
function limitRecords(understanding: Understanding, knowledge: Knowledge): GivenRecord[] {
  const text = personLimits(understanding, knowledge).join(" ").replace(/\*/g, "");
  if (text === "") return [];
  return [{ id: "rule/for-this-person", title: "For this person", text, sources: [], rank: 0 }];
}

const mostTroubles = 3;

function troubleRecords({ complaints }: Understanding, knowledge: Knowledge): GivenRecord[] {
  const known = complaints.flatMap((id) => knowledge.complaints.get(id) ?? []).slice(0, mostTroubles);
  const pages = new Set(known.flatMap(({ conditions }) => conditions).slice(0, 1));
  return [
    ...known.map(
      ({ id, label, description, care, helps_most, pharmacy, see_someone, external_only }, at) => ({
        id: `trouble/${id}`,
        title: label,
        text: `${label}: ${description} What helps most: ${helps_most}${
          pharmacy === undefined ? "" : ` From the pharmacy: ${pharmacy.text}`
        } When to see someone: ${see_someone}${
          care === "doctor first" ? " A doctor comes first; no plant may be offered for it." : ""
        }${external_only ? " Nothing may be swallowed for it." : ""}`,
        sources: pharmacy?.source ?? [],
        rank: at === 0 ? 0 : 2,
      }),
    ),
    ...knowledge.conditions
      .filter(({ slug }) => pages.has(slug))
      .map(({ slug, name, warning, alsoHelps, whenToSeeADoctor, redFlags }) => ({
        id: `condition/${slug}`,
        title: name,
        text: `${name}: ${warning} Also helps: ${alsoHelps.join("; ")}. See a doctor: ${whenToSeeADoctor.join("; ")}. At once: ${redFlags.join("; ")}.`,
        sources: [],
        rank: 4,
      })),
  ];
}

function medicineRecords({ medicines, illnesses }: Understanding, knowledge: Knowledge): GivenRecord[] {
  return [
    ...medicines
      .filter(({ id }) => !handlingClasses.has(id))
      .map(({ id, written }) => ({
        id: `medicine/${id}`,
        title: written,
        text: `${written}: ${lowerFirst(knowledge.medicines.label(id))}, to ${knowledge.medicines.purpose(id) ?? "treat an illness"}.`,
        sources: [],
        rank: 1,
      })),
    ...illnesses
      .filter(({ from }) => from !== "medicine")
      .map(({ id, written }) => ({
        id: `illness/${id}`,
        title: knowledge.illnessLabel(id),
        text: `${written}: ${knowledge.illnessLabel(id)}.`,
        sources: [],
        rank: 2,
      })),
  ];
}

/** The one medicine with a dose, where the records or the person speak of it: for adults whom it suits. */
function paracetamolRecords(
  { understanding: { medicines, illnesses }, dosesAllowed }: Decisions,
  records: readonly GivenRecord[],
): GivenRecord[] {
  const spokenOf =
    medicines.some(({ id }) => id === "paracetamol") ||
    records.some(({ text }) => /\bparacetamol\b/i.test(text));
  const unfit = illnesses.some(({ id }) => id === "liver-disease");
  if (!spokenOf || unfit || !dosesAllowed) return [];
  return [
    {
      id: "pharmacy/paracetamol",
      title: "Paracetamol",
      text: "Paracetamol (Panadol, Tylenol) for an adult: one or two tablets of 500 mg, up to 4 times a day, at least 4 hours between doses, at most 8 tablets in a day; less for somebody under 50 kg or who drinks a lot. Many cold mixtures hold it too: never both.",
      sources: ["nhs-paracetamol"],
      rank: 2,
    },
  ];
}

/** The note that answers the question, or a part of it. */
function noteRecords({ note }: Understanding): GivenRecord[] {
  if (!note) return [];
  const { id, question, answer, see_someone, source } = note.note;
  const text = `${answer}${see_someone === undefined ? "" : ` When to see someone: ${see_someone}`}`;
  return [
    {
      id: `note/${id}`,
      title: question,
      text: text.replace(/\*/g, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"),
      sources: source,
      rank: 0,
    },
  ];
}

/** Where no thing was named, what the built-in answer says in general: how long any tea keeps, what a wash-out does. */
function ruleRecords(built: readonly Block[]): GivenRecord[] {
  return built.flatMap((block, at) =>
    block.type === "verdict" || block.type === "text"
      ? [
          {
            id: `rule/${at}`,
            title: "General rule",
            text: block.text.replace(/\*/g, ""),
            sources: [],
            rank: 1,
          },
        ]
      : [],
  );
}

/** The model is told which names have no record, so that it says so instead of filling the gap. */
function unknownRecords({ unknownPlants, unknownMedicines }: Understanding): GivenRecord[] {
  return [...unknownPlants, ...unknownMedicines].map((name) => ({
    id: `unknown/${name.replace(/[^a-z0-9]+/g, "-")}`,
    title: name,
    text: `${name}: our records hold nothing on it.`,
    sources: [],
    rank: 0,
  }));
}
