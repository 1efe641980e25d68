// Finds amounts in a text in a form that can be compared: "a small cup", "one cup" and "1 cup" are the same, "2 or 3 leaves" are both.

export type Amount = { value: number; unit: string; text: string; at: number };

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  quarter: 0.25,
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
};

const units: readonly (readonly [unit: string, words: string])[] = [
  ["ml", "ml|millilit(?:re|er)s?"],
  ["litre", "l|lit(?:re|er)s?"],
  ["mg", "mg|milligrams?"],
  ["mcg", "mcg|micrograms?|µg"],
  ["gram", "g|grams?|grammes?"],
  ["ounce", "oz|ounces?"],
  ["drop", "drops?"],
  ["cup", "cups?|cupfuls?|mugs?|teacups?"],
  ["glass", "glass(?:es)?"],
  ["teaspoon", "tsps?|teaspoons?|teaspoonfuls?"],
  ["tablespoon", "tbsps?|tablespoons?|tablespoonfuls?"],
  ["spoon", "spoons?|spoonfuls?"],
  ["leaf", "lea(?:f|ves)|leaflets?"],
  ["stalk", "stalks?|blades?|stems?|sprigs?|twigs?"],
  ["piece", "pieces?|slices?|chunks?"],
  ["clove", "cloves?"],
  ["seed", "seeds?|nuts?|berr(?:y|ies)|pods?"],
  ["flower", "flowers?|petals?"],
  ["handful", "handfuls?"],
  ["pinch", "pinch(?:es)?"],
  ["tablet", "tablets?|capsules?|pills?"],
  ["times a day", "times? (?:a|per|each|every) day|times? daily"],
  ["times a week", "times? (?:a|per|each|every) week|times? weekly"],
  ["days", "days?|nights?"],
  ["weeks", "weeks?"],
];

const number = `\\d+(?:[.,/]\\d+)?|${Object.keys(numbers).join("|")}`;
const between =
  "(?:small|large|big|fresh|dried|dry|level|heaped|heaping|full|clean|young|green|ripe|medium(?:-sized)?|whole|thin|washed|chopped|crushed|coffee|tea|little|bitter|warm|hot|strong|weak|more|good|peeled|grated|tender|mature|yellow|leafy|long|short|thick|split|sliced|pounded|roasted|unripe|cooked|raw|cool|ordinary|normal|single|extra|palm-sized|thumb-sized|finger-long|of the)";
const pattern = new RegExp(
  `(?<![\\p{L}\\d./])(?<first>${number})(?:(?:\\s*(?:-|–|to|or)\\s*)(?<second>${number}))?(?:\\s+an?(?=\\s))?[\\s-]*(?:${between}\\s+)*(?<unit>${units.map(([, words]) => words).join("|")})(?![\\p{L}\\d])`,
  "giu",
);
const frequencies: readonly (readonly [RegExp, number, string])[] = [
  [/\bonce (?:a|per|each|every) (?:day|night|morning|evening)\b|\bonce daily\b/gi, 1, "times a day"],
  [
    /\btwice (?:a|per|each|every) day\b|\btwice daily\b|\bmorning and (?:night|evening)\b/gi,
    2,
    "times a day",
  ],
  [/\b(?:thrice|three times) (?:a|per) day\b|\bthrice daily\b/gi, 3, "times a day"],
  [/\bonce (?:a|per|each|every) week\b/gi, 1, "times a week"],
  [/\btwice (?:a|per|each|every) week\b/gi, 2, "times a week"],
];

export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(pattern)) {
    const { first = "", second, unit: written = "" } = match.groups ?? {};
    const unit = unitOf(written);
    for (const one of [first, ...(second === undefined ? [] : [second])])
      found.push({ value: numberFrom(one), unit, text: match[0].trim(), at: match.index });
  }
  for (const [frequency, value, unit] of frequencies)
    for (const match of text.matchAll(frequency))
      found.push({ value, unit, text: match[0], at: match.index });
  return found.map((amount) => {
    if (amount.unit === "weeks") return { ...amount, unit: "days", value: amount.value * 7 };
    return isPerDay(amount) ? { ...amount, unit: "a day" } : amount;
  });
}

/** "At most 8 a day": of what was named before. "Half a day" is a time. */
const isPerDay = ({ unit, value, text }: Amount) =>
  unit === "days" && value >= 1 && /^(?!an? )\S.* an? (?:day|night)$/i.test(text);

function unitOf(written: string): string {
  return (
    units.find(([, words]) => new RegExp(`^(?:${words})$`, "i").test(written.replace(/\s+/g, " ")))?.[0] ??
    written
  );
}

function numberFrom(written: string): number {
  const word = numbers[written.toLowerCase()];
  if (word !== undefined) return word;
  if (/^\d{1,3},\d{3}$/.test(written)) return Number(written.replace(",", ""));
  const [above = "0", below] = written.replace(",", ".").split("/");
  return below === undefined ? Number(above) : Number(above) / Number(below);
}

export function sameAmount(a: Pick<Amount, "value" | "unit">, b: Pick<Amount, "value" | "unit">): boolean {
  return a.unit === b.unit && Math.abs(a.value - b.value) < 0.01;
}

/** How long or how often, as against how much. */
export const isTime = ({ unit }: Amount) => unit === "days" || unit.startsWith("times");
