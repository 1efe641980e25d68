// A detail asked of one named thing ("is moringa high in iron", "who brought breadfruit"): the sentence of its record that speaks of it, first;
// where none does, that this is not known, by the reader's own words. And what a thing is for: its uses, with what was shown in people.
import type { Note } from "#catalogue/note.ts";
import { isOnSkin } from "#catalogue/words.ts";
import { type AskKind, usesAsked, wantsUse } from "../understand/asks.ts";
import { type Answering, ofSkin, personCautions, recipe, recordedUses } from "./answering.ts";
import { type AskedThing, habitWords, namesOf } from "./asked-things.ts";
import { type Block, textList } from "./blocks.ts";
import { mainPreparations } from "./form-asked.ts";
import { keepingRule } from "./keep.ts";
import { kitchenLines } from "./kitchen-lines.ts";
import { speaksOf } from "./note-text.ts";
import { isMadeOf, isOfPart, notOfPart, partAsked, partNames } from "./part-asked.ts";
import { listOf, notKnownToMe, plainEcho, sentence, upperFirst } from "./phrasing.ts";
import { contentWords, type Found, findSentences } from "./record-sentences.ts";
import { shownInPeople } from "./safe.ts";

/** Questions whose answer has a form of its own: the words that ask, and what a sentence must say to answer them. */
const answerForms: readonly { asked: RegExp; words: string; only: RegExp }[] = [
  { asked: /\bhow (?:tall|high)\b/, words: "tall high grow", only: /\bm tall\b/ },
  { asked: /\bhow (?:long|old)\b.*\b(?:live|lives|get)\b/, words: "live old", only: /\b(?:years|century)\b/ },
  {
    asked: /\bwhat colou?r\b/,
    words: "colour color",
    only: /\b(?:white|cream|yellow|gold\w*|orange|red|scarlet|pink|purple|violet|blue|green|brown|black|grey)\b/,
  },
  {
    asked: /\bwho (?:\S+ )?(?:bring|carry|introduce)\b.*\b(?:here|guyana|caribbean|west indies)\b/,
    words: "bring carry introduce here caribbean",
    only: /\b(?:brought|carried|came|landed|spread|reached)\b.*\b(?:Guian?as?|Guyana|Demerara|Caribbean|West Ind\w+|St Vincent|here)\b/,
  },
  {
    asked:
      /\bwho (?:\S+ )?(?:bring|carry|introduce)\b|\bwhere (?:\S+ ){0,4}(?:come )?from\b|\b(?:native|originate)\b/,
    words: "bring carry introduce native originate",
    only: /\b(?:brought|carried|came|native|comes? from|grows wild|introduced|landed|taken)\b/,
  },
  {
    asked: /\bwhy\b.*\b(?:call|called|name|named)\b|\bname (?:come|mean)/,
    words: "",
    only: /\bits names?\b|\bnamed (?:for|after|it)\b|\bcall(?:s|ed)? it\b|\bnames? (?:comes?|means?|is from)\b/,
  },
];

/** Asks that the sentence of a record may answer better than a field of it. */
const detailAsks: ReadonlySet<AskKind> = new Set([
  "what-is",
  "grow",
  "find",
  "cook",
  "keep",
  "safe",
  "works",
  "part",
  "looks",
  "same-as",
]);
/** Words by which an ask is known: alone they are no detail. */
const wordsOfAsk: Readonly<Partial<Record<AskKind, string>>> = {
  grow: "grow season plant pick harvest soil water sun shade seed pot cutting ripe",
  find: "find buy sell shop market",
  keep: "keep fridge store spoil last fresh dry",
  cook: "cook taste recipe soup",
  safe: "safe danger harm poison bathe rub hair skin",
  works: "work prove proof study",
  "same-as":
    "related similar family english hindi spanish portuguese latin scientific botanical creole local proper difference spell pronounce language country abroad jamaica trinidad barbados america canada england london toronto york brooklyn queens",
};
/** A part of the plant belongs to its name and to what is asked. */
const partWord = /^(?:lea(?:f|ves)|seeds?|roots?|bark|flowers?|fruits?|oil|peel|skin|pods?|juice|milk|gum)$/;

/** How much of the question the sentences must cover, and the first alone; more where a field of the record or a note answers too. */
const shareAlone = 0.58;
const shareOfFirst = 0.5;
const shareBeside = 0.72;
/** Of a long question that shares several words. */
const shareOfLong = 0.33;
/** Two ordinary words together, or one that is not; and three to outweigh a note. */
const leastWeight = 4.5;
const weightBesideNote = 10;

type Detail = { thing: AskedThing; words: ReadonlySet<string>; found: Found | undefined; isEnough: boolean };

/** What is asked of the one thing named, beside its name; undefined where something else is asked. */
export function detailOf(answering: Answering): Detail | undefined {
  const { understanding, dosesAllowed } = answering.decisions;
  const { complaints, illnesses, unknownPlants, note, sentence: asked } = understanding;
  const [ask, ...more] = understanding.asks;
  const thing = thingAlone(answering);
  // "ceylon cinnamon vs cassia for the liver": what is told apart may be an organ's matter.
  const others = ask === "same-as" ? [] : [...complaints, ...illnesses, ...unknownPlants];
  if (!thing || !ask || more.length + others.length > 0) return undefined;
  if (ask === "same-as" && isNamedTwice(thing, asked)) return undefined;
  if ((ask === "keep" && keepingRule(answering)) || (ask === "part" && eitherPart.test(asked)))
    return undefined;
  const form = answerForms.find((one) => one.asked.test(asked));
  const isOfRecord =
    detailAsks.has(ask) || form !== undefined || (ask === "with-medicine" && isHeldNutrient(answering));
  if (!isOfRecord) return undefined;
  const words = wordsBeside(thing, answering);
  const ofAsk = contentWords(wordsOfAsk[ask] ?? "");
  for (const word of contentWords(form?.words ?? "")) words.delete(word);
  if (ask === "same-as") for (const word of ofAsk) words.delete(word);
  const found = findSentences(thing, words, answering.knowledge, {
    ofUse: dosesAllowed && thing.verdict !== "drop" && !isDangerous(thing),
    only: form?.only ?? (ask === "same-as" ? toldApart : ask === "safe" ? noTrial : undefined),
  });
  if (!found) return { thing, words, found, isEnough: false };
  const ofNote = note !== undefined && isParticular(note.note);
  const isAlone = ask === "what-is" && !ofNote;
  const isEnough =
    form !== undefined ||
    (found.weight >= (ofNote ? weightBesideNote : leastWeight) &&
      (isAlone
        ? (found.share >= shareAlone && found.shareOfFirst >= shareOfFirst) ||
          (found.shareOfFirst >= shareOfLong && found.wordsInFirst >= 3)
        : found.shareOfFirst >= shareBeside && [...words].some((word) => !ofAsk.has(word))));
  return { thing, words, found, isEnough };
}

/** "is it the leaf or the seed": the uses of each part tell. */
const eitherPart = /\b(?:leaf|leaves|bark|roots?|seeds?|fruit|flowers?|peel|stem|skin)(?: \S+){0,2} or\b/;

/** A general rule, and what stands beside an answer, know less than the thing's own record. */
const isParticular = ({ place }: Note) => place === "first" || place === "point";

/** A sentence that tells two things apart, or says that they are one. */
const toldApart =
  /\b(?:called?|names?|named|kin|kinds?|same|another|species|mistaken|cousins?|family|true|real|not this)\b/;

/** What was found in a trial does not say whether something may be taken. */
const noTrial = /^(?!.*\b(?:trials?|stud(?:y|ies)|reviews?|pooling)\b)/i;

/** "is turmeric the same as dye": both are names of it. */
export const isNamedTwice = ({ plant }: AskedThing, asked: string) =>
  plant?.names.guyanese.some(({ name }) => new RegExp(`\\b${name}\\b`, "i").test(asked)) === true;

/** Vitamins and minerals are asked of the plant that may hold them: "is guava high in vitamin C". */
const nutrient = /\b(?:vitamin|iron|calcium|zinc|potassium|magnesium|protein)\b/i;
const holding = /\b(?:have|has|got|get|high|rich|full|contain|contains|source|more|much|any)\b/;

const isHeldNutrient = ({ decisions: { understanding } }: Answering) =>
  holding.test(understanding.sentence) &&
  understanding.medicines.every(({ written }) => nutrient.test(written));

function thingAlone(answering: Answering): AskedThing | undefined {
  const { things, decisions } = answering;
  const { medicines, sentence: asked } = decisions.understanding;
  if (medicines.length > 0 && !isHeldNutrient(answering)) return undefined;
  const isHeld = ({ other }: AskedThing) =>
    holding.test(asked) && other?.kind === "supplement" && nutrient.test(other.name);
  const [thing, ...more] = things.length === 1 ? things : things.filter((one) => !isHeld(one));
  // Of a poison nothing is told to whoever may take it; its danger is said before everything else.
  const isPoison = thing && isDangerous(thing) && (taking.test(asked) || usesAsked.test(asked));
  return more.length > 0 || isPoison ? undefined : thing;
}

const isDangerous = ({ plant }: AskedThing) => plant?.safety.hazard === "dangerous";

/** The words of the question that do not name the thing, nor what it says is not meant. */
export function wordsBeside({ plant, other }: AskedThing, { decisions }: Answering): Set<string> {
  const id = plant?.id ?? other?.id ?? "";
  return contentWords(
    decisions.understanding.askedWords
      .filter(
        ({ plain, names }, at, all) =>
          (!names.includes(id) || partWord.test(plain)) && all[at - 1]?.plain !== "not",
      )
      .map(({ plain }) => plain)
      .join(" "),
  );
}

const ofKind = /^(?:purpl|purple|green|red|white|yellow|black|blue|pink|brown|big|small|wild)$/;

/** The sentence of the record first, and after it only what concerns this person or is asked as well. */
export function detailAnswer(answering: Answering): Block[] | undefined {
  const { asks, note, sentence: asked } = answering.decisions.understanding;
  const detail = detailOf(answering);
  if (!detail) return undefined;
  const { thing, words, found, isEnough } = detail;
  const isUse = wantsUse.test(asked);
  const wantsUses =
    (isUse || usesAsked.test(asked)) && asks.every((ask) => ask === "what-is" || ask === "works");
  if (wantsUses && (isUse || [...words].every((word) => ofUses.has(word)))) return usesOf(thing, answering);
  // "what is purple tulsi good for": its uses, and what the record says of that kind.
  if (wantsUses && [...words].some((word) => ofKind.test(word)))
    return [
      ...usesOf(thing, answering),
      ...(found ? [{ type: "text", text: quoted(thing, found, asked) } as const] : []),
    ];
  if (note && isParticular(note.note) && (asks.includes("safe") || speaksOf(note.note, thing)))
    return undefined;
  const part = taking.test(asked)
    ? thing.plant?.safety.toxic_parts.find((one) => words.has(one.part))
    : undefined;
  if (part && asks.includes("what-is"))
    return [
      {
        type: "verdict",
        text: `**Take care with the ${part.part} of ${thing.name}.** ${sentence(part.effect)}`,
      },
      ...usesOf(thing, answering),
      ...teaOfPart(thing, answering),
    ];
  if (!found || !isEnough) return undefined;
  const ofThisPerson = thing.cautions.length > 0 && !asks.includes("with-medicine");
  return [
    { type: "verdict", text: quoted(thing, found, asked) },
    ...(wantsUses
      ? usesOf(thing, answering)
      : (ofThisPerson || asks.includes("works") || taking.test(asked)) && !isDangerous(thing)
        ? personCautions(thing, answering)
        : []),
  ];
}

/** "congo pump leaf tea": who names the tea wants to know how it is made. */
function teaOfPart(thing: AskedThing, answering: Answering): Block[] {
  const { understanding, dosesAllowed } = answering.decisions;
  const part = partAsked(thing, answering);
  const isAsked = /\b(?:tea|drink|boil)\b/.test(understanding.sentence) && part !== undefined;
  if (!isAsked || !dosesAllowed || thing.verdict === "drop") return [];
  const preparation = mainPreparations(thing, understanding.sentence).find((one) => isMadeOf(one, part));
  return preparation ? [{ type: "text", text: `**How:** ${recipe(preparation, 2)}` }] : [];
}

const taking = /\b(?:drink|take|eat|tea|swallow|chew|boil|use|rub|bathe)\b/;

/** "Moringa grows 5 to 10 m tall": its name for "It", and before a sentence that does not say it. */
function quoted(thing: AskedThing, { lines, share }: Found, asked: string): string {
  const [first = "", ...rest] = lines;
  const own = upperFirst(thing.name);
  const yes = share > plainlySaid && rest.length === 0 && saysYes(asked, first) ? "Yes. " : "";
  const named = ["It", ...namesOf(thing)].find((name) =>
    first.toLowerCase().startsWith(`${name.toLowerCase()} `),
  );
  const opening =
    named === undefined ? `**${yes}${own}:** ${first}` : `**${yes}${own}**${first.slice(named.length)}`;
  return [sentence(opening), ...rest.map(sentence)].join(" ");
}

const plainlySaid = 0.85;
const asksWhether =
  /^(?:(?:so|and|ok|but|hi|hello) )*(?:is|are|does|do|has|have)\b(?!.*\b(?:or|safe|ok|okay|not|too|better|only|same|poison\w*)\b)/;
const inDoubt =
  /\b(?:not|no|never|nor|none|neither|but|though|although|may|might|can|could|only|little|hardly|few|some|once|rather|unlike|instead|said|believed|told|called|if|unless|than|claims?|rats?|mice|laboratory|without)\b|n't\b/i;

/** Whether the sentence plainly says what is asked; in doubt it stands without a verdict. */
const saysYes = (asked: string, line: string) => asksWhether.test(asked) && !inDoubt.test(line);

const whatItIs = /\bwhat (?:exactly )?(?:is|are|a) (?:it|that|this)\b(?! (?:good|for|used?))/;
const ofUses: ReadonlySet<string> = contentWords(
  "hype scam proof proven research fake legit ago soak overnight bath wash rinse poultice powder rub",
);

/** The uses of the record, of the part that is asked about, and what came out where people were tested; no recipe. */
export function usesOf(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other } = thing;
  // The leaf of "bay leaf and clove" is no clove's.
  const part =
    answering.things.length > 1
      ? partAsked(thing, answering)
      : [...wordsBeside(thing, answering)].find((word) => parts.has(word));
  const known = partNames.find((one) => one === part);
  const uses = part === undefined ? [] : (plant?.uses ?? []);
  const exactly = uses.filter((use) => use.part === part);
  // The bark of a vine is its stem.
  const ofPart =
    exactly.length > 0 || known === undefined ? exactly : uses.filter((use) => isOfPart(use, known));
  const missing = plant && ofPart.length === 0 ? known : undefined;
  if (missing !== undefined) return notOfPart(thing, missing, answering);
  // "what does it do for the skin"
  const onSkin = skinAsked.test(answering.decisions.understanding.sentence)
    ? (plant?.uses ?? []).filter(({ complaint, route }) => {
        const trouble = answering.knowledge.complaints.get(complaint);
        return isOnSkin(route) && trouble !== undefined && ofSkin(trouble);
      })
    : [];
  const told = onSkin.length > 0 ? onSkin : ofPart;
  const asked = plant && told.length > 0 ? { ...thing, plant: { ...plant, uses: told } } : thing;
  const labels = recordedUses(asked, answering.knowledge);
  // "what is it and what does it do"
  const isWhat = plant && whatItIs.test(answering.decisions.understanding.sentence);
  const what = isWhat ? `**${upperFirst(thing.name)} is ${habitWords(plant)}.** ` : "";
  // Of two things the outcome is enough.
  const results = shownInPeople(asked, answering).map((line) =>
    answering.things.length > 1 ? line.replace(/(?<=: [^.]*\.).*$/s, "") : line,
  );
  const shown = results.some((line) => !/: not known\./.test(line));
  const found = shown
    ? "This was found in people:"
    : results.length > 0
      ? "No benefit is shown in people:"
      : "No trial of it in people is in my records; that is tradition, not proof.";
  return [
    {
      type: "verdict",
      text:
        labels.length > 0
          ? `${what}**Tradition uses ${ofPart[0] ? `the ${ofPart[0].part} of ` : ""}${thing.name} for ${listOf(labels)}.** ${found}`
          : `**${upperFirst(thing.name)}:** ${sentence(other?.what ?? "")} ${found}`,
    },
    ...(results.length > 0 ? [textList(results)] : []),
    ...personCautions(thing, answering),
  ];
}

const skinAsked = /\b(?:skin|face)\b/;
const parts = contentWords("leaf seed root bark flower fruit peel stem");

/** In a longer message more is told than asked. */
const shortQuestion = 12;
const isQuestion =
  /^(?:(?:so|and|ok|but|hi|hello) )*(?:is|are|does|do|has|have|can|could|will|would|why|how|what|when|who|if|which)\b|\bor\b|\bTHING (?:\S+ ){0,2}(?:is|are|does|can|could|have) \S/;
const cardAsked =
  /\b(?:tell me|about THING|what(?: is| are|s)? (?:a |an |the |this |that |these )?THING$|info(?:rmation)?|facts?|explain|history|story|meaning|uses?|used|call|called|what (?:is|are) the)\b/;

/** "Not known: *lose strength when dry*", and the nearest that the record says; undefined where the card is what was asked for. */
export function unknownDetail(answering: Answering, card: readonly Block[]): Block[] | undefined {
  const { askedWords, sentence: asked, note, description, clause } = answering.decisions.understanding;
  const isAsked = isQuestion.test(asked) || /\?\s*\./.test(description) || clause !== undefined;
  const isShort = askedWords.length <= (clause === undefined ? shortQuestion : longestAsked);
  if (!isAsked || note || !isShort || cardAsked.test(asked)) return undefined;
  const { thing, words, found } = detailOf(answering) ?? {};
  if (!thing || !words || words.size === 0) return undefined;
  const part = partAsked(thing, answering);
  if (part !== undefined && words.size === 1 && words.has(part)) return usesOf(thing, answering);
  const nearest: Block[] =
    found && found.shareOfFirst >= nearestShare
      ? [{ type: "text", text: quoted(thing, { ...found, lines: found.lines.slice(0, 1) }, "") }]
      : !taking.test(asked) && kitchenLines(thing) !== ""
        ? [{ type: "text", text: `**${upperFirst(thing.name)}:** ${kitchenLines(thing)}` }]
        : card.slice(0, 1);
  const own = ownDetail(thing, words, askedWords);
  if (own === undefined && clause === undefined) return undefined;
  return [
    {
      type: "verdict",
      text:
        own === undefined
          ? `${notKnownToMe(clause)} What I do know:`
          : `**Not known: my records say nothing of *${own}* for ${thing.name}.** The nearest that they have:`,
    },
    ...nearest,
  ];
}

/** The reader's own words for the detail, where they stand together. */
function ownDetail(
  { plant, other }: AskedThing,
  words: ReadonlySet<string>,
  askedWords: Answering["decisions"]["understanding"]["askedWords"],
): string | undefined {
  const id = plant?.id ?? other?.id ?? "";
  const at = askedWords.flatMap(({ plain, names }, index) =>
    !names.includes(id) && [...contentWords(plain)].some((word) => words.has(word)) ? [index] : [],
  );
  const own = askedWords.slice(at[0] ?? 0, (at.at(-1) ?? -1) + 1);
  return own.length === 0 || own.length > mostEchoed || own.some(({ names }) => names.includes(id))
    ? undefined
    : plainEcho(own.map(({ raw }) => raw).join(" "));
}

const longestAsked = 24;
const mostEchoed = 7;
const nearestShare = 0.35;
