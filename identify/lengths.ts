// Lengths in a description: "5 inches long", "20 feet tall", "two metres high".
import type { KeyState } from "#catalogue/key-words.ts";
import type { DescribedPart } from "./describe.ts";
import { stateOfLength } from "./profile.ts";

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
): { character: LengthCharacter; state: KeyState<LengthCharacter> }[] {
  return [...clause.matchAll(length)].flatMap((match) => {
    const [whole, amount = "", unit = ""] = match;
    const cm = numberOf(amount) * (centimetres[unit] ?? 1);
    const upright = /^ ?(?:tall|high)\b/.test(clause.slice(match.index + whole.length));
    const part = upright ? "plant" : partAt(match.index);
    const character = part && characterOf[part];
    if (character === undefined) return [];
    return [{ character, state: stateOfLength(character, character === "height" ? cm / 100 : cm) }];
  });
}

function numberOf(amount: string): number {
  if (amount === "half") return 0.5;
  if (amount === "a" || amount === "an") return 1;
  return numberWords.includes(amount) ? numberWords.indexOf(amount) : Number(amount);
}
