// Results of blood tests that people read from a slip ("potassium 7.2", "my INR is 9"), turned into findings.
import { isPast } from "../language/past.ts";
import type { Text, Token } from "../language/tokens.ts";

type Test = {
  names: ReadonlySet<string>;
  /** Results outside these cannot be results of this test. */
  possible: readonly [number, number];
  /** The result in one unit, whichever the slip uses. */
  inUnit?: (value: number) => number;
  isDangerous: (value: number) => boolean;
  /** Needs someone to look at it within a day. */
  isOff: (value: number) => boolean;
};

// Limits: UK Kidney Association, Hyperkalaemia 2023; British Society for Haematology, Oral anticoagulation; WHO, Haemoglobin cutoffs 2024;
// European guideline on hyponatraemia 2014; WHO, Dengue guidelines 2009; KDIGO, Acute kidney injury 2012.
const tests: readonly Test[] = [
  {
    names: new Set(["potassium"]),
    possible: [1, 12],
    isDangerous: (mmol) => mmol >= 6.5 || mmol < 2.5,
    isOff: (mmol) => mmol >= 5.6 || mmol < 3,
  },
  {
    names: new Set(["inr"]),
    possible: [0.5, 20],
    isDangerous: (ratio) => ratio >= 8,
    isOff: (ratio) => ratio >= 5,
  },
  {
    names: new Set(["haemoglobin", "hemoglobin", "hb", "hgb", "blood-count"]),
    possible: [1, 220],
    // Grams in a decilitre, or ten times as many in a litre.
    inUnit: (value) => (value > 25 ? value / 10 : value),
    isDangerous: (grams) => grams < 5,
    isOff: (grams) => grams < 8,
  },
  {
    names: new Set(["sodium"]),
    possible: [90, 190],
    isDangerous: (mmol) => mmol < 120 || mmol > 160,
    isOff: (mmol) => mmol < 128 || mmol > 150,
  },
  {
    names: new Set(["platelet", "platelets"]),
    possible: [1, 900_000],
    // Thousands in a microlitre, or the whole number.
    inUnit: (value) => (value >= 1000 ? value / 1000 : value),
    isDangerous: (thousands) => thousands < 20,
    isOff: (thousands) => thousands < 80,
  },
  {
    names: new Set(["creatinine"]),
    possible: [0.2, 2500],
    // Micromoles in a litre, or milligrams in a decilitre.
    inUnit: (value) => (value <= 30 ? value * 88.4 : value),
    isDangerous: () => false,
    isOff: (micromoles) => micromoles >= 350,
  },
];

/** What may stand between the name of a test and its result. */
const between = new Set(
  "is was be level levels count reading result results high low of only now to up down drop gone go went come came back say says show at the my his her he she it about around test".split(
    " ",
  ),
);
/** After a number, these say that it is no result. */
const otherUnits = new Set(
  "mg g gram grams tablet tablets day days week weeks month months year years hour hours am pm o'clock times percent cup cups time".split(
    " ",
  ),
);

/** Finding ids, each with the tokens of the test and its result. */
export function bloodTestFindings({ tokens }: Text): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) {
    const test = tests.find(({ names }) => names.has(nameAt(tokens, at)));
    if (test === undefined) continue;
    const result = resultAfter(tokens, at, token.sentence);
    if (result?.number === undefined || isPast(tokens, at, result.at, true)) continue;
    const [least, most] = test.possible;
    const value = test.inUnit?.(result.number) ?? result.number;
    if (result.number < least || result.number > most) continue;
    if (test.isDangerous(value)) found.set("blood-test-extreme", [at, result.at]);
    else if (test.isOff(value)) found.set("blood-test-off", [at, result.at]);
  }
  return found;
}

function nameAt(tokens: readonly Token[], at: number): string {
  const plain = tokens[at]?.plain ?? "";
  return plain === "blood" && tokens[at + 1]?.plain === "count" ? "blood-count" : plain;
}

function resultAfter(tokens: readonly Token[], at: number, sentence: number): Token | undefined {
  for (const token of tokens.slice(at + 1, at + 7)) {
    if (token.sentence !== sentence) return undefined;
    if (token.number !== undefined) {
      const next = tokens[token.at + 1];
      const perLitre = next?.plain === "g" || next?.plain === "mg";
      const ofBlood = perLitre && ["/", "dl", "l", "per"].includes(tokens[token.at + 2]?.plain ?? "");
      return otherUnits.has(next?.plain ?? "") && !ofBlood ? undefined : token;
    }
    if (!between.has(token.plain)) return undefined;
  }
  return undefined;
}
