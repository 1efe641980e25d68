// Lengths in a description: "5 inches long", "20 feet tall", "big as a dinner plate", "the size of my thumbnail".
import type { KeyState } from "#catalogue/key-words.ts";
import type { DescribedPart } from "./describe.ts";
import { stateOfLength } from "./profile.ts";
import { type Span, spanOf } from "./unused-words.ts";

const centimetres: Readonly<Record<string, number>> = {
  mm: 0.1,
  millimetre: 0.1,
  cm: 1,
  centimetre: 1,
  inch: 2.54,
  inche: 2.54,
  ft: 30.5,
  foot: 30.5,
  feet: 30.5,
  m: 100,
  metre: 100,
  meter: 100,
};

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const length = new RegExp(
  String.raw`\b(\d+(?:\.\d+)?|half|a|an|${numberWords.slice(1).join("|")}) ?(mm|millimetre|cm|centimetre|inche|inch|ft|foot|feet|m|metre|meter)s?\b`,
  "g",
);

/** Things that sizes are compared with, in centimetres. */
const yardsticks: Readonly<Record<string, number>> = {
  pinhead: 0.2,
  matchhead: 0.3,
  "grain of rice": 0.6,
  pea: 0.7,
  fingernail: 1.3,
  thumbnail: 1.5,
  grape: 1.7,
  marble: 1.6,
  cherry: 1.8,
  coin: 2.2,
  thumb: 5,
  matchbox: 5,
  egg: 5.5,
  "golf ball": 4.3,
  finger: 7,
  palm: 9,
  fist: 9,
  saucer: 14,
  hand: 16,
  plate: 25,
  "dinner plate": 25,
  football: 22,
  head: 22,
  forearm: 35,
  arm: 60,
};

const compared = new RegExp(
  String.raw`\b(?:(?:big|large|long|wide|small|tiny|broad|round) (?:as|like)|(?:the )?size of|sized like) (?:a |an |my |me |your |the |one |big |small |little |whole |human |childs? )*(${Object.keys(
    yardsticks,
  )
    .map((thing) =>
      thing.replace(
        /(?<=finger|thumb)(?=nail)|(?<=match)(?=head|box)|(?<=pin)(?=head)|(?<=fore)(?=arm)/,
        " ?",
      ),
    )
    .toSorted((a, b) => b.length - a.length)
    .join("|")})s?\b`,
  "g",
);

type LengthCharacter = "height" | "leaf-size" | "flower-size" | "fruit-size";

const characterOf: Partial<Record<DescribedPart, LengthCharacter>> = {
  leaf: "leaf-size",
  flower: "flower-size",
  fruit: "fruit-size",
  plant: "height",
  stem: "height",
};

export function lengthsIn(
  clause: string,
  partAt: (place: number) => DescribedPart | undefined,
): { character: LengthCharacter; state: KeyState<LengthCharacter>; words: Span }[] {
  const measured = [...clause.matchAll(length)].map((match) => {
    const [, amount = "", unit = ""] = match;
    const { from, to } = spanOf(match);
    const [upright] = /^ ?(?:tall|high)\b/.exec(clause.slice(to)) ?? [];
    const cm = numberOf(amount) * (centimetres[unit] ?? 1);
    return { words: { from, to: to + (upright?.length ?? 0) }, cm, upright: upright !== undefined };
  });
  const likened = [...clause.matchAll(compared)].map((match) => {
    const [, thing = ""] = match;
    const cm = yardsticks[thing] ?? yardsticks[thing.replace(" ", "")] ?? 0;
    return { words: spanOf(match), cm, upright: false };
  });
  return [...measured, ...likened].flatMap(({ words, cm, upright }) => {
    const part = upright ? "plant" : partAt(words.from);
    const character = part && characterOf[part];
    if (character === undefined) return [];
    const state = stateOfLength(character, character === "height" ? cm / 100 : cm);
    return [{ character, state, words }];
  });
}

function numberOf(amount: string): number {
  if (amount === "half") return 0.5;
  if (amount === "a" || amount === "an") return 1;
  return numberWords.includes(amount) ? numberWords.indexOf(amount) : Number(amount);
}
