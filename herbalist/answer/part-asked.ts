// The part of a plant that a question names ("kufa root", "the flower of moringa"): what the record says of that part comes first, and
// another part's recipe is never shown as if it were this one's.
import type { Plant, PlantUse, Preparation } from "#catalogue/plant.ts";
import { groupBy } from "../language/group-by.ts";
import { type Answering, personCautions, recipe, recordedUses } from "./answering.ts";
import { type AskedThing, namesOf } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { mainPreparations } from "./form-asked.ts";
import { listOf, sentence } from "./phrasing.ts";
import { sentenceOn } from "./record-sentences.ts";

export const partNames = ["leaf", "root", "bark", "flower", "seed", "peel", "pod", "stem"] as const;
export type Part = (typeof partNames)[number];

/** How people say a part, the parts of a record that are or contain it, and how a preparation speaks of it. */
const wordsOf: Readonly<Record<Part, { said: RegExp; recorded: RegExp; prepared: RegExp }>> = {
  leaf: {
    said: /^(?:leaf|leaves|leafs|leff)$/,
    recorded: /leaf|whole plant|silk/,
    prepared: /\b(?:leaf|leaves|leaflets?|leafy|tips|tops|twigs?|sprigs?|blades?|plants?|bush)\b/i,
  },
  root: {
    said: /^roots?$/,
    recorded: /root|rhizome|tuber|bulb|whole plant/,
    prepared: /\b(?:roots?|rhizomes?|tubers?|plants?|finger|thumb)\b/i,
  },
  bark: {
    said: /^barks?$/,
    recorded: /bark|wood|stem/,
    prepared: /\b(?:bark|chips?|wood|sticks?|quills?)\b/i,
  },
  flower: {
    said: /^(?:flowers?|blossoms?|petals?)$/,
    recorded: /flower|calyx|whole plant/,
    prepared: /\b(?:flowers?|heads|petals?|blossoms?|calyces|sepals|plants?)\b/i,
  },
  seed: {
    said: /^(?:seeds?|nuts?|kernels?)$/,
    recorded: /seed/,
    prepared: /\b(?:seeds?|nuts?|beans?|kernels?|oil)\b/i,
  },
  peel: { said: /^(?:peels?|rind)$/, recorded: /peel/, prepared: /\b(?:peels?|rind|skins?)\b/i },
  pod: { said: /^pods?$/, recorded: /pod|fruit/, prepared: /\bpods?\b/i },
  stem: {
    said: /^(?:stems?|stalks?)$/,
    recorded: /stem|whole plant/,
    prepared: /\b(?:stems?|stalks?|plants?)\b/i,
  },
};

/** The part that the question names, where the plant's own name does not hold the word and only one part is named. Of several things,
 * the one beside whose name it stands. */
export function partAsked(thing: AskedThing, { decisions }: Pick<Answering, "decisions">): Part | undefined {
  const { plant } = thing;
  if (!plant) return undefined;
  const inName = new Set(
    namesOf({ ...thing, written: undefined }).flatMap((name) => name.toLowerCase().split(/[^a-z]+/)),
  );
  const { askedWords, plants, others } = decisions.understanding;
  const isAlone = plants.length + others.length === 1;
  const isBeside = (at: number) =>
    askedWords[at - 1]?.names.includes(plant.id) === true ||
    (askedWords[at + 1]?.plain === "of" &&
      askedWords.slice(at + 2, at + 4).some(({ names }) => names.includes(plant.id)));
  const said = askedWords
    .filter(
      ({ plain, names }, at) =>
        !inName.has(plain) && (names.includes(plant.id) || (names.length === 0 && (isAlone || isBeside(at)))),
    )
    .map(({ plain }) => plain);
  const named = partNames.filter((part) => said.some((word) => wordsOf[part].said.test(word)));
  return named.length === 1 ? named[0] : undefined;
}

export const isOfPart = (use: Pick<PlantUse, "part">, part: Part) => wordsOf[part].recorded.test(use.part);

/** Whether a preparation is made of the part. */
export const isMadeOf = ([title, { text }]: [string, Preparation], part: Part) =>
  wordsOf[part].prepared.test(`${title} ${text}`);

const ofUse =
  /\b(?:eat\w*|edible|cook\w*|fried|food|vegetable|curr(?:y|ied)|teas?|dr[iu]nk\w*|poison\w*|harm\w*|womb|purg\w*|boil\w*|remed\w+|used?)\b/i;

/** What the record says of a part that somebody may take: not how it looks. */
export function lineOnPart(thing: AskedThing, part: Part, { knowledge }: Answering): string | undefined {
  const toxic = thing.plant?.safety.toxic_parts.find((one) => one.part.startsWith(part));
  return toxic ? `The ${part}: ${toxic.effect}` : sentenceOn(thing, part, knowledge, ofUse);
}

type Answer = (answering: Answering) => Block[];

/** An answer about a plant from its record of the part asked about; where that holds nothing of the part, this is said first. */
export function inPartAsked(answer: Answer): Answer {
  return (answering) => {
    const told = answering.things.map((thing) => {
      const part = partAsked(thing, answering);
      const { plant } = thing;
      if (!plant || part === undefined || plant.safety.hazard === "dangerous") return { thing, blocks: [] };
      const ofPart = onlyPart(plant, part);
      return ofPart
        ? { thing: { ...thing, plant: ofPart }, blocks: [] }
        : { thing, blocks: notOfPart(thing, part, answering) };
    });
    const things = told.filter(({ blocks }) => blocks.length === 0).map(({ thing }) => thing);
    return [
      ...told.flatMap(({ blocks }) => blocks),
      ...(things.length > 0 || answering.things.length === 0 ? answer({ ...answering, things }) : []),
    ];
  };
}

/** The record as far as it is about a part; undefined where it has no use and no preparation of it. */
function onlyPart(plant: Plant, part: Part): Plant | undefined {
  const uses = plant.uses.filter((use) => isOfPart(use, part));
  const preparations = Object.entries(plant.preparation_methods).filter((one) => isMadeOf(one, part));
  if (uses.length === 0 && preparations.length === 0) return undefined;
  return {
    ...plant,
    uses: uses.length > 0 ? uses : plant.uses,
    preparation_methods:
      preparations.length > 0 ? Object.fromEntries(preparations) : plant.preparation_methods,
  };
}

const eaten = /\b(?:eaten|edible|cooked|fried|vegetable|curr(?:y|ied)|roasted|food)\b/i;

/** That nothing of the part is recorded, and what is recorded of the plant instead: how it is made where that is asked, else what for. */
export function notOfPart(thing: AskedThing, part: Part, answering: Answering): Block[] {
  const { decisions } = answering;
  const { asks, sentence: asked } = decisions.understanding;
  const line = lineOnPart(thing, part, answering);
  const [other] = mainPreparations(thing, asked);
  const mayUse = other && decisions.dosesAllowed && thing.verdict !== "drop";
  const ofMaking = asks.includes("make") || asks.includes("limits");
  const uses = usesByPart(thing, answering);
  return [
    {
      type: "verdict",
      text:
        line !== undefined && eaten.test(line)
          ? `**The ${part} of ${thing.name}:** ${sentence(line)} No remedy of it is in my records.`
          : `**No use of the ${part} of ${thing.name} is in my records, so I cannot vouch for it.** ${line === undefined ? "" : sentence(line)}`.trim(),
    },
    ...(!ofMaking && uses !== ""
      ? [{ type: "text" as const, text: `**What tradition uses:** ${uses}.` }]
      : mayUse
        ? [{ type: "text" as const, text: `**What people use instead:** ${recipe(other, 2)}` }]
        : []),
    ...personCautions(thing, answering),
  ];
}

const mostParts = 3;
const mostUses = 3;

/** "the fruit for cough and worms; the bark for diarrhoea" */
function usesByPart(thing: AskedThing, { knowledge }: Answering): string {
  const { plant } = thing;
  if (!plant) return "";
  return [...groupBy(plant.uses, ({ part }) => part)]
    .slice(0, mostParts)
    .flatMap(([part, uses]) => {
      const labels = recordedUses({ ...thing, plant: { ...plant, uses: [...uses] } }, knowledge, mostUses);
      return labels.length > 0 ? [`the ${part} for ${listOf(labels)}`] : [];
    })
    .join("; ");
}
