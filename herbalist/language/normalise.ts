// Normalises any string: uniform quotes, no accents, lower case, no invisible characters, bounded length.

/** Longer than any question the product accepts; the rest is ignored. */
export const readableLength = 6000;

/** How many characters Unicode decomposition may add. */
const maxGrowth = 200;

/** Cyrillic and Greek letters that look like Latin ones: a name written with them reads the same to a person. */
const lookAlikes = new Map(
  Object.entries({
    a: "аα",
    b: "вβ",
    c: "сϲ",
    e: "еєε",
    h: "нһη",
    i: "іι",
    j: "ј",
    k: "кκ",
    m: "мμ",
    n: "пν",
    o: "оοσ",
    p: "рρ",
    s: "ѕ",
    t: "тτ",
    u: "υ",
    x: "хχ",
    y: "уγ",
  }).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

const whatCan =
  /\b((?:wh?a[ht]?|which) (?:(?:bush|leaf|tea|t'?ing|thing|oil|else) )?(?:(?:me|mi|i|ah|yuh|you|we|abee) )?)(?:cyan|cya|kyan|cyah)(?= (?:rub|drink|tek|take|use|put|eat|bade|bathe|boil|bile|help|wuk|work|gi|gie|give|try|get)\b)/g;

export function normalise(text: string): string {
  return (
    text
      .slice(0, readableLength)
      .toWellFormed()
      .normalize("NFKD")
      // Accents, zero-width characters and direction marks carry no meaning here and can hide a word.
      .replace(/[\p{M}\p{Cf}]/gu, "")
      // "⅓" decomposes into three characters and some into eighteen; a short text must not become a long one.
      .slice(0, Math.min(text.length, readableLength) + maxGrowth)
      .replace(/[‘’‛′`´ʼ]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/[‐-―−]/g, "-")
      .replace(/⁄/g, "/")
      .toLowerCase()
      .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookAlikes.get(letter) ?? letter)
      // "Daag, me waist nah good": a friend is called, and no dog is ill.
      .replace(/^\s*(?:daag|dawg|daw)\s*[,!]\s*/, "")
      // "wha bush me cyan rub": asked so, "cyan" is "can".
      .replace(whatCan, "$1can")
      // "is tree week now": three of a time.
      .replace(/\btree(?= (?:day|week|month|year|hour|night)s?\b)/g, "three")
      // The full stop of "St." ends no sentence.
      .replace(/\b(st|dr|mr|mrs)\.(?= )/g, "$1")
      // "soooo baaad": three or more of a letter become two.
      .replace(/([a-z])\1{2,}/g, "$1$1")
  );
}
