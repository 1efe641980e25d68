// What X is, what else it is called, how it looks, grows and cooks, and where it is found.
import type { Plant } from "#catalogue/plant.ts";
import { groupBy } from "../language/group-by.ts";
import { usesAsked, wantsUse } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import {
  type Answering,
  notDangerous,
  outcomeVerdicts,
  personCautions,
  preparationLine,
  recordedUses,
} from "./answering.ts";
import { type AskedThing, firstWarning, habitWords } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { isNamedTwice, unknownDetail, usesOf } from "./detail.ts";
import { isOuterUse, mainPreparations, preparationsAsked } from "./form-asked.ts";
import { growingPartAsked } from "./growing-details.ts";
import { kitchenLines, kitchenWarning } from "./kitchen-lines.ts";
import { lineOnPart, partNames } from "./part-asked.ts";
import {
  sentence as asSentence,
  firstSentences,
  listOf,
  lowerFirst,
  notKnownToMe,
  sentence,
  upperFirst,
} from "./phrasing.ts";
import { contentWords, linesOf, quotable, sharesWord } from "./record-sentences.ts";
import { withThing } from "./together.ts";

export function whatIs(answering: Answering): Block[] {
  const { sentence: asked } = answering.decisions.understanding;
  const things = notDangerous(answering);
  if (usesAsked.test(asked))
    return [
      ...things.flatMap((thing) => usesOf(thing, answering)),
      // "cinnamon and clove tea what for": what they do together follows what each is for.
      ...(things.length > 1 && !/\b(?:paste|bath|wash|rub|pack)\b/.test(asked) ? withThing(answering) : []),
    ];
  const cards = things.flatMap((thing) =>
    thing.plant ? aboutPlant(thing, thing.plant, answering) : aboutOther(thing, answering),
  );
  return unknownDetail(answering, cards) ?? cards;
}

function aboutOther(thing: AskedThing, answering: Answering): Block[] {
  const { other, name } = thing;
  if (!other) return [];
  const known = other.known_for
    .slice(0, answering.things.length === 1 ? 2 : 1)
    .map(({ complaint, verdict, text }) => {
      const label = lowerFirst(answering.knowledge.complaints.get(complaint)?.label ?? complaint);
      return `For ${label}: ${verdict === "mixed" ? "mixed results" : verdict}. ${sentence(text)}`;
    });
  return [
    { type: "verdict", text: `**${upperFirst(name)}:** ${sentence(other.what)}` },
    ...known.map((text): Block => ({ type: "text", text })),
    ...personCautions(thing, answering),
  ];
}

function aboutPlant(thing: AskedThing, plant: Plant, answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const uses = recordedUses(thing, knowledge);
  const also = otherNames(plant, thing.name);
  const tested = plant.uses.find(({ result }) => result !== undefined);
  const { missing } = preparationsAsked(thing, decisions.understanding.sentence);
  const [main] = mainPreparations(thing, decisions.understanding.sentence);
  const asked = contentWords(decisions.understanding.sentence);
  const named = Object.entries(plant.preparation_methods).find(([title]) =>
    sharesWord(contentWords(title), asked),
  );
  const first = missing === undefined ? (named ?? main) : main;
  // Several plants get a line each; their pages say the rest.
  const alone = answering.things.length === 1;
  const blocks: Block[] = [
    {
      type: "verdict",
      text: `**${upperFirst(thing.name)}** (${[...also.slice(0, 3), `*${plant.names.scientific}*`].join(", ")}) is ${habitWords(plant)}, ${availabilityWords[plant.availability]}.${uses.length > 0 ? ` Tradition uses it for ${listOf(uses)}.` : ""}`,
    },
  ];
  if (alone && first && decisions.dosesAllowed && thing.verdict !== "drop")
    blocks.push({
      type: "text",
      text: `${missing === undefined ? "" : `No ${missing} of it is in my records. `}**How:** ${sentence(preparationLine(first))} ${firstSentences(first[1].text, 2)}`,
    });
  if (alone && tested?.result)
    blocks.push({
      type: "text",
      text: `**Does it help with ${lowerFirst(knowledge.complaints.get(tested.complaint)?.label ?? tested.complaint)}?** ${upperFirst(outcomeVerdicts[tested.result.outcome])}. ${sentence(tested.result.text)}`,
    });
  return [...blocks, ...personCautions(thing, answering)];
}

/** Common bushes whose harm builds up over many cups, or lies in a look-alike: one cup in an adult who feels well is no emergency. */
const slowHarm: ReadonlySet<string> = new Set(
  "billygoat-weed cannabis christmas-bush devildoer dukali dutchmans-pipe granny-backbone lilac-tasselflower silver-fern".split(
    " ",
  ),
);

/** A poisonous plant that was named: before everything else that was asked. */
/** `mayTellPast`: not to a child, in pregnancy or to whoever asks for them. */
export function dangerousVerdict(thing: AskedThing, asked: string, mayTellPast = false): Block {
  const swallowed = slowHarm.has(thing.plant?.id ?? "")
    ? "Whoever drank it stops and tells the health centre; a child, or anybody weak, faint, short of breath or yellow in the eyes, goes to hospital at once"
    : "Whoever swallowed any goes to hospital at once";
  // "physic nut leaf on a sprain": what it does to the skin is asked.
  const ofSkin = isOuterUse(asked)
    ? (linesOf(thing, false).find(
        (line) => /\bskin\b/i.test(line) && (!/\bseeds?\b/i.test(line) || /\bseeds?\b/.test(asked)),
      ) ?? "Nothing shows that it is safe there.")
    : undefined;
  const onSkin = ofSkin === undefined ? "" : `On the skin leave it too: ${lowerFirst(asSentence(ofSkin))} `;
  const past = mayTellPast && thing.plant && asksOfPast.test(asked) ? pastUse(thing.plant, asked) : undefined;
  const what =
    past === undefined
      ? thing.plant
        ? `It is *${thing.plant.names.scientific}*, ${habitWords(thing.plant)}, ${availabilityWords[thing.plant.availability]}; its page has its looks and story. `
        : ""
      : `**History, not advice:** ${past} `;
  return {
    type: "danger",
    text: `**${upperFirst(thing.name)} is dangerous: do not ${ofSkin === undefined ? "take" : "use"} it.** ${onSkin}${firstWarning(thing)} ${what}${swallowed} (911, in Guyana 912).`,
  };
}

/** What a poisonous plant was once used for is asked, and not how to take it. */
const asksOfPast = new RegExp(
  String.raw`${usesAsked.source}|${wantsUse.source}|\buse (?:to|it|them|THING)\b|\bused\b|\blong (?:ago|time)\b|\b(?:old people|grandmother|grandfather)\b`,
);
const pastTroubles =
  /\b(?:fevers?|colds?|coughs?|hoarseness|asthma|purge|worms?|malaria|jaundice|constipation|dysentery|diarrhoea|bowels?|kidneys?|belly|bellyache|pain|headaches?|aching|joints?|swell\w*|sores?|ulcers?|cuts?|wounds?|boils?|sore|painful|swollen|warts?|ringworm|itch\w*|skin|lice|tooth|teeth|throat|eyes?|earache|nerves|sleep|diabetes|sugar|pressure|chest|influenza|rheumat\w*)\b/gi;
const pastPractice =
  /\b(?:gave|given|drank|drunk|drink|boiled|brew|laid|lay|put|rubbed|tied|bound|smoked|used|took|taken|stood|served|tried|poured|pressed|swallowed|touched|dropped|dabbed|wrapped|poultice|baths?|teas?|remed(?:y|ies)|medicines?|practice|habits?)\b/i;
/** Told on the plant's page only: what was done to babies, in emergencies, and to a pregnancy. */
const untold =
  /\b(?:(?:woman|man|girl|boy|child) of \d|bab(?:y|ies)|snake|scorpion|stingray|fits|period|labour|\w*birth|pregnan\w*|punish\w*|murder)\b/i;

/** The sentence of the history that tells what it was used for, of the part that is asked about where one is. */
function pastUse(plant: Plant, asked: string): string | undefined {
  const told = quotable(`${plant.history} ${plant.traditional_uses}`).filter(
    (line) => pastPractice.test(line) && !untold.test(line) && pastTroubles.test(line),
  );
  const part = /\b(?:smok|lea|seed|root|bark|flower|milk|sap|oil|fruit)/.exec(asked)?.[0];
  const isOfPart = (line: string) => part !== undefined && line.toLowerCase().includes(part);
  const weight = (line: string) =>
    new Set(line.toLowerCase().match(pastTroubles)).size + (isOfPart(line) ? ofPartAsked : 0);
  const [best] = told.toSorted((a, b) => weight(b) - weight(a));
  return best === undefined ? undefined : asSentence(best);
}
const ofPartAsked = 4;

function otherNames({ names }: Plant, shown: string): string[] {
  const plain = shown.replace(/^\[|\]\(.*$/g, "").toLowerCase();
  return [...new Set([...names.guyanese.map(({ name }) => name), names.common])].filter(
    (name) => name.toLowerCase() !== plain && !plain.endsWith(`(${name.toLowerCase()})`),
  );
}

/** "how does it look" */
export function looks(answering: Answering): Block[] {
  return answering.things.flatMap((thing): Block[] => {
    const { plant, name } = thing;
    if (!plant)
      return [{ type: "verdict", text: `**${upperFirst(name)}:** its looks are not in my records.` }];
    return [
      {
        type: "verdict",
        text: `**${upperFirst(name)}** (*${plant.names.scientific}*): ${firstSentences(plant.recognise, 2)}`,
      },
      ...lookAlikes(thing),
      { type: "text", text: "Its page has a picture." },
    ];
  });
}

/** "Which part do you use": the parts by what they are used for, and what the record warns of. */
export function part(answering: Answering): Block[] {
  const { knowledge } = answering;
  return notDangerous(answering).flatMap((thing): Block[] => {
    const { plant, other, name } = thing;
    // "Which part burns the mouth" asks for the warning.
    if (
      plant &&
      /\b(?:burn|burns|poison|poisonous|toxic|bad|dangerous|itch|harm|hurt)\b/.test(
        answering.decisions.understanding.sentence,
      )
    )
      return [
        { type: "verdict", text: `**${upperFirst(name)}: ${lowerFirst(firstWarning(thing))}**` },
        { type: "text", text: firstSentences(plant.safety.warnings, 3) },
      ];
    const byPart = groupBy(plant?.uses ?? [], (use) => use.part);
    if (byPart.size === 0)
      return [
        {
          type: "verdict",
          text: `**${upperFirst(name)}:** ${sentence(other?.how?.text ?? other?.what ?? "which part is used is not recorded")}`,
        },
      ];
    const complaint = knowledge.complaints.get(answering.decisions.understanding.complaints[0] ?? "");
    const forIt = [
      ...new Set(plant?.uses.filter((use) => use.complaint === complaint?.id).map((use) => use.part)),
    ];
    if (complaint && forIt.length > 0)
      return [
        {
          type: "verdict",
          text: `**For ${lowerFirst(complaint.label)} tradition uses ${listOf(forIt.map((used) => `the ${used}`))} of ${name}.** ${ofOtherPart(thing, new Set(forIt), answering)}`,
        },
        ...personCautions(thing, answering),
        { type: "text", text: `**What helps most:** ${complaint.helps_most}` },
        { type: "seek-care", text: complaint.see_someone },
      ];
    const lines = [...byPart].map(([used, uses]) => {
      const wanted = [...new Set(uses.map(({ complaint }) => complaint))]
        .slice(0, 3)
        .map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id));
      return `the ${used} for ${listOf(wanted)} (${lowerFirst(uses[0]?.preparation ?? "")})`;
    });
    return [
      {
        type: "verdict",
        text: `**Of ${name} tradition uses ${listOf([...byPart.keys()].map((used) => `the ${used}`))}.**`,
      },
      {
        type: "text",
        text: `${upperFirst(listOf(lines.slice(0, 4)))}. ${ofOtherPart(thing, new Set(byPart.keys()), answering)}`,
      },
      ...personCautions(thing, answering),
    ];
  });
}

/** "the leaf or the seed": what the record says of the one that is no remedy. */
function ofOtherPart(thing: AskedThing, used: ReadonlySet<string>, answering: Answering): string {
  const other = partNames.find(
    (one) =>
      ![...used].some((part) => part.includes(one)) &&
      new RegExp(String.raw`\b${one}s?\b`).test(answering.decisions.understanding.sentence),
  );
  const line = other && lineOnPart(thing, other, answering);
  return line === undefined ? "No other part is recorded as a remedy." : sentence(line);
}

/** "Is X the same as Y", "what else is X called". */
export function sameAs(answering: Answering): Block[] {
  const { knowledge, decisions } = answering;
  const things = toldApart(answering.things);
  const { namesSaid: names, unknownPlants, sentence } = decisions.understanding;
  const [one, other] = things;
  if (!one) return [];
  if (!other) {
    if (names.length === 1 && unknownPlants.length === 0 && seen.test(sentence)) return [notByWords(one)];
    if (one.plant && names.length === 1 && inForms.test(sentence))
      return [
        {
          type: "verdict",
          text: `**The same plant, if the packet names *${one.plant.names.scientific}*: ${one.name}.** My records do not compare the two forms.`,
        },
        ...lookAlikes(one),
      ];
    const twoNames = names.length > 1 || (unknownPlants.length === 0 && isNamedTwice(one, sentence));
    const verdict: Block = twoNames
      ? {
          type: "verdict",
          text: one.plant
            ? `**Yes: ${names.length > 1 ? `${listOf(names)} are` : "two names of"} the same plant**, ${namesOf(one, knowledge)}.`
            : `**Yes: ${listOf(names)} are two names for the same thing.** ${asSentence(one.other?.what ?? "")}`,
        }
      : unknownPlants.length > 0
        ? {
            type: "verdict",
            text: `**I cannot say: *${unknownPlants[0]}* is not in my records.** ${namesLine(one)}`,
          }
        : one.other && ourBush.test(sentence)
          ? {
              type: "verdict",
              text: `**No: ${one.name} is no bush of ours.** ${asSentence(one.other.what)}`,
            }
          : {
              type: "verdict",
              text:
                (inEnglish.test(sentence) && englishName(one, knowledge)) ||
                `${namesLine(one)}${foreignNames.test(sentence) ? foreignName(one, knowledge) : ""}`,
            };
    const unknown = twoNames || unknownPlants.length > 0 ? undefined : unknownDetail(answering, [verdict]);
    if (unknown) return unknown;
    const known = recordedUses(one, knowledge, 4);
    return [
      verdict,
      ...(twoNames && unknownPlants[0] !== undefined
        ? [{ type: "text", text: `*${unknownPlants[0]}* is not in my records.` } as const]
        : []),
      ...(known.length > 0
        ? [{ type: "text", text: `Tradition uses it for ${listOf(known)}.` } as const]
        : []),
      ...lookAlikes(one),
      ...(one.plant ? [] : personCautions(one, answering)),
    ];
  }
  const uses = things.slice(0, 2).flatMap((thing) => {
    const recorded = recordedUses(thing, knowledge, 3);
    return recorded.length > 0 ? [`${thing.name} for ${listOf(recorded)}`] : [];
  });
  const family =
    one.plant && one.plant.names.family === other.plant?.names.family ? one.plant.names.family : "";
  const verdict = /\b(?:family|related|relation|cousins?)\b/.test(sentence)
    ? family === ""
      ? "**No, they are of different families.**"
      : `**Yes, the same family (${family}), but two plants.** Who reacts to one may react to the other.`
    : one.written !== undefined && one.written === other.written
      ? "**One name, two plants.**"
      : /\bsub in\b/.test(sentence)
        ? "**They are different plants, and my records do not say that one does for the other.**"
        : "**No, they are different.**";
  const differ = things.slice(0, 3).map((thing) => `${thing.name} is ${describeShortly(thing, knowledge)}`);
  return [
    { type: "verdict", text: `${verdict} ${upperFirst(listOf(differ, "while"))}.` },
    ...(uses.length > 0 ? [{ type: "text", text: `Tradition uses ${listOf(uses)}.` } as const] : []),
    ...things
      .slice(0, 2)
      .filter(({ plant }) => plant?.safety.hazard !== "dangerous")
      .map((thing): Block => ({ type: "text", text: `${upperFirst(thing.name)}: ${firstWarning(thing)}` })),
  ];
}

/** "lemongrass tea bags, same as fresh?": one plant in two forms. */
const inForms =
  /\b(?:(?:in )?(?:tea ?)?bags?|dried|dry|powder(?:ed)?|capsules?|frozen|tinned|bottled?|(?:in|from) (?:the|a) (?:supermarket|store|shop|packet))\b/;

/** Two plants of one name are told apart by their Latin names. */
function toldApart(things: readonly AskedThing[]): AskedThing[] {
  const label = ({ name }: AskedThing) => name.replace(/\(.*$/, "");
  return things.map((thing) =>
    thing.plant && things.some((one) => one !== thing && label(one) === label(thing))
      ? { ...thing, name: `[${thing.plant.names.scientific}](/plants/${thing.plant.id})` }
      : thing,
  );
}

/** A plant of the yard is described and asked to be one that is named. */
const seen =
  /^(?=.*\b(?:flowers?|leaf|leaves|vine|tree|weed)\b)(?=.*\b(?:little|big|small|yellow|purple|white|red|pink|blue|hairy|round)\b).*\bsame (?:\S+ ){0,2}THING\b/;

function notByWords(thing: AskedThing): Block {
  const { plant, other, name } = thing;
  const tell = plant ? firstSentences(plant.recognise, 2) : sentence(other?.what ?? "");
  return {
    type: "verdict",
    text: `**Words alone cannot tell whether it is ${name}: compare it, and drink none until somebody who knows has named it.** ${upperFirst(name)}: ${tell} [Find it with pictures](/identify).`,
  };
}

const ourBush =
  /\b(?:our|local|guyanese|same (?:bush|plant) (?:we|i))(?: (?:bush|plant|herb|one))?\b(?! (?:\S+ )?THING)/;
const foreignNames =
  /\b(?:hindi|spanish|portuguese|english|jamaica\w*|trinidad\w*|barbados|haiti|india|america|canada|england|london|toronto|new york|brooklyn|queens|language)\b/;

/** There a plant is sold by its common English name. */
const inEnglish = /\b(?:english|america|canada|england|london|toronto|new york|brooklyn|queens)\b/;

/** "**Sweet Broom in English: Sweet Broom, licorice weed or sweet broomweed.** Its Latin name is *Scoparia dulcis*." */
function englishName({ plant, name }: AskedThing, { namesAbroad }: Knowledge): string {
  if (!plant) return "";
  const own = namesAbroad.get(plant.id)?.filter(({ region }) => /\bEnglish\b/.test(region)) ?? [];
  const names = [...new Set([plant.names.common, ...own.flatMap(({ say }) => say)])].slice(0, 3);
  return `**${upperFirst(name)} in English: ${listOf(names, "or")}.** Its Latin name, the same everywhere, is *${plant.names.scientific}*.`;
}

/** "In Spanish and Portuguese: malojillo, limoncillo or capim santo." */
function foreignName({ plant, other }: AskedThing, { namesAbroad }: Knowledge): string {
  if (!plant)
    return other?.scientific === undefined
      ? ""
      : ` Its Latin name, the same everywhere, is *${other.scientific}*.`;
  const known = namesAbroad
    .get(plant?.id ?? "")
    ?.map(
      ({ say, region }) => `in ${region.replace(/ and (?=.* and )/g, ", ")} ${listOf(say.slice(0, 4), "or")}`,
    );
  return known
    ? ` **${upperFirst(known.join("; "))}.**`
    : " Its name in other countries is not in my records; the Latin name above is the same everywhere.";
}

function namesLine(thing: AskedThing): string {
  const { plant, other, name } = thing;
  if (!plant) {
    const also = other && other.also.length > 0 ? ` Also called ${listOf(other.also.slice(0, 4))}.` : "";
    return `**${upperFirst(name)}:** ${sentence(other?.what ?? "")}${also}`;
  }
  const also = otherNames(plant, name);
  const called =
    also.length > 0 ? `, also called ${listOf(also.slice(0, 6))}` : "; I have no other name for it";
  return `**${upperFirst(name)} is *${plant.names.scientific}***${called}. It belongs to the ${plant.names.family}.`;
}

function namesOf({ plant }: AskedThing, knowledge: Knowledge): string {
  return plant ? `[${knowledge.nameOf(plant)}](/plants/${plant.id}), *${plant.names.scientific}*` : "";
}

function describeShortly({ plant, other }: AskedThing, knowledge: Knowledge): string {
  if (plant) return `*${plant.names.scientific}* (${knowledge.nameOf(plant)}, ${plant.names.family})`;
  return lowerFirst((other?.what ?? "something else").replace(/\.$/, ""));
}

function lookAlikes({ plant }: AskedThing): Block[] {
  const [first] = plant?.look_alikes ?? [];
  return first ? [{ type: "text", text: `Easily mistaken for: ${first.name}. ${sentence(first.tell)}` }] : [];
}

export function grow(answering: Answering): Block[] {
  const { sentence: asked } = answering.decisions.understanding;
  const trouble =
    /\b(?:pests?|weeds?|birds?|rats?|bugs?|caterpillars?|goats?|frost|yellowing|wither|blight|die|kill|attack)\b/.test(
      asked,
    );
  return answering.things.flatMap(({ plant, name }): Block[] => {
    if (!plant) return [{ type: "verdict", text: `**My records do not say how ${name} is grown.**` }];
    const { light, water, soil, propagation, harvest } = plant.growing_info;
    const lines = { light, water, soil, propagation, harvest };
    const first = growingPartAsked(asked);
    const rest = [propagation, light, water, soil, harvest].filter(
      (line) => line !== (first && lines[first]),
    );
    return [
      ...(trouble
        ? [
            {
              type: "verdict",
              text: `**My records do not say what ails ${name} there.** What they say about growing it:`,
            } as const,
          ]
        : first
          ? [{ type: "verdict", text: `**${upperFirst(name)}:** ${sentence(lines[first])}` } as const]
          : []),
      // When it is ripe is all that is asked.
      ...(first === "harvest" && /\b(?:know|tell|signs?|when) (?:\S+ ){0,4}ripe\b/.test(asked)
        ? []
        : [{ type: "steps", title: `Growing ${name}`, items: rest.map(sentence) } as const]),
    ];
  });
}

const availabilityWords = {
  Common: "easy to find in Guyana",
  Seasonal: "found in its season",
  Regional: "found only in some parts of Guyana",
  Rare: "rare",
} as const;

export function find(answering: Answering): Block[] {
  const { sentence: asked } = answering.decisions.understanding;
  const form = boughtForm.exec(asked)?.[0];
  return notDangerous(answering).flatMap((thing): Block[] => {
    const { plant, name } = thing;
    return [
      {
        type: "verdict",
        text:
          plant && form !== undefined
            ? `**Ask for ${name} as ${form} in a pharmacy, a health or herb shop, or an Indian grocery; I know no particular shop.** Take a sealed one with the Latin name (*${plant.names.scientific}*), the maker and a date on it, and only what is meant to be swallowed if you mean to swallow it. The plant itself is ${availabilityWords[plant.availability]}.`
            : plant
              ? `**${upperFirst(name)} is ${availabilityWords[plant.availability]}.** ${sentence(plant.habitat)} Abroad, West Indian and Indian groceries are the places to ask; I know no particular shop.`
              : `**${upperFirst(name)} is sold in pharmacies, supermarkets or herb shops;** I know no particular shop.`,
      },
      { type: "cautions", items: [firstWarning(thing)] },
    ];
  });
}

/** What is made of a plant and sold is not picked by the road. */
const boughtForm = /\b(?:oil|powder|capsules?|tea ?bags?|tablets?|extract|syrup|tincture|soap|drops)\b/;

const tasteAsked =
  /\b(?:how|what) (?:\S+ ){0,4}tastes?\b|\bdoes (?:it|(?:the )?THING)(?: tea| drink| bark)? tastes?\b/;
const tasteWords = /\b(?:tastes?|bitter|sour|sweetish|peppery|bland)\b/i;

/** Kitchen questions: the catalogue has no cookbook, but knows what is eaten and how it is prepared as food. */
export function cook(answering: Answering): Block[] {
  const { sentence: asked, clause } = answering.decisions.understanding;
  const tasted = tasteAsked.test(asked);
  const things = notDangerous(answering);
  const foodOf = ({ plant }: AskedThing) =>
    Object.entries(plant?.preparation_methods ?? {}).find(([, { route }]) => route === "food");
  // "turmeric or ginger in the soup": said once for all.
  if (!tasted && things.length > 1 && things.every((thing) => !foodOf(thing)))
    return [
      {
        type: "verdict",
        text: `**Either or both, as you like the taste: ${listOf(things.map(({ name }) => name))} in kitchen amounts are food.** I keep no cookbook; what I know of them is their use as a remedy.`,
      },
      ...things.flatMap(kitchenWarning),
    ];
  return things.flatMap((thing): Block[] => {
    const { name } = thing;
    if (tasted) {
      const line = linesOf(thing, answering.decisions.dosesAllowed).find((one) => tasteWords.test(one));
      return [
        {
          type: "verdict",
          text: line
            ? `**${upperFirst(name)}:** ${sentence(line)}`
            : `**My records do not say how ${name} tastes.** A weaker, shorter draw is milder, and ginger or a strip of lime peel covers a bitter cup.`,
        },
      ];
    }
    const eaten = foodOf(thing);
    return [
      {
        type: "verdict",
        text: `${clause === undefined ? "**That is a kitchen question, and I keep no cookbook.**" : notKnownToMe(clause)} ${eaten ? `As food I have ${name} as ${lowerFirst(eaten[0])}: ${firstSentences(eaten[1].text, 2)}` : kitchenLines(thing) || `My records have ${name} as a remedy only.`}`,
      },
      ...kitchenWarning(thing),
    ];
  });
}
