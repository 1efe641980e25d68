// What all answers to asks share: the question's decisions, the things asked about, and lines that several of them use.
import type { PlantUse, Preparation } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { isOnSkin, isSwallowed, type Outcome, type Route } from "#catalogue/words.ts";
import type { Caution } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import { stem } from "../language/stem.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { type AskedThing, firstWarning, limitsText } from "./asked-things.ts";
import { type Block, cautionBlocks } from "./blocks.ts";
import { lowerFirst, namesAmount, plainEcho, sentence } from "./phrasing.ts";

export type Answering = {
  decisions: Decisions;
  knowledge: Knowledge;
  things: AskedThing[];
  /** Effects that the answer has stated already. */
  told: Set<string>;
};

export const notDangerous = ({ things }: Answering): AskedThing[] =>
  things.filter(({ plant }) => plant?.safety.hazard !== "dangerous");

/** The result in people, as an answer to "does it help?". */
export const outcomeVerdicts: Readonly<Record<Outcome, string>> = {
  helped: "yes",
  "helped a little": "a little",
  mixed: "perhaps; results are mixed",
  "no effect": "no",
};

/** The complaint that a question about named plants is about: the first for which most of them have a record. */
export function complaintAsked(answering: Answering): Complaint | undefined {
  const { decisions, knowledge, things } = answering;
  const all = decisions.understanding.complaints.flatMap((id) => knowledge.complaints.get(id) ?? []);
  const speaksFor = (complaint: Complaint) => things.filter((thing) => hasRecord(thing, complaint)).length;
  return all.toSorted((a, b) => speaksFor(b) - speaksFor(a))[0];
}

/** The person's own word for the complaint, where it is a short and well-spelt name of it: "sugar". */
export function troubleWords(answering: Answering): string {
  const { decisions, knowledge } = answering;
  const { understanding } = decisions;
  const complaint = complaintAsked(answering);
  if (!complaint) return lowerFirst(knowledge.illnessLabel(understanding.illnesses[0]?.id ?? ""));
  const own = plainEcho(understanding.words ?? "")
    .toLowerCase()
    .replace(/^(?:(?:for|the|de|my|meh|me|a|an|some|bad|lil|her|his|lower) )+/, "");
  const isName = own.includes(" ")
    ? knowledge.index.byFirstWord.get(stem(own.split(" ")[0] ?? ""))?.some(({ text }) => text === own)
    : knowledge.isOrdinary(own);
  const said = knowledge.complaints.get(understanding.complaints[0] ?? "");
  return (said?.id === complaint.id || said?.conditions.some((one) => complaint.conditions.includes(one))) &&
    isName &&
    /^[a-z]{3,}(?: [a-z]{3,})?$/.test(own) &&
    !notNouns.test(own)
    ? own
    : lowerFirst(complaint.label);
}

const notNouns =
  /\b(?:cant|cannot|not|nah|wont|dont|hurt\w*|hut|swell|swelling|have|get|got|getting|keep|feel|bring|make|lose|come|run|and|want|does|all|when|[a-z]{4,}ed)\b/;

/** What is not swallowed is said so; a gargle or rinse is spat out, which is not the same as "on the skin only". */
export function routeNote(route: Route): string {
  if (isOnSkin(route)) return ", on the skin only";
  if (route === "gargle" || route === "mouth rinse") return ", not swallowed";
  return route === "steam" ? ", breathed in, not swallowed" : "";
}

/** Something is rubbed on or washed with, not swallowed: "only on the skin, not drinking". */
export function isOuterUse(sentence: string): boolean {
  const asked = sentence.replace(/\bnot (?:to )?(?:drink|drinking|swallow|eat|eating|take|taking)\b/g, "");
  return (
    /\b(?:skin|scalp|hair|rub|rubbing|massage|face|poultice|apply|bathe|rinse|smear|grease)\b|\b(?:put|putting|use|dab|lay) (?:\S+ ){0,3}on (?:my|the|her|his|a)\b/.test(
      asked,
    ) && !/\b(?:drink|drinking|swallow|eat|eating|tea|juice|cup)\b/.test(asked)
  );
}

/** The form that a question names, and the preparations that fit it. */
const forms: readonly (readonly [
  name: string,
  asked: RegExp,
  fits: (title: string, route: Route) => boolean,
])[] = [
  ["tablet or capsule", /\bTHING (?:tablets?|capsules?|pills?)\b/, (title) => /capsule|tablet/i.test(title)],
  ["bath", /\bbath|bathe\b|\bhandfuls? (?:\S+ ){0,4}bucket\b/, (_, route) => route === "bath"],
  ["gargle", /\bgargle\b/, (_, route) => route === "gargle" || route === "mouth rinse"],
  ["steam", /\bsteam|inhale\b/, (_, route) => route === "steam"],
  ["juice", /\bjuice\b/, (title) => /juice|drink/i.test(title)],
  ["oil", /\boil\b/, (title) => /oil/i.test(title)],
  ["drink", /\bdrink(?:ing)?\b(?!.*\b(?:leaf|leaves|seeds?)\b)/, (_, route) => route === "drink"],
  ["rub", /\b(?:rub|massage|hair|scalp|face|skin)\b/, (_, route) => isOnSkin(route)],
  ["poultice", /\bpoultice|bandage\b/, (_, route) => route === "poultice"],
  ["seed", /\bseeds?\b/, (title) => /seed/i.test(title)],
  [
    "leaf tea",
    /\b(?:leaf|leaves)\b/,
    (title, route) => /lea(?:f|ves)|tea/i.test(title) && isSwallowed(route),
  ],
  ["tea", /\b(?:tea|drink|drinking|boil|brew|draw|steep|tonic)\b/, (_, route) => route === "drink"],
  ["food", /\b(?:eat|food|cook)\b/, (_, route) => route === "food"],
];

/** The preparations of a plant, those that the question's words fit first; `missing` is a form that no preparation has. */
export function preparationsAsked(
  { plant }: AskedThing,
  sentence: string,
): { preparations: [string, Preparation][]; fitting: number; missing: string | undefined } {
  const all = Object.entries(plant?.preparation_methods ?? {});
  const form = forms.find(([, asked]) => asked.test(sentence));
  if (!form) return { preparations: all, fitting: all.length, missing: undefined };
  const [name, , fits] = form;
  const first = all.filter(([title, { route }]) => fits(title, route));
  return {
    preparations: [...first, ...all.filter((one) => !first.includes(one))],
    fitting: first.length,
    missing: first.length === 0 ? name : undefined,
  };
}

/** The preparations to swallow, as asked; all of them where none is swallowed. */
export function mainPreparations(thing: AskedThing, sentence: string): [string, Preparation][] {
  const { preparations } = preparationsAsked(thing, sentence);
  const swallowed = preparations.filter(([, { route }]) => isSwallowed(route));
  return swallowed.length > 0 ? swallowed : preparations;
}

/** "Fever-grass tea: 1 cup, three times a day, 3 days at most." */
export function preparationLine([title, { route, limits }]: [string, Preparation]): string {
  const limit = limitsText(limits);
  return `${lowerFirst(title)}${routeNote(route)}${limit === "" ? "" : `: ${limit}`}`;
}

/** A sentence of a recipe that says who leaves it, and not how it is made or taken. */
const forOthers =
  /^(?!.*\b(?:cups?|spoons?|glass(?:es)?|handfuls?|litres?|minutes|boil\w*|drinks? one|days? at most)\b).*(?:^(?:It is |They are )?(?:not|never) (?:in|for|with|if|while|beside)\b|\b(?:pregnan\w+|nursing)\b)/i;

/** How one preparation is made, a sentence a step, with its limit where they do not say it; and who leaves it. */
export function recipeSteps({ text, limits }: Preparation): { steps: string[]; leftBy: string[] } {
  const sentences = text.trim().split(/(?<=[.!?])\s+/);
  const made = sentences.filter((one) => !forOthers.test(one));
  const steps = made.length > 0 ? made : sentences;
  const limit = limitSaid.test(steps.join(" ")) ? "" : limitsText(limits);
  return {
    steps: limit === "" ? steps : [...steps, `Limit: ${limit}.`],
    leftBy: sentences.filter((one) => !steps.includes(one)),
  };
}

const limitSaid = /\b(?:days?|weeks?|nights?|mornings?|meals?|times|once|twice)\b/;

/** The same in so many sentences, in one line. */
export function recipe([title, preparation]: [string, Preparation], sentences: number): string {
  const steps = recipeSteps(preparation)
    .steps.filter((one) => !one.startsWith("Limit: "))
    .slice(0, sentences)
    .join(" ");
  const limit = limitSaid.test(steps) ? "" : limitsText(preparation.limits);
  return `${title}${routeNote(preparation.route)}: ${sentence(steps)}${limit === "" ? "" : ` Limit: ${limit}.`}`;
}

/** What concerns this person; the general warning where nothing does. `subject`: the thing, where the answer has said what
 * may be taken of it and only the effect is wanted. */
export function personCautions(thing: AskedThing, answering: Answering, subject = ""): Block[] {
  const { decisions, told } = answering;
  const { cautions } = thing;
  const fresh = cautions.filter(({ effect }) => !told.has(effect));
  for (const { effect } of fresh) told.add(effect);
  if (fresh.length < cautions.length && fresh.length === 0) return [];
  const own = fresh
    .filter(({ effect, about }) => about !== "hazard" && (decisions.dosesAllowed || !namesAmount(effect)))
    .map((caution) => ({
      about: caution.about,
      text: `${subject === "" ? `${cautionSubject(caution)}${forbids(caution)}` : `${subject}${lowerFirst(cautionSubject(caution))}`}: ${sentence(caution.effect)}`,
    }));
  const general = firstWarning(thing);
  const isSaid = told.has(general) || own.length > 2;
  told.add(general);
  return cautionBlocks(isSaid ? own.slice(0, 3) : [...own, { about: undefined, text: general }]);
}

const forbids = ({ severity }: Caution) => (severity === "avoid" ? ", do not take it" : "");

/** "With **warfarin**" */
function cautionSubject({ about, written, label }: Caution): string {
  if (about === "pregnancy") return "In **pregnancy**";
  if (about === "breastfeeding") return "While **breastfeeding**";
  if (about === "child") return `For **${label}**`;
  if (about === "illness") return `With **${lowerFirst(label)}**`;
  if (about === "plant") return `Together with **${label}**`;
  return `With **${plainEcho(written)}**`;
}

export function refusal({ name, cautions }: AskedThing): string {
  const reason = cautions.find(({ severity }) => severity === "avoid");
  return `**No, not for you: leave ${name}.** ${reason ? `${sentence(reason.effect)} ` : ""}`;
}

/** Uses of a plant for a complaint, or for the wider one that it belongs to. */
export function recordedUse(
  { plant }: AskedThing,
  complaint: { id: string; part_of?: string | undefined },
): PlantUse | undefined {
  const own = plant?.uses.filter((one) => one.complaint === complaint.id) ?? [];
  const wider = plant?.uses.filter((one) => one.complaint === complaint.part_of) ?? [];
  return [...own, ...wider].toSorted(
    (a, b) => Number(b.result !== undefined) - Number(a.result !== undefined),
  )[0];
}

/** Whether a plant or remedy is recorded for a complaint, or for the wider one that it belongs to. */
export function hasRecord(thing: AskedThing, complaint: Complaint): boolean {
  return (
    recordedUse(thing, complaint) !== undefined ||
    thing.other?.known_for.some(
      (row) => row.complaint === complaint.id || row.complaint === complaint.part_of,
    ) === true
  );
}

/** Labels of the complaints that a plant is recorded for and may be named for. */
export function recordedUses({ plant }: AskedThing, knowledge: Knowledge, most = 5): string[] {
  return [...new Set(plant?.uses.map(({ complaint }) => complaint))]
    .filter((id) => knowledge.complaints.get(id)?.care !== "doctor first")
    .slice(0, most)
    .map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id));
}
