// "What for Y": what helps most, plant or not; then up to three plants, and how to make the first.
import type { Plant, PlantUse, Preparation } from "#catalogue/plant.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";
import { isOnSkin } from "#catalogue/words.ts";
import type { Offered } from "../decide/decide.ts";
import { bestKnown } from "../match/match.ts";
import { type Answering, preparationLine, recipe, routeNote } from "./answering.ts";
import { preparationFor } from "./asked-things.ts";
import { type Block, type PlantItem, printBlocks } from "./blocks.ts";
import { joined } from "./note-text.ts";
import { listOf, lowerFirst, namesAmount, plainEcho, sentence } from "./phrasing.ts";

export function whatFor(answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { complaints } = decisions.understanding;
  const complaint = knowledge.complaints.get(complaints[0] ?? "");
  if (!complaint) return [];
  const blocks: Block[] = [
    { type: "verdict", text: `**For ${lowerFirst(complaint.label)}:** ${complaint.helps_most}` },
  ];
  const second = complaints
    .map((id) => knowledge.complaints.get(id))
    .find((other) => other && !other.conditions.some((each) => complaint.conditions.includes(each)));
  if (
    second &&
    second.id !== complaint.id &&
    second.part_of !== complaint.id &&
    second.id !== complaint.part_of
  )
    blocks.push({ type: "text", text: `**For ${lowerFirst(second.label)}:** ${second.helps_most}` });
  blocks.push(...besidePlants(complaint, answering));
  return withinWords(3, (most) => inOrderAsked(answering, blocks, plantsFor(answering, most)));
}

/** "Which tea for gas": a plant that suits most stands first, as it was asked for, and what else helps after it. Where a clinician should
 * know, the care does. */
export function inOrderAsked(
  { decisions, knowledge }: Answering,
  helps: readonly Block[],
  plants: readonly Block[],
): Block[] {
  const { sentence, asks, complaints, medicines, who } = decisions.understanding;
  const complaint = knowledge.complaints.get(complaints[0] ?? "");
  const best = bestKnown(complaint, knowledge);
  // That none is recorded is the answer, too.
  if (plantAsked.test(sentence) && decisions.offered.length === 0 && decisions.leftOut.length === 0)
    return joined(plants, helps);
  const isFirst =
    asks.includes("what-for") &&
    plantAsked.test(sentence) &&
    decisions.level === "routine" &&
    decisions.dosesAllowed &&
    medicines.length === 0 &&
    !who.includes("breastfeeding") &&
    best.includes(decisions.offered[0]?.plant.id ?? "") &&
    complaint?.care === "self-care";
  if (!isFirst) return joined(helps, plants);
  const seen = helps.some(({ type }) => type === "seek-care");
  return joined(
    plants.filter(({ type }) => !seen || type !== "seek-care"),
    helps,
  );
}

const kind = "(?:teas?|bush(?:es)?|lea(?:f|ves)|herbs?|plants?)";
export const plantAsked = new RegExp(
  String.raw`\b(?:what|which|any|some|best|good|need|want)(?: (?!i\b|my\b|me\b)\S+){0,2} ${kind}\b|^(?:\S+ )?${kind} (?:\S+ )?(?:for|to|that)\b`,
);

/** Where few plants or none follow, the record's other lines are worth more than that none is known. */
function besidePlants(complaint: Complaint, { decisions: { offered, dosesAllowed } }: Answering): Block[] {
  // "No ibuprofen" is said to a child or in pregnancy by a line of its own.
  const leaves = dosesAllowed || !/\b(?:aspirin|ibuprofen|diclofenac)\b/i.test(complaint.leave);
  const lines = [
    ...(complaint.pharmacy && dosesAllowed ? [`**From the pharmacy:** ${complaint.pharmacy.text}`] : []),
    ...(offered.length === 0 && leaves ? [`**What to leave:** ${complaint.leave}`] : []),
    ...(offered.length === 0 ? [`**How long:** ${complaint.lasts}`] : []),
  ];
  return lines.map((text) => ({ type: "text", text }));
}

/** How many words an answer may have before the reader is offered more. */
const mostWords = 120;

/** The answer with as many plants as its words allow, two at least. */
export function withinWords(plants: number, answer: (plants: number) => Block[]): Block[] {
  const blocks = answer(plants);
  const words = printBlocks(blocks).split(/\s+/).length;
  return words <= mostWords || plants <= 2 ? blocks : withinWords(plants - 1, answer);
}

/** The plants for the first complaint, how to make one, what was left out, and when to see someone. */
export function plantsFor(
  answering: Answering,
  most: number,
  { afterNote, withRecipe } = { afterNote: false, withRecipe: true },
): Block[] {
  const { decisions, knowledge } = answering;
  const { complaints, who } = decisions.understanding;
  const complaint = knowledge.complaints.get(complaints[0] ?? "");
  if (!complaint) return [];
  const blocks: Block[] =
    decisions.offered.length > 0 ? personLines(who).map((text) => ({ type: "text", text })) : [];
  if (most > 0 && decisions.offered.length > 0)
    blocks.push(
      plantList("Plants people in Guyana use", answering, most),
      ...(withRecipe ? howToMakeFirst(answering) : []),
    );
  // A note answers by itself; that no plant follows is nothing to tell.
  else if (!afterNote) blocks.push({ type: "text", text: noPlant(answering) });
  const left = decisions.leftOut
    .filter(({ about }) => about === "medicine" || about === "illness")
    .slice(0, 3);
  // Where no plants were asked for, none are missed.
  if (most > 0 && left.length > 0 && (!afterNote || decisions.offered.length > 0))
    blocks.push({
      type: "text",
      text: `I left out ${listOf(
        left.map(({ count, written }) => `${count} because of ${plainEcho(written).toLowerCase()}`),
      )}.`,
    });
  if (decisions.understanding.unnamedMedicine)
    blocks.push({ type: "text", text: "Tell me which tablets you take: some do not go with these." });
  blocks.push({ type: "seek-care", text: complaint.see_someone });
  return blocks;
}

function noPlant({ decisions: { leftOut, understanding } }: Answering): string {
  if (understanding.who.includes("baby"))
    return "I do not name any plant, tea or bath for a baby: what is mild for us can harm a baby, and tea takes the place of milk. The health centre can say what helps.";
  if (understanding.who.includes("child") || understanding.who.includes("pregnant"))
    return "There is **no plant I may name** for this here; ask the health centre.";
  if (leftOut.length > 0) return "With what you told me I can name **no plant that is safe enough** for it.";
  return "No plant in my records is used for this.";
}

function personLines(who: Answering["decisions"]["understanding"]["who"]): string[] {
  const lines: string[] = [];
  if (who.includes("pregnant"))
    lines.push("In pregnancy only what is already food is named; ask the antenatal clinic first.");
  if (who.includes("breastfeeding")) lines.push("What you take can reach the milk: tell the nurse first.");
  if (who.includes("child"))
    lines.push("For a child only what is already food is named, without amounts as medicine.");
  return lines;
}

export function plantList(title: string, answering: Answering, most = 3): Block {
  return {
    type: "plants",
    title,
    plants: answering.decisions.offered.slice(0, most).map((one) => plantItem(one, answering)),
  };
}

/** As the person wrote it; what was put together of words far apart ("kidneys, I have stones") is called by its name. */
function ownWords(written: string, id: string, { complaints }: Answering["knowledge"]): string {
  const isApart = written.split(" ").length > longestName;
  return (isApart ? complaints.get(id)?.label : undefined)?.toLowerCase() ?? plainEcho(written).toLowerCase();
}
const longestName = 3;

/** What is drunk for sleep is not drunk three times a day, though the same tea is for a cold. */
const atNight = / at night$/;
const onceAtNight = ([title, preparation]: [string, Preparation]): [string, Preparation] => [
  /\bnight\b/.test(title) ? title : `${title} at night`,
  { ...preparation, limits: { ...preparation.limits, times_a_day: "not recorded" } },
];

function plantItem({ plant, uses, cautions }: Offered, { decisions, knowledge }: Answering): PlantItem {
  const [use] = uses;
  const preparation = use ? preparationFor(plant, use) : undefined;
  const made =
    use === undefined
      ? ""
      : !decisions.dosesAllowed
        ? `the ${use.part}, as food.`
        : preparation
          ? sentence(preparationLine(atNight.test(use.preparation) ? onceAtNight(preparation) : preparation))
          : sentence(`${lowerFirst(use.preparation)}${routeNote(use.route)}`);
  const told = cautions.filter(({ effect }) => decisions.dosesAllowed || !namesAmount(effect));
  const own = told.map(
    ({ written, effect, id }) => `With ${ownWords(written, id, knowledge)}: ${sentence(effect)}`,
  );
  return {
    id: plant.id,
    name: knowledge.nameOf(plant),
    text: [
      made,
      use?.result ? resultWords[use.result.outcome] : "",
      ...(own.length > 0 ? own : [warningFor(plant, use, made)]),
    ]
      .filter((part) => part !== "")
      .join(" "),
    ...(told.length > 0 ? { concerns: [...new Set(told.map(({ about }) => about))] } : {}),
  };
}

/** On the skin, a warning about swallowing is beside the point. */
function warningFor({ safety: { warning_first } }: Plant, use: PlantUse | undefined, made: string): string {
  if (
    use === undefined ||
    !isOnSkin(use.route) ||
    /\b(?:skin|eyes?|burns?|rub|bath|allerg\w+|wound|blister\w*)\b/i.test(warning_first)
  )
    return sentence(warning_first);
  // What is meant for a cut goes on broken skin.
  return /\b(?:cuts?|wounds?|sores?|graze[sd]?)\b/i.test(made)
    ? "Only on a small, shallow and clean place, after rinsing."
    : "Not on broken skin; try a small patch first.";
}

const resultWords = {
  helped: "In people it helped.",
  "helped a little": "In people it helped a little.",
  mixed: "Results in people are mixed.",
  "no effect": "Custom only: tested in people, it did no more than a dummy.",
} as const;

export function howToMakeFirst({ decisions, knowledge }: Answering): Block[] {
  const [first] = decisions.offered;
  const use = first?.uses[0];
  if (!first || !use || !decisions.dosesAllowed) return [];
  const preparation = preparationFor(first.plant, use);
  return preparation
    ? [{ type: "text", text: `**How ${knowledge.nameOf(first.plant)} is made.** ${recipe(preparation, 2)}` }]
    : [];
}
