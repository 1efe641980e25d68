// The records of one plant, or of another remedy, for one person's question: what it is asked for first, general facts last.
import type { Other } from "#catalogue/other.ts";
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import { isOnSkin } from "#catalogue/words.ts";
import { limitsText } from "../answer/asked-things.ts";
import { lowerFirst, sentence } from "../answer/phrasing.ts";
import type { Caution, Verdict } from "../check/check.ts";
import type { AskKind } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import type { Understanding } from "../understand/understanding.ts";
import { isKitchenBrew } from "./kitchen-amounts.ts";
import { type Weight, weightOf } from "./reasons.ts";
import { type GivenRecord, slug } from "./record.ts";

export type RecordContext = {
  understanding: Understanding;
  dosesAllowed: boolean;
  knowledge: Knowledge;
};

/** How much of a thing's file is given: all that may be asked, enough to suggest it, or only why to leave it. */
export type Detail = "asked" | "suggested" | "warning";

export type CheckedThing<T> = {
  thing: T;
  verdict: Verdict;
  cautions: readonly Caution[];
  detail: Detail;
  /** As ordinary food it is fine, whatever is said of it as a remedy. */
  asFood?: boolean;
  /** What is avoided by mouth may go on this person's skin. */
  onSkin?: boolean;
  /** What is kept from a child as a remedy may be a weak tea. */
  weakTea?: boolean;
};

/** What each ask needs beside what every answer needs. */
const askedParts: Partial<Record<AskKind, readonly string[]>> = {
  grow: ["grow", "find"],
  find: ["find", "grow"],
  looks: ["looks", "look-alikes"],
  describe: ["looks", "look-alikes"],
  "same-as": ["looks", "look-alikes"],
  "what-is": ["looks", "find", "story"],
  cook: ["story"],
};

export function plantRecords(
  {
    thing: plant,
    verdict,
    cautions,
    detail,
    asFood = false,
    onSkin = false,
    weakTea = false,
  }: CheckedThing<Plant>,
  context: RecordContext,
): GivenRecord[] {
  const { understanding, dosesAllowed, knowledge } = context;
  const { names, safety } = plant;
  const local = names.guyanese.map(({ name, people }) =>
    people === "Guyanese" ? name : `${name} (${people})`,
  );
  const wanted = new Set(understanding.asks.flatMap((ask) => askedParts[ask] ?? []));
  const make = (
    part: string,
    rank: number,
    text: string,
    sources: readonly string[] = plant.provenance.identity.source,
  ): GivenRecord => ({
    id: part === "" ? plant.id : `${plant.id}/${part}`,
    title: titleOf(knowledge.nameOf(plant), part, knowledge),
    text,
    about: plant.id,
    sources: [...sources],
    rank: rank + (detail === "asked" ? 0 : 1),
  });
  const identity = make(
    "",
    0,
    `${knowledge.nameOf(plant)}: ${names.common}, ${names.scientific}. Names in Guyana: ${local.join(", ") || "none known"}. ${
      safety.hazard === "dangerous" ? "POISONOUS: never to be swallowed. " : ""
    }First warning: ${sentence(safety.warning_first)}`,
  );
  const person = make(
    "for-this-person",
    0,
    personText(verdict, cautions, safety, context, { asFood, onSkin, weakTea }),
    safety.interactions.flatMap(({ source }) => source),
  );
  const preparations = Object.entries(plant.preparation_methods);
  const makeRecords = (given: typeof preparations) =>
    given.map(([title, { text, route, limits, every_day }]) =>
      make(
        `make/${slug(title)}`,
        1,
        `${title} (${route}): ${text} Limit as a remedy: ${limitsText(isKitchenBrew(plant.id) ? { ...limits, days_at_most: "not recorded" } : limits) || "no amount is recorded"}; keeps: ${limits.keeps}.${
          every_day === undefined ? "" : ` Every day: ${every_day}`
        }`,
        plant.provenance.preparations.source,
      ),
    );
  const onSkinOnly = onSkin ? makeRecords(preparations.filter(([, { route }]) => isOnSkin(route))) : [];
  if (detail === "warning" || safety.hazard === "dangerous")
    return [
      identity,
      person,
      make("harm", 2, safety.warnings, plant.provenance.safety.source),
      ...(detail === "asked" ? [make("uses", 2, `What people used it for: ${plant.traditional_uses}`)] : []),
      ...onSkinOnly,
      ...(wanted.has("looks") || detail === "asked" ? [make("looks", 1, plant.recognise)] : []),
    ];
  const target = plant.uses.filter(({ complaint }) => isAbout(complaint, understanding, knowledge));
  const fitting = preparations.filter(([, { route }]) => target.some((use) => use.route === route));
  const given = detail === "asked" || fitting.length === 0 ? preparations : fitting;
  const core = [
    identity,
    person,
    ...target.map((use) => make(`use/${use.complaint}`, 0, useText(use, knowledge), sourcesOf(use))),
    ...(dosesAllowed && verdict !== "drop" ? makeRecords(given) : onSkinOnly),
  ];
  if (detail === "suggested")
    return [...core, ...(wanted.has("looks") ? [make("looks", 1, plant.recognise)] : [])];
  return [
    ...core,
    make("research", 1, plant.modern_research, plant.provenance.research.source),
    make(
      "uses",
      2,
      `${plant.traditional_uses} Recorded for: ${labelsOf(plant.uses, knowledge)}.`,
      plant.uses.flatMap(({ source }) => source),
    ),
    make("harm", 2, `${safety.warnings} ${safety.stop}`, plant.provenance.safety.source),
    make("people", 2, peopleText(plant), plant.provenance.safety.source),
    make(
      "medicines",
      3,
      interactionsText(safety, knowledge),
      safety.interactions.flatMap(({ source }) => source),
    ),
    ...[
      make("looks", 1, `${plant.description} ${plant.recognise}`),
      make("look-alikes", 1, lookAlikesText(plant)),
      make("find", 1, `Found: ${plant.habitat} Availability: ${plant.availability}.`),
      make("grow", 1, growText(plant), plant.provenance.growing.source),
      make("story", 3, `${plant.history} ${plant.fun_facts.join(" ")}`, plant.provenance.history.source),
    ].flatMap((record) => (wanted.has(record.id.slice(plant.id.length + 1)) ? [record] : unasked(record))),
  ].filter(({ text }) => text !== "");
}

/** What was not asked for is given where there is room: a custom, a name, a look-alike may make the answer. */
const unasked = (record: GivenRecord): GivenRecord[] =>
  record.id.endsWith("/grow") ? [] : [{ ...record, rank: 5 }];

export function otherRecords(
  { thing: other, verdict, cautions, detail, asFood = false }: CheckedThing<Other>,
  context: RecordContext,
): GivenRecord[] {
  const { understanding, dosesAllowed, knowledge } = context;
  const make = (part: string, rank: number, text: string, sources = other.sources): GivenRecord => ({
    id: part === "" ? `other/${other.id}` : `other/${other.id}/${part}`,
    title: titleOf(other.name, part, knowledge),
    text,
    about: other.id,
    sources: [...sources],
    rank: rank + (detail === "asked" ? 0 : 1),
  });
  const known = other.known_for.map(({ complaint, verdict: result, text, source }) =>
    make(
      `use/${complaint}`,
      isAbout(complaint, understanding, knowledge) ? 0 : 2,
      `For ${labelOf(complaint, knowledge)}: ${result}. ${text}`,
      source,
    ),
  );
  const core = [
    make(
      "",
      0,
      `${other.name} (${other.kind}${other.scientific === undefined ? "" : `, ${other.scientific}`}): ${other.what} First warning: ${sentence(other.warning_first)}`,
    ),
    make("for-this-person", 0, personText(verdict, cautions, other, context, { asFood })),
    ...known.filter(({ rank }) => detail === "asked" || rank === 1),
    ...(other.how !== undefined && dosesAllowed && verdict !== "drop"
      ? [make("how", 1, other.how.text, other.how.source)]
      : []),
    ...(other.on_skin !== undefined && dosesAllowed && verdict !== "drop"
      ? [make("on-skin", 1, other.on_skin.text, other.on_skin.source)]
      : []),
  ];
  if (detail !== "asked") return core;
  return [
    ...core,
    make(
      "people",
      2,
      `Pregnancy: ${other.pregnancy.advice}; ${sentence(other.pregnancy.note)} Breastfeeding: ${other.breastfeeding.advice}; ${sentence(other.breastfeeding.note)} Children: ${other.children.advice}; ${sentence(other.children.note)}`,
    ),
    make("medicines", 3, interactionsText(other, knowledge)),
  ].filter(({ text }) => text !== "");
}

/** "Neem: leaf bath", "Neem for itching". */
function titleOf(name: string, part: string, knowledge: Knowledge): string {
  const [kind = "", detail = ""] = part.split("/");
  if (kind === "use") return `${name} for ${labelOf(detail, knowledge)}`;
  if (kind === "make") return `${name}: ${detail.replaceAll("-", " ")}`;
  return kind === "" ? name : `${name}: ${partTitles[kind] ?? kind}`;
}

const partTitles: Readonly<Record<string, string>> = {
  "for-this-person": "the check for you",
  research: "research",
  uses: "traditional uses",
  harm: "warnings",
  people: "pregnancy, breastfeeding, children",
  medicines: "medicines and illnesses",
  looks: "how to know it",
  "look-alikes": "look-alikes",
  find: "where it grows",
  grow: "growing it",
  story: "history",
  how: "how it is used",
};

const verdictWords: Readonly<Record<Verdict, string>> = {
  drop: "AVOID: this person must be told not to take it",
  warn: "CAUTION: it may be named together with what follows",
  keep: "nothing is recorded against it",
};

type Rows = Pick<Plant["safety"], "interactions" | "illnesses">;

/** How much a reason rests on, with how its row is known. */
function weightIn({ interactions, illnesses }: Rows, { about, effect }: Caution): Weight {
  if (about === "hazard") return "grave";
  return weightOf(effect, [...interactions, ...illnesses].find((row) => row.effect === effect)?.known);
}

/** The check of this thing for this person, in words; the model may not change it. */
function personText(
  verdict: Verdict,
  cautions: readonly Caution[],
  rows: Rows,
  { understanding, knowledge }: RecordContext,
  { asFood = false, onSkin = false, weakTea = false } = {},
): string {
  const lines = cautions.map((caution) => {
    const { severity, label, written, effect } = caution;
    const weight = severity === "avoid" ? ` (${weightIn(rows, caution)})` : "";
    return `${severity.toUpperCase()}${weight} with ${written.toLowerCase() === label.toLowerCase() ? label : `${written} (${label})`}: ${sentence(effect)}`;
  });
  const unsaid = understanding.medicines
    .filter(({ id, written }) => !handlingClasses.has(id) && !cautions.some((one) => one.written === written))
    .map(
      ({ written, id }) =>
        `With ${written} (${lowerFirst(knowledge.medicines.label(id))}): no interaction is recorded${rows.interactions.length === 0 ? "; hardly anything is known" : ""}. That is no proof that there is none.`,
    );
  const verdictText = weakTea
    ? "AVOID as a remedy; a weak tea without a count is usual and fine for this child, and that is a yes"
    : asFood && verdict === "drop"
      ? "AVOID as tea, juice, pill or in large amounts; an ordinary amount in food is fine as the row says"
      : onSkin
        ? "AVOID by mouth; on whole skin it may be used as recorded or as anybody would, and that is a yes"
        : verdictWords[verdict];
  return [`Verdict for this person: ${verdictText}.`, ...lines, ...unsaid].join(" ");
}

function isAbout(complaint: string, { complaints }: Understanding, knowledge: Knowledge): boolean {
  return complaints.some((id) => id === complaint || knowledge.complaints.get(id)?.part_of === complaint);
}

const labelOf = (id: string, knowledge: Knowledge) => lowerFirst(knowledge.complaints.get(id)?.label ?? id);

function labelsOf(uses: readonly PlantUse[], knowledge: Knowledge): string {
  return [...new Set(uses.map(({ complaint }) => labelOf(complaint, knowledge)))].join(", ");
}

function useText(
  { part, preparation, route, complaint, who, tradition, evidence, result }: PlantUse,
  knowledge: Knowledge,
): string {
  const tested =
    result === undefined
      ? evidence === "preclinical"
        ? "Tested only in the laboratory or on animals, not in people."
        : "No test in people was found."
      : `Result in people: ${result.outcome}. ${result.text}`;
  return `For ${labelOf(complaint, knowledge)}: ${preparation} (${part}, ${route}); ${who}; tradition ${tradition}. ${tested}`;
}

function sourcesOf({ source, result }: PlantUse): string[] {
  return [...(result?.source ?? []), ...source];
}

function peopleText({ safety: { pregnancy, breastfeeding, children } }: Plant): string {
  return `Pregnancy: ${pregnancy.advice}; ${sentence(pregnancy.note)} Breastfeeding: ${breastfeeding.advice}; ${sentence(breastfeeding.note)} Children: ${children.advice}; ${sentence(children.note)}`;
}

const headings: Readonly<Record<Weight, string>> = {
  grave: "Not with:",
  "may add up": "Better not with, as it may add up:",
  "little known": "Better not with, as little is known:",
};

function interactionsText({ interactions, illnesses }: Rows, knowledge: Knowledge): string {
  const rows = [
    ...interactions.map((row) => ({ ...row, label: knowledge.medicines.label(row.drug_class) })),
    ...illnesses.map((row) => ({ ...row, label: knowledge.illnessLabel(row.illness) })),
  ];
  const under = (heading: string, of: typeof rows) =>
    of.length === 0 ? [] : [heading, ...of.map(({ label, effect }) => sentence(`${label}: ${effect}`))];
  const avoided = rows.filter(({ severity }) => severity === "avoid");
  return [
    ...(["grave", "may add up", "little known"] as const).flatMap((weight) =>
      under(
        headings[weight],
        avoided.filter(({ effect, known }) => weightOf(effect, known) === weight),
      ),
    ),
    ...under(
      "Caution with:",
      rows.filter(({ severity }) => severity === "caution"),
    ),
  ].join(" ");
}

function lookAlikesText({ look_alikes }: Plant): string {
  return look_alikes
    .map(
      ({ name, tell, danger }) =>
        `${name}: ${sentence(tell)}${danger === undefined ? "" : ` ${sentence(danger)}`}`,
    )
    .join(" ");
}

function growText({ growing_info: { light, water, soil, propagation, harvest } }: Plant): string {
  return `Light: ${light} Water: ${water} Soil: ${soil} Planting: ${propagation} Harvest: ${harvest}`;
}
