// The answer to a question: each ask gets its own blocks, the verdict first. All facts come from the records.
import type { Note } from "#catalogue/note.ts";
import type { Decisions } from "../decide/decide.ts";
import { type AskKind, details, usesAsked, usesWanted } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";
import { cook, dangerousVerdict, find, grow, looks, part, sameAs, whatIs } from "./about.ts";
import { type Answering, notDangerous } from "./answering.ts";
import { askedThings, firstWarning } from "./asked-things.ts";
import { type Block, printBlocks } from "./blocks.ts";
import { knowledgeFor } from "./care-for-person.ts";
import { withCauses } from "./cause.ts";
import { compare, instead } from "./compare.ts";
import { describe } from "./described-plant.ts";
import { detailAnswer, usesOf } from "./detail.ts";
import { withEverythingSaid, withNamesSaid } from "./everything-said.ts";
import { forPerson } from "./for-person.ts";
import { inFormAsked, thenFormAsked } from "./form-asked.ts";
import { goodFor } from "./good-for.ts";
import { houseAnswer } from "./household.ts";
import { keep } from "./keep.ts";
import { withoutPlantsLeft } from "./left-by-note.ts";
import { medicineBrings } from "./medicine-brings.ts";
import { nextQuestions } from "./next-questions.ts";
import { noteByExample, noteInsteadOf } from "./note-by-example.ts";
import { withPlantsBeside } from "./note-without-thing.ts";
import { withNote } from "./notes.ts";
import { inPartAsked } from "./part-asked.ts";
import { disclaimer, listOf, lowerFirst, plainEcho, upperFirst } from "./phrasing.ts";
import { limits, make } from "./prepare.ts";
import { mistakenFor } from "./record-sentences.ts";
import { safe, works } from "./safe.ts";
import { sayingAnswer } from "./saying.ts";
import { isAskedOfAnimal, thingDetailAnswer } from "./thing-details.ts";
import { avoid, withMedicine, withThing, withUnnamedTablets } from "./together.ts";
import { detailsOfQuestion } from "./trouble-details.ts";
import { whatFor } from "./what-for.ts";

const answers: Record<AskKind, (answering: Answering) => Block[]> = {
  "good-for": thenFormAsked(goodFor),
  "what-for": whatFor,
  "with-medicine": withMedicine,
  "with-thing": withThing,
  "for-person": forPerson,
  "same-as": sameAs,
  // What two things are for is no matter of the form in which they are mixed.
  "what-is": (answering) =>
    (answering.things.length > 1 && usesAsked.test(answering.decisions.understanding.sentence)
      ? whatIs
      : inPartAsked(inFormAsked(whatIs)))(answering),
  compare,
  instead,
  safe: inPartAsked(inFormAsked(safe)),
  works,
  avoid,
  make: inPartAsked(inFormAsked(make)),
  limits: inPartAsked(inFormAsked(limits)),
  keep,
  grow,
  find,
  cook,
  describe,
  looks,
  part,
};

export function answerAsks(decisions: Decisions, knowledge: Knowledge): Block[] {
  const blocks = answered(decisions, knowledge);
  const note = noteInsteadOf(blocks, decisions.understanding);
  return note
    ? answered({ ...decisions, understanding: { ...decisions.understanding, note } }, knowledge)
    : blocks;
}

function answered(given: Decisions, general: Knowledge): Block[] {
  const knowledge = knowledgeFor(given.understanding, general);
  // A list of names does not say whether two of them are one plant.
  const asked = isListOfNames(given.understanding)
    ? { ...given, understanding: { ...given.understanding, note: undefined } }
    : given;
  const decisions = withoutPlantsLeft(withIllnessAsked(asked, knowledge));
  const { understanding } = decisions;
  const answering = {
    decisions,
    knowledge,
    things: askedThings(decisions, knowledge),
    told: new Set<string>(),
  };
  const unwell = unwellAfter(answering);
  if (unwell.length > 0) return [...unwell, { type: "disclaimer", text: disclaimer }];
  const poisonous = answering.things.filter(({ plant }) => plant?.safety.hazard === "dangerous");
  const dangerous = poisonous.length > 0 && isAskedOfAnimal(answering) ? [] : poisonous;
  const answerFor = (one: Answering) => (asks: readonly AskKind[]) =>
    gravestFirst(
      asks,
      asks.map((ask) => answers[ask](one)),
    );
  const answer = answerFor(answering);
  const besideTablets = withUnnamedTablets(answering);
  const byExample =
    understanding.note?.byExample === true &&
    besideTablets.length === 0 &&
    !isOfOneFood(understanding.note.note, understanding)
      ? understanding.note.note
      : undefined;
  const known =
    besideTablets.length > 0
      ? besideTablets
      : byExample
        ? withPlantsBeside(
            withNamesSaid(noteByExample(answering, byExample, answer), answering),
            answering,
            byExample,
          )
        : withUsesSaid(
            thingDetailAnswer(answering, answerFor) ?? everythingAsked(answering, answer),
            answering,
          );
  // Which plant it is comes first where that is asked, and how a sap is washed off where it touched the skin; elsewhere the danger does.
  const touched = contact.test(understanding.sentence) && understanding.note?.specific === true;
  const dangerLast = understanding.asks.includes("same-as") || touched;
  // What is asked about and not on record is said first; beside things that are, last.
  const unknownFirst = answering.things.length === 0;
  const unknown =
    byExample || (understanding.asks.includes("same-as") && !unknownFirst)
      ? []
      : unknownThings(notKnown(answering), answering);
  // A note that shares a word with the unknown name is about something else.
  const onlyUnknown =
    unknownFirst &&
    unknown.length > 0 &&
    understanding.complaints.length === 0 &&
    understanding.asks.every((ask) => ask === "what-is" || ask === "same-as");
  const findings = onlyUnknown ? [] : known;
  const blocks: Block[] = [
    ...medicineBrings(answering),
    ...(unknownFirst ? unknown : []),
    ...(dangerLast ? findings : []),
    ...dangerous.map((thing) => dangerousVerdict(thing, understanding.sentence, decisions.dosesAllowed)),
    ...(dangerLast ? [] : findings),
    ...(unknownFirst ? [] : unknown),
    ...(decisions.unjudged.length > 0 ? [leftOut(decisions.unjudged)] : []),
  ];
  const said = withCauses(withoutYes(withoutEmptyPairs(blocks), understanding.sentence), answering);
  // A pair that must not be taken says so itself; beside what does not clash it would only be a phrase.
  const prescribed = understanding.medicines.some(({ id }) => !selfBought.has(id));
  const offered = understanding.asks.includes("what-for") && prescribed;
  const careful =
    prescribed &&
    said.some((block) => block.type === "verdict" && /^\*\*(?:Take care|Better not unless)/.test(block.text));
  // Where something needs a clinician first, the next dose may be part of it.
  if ((offered || careful) && decisions.level === "routine")
    said.push({ type: "text", text: "Keep taking your medicine as prescribed." });
  return [...distinct(said), { type: "disclaimer", text: disclaimer }, ...nextQuestions(answering)];
}

/** "coconut water with losartan, my kidneys are weak": what forbids it is said, though only the tablet was asked about. */
function withIllnessAsked(decisions: Decisions, knowledge: Knowledge): Decisions {
  const { understanding } = decisions;
  const { asks, illnesses } = understanding;
  if (asks[0] !== "with-medicine" || asks.includes("for-person")) return decisions;
  const told = new Set(illnesses.flatMap(({ id, from }) => (from === "medicine" ? [] : [id])));
  const isForbidden = askedThings(decisions, knowledge).some(({ cautions }) =>
    cautions.some(({ about, id, severity }) => about === "illness" && severity === "avoid" && told.has(id)),
  );
  return isForbidden
    ? {
        ...decisions,
        understanding: { ...understanding, asks: ["with-medicine", "for-person", ...asks.slice(1)] },
      }
    : decisions;
}

/** "is cerasee the same as karila", and the note tells what carilla is called abroad. */
const isListOfNames = ({ asks, namesSaid, note: found }: Understanding) =>
  asks[0] === "same-as" &&
  namesSaid.length > 1 &&
  found !== undefined &&
  /\b(?:called|names?)\b/i.test(found.note.question) &&
  !/\b(?:same|differ\w*)\b/i.test(found.note.question);

/** "what can I eat with gout", and the note knows of fish only. */
const isOfOneFood = ({ question }: Note, { details, complaints }: Understanding) =>
  complaints.length > 0 && details.includes("eat") && !detailsOfQuestion(question).includes("eat");

/** Of the verdicts on a medicine and a person, a plain no stands before a "take care", and before how a thing is made. */
function gravestFirst(asks: readonly AskKind[], parts: readonly Block[][]): Block[] {
  const isPlainNo = (blocks: readonly Block[] | undefined) =>
    blocks?.[0]?.type === "verdict" && blocks[0].text.startsWith("**No");
  const [first] = asks;
  const mayGiveWay = first !== undefined && (first === "with-medicine" || details.has(first));
  const grave = asks.findIndex(
    (ask, at) => (ask === "with-medicine" || ask === "for-person") && isPlainNo(parts[at]),
  );
  return (
    mayGiveWay && grave > 0 && !isPlainNo(parts[0])
      ? [parts[grave] ?? [], ...parts.toSpliced(grave, 1)]
      : parts
  ).flat();
}

function everythingAsked(answering: Answering, answer: (asks: readonly AskKind[]) => Block[]): Block[] {
  const answered =
    sayingAnswer(answering) ??
    detailAnswer(answering) ??
    houseAnswer(answering) ??
    withNote(answering, answer);
  return withEverythingSaid(answered.length > 0 ? answered : whatIs(answering), answering, (ask, things) =>
    answers[ask]({ ...answering, things }),
  );
}

/** "turmeric milk before bed, what it does for you": what a thing is for was asked, whatever else the words asked first. */
function withUsesSaid(blocks: Block[], answering: Answering): Block[] {
  const { asks, complaints, sentence } = answering.decisions.understanding;
  const [thing, ...more] = notDangerous(answering);
  const isAsked = usesWanted.test(sentence) && complaints.length === 0 && !asks.includes("with-medicine");
  if (
    !isAsked ||
    !thing ||
    more.length > 0 ||
    /\btradition (?:uses|has it)\b|\bused for\b/i.test(printBlocks(blocks))
  )
    return blocks;
  const [found] = usesOf(thing, { ...answering, told: new Set(answering.told) });
  if (found?.type !== "verdict") return blocks;
  // The list of results does not stand here.
  const uses: Block = { ...found, text: found.text.replace(/ This was found in people:$/, "") };
  // What a person must leave is said before what others use it for.
  if (asks.includes("for-person")) return blocks.toSpliced(1, 0, uses);
  return [
    uses,
    ...blocks.filter((block) => block.type !== "verdict" || !block.text.startsWith("**Not shown: no trial")),
  ];
}

/** What people buy for themselves was not prescribed. */
const selfBought: ReadonlySet<string> = new Set([
  "paracetamol",
  "nsaids",
  "antihistamines",
  "laxatives",
  "cough-medicines",
]);

const feelsUnwell =
  /\b(?:drink|take|eat|try|use|had|have) (?:\S+ ){0,3}THING\b.*\b(?:now|then|after|since)\b.*\b(?:feel|feeling|get|got|am|have) (?:\S+ ){0,2}(?:shake|shaky|shaking|weak|sick|funny|bad|sweaty|sweating|unwell|faint|strange|light)\b/;

/** Somebody took it and feels unwell: what to do comes before what it is. */
function unwellAfter({ decisions, things }: Answering): Block[] {
  if (things.length === 0 || !feelsUnwell.test(decisions.understanding.sentence)) return [];
  return [
    {
      type: "danger",
      text: `**Leave ${listOf(things.map(({ name }) => name))} now, sit or lie down, and have somebody stay with you.** Shaky, sweating or hungry may be low sugar: take sugar, juice or a sweet drink at once and check it, above all with sugar tablets or insulin. Fainting, confusion, trouble breathing, swelling or vomiting that goes on: call 911, or your local emergency number (in Guyana 912). Not well again in an hour: the clinic today, with the leaf or bottle.`,
    },
    ...things.map(
      (thing): Block => ({
        type: "cautions",
        items: [`${upperFirst(thing.name)}: ${lowerFirst(firstWarning(thing))}`],
      }),
    ),
  ];
}

const contact =
  /^(?!.*\b(?:drink|swallow|eat|tea)\b).*\b(?:itch|itching|scratch|touch|sting|stung|got me|sap)\b/;

/** Names without a record; one that the note speaks of is no longer unknown. */
function notKnown({ decisions: { understanding } }: Answering): string[] {
  const { note } = understanding.note ?? {};
  // A general note may be led to by a name without speaking of it.
  const asked = note && note.place !== "general" ? note.asked.join(" ").replaceAll("_", " ") : "";
  const said = `${note?.answer ?? ""} ${asked}`.toLowerCase();
  return understanding.unknownPlants.filter((name) => !said.includes(name.toLowerCase()));
}

/** That two things do not clash is said where nothing else was asked. */
function withoutEmptyPairs(blocks: readonly Block[]): Block[] {
  const isEmptyPair = (block: Block) =>
    block.type === "verdict" && /, no clash is recorded\.\*\*/.test(block.text);
  const others = blocks.filter((block) => !isEmptyPair(block));
  return others.some(({ type }) => type === "verdict") ? others : [...blocks];
}

/** "what is the English name for saijan" is not answered with "yes". */
function withoutYes(blocks: Block[], sentence: string): Block[] {
  const at = blocks.findIndex(({ type }) => type === "verdict");
  const block = blocks[at];
  if (block?.type !== "verdict" || !asksName.test(sentence)) return blocks;
  const text = block.text.replace(/^\*\*Yes[:,] (.)/, (_, first: string) => `**${first.toUpperCase()}`);
  return blocks.with(at, { ...block, text });
}

const asksName =
  /^(?!.*\b(?:same|or)\b)(?:so |and )?(?:what|which|any|another|other)\b.*\b(?:names?|call|called|english|hindi)\b/;

function distinct(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify(block);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A long list is answered for its gravest things; the reader is told which are missing. */
function leftOut(names: readonly string[]): Block {
  return {
    type: "text",
    text: `**Not spoken of here: ${listOf(names)}.** Ask about ${names.length === 1 ? "it" : "them"} by ${names.length === 1 ? "itself" : "themselves"}, or put the whole mixture into the [checker](/check).`,
  };
}

/** Illnesses whose tablets a bush may add to, and what is felt then. */
const besideUnknown: Readonly<Record<string, string>> = {
  diabetes:
    "Many bitter bushes lower sugar, and beside sugar tablets or insulin it may fall too far before anything is felt: measure it often, keep something sweet near for shaking, sweat or sudden hunger, and tell the clinic what is taken.",
  hypertension:
    "Many bushes lower pressure or drive water, and beside pressure tablets it may fall too far: measure it, stand up slowly, and tell the clinic what is taken.",
};

function unknownThings(names: readonly string[], { decisions, knowledge }: Answering): Block[] {
  if (names.length === 0) return [];
  const { medicines, illnesses } = decisions.understanding;
  const it = names.length === 1 ? "it" : "them";
  const beside = illnesses.flatMap(({ id }) => besideUnknown[id] ?? []).slice(0, 1);
  const next =
    medicines.length > 0
      ? `A pharmacist can look ${it} up; until then leave ${it} beside medicine, in pregnancy and for children.`
      : `Bush names change from village to village: give me another name, or [find ${it} with pictures](/identify). Use none until somebody who knows has named ${it}.`;
  const echoed = names.map((name) => `*${plainEcho(name)}*`);
  const [elsewhere] = names.flatMap((name) => mistakenFor(name, knowledge) ?? []);
  return [
    {
      type: "verdict",
      text: `**Not known: I have nothing on ${listOf(echoed, "or")} in my records.** ${next}`,
    },
    ...beside.map((text): Block => ({ type: "text", text })),
    ...(elsewhere
      ? [
          {
            type: "text",
            text: `It is named only in the record of [${knowledge.nameOf(elsewhere.plant)}](/plants/${elsewhere.plant.id}): ${elsewhere.line}`,
          } as const,
        ]
      : []),
  ];
}
