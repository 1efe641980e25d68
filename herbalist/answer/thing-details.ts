// The details of a plant or remedy that its record answers in one line (`understand/thing-details.ts`), each with a first sentence of its own,
// and with a plain rule for the part or habit where the record is silent. What else is asked follows.
import type { Note } from "#catalogue/note.ts";
import type { Plant, Preparation } from "#catalogue/plant.ts";
import { isOnSkin, type PlantPart } from "#catalogue/words.ts";
import type { AskKind } from "../understand/asks.ts";
import {
  animals,
  findThingDetails,
  organs,
  type ThingDetail,
  withoutDetails,
} from "../understand/thing-details.ts";
import { type Answering, personCautions, preparationLine, recordedUses } from "./answering.ts";
import { type AskedThing, firstWarning, isKitchenPlant, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { troubleBeside } from "./everything-said.ts";
import { mainPreparations, preparationsAsked } from "./form-asked.ts";
import { joined, noteBlocks, sentencesOf, speaksOf } from "./note-text.ts";
import { withNote } from "./notes.ts";
import { partAsked } from "./part-asked.ts";
import { listOf, lowerFirst, sentence, upperFirst } from "./phrasing.ts";
import { daily } from "./prepare.ts";
import { linesOf } from "./record-sentences.ts";

type Tell = (thing: AskedThing, answering: Answering) => Block[];
type Answer = (answering: Answering) => (asks: readonly AskKind[]) => Block[];

/** What is forbidden this person comes before any detail. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);
/** Pairs and persons are judged whatever detail is asked. */
const pairAsks: readonly AskKind[] = ["with-medicine", "with-thing", "compare"];
/** How each detail is told, and which asks it leaves to be answered after it. */
const details: Readonly<Record<ThingDetail, { tell: Tell; leaves: readonly AskKind[] }>> = {
  heat: { tell: heat, leaves: ["good-for", "for-person", "part", "find", "same-as"] },
  raw: { tell: raw, leaves: ["good-for", "for-person", "limits"] },
  state: { tell: state, leaves: ["good-for", "for-person", "make"] },
  peel: { tell: peel, leaves: ["make", "good-for", "for-person", "keep"] },
  removed: { tell: removed, leaves: ["make", "limits", "good-for", "for-person"] },
  besides: { tell: besides, leaves: ["for-person", "make"] },
  organ: { tell: organ, leaves: [] },
  feared: { tell: feared, leaves: ["limits", "make"] },
  regrowth: { tell: regrowth, leaves: [] },
  bearing: { tell: bearing, leaves: [] },
  animal: { tell: animal, leaves: [] },
};

/** What is feared or excepted is no trouble that the thing is wanted for. */
const withoutTrouble: ReadonlySet<ThingDetail> = new Set(["besides", "organ", "feared"]);
/** Nothing is to be taken, so that no caution for whoever takes it is wanted. */
const nothingTaken: ReadonlySet<ThingDetail> = new Set(["regrowth", "bearing", "animal", "organ"]);

const plainWords = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.map(({ plain }) => plain).join(" ");

/** As written too: "stomach" is read as "belly". */
const ownWords = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.map(({ raw }) => raw.toLowerCase()).join(" ");

const detailsAsked = (answering: Answering) =>
  findThingDetails(
    `${plainWords(answering)} . ${ownWords(answering)}`,
    answering.decisions.understanding.sentence,
  );

/** Undefined where no detail is asked that a record or a rule answers. */
export function thingDetailAnswer(answering: Answering, answer: Answer): Block[] | undefined {
  const { understanding } = answering.decisions;
  const things = answering.things.slice(0, mostThings);
  if (things.length === 0) return undefined;
  const asked = detailsAsked(answering);
  if (asked.length === 0 || understanding.complaints.length > mostThings) return undefined;
  const own = noteOnDetail(answering, asked);
  const told = own
    ? [{ detail: own.detail, blocks: noteBlocks(own.note) }]
    : asked.flatMap((detail) => {
        const blocks = things.flatMap((thing) => details[detail].tell(thing, answering));
        return blocks.length > 0 ? [{ detail, blocks }] : [];
      });
  const [first] = told;
  if (!first || isAnsweredByNote(answering, asked)) return undefined;
  const rest = restOf(
    answering,
    told.map(({ detail }) => detail),
  );
  const { asks } = rest.decisions.understanding;
  // A rule on boiling adds nothing to the plant's own minutes.
  const isHeat = told.some(({ detail }) => detail === "heat");
  const others = asks.length === 0 ? [] : isHeat ? answer(rest)(asks) : withNote(rest, answer(rest));
  const cautions = told.every(({ detail }) => nothingTaken.has(detail))
    ? []
    : rest.things.flatMap((thing) => personCautions(thing, rest));
  const lines = [...told.flatMap(({ blocks }) => blocks)];
  const trouble = troubleBeside([...lines, ...others], rest);
  // "Every day, or will it drop my pressure": whether every day is asked first.
  const judgesFirst = first.detail === "feared" || asks.some((ask) => personAsks.has(ask));
  return judgesFirst
    ? joined([...others, ...lines], [])
    : joined([...lines, ...others, ...cautions], trouble);
}

const mostThings = 2;

/** Whether it harms an animal says whether it harms at all. */
export const isAskedOfAnimal = (answering: Answering) => detailsAsked(answering).includes("animal");

/** A note on the same detail of the same thing is more particular than a rule. */
function noteOnDetail(
  { decisions: { understanding } }: Answering,
  asked: readonly ThingDetail[],
): { note: Note; detail: ThingDetail } | undefined {
  const { alike } = understanding;
  if (!alike?.ofThings || alike.note.about.length === 0) return undefined;
  const detail = asksSame(alike.note, asked);
  return detail && { note: alike.note, detail };
}

const asksSame = ({ question }: Note, asked: readonly ThingDetail[]) =>
  findThingDetails(question.toLowerCase().replace(/[^a-z0-9 ]/g, "")).find((detail) =>
    asked.includes(detail),
  );

/** A note that was found by its words, speaks of the thing and asks for the same. */
function isAnsweredByNote({ decisions, things }: Answering, asked: readonly ThingDetail[]): boolean {
  const { note: found } = decisions.understanding;
  return (
    found !== undefined &&
    found.note.place !== "general" &&
    // A rule on animals in general names many things.
    things.some((thing) => speaksOf({ ...found.note, answer: namesIn(found.note) }, thing)) &&
    asksSame(found.note, asked) !== undefined
  );
}

/** "how do I use it, boil or soak": the recipe is asked for too. */
const wholeRecipe = /\bhow (?:\S+ ){0,4}(?:use|make|prepare|fix)\b/;

/** What a note is asked by, as words. */
const namesIn = ({ question, asked, about }: Note) =>
  `${question} ${asked.join(" ").replaceAll(/[=_|-]/g, " ")} ${about.join(" ").replaceAll("-", " ")}`;

/** The question without its details. */
function restOf(answering: Answering, told: readonly ThingDetail[]): Answering {
  const { decisions } = answering;
  const { understanding } = decisions;
  const isLeft = (ask: AskKind) =>
    pairAsks.includes(ask) ||
    (ask === "keep" && /\b(?:keep|fridge|store|spoil|last|bad)\b/.test(understanding.sentence)) ||
    (ask === "make" && wholeRecipe.test(understanding.sentence)) ||
    told.every((detail) => details[detail].leaves.includes(ask));
  const noTrouble = told.some((detail) => withoutTrouble.has(detail));
  const ofDetail = told.some((detail) => nothingTaken.has(detail));
  // "Could it lower my pressure too much" asks for no amount.
  const ofAmount =
    !told.includes("feared") || (daily.test(understanding.sentence) && /\bor\b/.test(understanding.sentence));
  return {
    ...answering,
    things: noTrouble
      ? answering.things.map((thing) => ({
          ...thing,
          cautions: thing.cautions.filter(({ about }) => about !== "illness"),
        }))
      : answering.things,
    decisions: {
      ...decisions,
      understanding: {
        ...understanding,
        asks: ofDetail
          ? []
          : understanding.asks.filter((ask) => isLeft(ask) && (ask !== "limits" || ofAmount)),
        sentence: withoutDetails(understanding.sentence, told),
        ...(noTrouble ? { complaints: [], illnesses: [] } : {}),
      },
    },
  };
}

const mayTell = (thing: AskedThing, { decisions }: Answering) =>
  decisions.dosesAllowed && thing.verdict !== "drop" && thing.plant?.safety.hazard !== "dangerous";

const verdict = (bold: string, text = ""): Block[] => [
  { type: "verdict", text: `**${bold}** ${text}`.trim() },
];

const time =
  /\b(?:about |some |at least )?(?:\d+|[a-z]+)(?:(?: to | or |–)(?:\d+|[a-z]+))? minutes\b|\b(?:a )?quarter (?:of an )?hour\b|\bhalf an hour\b|\b(?:an|two|three) hours?\b|\bovernight\b/i;
const boiledWater = /\b(?:just-|near-)?boil(?:ing|ed)(?:, cooled)? water\b|\bhot water\b/gi;

/** How the record treats the plant; the first that its words show. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/\bsimmer/i, "simmered"],
  [/\bboil/i, "boiled"],
  [/\b(?:pour|steep|draw|infus)|\bcovers? (?:it|for)\b/i, "drawn in boiling water, off the fire"],
  [/\b(?:crush|pound|mash|bruis|grat|squeez|press|blend)/i, "crushed, not boiled"],
  [/\b(?:raw|chew)/i, "raw"],
];

const wayOf = (text: string) => ways.find(([words]) => words.test(text.replace(boiledWater, "pour on")))?.[1];

const softParts: ReadonlySet<PlantPart> = new Set([
  "leaf",
  "young leaf",
  "flower",
  "calyx",
  "silk",
  "whole plant",
]);

/** "how long must it boil", "boil it or pour hot water on it" */
function heat(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other } = thing;
  const { sentence: asked } = answering.decisions.understanding;
  if (!mayTell(thing, answering)) return [];
  if (!plant) {
    const line = sentencesOf(other?.how?.text ?? "").find((one) => time.test(one));
    return line === undefined
      ? []
      : verdict(`${upperFirst(thing.name)}: ${time.exec(line)?.[0]}.`, sentence(line));
  }
  const { preparations, usable, missing, form } = preparationsAsked(thing, asked);
  const rows = form === undefined ? mainPreparations(thing, asked) : preparations.slice(0, usable);
  const onSkin = form === "bath" || form === "poultice" || form === "rub";
  const told = missing !== undefined && onSkin ? undefined : firstTimed(rows);
  if (told) {
    const { title, line, way, route, limits } = told;
    const limit = limitsText(limits);
    const text = `${sentence(line)}${limit === "" ? "" : ` Limit: ${limit}.`}`;
    // What is said of the tea does not hold for the skin.
    if (isOnSkin(route)) answering.told.add(firstWarning(thing));
    return verdict(
      `${upperFirst(thing.name)}, ${lowerFirst(title)}: ${[way, time.exec(line)?.[0]?.toLowerCase()].filter((one) => one !== undefined).join(", ")}.`,
      wholeRecipe.test(asked) ? "" : text,
    );
  }
  if (form === "bath")
    return verdict(
      `Boil the leaves: ${thing.name} for a bath.`,
      "Two handfuls in a litre of water, ten to fifteen minutes; strain, cool to lukewarm, and add it to the bath water. Crushed raw leaf draws less, and dirt and germs stay in it.",
    );
  if (onSkin) return [];
  const part = plant.uses.find(({ route }) => !isOnSkin(route))?.part ?? plant.uses[0]?.part ?? "leaf";
  return verdict(
    softParts.has(part)
      ? `${upperFirst(thing.name)}: drawn in boiling water, covered, for ten minutes.`
      : `${upperFirst(thing.name)}: simmered for ten to fifteen minutes.`,
    `Its own time is not recorded; that is the rule for ${softParts.has(part) ? "leaves and flowers" : "root, bark and seed"}.`,
  );
}

/** The sentence of the first preparation that tells how and for how long; else how alone. */
function firstTimed(
  rows: readonly [string, Preparation][],
):
  | ({ title: string; line: string; way: string | undefined } & Pick<Preparation, "route" | "limits">)
  | undefined {
  const all = rows.flatMap(([title, { text, route, limits }]) =>
    sentencesOf(text).map((line) => ({ title, line, way: wayOf(line), route, limits })),
  );
  return (
    all.find(({ line, way }) => way !== undefined && time.test(line)) ??
    all.find(({ way }) => way !== undefined)
  );
}

/** "can I chew it raw": food may be eaten raw, and a remedy is used as it is recorded. */
function raw(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  const { asks, medicines } = answering.decisions.understanding;
  const isOfUse = medicines.length > 0 || asks.includes("good-for");
  // A leaf or seed of a fruit tree may be poison.
  const isOther = partAsked(thing, answering) !== undefined;
  if (!plant || isOfUse || isOther || !mayTell(thing, answering)) return [];
  const line = Object.values(plant.preparation_methods)
    .flatMap(({ text }) => sentencesOf(text))
    .concat(plant.safety.warnings)
    .flatMap(sentencesOf)
    .find((one) => /\braw\b|\bchew\w*/i.test(one));
  if (line !== undefined) return verdict(`Raw ${thing.name}:`, sentence(line));
  const [row] = mainPreparations(thing, answering.decisions.understanding.sentence);
  return isKitchenPlant(plant)
    ? verdict(
        `Yes, a little raw does no harm where the stomach bears it: ${thing.name} is food.`,
        "A thin slice or a small bite, well washed; raw it is sharper than the tea and burns an empty or sore stomach sooner.",
      )
    : verdict(
        `Not recorded raw: ${thing.name}.`,
        row ? `Tradition takes it as ${lowerFirst(sentence(preparationLine(row)))}` : "",
      );
}

/** "fresh or dried", "are tea bags as good" */
function state(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  if (!plant || !mayTell(thing, answering)) return [];
  const lines = [...linesOf(thing, true)];
  const weaker = lines.find((one) =>
    /\b(?:dry|dried|drying)\b.*\b(?:los(?:e|es|t)|weak\w*|little|best fresh)\b|\bfresh is best\b/i.test(one),
  );
  const line = weaker ?? lines.find((one) => /\bdried\b|\bdry\b/i.test(one) && /\bfresh\b/i.test(one));
  if (/\bfrozen\b/.test(plainWords(answering)))
    return verdict(
      `Yes, frozen is nearly as good: ${thing.name}.`,
      "Freezing keeps most of the vitamins and the taste; it is softer when thawed. Thaw it in the fridge, use it the same day, and do not freeze it again.",
    );
  const bold = weaker ? `Fresh is the better: ${thing.name}.` : `Either does: ${thing.name}, fresh or dried.`;
  return verdict(
    bold,
    `${line === undefined ? "" : `${sentence(line)} `}A teaspoon of dried stands for about a tablespoon of fresh; what smells of nothing has lost its use.`,
  );
}

const underground: ReadonlySet<PlantPart> = new Set(["root", "rhizome", "tuber", "bulb"]);

const thickSkinned: ReadonlySet<string> = new Set(
  "papaya mango banana pineapple avocado soursop lime sour-orange passion-fruit granadilla semitoo custard-apple sugar-apple guinep cassava breadfruit noni pomegranate sapodilla star-apple mamee aloe cocoa coconut".split(
    " ",
  ),
);

/** "with the skin on or off" */
function peel(thing: AskedThing, answering: Answering): Block[] {
  const { plant } = thing;
  if (!plant || !mayTell(thing, answering)) return [];
  const line = Object.values(plant.preparation_methods)
    .flatMap(({ text }) => sentencesOf(text))
    .find((one) => /\b(?:peel(?:ed|s)?|unpeeled|scrap(?:e|ed)|scrub(?:bed)?)\b/i.test(one));
  if (line !== undefined)
    return verdict(
      `${upperFirst(thing.name)}: ${/\bscrub/i.test(line) ? "scrubbed" : "peeled"}.`,
      sentence(line),
    );
  if (thickSkinned.has(plant.id))
    return verdict(
      `Peel it: the skin of ${thing.name} is not eaten.`,
      "Wash the fruit first, so that the knife carries no dirt inside.",
    );
  return plant.uses.some(({ part }) => underground.has(part))
    ? verdict(
        `Either way: scrub ${thing.name} well, and a thin clean skin may stay on.`,
        "Peel it where it is old, thick, dirty or from a shop that sprays; the skin changes the taste, not the work.",
      )
    : verdict(
        `${upperFirst(thing.name)}: wash it well; a thin skin may stay on, a thick, waxed or sprayed one comes off.`,
      );
}

const removedParts = /\b(seeds?|stones?|pits?|core|yellow|pith|strings?|stems?|ribs?)\b/;
const takenOut = /\b(?:out|away|remove[ds]?|drain(?:s|ed)?|without|peel|strain\w*|never|off)\b/i;

/** "do the seeds come out", "should the yellow part go" */
function removed(thing: AskedThing, answering: Answering): Block[] {
  const [, word = ""] = removedParts.exec(plainWords(answering)) ?? [];
  const { plant } = thing;
  if (!plant || word === "") return [];
  const speaks = new RegExp(String.raw`\b${word.replace(/s$/, "")}`, "i");
  const line = [...Object.values(plant.preparation_methods).map(({ text }) => text), plant.safety.warnings]
    .flatMap(sentencesOf)
    .find((one) => speaks.test(one) && takenOut.test(one));
  const what = word === "yellow" ? "yellow sap" : word;
  return line === undefined ? [] : verdict(`Yes, take the ${what} out: ${thing.name}.`, sentence(line));
}

/** "what is it good for besides fever" */
function besides(thing: AskedThing, answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { plant, other, name } = thing;
  const { complaints } = decisions.understanding;
  const label = (id: string) => lowerFirst(knowledge.complaints.get(id)?.label ?? id);
  const without = listOf(complaints.slice(0, 2).map(label));
  const opening = without === "" ? "" : `Besides ${without}, `;
  const uses = plant
    ? recordedUses(
        {
          ...thing,
          plant: { ...plant, uses: plant.uses.filter((use) => !complaints.includes(use.complaint)) },
        },
        knowledge,
        6,
      )
    : (other?.known_for ?? [])
        .filter((row) => !complaints.includes(row.complaint))
        .map((row) => label(row.complaint));
  if (uses.length === 0)
    return verdict(
      `${upperFirst(`${opening}nothing`)} is recorded for ${name}.`,
      sentence(plant?.traditional_uses.split(/(?<=\.)\s/)[0] ?? other?.what ?? ""),
    );
  return verdict(
    upperFirst(`${opening}${plant ? "tradition uses" : "people take"} ${name} for ${listOf(uses)}.`),
    plant ? "That is tradition; ask about one of them for what was found in people." : "",
  );
}

/** What shows that an organ suffers, and which illnesses are its own. */
const organSigns: Readonly<Record<string, { ill: RegExp; signs: string }>> = {
  kidney: {
    ill: /kidney/,
    signs: "Swollen feet, foamy or little urine: a blood and urine test at the clinic tells.",
  },
  liver: {
    ill: /liver|hepat/,
    signs: "Yellow eyes, dark urine or itching: stop, and a blood test at the clinic tells.",
  },
  heart: { ill: /heart/, signs: "A racing or uneven heart, or chest pain: stop and be seen at once." },
  stomach: {
    ill: /ulcer|reflux|gastr|stomach/,
    signs: "Burning that stays, or black stools: stop and be seen.",
  },
};
const harmful =
  /\b(?:harm\w*|injur\w*|damag\w*|strain\w*|hurt\w*|fail\w*|poison\w*|hepatitis|stones?|burn\w*|irritat\w*|sting\w*|stop the heart|erod\w*|stain\w*|worsen\w*|stir\w* up|rac(?:es|ing))\b/i;

/** What was seen in animals, in the eye or beside somebody's medicine does not hold for the healthy. */
const ofOthers = /\brats?\b|\bmice\b|\banimals\b|\btransplant\w*\b|\bin the eye\b/i;

/** "can too much of it hurt the kidneys" */
function organ(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other, name } = thing;
  const words = ownWords(answering);
  const said = [...words.matchAll(new RegExp(String.raw`\b(?:${organs})\b`, "g"))].at(-1)?.[0] ?? "";
  const own = said.replace(/^teeth$/, "tooth").replace(/s$/, "");
  if (own === "" || own === "skin") return [];
  const speaks = new RegExp(String.raw`\b(?:${own === "tooth" ? "tooth|teeth" : own}s?)\b`, "i");
  const shown = own === "stomach" || own === "heart" || own === "liver" ? own : said;
  const line = linesOf(thing, false).find(
    (one) => speaks.test(one) && harmful.test(one) && !ofOthers.test(one),
  );
  const rows = plant?.safety.illnesses ?? other?.illnesses ?? [];
  const { ill, signs = "" } = organSigns[own] ?? {};
  const row = rows.find(({ illness }) => ill?.test(illness));
  const most = mayTell(thing, answering) ? mostOf(thing, answering) : "";
  const tail = [most, signs].filter((one) => one !== "").join(" ");
  if (line !== undefined || (row && harmful.test(row.effect)))
    return verdict(
      `Yes, it can: ${name} and the ${shown}.`,
      `${sentence(line ?? row?.effect ?? "")}${row && line !== undefined && row.severity === "avoid" ? ` Whoever has ${own} trouble leaves it.` : ""} ${tail}`,
    );
  return verdict(
    `No harm of ${name} to a healthy ${own} is in my records, in the usual amount.`,
    `${row ? `With ${own} trouble it is another matter: ${lowerFirst(sentence(row.effect))}` : firstWarning(thing)} ${tail}`,
  );
}

/** "The most that is recorded: …" */
function mostOf(thing: AskedThing, answering: Answering): string {
  const { plant, other } = thing;
  if (!plant) return other?.how ? `**Usual:** ${sentence(sentencesOf(other.how.text)[0] ?? "")}` : "";
  const rows = mainPreparations(thing, answering.decisions.understanding.sentence);
  const everyDay = rows.find(([, { every_day }]) => every_day !== undefined)?.[1].every_day;
  const [row] = rows;
  return everyDay !== undefined
    ? `**Usual:** ${sentence(everyDay)}`
    : row
      ? `**The most that is recorded:** ${sentence(preparationLine(row))}`
      : "";
}

type Measure = { low: readonly string[]; high: readonly string[]; tablets: readonly string[] };
const measures: Readonly<Record<string, Measure>> = {
  pressure: {
    low: ["low-blood-pressure"],
    high: ["high-blood-pressure"],
    tablets: ["blood-pressure-medicines"],
  },
  sugar: { low: ["low-blood-sugar"], high: ["diabetes"], tablets: ["diabetes-medicines"] },
  potassium: { low: ["low-potassium"], high: ["high-potassium"], tablets: ["potassium-sparing-diuretics"] },
  cholesterol: { low: [], high: ["high-cholesterol"], tablets: ["statins"] },
};
const rising = /\b(?:rais\w+|rises?|higher|climb\w*|adds?|spik\w+|sweet\w*|salt\w*)\b/i;
const falling = /\b(?:lower\w*|drop\w*|fall\w*|fell|low)\b/i;

/** "will it bring the pressure too low", "does it raise sugar" */
function feared(thing: AskedThing, answering: Answering): Block[] {
  const { plant, other, name } = thing;
  const words = plainWords(answering);
  const [measure = ""] =
    /\b(?:pressure|sugar|potassium|cholesterol)\b/.exec(words.replace(/\bbp\b/, "pressure")) ?? [];
  const of = measures[measure];
  if (!of) return [];
  const isHigh =
    /\b(?:raise|raises|spike|spikes|increase|up|high|higher|run)\b/.test(words) &&
    !/\btoo (?:low|far)\b/.test(words);
  const shows = isHigh ? rising : falling;
  const ids = isHigh ? of.high : of.low;
  const record = plant?.safety ?? other;
  const effects = [
    ...(record?.illnesses ?? []).filter(({ illness }) => ids.includes(illness)).map(({ effect }) => effect),
    ...linesOf(thing, false).filter((line) => new RegExp(String.raw`\b${measure}\b`, "i").test(line)),
    ...(record?.interactions ?? [])
      .filter(({ drug_class }) => of.tablets.includes(drug_class))
      .map(({ effect }) => effect),
  ].filter((effect) => shows.test(effect) && !ofOthers.test(effect));
  const [effect] = effects;
  const row = record?.illnesses.find(({ illness }) => ids.includes(illness));
  const way = isHigh ? `raise ${measure}` : `bring ${measure} too low`;
  if (effect === undefined && isHigh && row)
    return verdict(`Take care: ${name} and high ${measure}.`, sentence(row.effect));
  if (effect === undefined)
    return verdict(
      `Not known to ${way}: ${name}.`,
      isHigh ? "" : `Nothing of the kind is recorded in usual amounts.`,
    );
  return isHigh
    ? verdict(`It can ${way}: ${name}.`, sentence(effect))
    : verdict(
        `In a healthy person a usual amount of ${name} is not known to ${way}; with ${measure} tablets, or ${measure} that is low already, it can.`,
        `${sentence(effect)} ${measure === "pressure" ? "Dizzy when you stand up: sit, drink water and measure." : ""}`,
      );
}

/** What is left of a plant that was cut, eaten or burnt down, by how it grows. */
const regrowths: Readonly<Partial<Record<Plant["plate"]["habit"], string>>> = {
  tree: "Mostly yes: while the roots live it sprouts from the stump or the branches, in one to three months.",
  palm: "Only if the growing tip in the middle is unhurt: without it a palm dies.",
  "crown-tree": "Often, from the side of the stump, if the stem is firm and not rotten.",
  rosette: "Only if the heart in the middle, or a side shoot, is left; outer leaves alone come back.",
  shrub: "Mostly yes: it sprouts from the stump and the lower branches in some weeks.",
  vine: "Mostly yes, from the root and from any joint that is left.",
  creeper: "Yes, from any rooted joint that is left.",
  grass: "Yes, as long as the base and the roots are alive: new blades come in two to four weeks.",
  clump: "Yes, as long as the root or rhizome is alive: new shoots come in some weeks.",
  cane: "Yes, the stool sprouts again as long as its base is alive.",
  bulb: "Yes, if the bulb in the ground is firm.",
  "giant-herb": "Yes, from the suckers at its foot.",
  fern: "Yes, from the rootstock.",
};

function regrowth({ plant, name }: AskedThing, answering: Answering): Block[] {
  if (!plant) return [];
  const { propagation } = plant.growing_info;
  const rule =
    regrowths[plant.plate.habit] ??
    "Mostly, if some green joints are left above the ground; cut to the root it may not, and is sown again.";
  const [yes = "", ...more] = rule.split(/(?<=[,:]) /);
  const care = /\b(?:frost|cold|snow|winter|freez\w+)\b/.test(plainWords(answering))
    ? "What the frost turned soft and dark is dead: cut it off, let the rest dry out in a bright place indoors, above 10 °C, and wait a month or two for a firm green shoot."
    : "Trim what is torn, water it, keep animals off and feed it a little compost.";
  return verdict(
    `${upperFirst(name)}: ${lowerFirst(yes)} ${more.join(" ")}`.trim(),
    `${care} To start again: ${lowerFirst(sentence(propagation))}`,
  );
}

const bearingRules: Readonly<Partial<Record<Plant["plate"]["habit"], string>>> = {
  tree: "From seed a tree mostly bears after three to seven years, a grafted one or a cutting after two to four.",
  shrub: "A shrub mostly bears in its second or third year.",
  palm: "A palm mostly bears after four to ten years.",
};

/** "how long does it take to bear", "how long does a new tree take to grow" */
function bearing({ plant, name }: AskedThing, answering: Answering): Block[] {
  if (!plant) return [];
  const { harvest } = plant.growing_info;
  const { habit } = plant.plate;
  const isTimed = /\b(?:years?|months?|weeks)\b/i.test(
    harvest.replace(
      /\ball (?:the )?year\b|\ba year\b|\byear's end\b|\bmonths (?:early|of)\b|\bdry months\b|\bof the year\b/gi,
      "",
    ),
  );
  const ofCrop = /\b(?:bear|bears|bearing|fruit|flower|pick|reap|dig|eat|harvest|cut|pods?|nuts?)\b/.test(
    plainWords(answering),
  );
  if (habit === "tree" && !ofCrop)
    return verdict(
      `${upperFirst(name)}: about three to five years to a young tree that gives shade, ten or more to full size.`,
      sentence(harvest),
    );
  return isTimed
    ? verdict(`${upperFirst(name)}: ${lowerFirst(sentence(harvest))}`)
    : verdict(
        `${upperFirst(name)}: its own time is not recorded.`,
        `${bearingRules[habit] ?? "A herb or vine is mostly ready in two to six months."} ${sentence(harvest)}`,
      );
}

/** "is it poisonous to fowls" */
function animal(thing: AskedThing, answering: Answering): Block[] {
  const { plant, name } = thing;
  const [which = "animals"] =
    new RegExp(String.raw`\b(?:${animals})\b`).exec(answering.decisions.understanding.sentence) ?? [];
  const many = /s$|sheep|cattle|fish/.test(which) ? which : `${which}s`;
  const vet =
    "An animal that ate some and is weak, drools, fits or is off its feed: the vet or livestock officer, with a piece of the plant.";
  if (!plant) return [];
  const { hazard, toxic_parts } = plant.safety;
  const spoken = linesOf(thing, false).find(
    (one) =>
      new RegExp(String.raw`\b(?:${which.replace(/s$/, "")}|animals|livestock|cattle)s?\b`, "i").test(one) &&
      /\b(?:poison\w*|kill\w*|harm\w*|eat|browse|fodder|feed|sick\w*)\b/i.test(one),
  );
  if (hazard === "dangerous")
    return verdict(
      `Yes: ${name} is poisonous to ${many}, as it is to people.`,
      `${sentence(spoken ?? plant.safety.warning_first)} Fence it off or dig it out, and burn none of it. ${vet}`,
    );
  if (spoken !== undefined) return verdict(`${upperFirst(name)} and ${many}:`, `${sentence(spoken)} ${vet}`);
  if (poisonsAnimals[plant.id]?.test(many))
    return verdict(`Yes, keep it from ${many}: ${name} is good for us and poison to them.`, vet);
  const part = toxic_parts.find((one) => !one.part.includes("oil"));
  return verdict(
    isKitchenPlant(plant)
      ? `Not known to be poisonous to ${many}, as far as we eat it: ${name}.`
      : part
        ? `Take care: the ${part.part} of ${name} can harm people, so keep it from ${many}.`
        : `Not known to be poisonous to ${many}: ${name}.`,
    `${part ? `The ${part.part}: ${lowerFirst(sentence(part.effect))}` : "My records are about people; a nibble seldom harms, much of any one thing can."} ${vet}`,
  );
}

const dogsAndCats = "dogs|pupp|cats|kitten|pets";
/** Onions break the red blood cells, cocoa and coffee race the heart, persin stops it, cassava holds cyanide, aloe sap purges. */
const poisonsAnimals: Readonly<Record<string, RegExp>> = {
  garlic: new RegExp(`${dogsAndCats}|cows|cattle|goats|sheep|horses`),
  onion: new RegExp(`${dogsAndCats}|cows|cattle|goats|sheep|horses`),
  aloe: new RegExp(dogsAndCats),
  cocoa: /./,
  coffee: /./,
  avocado: /^(?!dogs)/,
  cassava: /./,
};
