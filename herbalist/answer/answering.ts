// What all answers to asks share: the question's decisions, the things asked about, and lines that several of them use.
import type { PlantUse, Preparation } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { isOnSkin, type Outcome, type Route } from "#catalogue/words.ts";
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
  /\b(?:cant|cannot|not|nah|wont|dont|hurt\w*|hut|swell|swelling|have|get|got|getting|keep|feel|bring|make|lose|come|run|and|want|does|all|when|[a-z]{4,}ed)\b|^(?:itchy|dizzy|runny|stuffy|gassy|sleepy|sweaty|swollen|back|belly|head|chest|throat|tooth|knee|foot)$/;

/** What is not swallowed is said so; a gargle or rinse is spat out, which is not the same as "on the skin only". */
export function routeNote(route: Route): string {
  if (isOnSkin(route)) return ", on the skin only";
  if (route === "gargle" || route === "mouth rinse") return ", not swallowed";
  return route === "steam" ? ", breathed in, not swallowed" : "";
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

/** What a plant is used for that is near a complaint: skin rash, where itching is asked about. On the skin only where the complaint is of the skin. */
export function nearUses({ plant }: AskedThing, complaint: Complaint): PlantUse[] {
  const uses = plant?.uses.filter((use) => complaint.akin.includes(use.complaint)) ?? [];
  return ofSkin(complaint)
    ? uses.filter(({ route }) => isOnSkin(route))
    : uses.toSorted((a, b) => complaint.akin.indexOf(a.complaint) - complaint.akin.indexOf(b.complaint));
}

export const ofSkin = ({ external_only, categories }: Complaint) =>
  external_only || categories.includes("Skin Conditions");

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
