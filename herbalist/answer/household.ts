// A question of the kitchen, the yard, a craft or a custom that neither a note nor a field of the record answers: what was asked is said to be unknown, and
// what the record tells of the thing there follows; no remedy, no trial and no clinic.
import type { AskKind } from "../understand/asks.ts";
import { usesAsked } from "../understand/asks.ts";
import type { Realm } from "../understand/household.ts";
import { type Answering, notDangerous } from "./answering.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { wordsBeside } from "./detail.ts";
import { growingPartAsked } from "./growing-details.ts";
import { kitchenLines, ofRemedy } from "./kitchen-lines.ts";
import { firstSentences, listOf, notKnownToMe, sentence } from "./phrasing.ts";
import { findSentences } from "./record-sentences.ts";

/** Asks that any plant's name raises, and that its record answers with remedies. */
const remedyAsks: ReadonlySet<AskKind> = new Set([
  "what-is",
  "works",
  "make",
  "limits",
  "part",
  "good-for",
  "instead",
]);
/** A dish is asked for, and no tea of the record. */
const ofDish =
  /\b(?:sauce|curry|cakes?|bread|pone|balls|tarts?|chutney|achar|soup|stew|jam|jelly|pickle|masala|fry|fried|bake|cook\w*|dough|pudding|freez\w+|party)\b/;
/** The card is wanted. */
const whatItIs =
  /\bwhat (?:is|are) (?:in )?(?:\S+ ){0,2}THING\b|\b(?:vine|tree|bush|herb) or\b|\btell me about\b|\buse (?:\S+ ){0,4}(?:for|anything)\b/;
/** Whether it harms somebody is told by its record. */
const ofHarm =
  /\b(?:eat|eating|drink|drinking|take|taking|touch|safe|poisonous|toxic|dangerous|child\w*|kids?|baby|people|person|dogs?|cats?|fowls?|goats?|animals?)\b/;

export function houseAnswer(answering: Answering): Block[] | undefined {
  const { household, note, asks, clause, sentence: asked } = answering.decisions.understanding;
  const things = notDangerous(answering).slice(0, 2);
  if (household === undefined || note || things.length === 0) return undefined;
  const isMixed = (ask: AskKind) => ask === "with-thing" && ofDish.test(asked);
  if (!asks.every((ask) => remedyAsks.has(ask) || isMixed(ask) || (ask === "safe" && !ofHarm.test(asked))))
    return undefined;
  if (usesAsked.test(asked) || whatItIs.test(asked)) return undefined;
  if (asks.includes("make") && !ofDish.test(asked)) return undefined;
  // "moringa powder in porridge every day": how much may be taken is told by the record.
  if (asks.includes("limits") && /\b(?:every ?day|daily|a day|per day|every (?:night|morning))\b/.test(asked))
    return undefined;
  const known = things.flatMap((thing) => {
    const lines = nearestLine(thing, answering) ?? linesIn[household](thing, asked);
    return lines === "" ? [] : [`What I do know of ${thing.name}: ${lines}`];
  });
  const names = listOf(things.map(({ name }) => name));
  return [
    {
      type: "verdict",
      text: [
        belief.test(asked) && !ofHarm.test(asked) ? oldBelief(clause) : notKnownToMe(clause),
        ...(known.length === 0 ? [`My records have ${names} as a remedy only.`] : known),
      ].join(" "),
    },
  ];
}

const belief =
  /\b(?:is (?:it )?true|true that|bad luck|good luck|superstition|old people say|people say|they say|granny say)\b/;
const oldBelief = (clause: string | undefined) =>
  `${notKnownToMe(clause)} It sounds like an old belief: nothing in my records shows it to be so, and nothing speaks against keeping it.`;

/** The sentence of the record that shares most with what was asked, where it tells of no remedy. */
function nearestLine(thing: AskedThing, answering: Answering): string | undefined {
  const found = findSentences(thing, wordsBeside(thing, answering), answering.knowledge, { ofUse: false });
  const [line] = found?.lines ?? [];
  return found && line !== undefined && found.shareOfFirst >= nearEnough && !ofRemedy.test(line)
    ? sentence(line)
    : undefined;
}
const nearEnough = 0.34;

const storyLines = ({ plant, other }: AskedThing) =>
  plant ? firstSentences(plant.history, 2) : sentence(other?.what ?? "");

const linesIn: Readonly<Record<Realm, (thing: AskedThing, asked: string) => string>> = {
  kitchen: (thing) => kitchenLines(thing) || sentence(thing.other?.what ?? ""),
  yard: ({ plant, other }, asked) => {
    if (!plant) return sentence(other?.what ?? "");
    const { growing_info: fields } = plant;
    const first = growingPartAsked(asked);
    const lines = [...(first ? [fields[first]] : []), fields.light, fields.water, fields.soil];
    return [...new Set(lines)].slice(0, mostLines).map(sentence).join(" ");
  },
  craft: storyLines,
  custom: storyLines,
};
const mostLines = 3;
