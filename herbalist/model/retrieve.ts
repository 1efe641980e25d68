// Chooses the records that a question needs, by the merged reading: the things asked about, what may be suggested, what to avoid, the
// trouble itself and its page. Stable order, cut to a budget.
import type { Other } from "#catalogue/other.ts";
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import { isOnSkin } from "#catalogue/words.ts";
import type { Block } from "../answer/blocks.ts";
import { knowledgeFor } from "../answer/care-for-person.ts";
import { personLimits } from "../answer/person-limits.ts";
import { lowerFirst } from "../answer/phrasing.ts";
import { type Caution, type Checked, checkPlant, mayForbid, usageOf, type Verdict } from "../check/check.ts";
import { checkableOther } from "../check/checkable.ts";
import { type PersonFacts, personFacts } from "../check/facts.ts";
import { answersAsks, type Decisions, decide } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import type { Understanding } from "../understand/understanding.ts";
import { factsForSkin, mayGoOnSkin } from "./on-skin.ts";
import { shelfRecords } from "./pharmacy-shelf.ts";
import { type Detail, otherRecords, plantRecords, type RecordContext } from "./plant-records.ts";
import { isFineAsFood } from "./reasons.ts";
import { type GivenRecord, withinBudget } from "./record.ts";
import { weakTeasFor } from "./weak-teas.ts";

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
  /** As ordinary food it is fine, whatever is said of it as a remedy. */
  asFood: boolean;
  /** What is avoided by mouth may go on this person's skin. */
  onSkin: boolean;
};

export type Retrieved = { records: GivenRecord[]; things: GivenThing[]; weakTeas: string[] };

export function retrieve(
  decisions: Decisions,
  built: readonly Block[],
  knowledge: Knowledge,
  budget = recordBudget,
): Retrieved {
  const { understanding, dosesAllowed } = decisions;
  const context: RecordContext = { understanding, dosesAllowed, knowledge };
  const facts = personFacts(understanding, knowledge);
  const skinFacts = factsForSkin(facts, understanding.ageMonths);
  const weakTeas = weakTeasFor(understanding.ageMonths, facts, knowledge);
  const things: GivenThing[] = [];
  const records: GivenRecord[] = [];
  const addPlant = (
    plant: Plant,
    verdict: Verdict,
    cautions: Caution[],
    detail: Detail | "named",
    { asked = false, offered = false } = {},
  ) => {
    if (things.some(({ id }) => id === plant.id)) return;
    const onSkin =
      verdict === "drop" &&
      mayGoOnSkin(plant, checkPlant(plant, usageOf(undefined), skinFacts, knowledge).cautions, skinFacts);
    const asFood = isFineAsFood(cautions, isKitchenFood(plant));
    things.push({
      id: plant.id,
      kind: "plant",
      names: plantNames(plant),
      word: understanding.written.get(plant.id) ?? knowledge.nameOf(plant),
      verdict,
      cautions,
      asked,
      offered,
      asFood,
      onSkin,
    });
    if (detail !== "named")
      records.push(
        ...plantRecords(
          { thing: plant, verdict, cautions, detail, asFood, onSkin, weakTea: weakTeas.includes(plant.id) },
          context,
        ),
      );
  };
  for (const { plant, verdict, cautions } of decisions.judged)
    addPlant(plant, verdict, cautions, "asked", { asked: true, offered: verdict !== "drop" });
  for (const {
    plant: { other },
    verdict,
    cautions,
  } of decisions.judgedOthers) {
    const thing = otherThing(other, verdict, cautions, context, { asked: true });
    things.push(thing);
    records.push(
      ...otherRecords({ thing: other, verdict, cautions, detail: "asked", asFood: thing.asFood }, context),
    );
  }
  records.push(...limitRecords(understanding, knowledge), ...troubleRecords(understanding, knowledge));
  // What nobody asked for is not laid before the writer; what has no caution for this person may still stand in a draft.
  const focused = asksOfNamedAlone(decisions);
  const asSuggested = focused ? "named" : "suggested";
  for (const { plant, cautions } of suggestions(decisions, knowledge)) {
    if (focused && cautions.length > 0) continue;
    addPlant(plant, cautions.length > 0 ? "warn" : "keep", cautions, asSuggested, { offered: !focused });
  }
  for (const { other, verdict, cautions } of kitchenRemedies(understanding, knowledge)) {
    if (things.some(({ id }) => id === other.id) || (focused && !isPlainlyGentle(other, cautions))) continue;
    things.push(otherThing(other, verdict, cautions, context, { asked: false }));
    if (!focused)
      records.push(...otherRecords({ thing: other, verdict, cautions, detail: "suggested" }, context));
  }
  for (const { plant, verdict, cautions } of decisions.toAvoid) addPlant(plant, verdict, cautions, "warning");
  // Whatever the built-in answer found: candidates for a plant that was described, look-alikes, other names.
  for (const id of namedIn(built)) {
    const plant = knowledge.plants.get(id);
    if (!plant) continue;
    const { verdict, cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
    addPlant(plant, verdict, cautions, verdict === "drop" ? "warning" : "suggested", {
      offered: verdict !== "drop",
    });
  }
  // "And can I put honey?": the tea spoken of before.
  for (const id of understanding.written.keys()) {
    const plant = knowledge.plants.get(id);
    if (!plant) continue;
    const { verdict, cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
    addPlant(plant, verdict, cautions, verdict === "drop" ? "warning" : "suggested");
  }
  const more = alsoUsed(decisions, facts, knowledge).filter(
    ({ plant }) => !things.some(({ id }) => id === plant.id),
  );
  for (const { plant, verdict, cautions } of more) addPlant(plant, verdict, cautions, "named");
  records.push(
    ...(focused ? [] : alsoUsedRecords(more, knowledge)),
    ...medicineRecords(understanding, knowledge),
    ...unknownRecords(understanding),
    ...noteRecords(understanding),
    ...shelfRecords(understanding, records, knowledge),
  );
  // Who we are, for a person who asks it among other things.
  const general = answersAsks(understanding.kind) || understanding.kind === "identity";
  if (things.length === 0 && !understanding.note && general) records.push(...ruleRecords(built));
  return { records: withinBudget(records, budget), things, weakTeas };
}

/** Questions about a named thing that no other remedy answers. */
const ofNamedAlone: ReadonlySet<string> = new Set([
  "with-medicine",
  "safe",
  "limits",
  "compare",
  "describe",
  "what-is",
  "part",
]);

/** "Can I take St John's wort with Zoloft, for nerves": another plant for nerves was not asked for. */
const asksOfNamedAlone = ({ understanding: { asks }, judged, judgedOthers }: Decisions): boolean =>
  judged.length + judgedOthers.length > 0 && asks.length > 0 && asks.every((ask) => ofNamedAlone.has(ask));

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

const mostAlsoUsed = 8;
type AlsoUsed = Checked & { use: PlantUse };

/** What else is used for the trouble, without recipes: the plants people know best first, and what only goes on the skin. */
function alsoUsed(
  { understanding, level, dosesAllowed }: Decisions,
  facts: PersonFacts,
  knowledge: Knowledge,
): AlsoUsed[] {
  const [complaint] = understanding.complaints;
  if (complaint === undefined || !dosesAllowed || level !== "routine") return [];
  const known = knowledge.complaints.get(complaint);
  if (known?.care === "doctor first") return [];
  return (knowledge.plantsFor.get(complaint) ?? [])
    .flatMap((plant): AlsoUsed[] => {
      const fitting = plant.uses
        .filter((use) => use.complaint === complaint || use.complaint === known?.part_of)
        .map((use) => ({ use, ...checkPlant(plant, usageOf(use), facts, knowledge) }))
        .find(
          ({ use, verdict, cautions }) =>
            (verdict !== "drop" && !cautions.some(mayForbid)) ||
            (isOnSkin(use.route) && mayGoOnSkin(plant, cautions, facts)),
        );
      return fitting ? [fitting] : [];
    })
    .toSorted((a, b) => alsoRank(a, knowledge) - alsoRank(b, knowledge))
    .slice(0, mostAlsoUsed);
}

function alsoRank({ plant, use }: AlsoUsed, { askedOften }: Knowledge): number {
  return (askedOften.has(plant.id) ? 0 : 2) + (use.tradition === "well documented" ? 0 : 1);
}

function alsoUsedRecords(also: readonly AlsoUsed[], knowledge: Knowledge): GivenRecord[] {
  if (also.length === 0) return [];
  const lines = also.map(
    ({ plant, use, verdict }) =>
      `${knowledge.nameOf(plant)}: ${use.preparation}${isOnSkin(use.route) ? " (on the skin)" : ""}${
        verdict === "drop" ? "; only on whole skin, never by mouth" : ""
      }`,
  );
  return [
    {
      id: "trouble/also-used",
      title: "What else people use for it",
      text: `Also used for it in Guyana; may be named without an amount. ${lines.join(". ")}.`,
      sources: [],
      rank: 2,
    },
  ];
}

const mostKitchenRemedies = 4;
const helpful: ReadonlySet<string> = new Set(["yes", "a little", "mixed"]);
/** Named by every pharmacist though hardly tested: better from the record than not at all. */
const gentle: ReadonlySet<string> = new Set([
  "chamomile",
  "fennel",
  "honey",
  "lemon",
  "oats",
  "peppermint",
  "salt-gargle",
  "warm-compress",
]);

const isPlainlyGentle = ({ id }: Other, cautions: readonly Caution[]) =>
  gentle.has(id) && cautions.length === 0;

/** Foods and shop remedies for the first complaint: those that have helped in people, and the gentle ones that everybody knows. */
function kitchenRemedies(
  understanding: Understanding,
  knowledge: Knowledge,
): { other: Other; verdict: Verdict; cautions: Caution[] }[] {
  const [complaint] = understanding.complaints;
  if (complaint === undefined || knowledge.complaints.get(complaint)?.care === "doctor first") return [];
  const facts = personFacts(understanding, knowledge);
  return [...knowledge.others.values()]
    .filter(({ id, known_for }) =>
      known_for.some(
        (row) =>
          row.complaint === complaint &&
          (helpful.has(row.verdict) || (gentle.has(id) && row.verdict === "not known")),
      ),
    )
    .toSorted((a, b) => Number(gentle.has(b.id)) - Number(gentle.has(a.id)))
    .map((other) => ({ other, ...checkPlant(checkableOther(other), usageOf(undefined), facts, knowledge) }))
    .filter(({ verdict }) => verdict !== "drop")
    .slice(0, mostKitchenRemedies);
}

function otherThing(
  other: Other,
  verdict: Verdict,
  cautions: Caution[],
  { understanding, knowledge }: RecordContext,
  { asked }: { asked: boolean },
): GivenThing {
  // Turmeric capsules are no food, and turmeric is.
  const plant = other.kind === "supplement" ? knowledge.plants.get(other.plant ?? "") : undefined;
  const ofPlant =
    plant && checkPlant(plant, usageOf(undefined), personFacts(understanding, knowledge), knowledge).cautions;
  return {
    id: other.id,
    kind: "other",
    names: [other.name, ...other.also],
    word: understanding.written.get(other.id) ?? other.name,
    verdict,
    cautions,
    asked,
    offered: verdict !== "drop",
    asFood: isFineAsFood(ofPlant ?? cautions, plant !== undefined && isKitchenFood(plant)),
    onSkin: false,
  };
}

/** What a kitchen has; what else a shop sells as food is judged by its own rows alone. */
const isKitchenFood = ({ safety, uses }: Plant) =>
  safety.pregnancy.advice === "food amounts only" || uses.some(({ route }) => route === "food");

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

function troubleRecords(understanding: Understanding, general: Knowledge): GivenRecord[] {
  const knowledge = knowledgeFor(understanding, general);
  const known = understanding.complaints
    .flatMap((id) => knowledge.complaints.get(id) ?? [])
    .slice(0, mostTroubles);
  const pages = new Set(known.flatMap(({ conditions }) => conditions).slice(0, 1));
  return [
    ...known.map(
      ({ id, label, description, care, helps_most, pharmacy, rub, see_someone, external_only }, at) => ({
        id: `trouble/${id}`,
        title: label,
        text: `${label}: ${description} What helps most: ${helps_most}${
          pharmacy === undefined ? "" : ` From the pharmacy: ${pharmacy.text}`
        }${rub === undefined ? "" : ` To rub on: ${rub}`} When to see someone: ${see_someone}${
          care === "doctor first" ? " A doctor comes first; no plant may be offered for it." : ""
        }${external_only ? " Nothing may be swallowed for it." : ""}`,
        sources: pharmacy?.source ?? [],
        rank: at === 0 ? 0 : 2,
      }),
    ),
    // Not among what a record advises: it lists what to leave.
    ...known.map(({ id, label, why, lasts, catching, leave, eat, carry_on }, at) => ({
      id: `about/${id}`,
      title: `${label}: what it is`,
      text: `${label}. Why it comes: ${why} How long: ${lasts} Catching: ${catching} To leave: ${leave}${eat === undefined ? "" : ` To eat: ${eat}`}${
        carry_on === undefined ? "" : ` Bathing, work, school: ${carry_on}`
      }`,
      sources: [],
      rank: at === 0 ? 1 : 3,
    })),
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

/** The model is told which names have no record: what such a plant is may be told as general knowledge, and no more. */
function unknownRecords({ unknownPlants, unknownMedicines }: Understanding): GivenRecord[] {
  const record = (name: string, text: string): GivenRecord => ({
    id: `unknown/${name.replace(/[^a-z0-9]+/g, "-")}`,
    title: name,
    text,
    sources: [],
    rank: 0,
  });
  return [
    ...unknownPlants.map((name) =>
      record(name, `${name}: not in our records. What it is may be told as general knowledge.`),
    ),
    ...unknownMedicines.map((name) => record(name, `${name}: our records hold nothing on it.`)),
  ];
}
