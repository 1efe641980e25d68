// Tokeniser: splits a question into tokens with sentence and clause numbers, each mapped to plain words.
import { aliases, aliasOf, functionWords } from "./aliases.ts";
import { withEmergenciesInEnglish } from "./emergency-phrases.ts";
import { normalise } from "./normalise.ts";
import { breakRunOns } from "./run-on.ts";
import { withScreensNamed } from "./screen-tablet.ts";
import type { Speller } from "./spelling.ts";
import { stem } from "./stem.ts";

export type Token = {
  /** As written, in lower case. */
  raw: string;
  /** The plain word, before stemming. */
  plain: string;
  /** The stem, which vocabulary and patterns compare. */
  word: string;
  number: number | undefined;
  sentence: number;
  clause: number;
  /** Index among all tokens. */
  at: number;
  /** A stop word. */
  light: boolean;
  /** The name of a plant. */
  plant: boolean;
  /** Where it stands in the text's source. */
  start: number;
  end: number;
};

export type Text = { source: string; tokens: Token[] };

export type Reader = (question: string) => Text;

const pieces = /\d+(?:[.,]\d+)?|[a-z][a-z0-9]*(?:'[a-z]+)*|[.!?;\n]+|[,:()"–]|[/&+-]/g;
const negations = new Set(["not", "no", "cannot", "without"]);

/** More than the longest message has when it is written in words; what is cut off are single letters, figures and strokes. */
const mostPieces = 750;

/** Known words stay as they are; others are corrected by the speller. `plants`: names of one word. */
export function createReader(
  knownWords: ReadonlySet<string>,
  speller: Speller,
  plants: ReadonlySet<string> = new Set(),
): Reader {
  return (question) => {
    const source = withScreensNamed(withEmergenciesInEnglish(normalise(question)));
    const tokens: Token[] = [];
    let sentence = 0;
    let clause = 0;
    const all = [...source.matchAll(pieces)].slice(0, mostPieces);
    for (const [place, { 0: piece, index: start }] of all.entries()) {
      if (/^[.!?;\n]/.test(piece)) {
        sentence++;
        clause++;
        continue;
      }
      if (/^[,:()"–]$/.test(piece)) {
        clause++;
        continue;
      }
      if (piece === "-" || piece === "+") continue;
      const number = /^\d/.test(piece) ? Number(piece.replace(",", ".")) : undefined;
      const beside =
        number === undefined ? aliasOf(piece, all[place - 1]?.[0] ?? "", wordsAfter(all, place)) : [piece];
      for (const plain of beside ?? plainWords(piece, knownWords, speller)) {
        const light = functionWords.has(plain) && !negations.has(plain);
        if (plain === "but" || plain === "however" || plain === "except") clause++;
        tokens.push({
          raw: piece,
          plain,
          word: number === undefined ? stem(plain) : piece,
          number,
          sentence,
          clause,
          at: tokens.length,
          light,
          plant: plants.has(piece) || plants.has(plain) || plants.has(plain.replace(/s$/, "")),
          start,
          end: start + piece.length,
        });
      }
    }
    breakRunOns(tokens);
    return { source, tokens };
  };
}

/** The next two words, for forms that their neighbours decide. */
function wordsAfter(all: readonly RegExpExecArray[], place: number): string {
  return `${all[place + 1]?.[0] ?? ""} ${all[place + 2]?.[0] ?? ""}`.trim();
}

/** Phonetic Creolese spellings: "sista" is sister, "breat" breath, "dat" that, "hol" hold, "kep" kept. */
function phoneticForms(word: string): string[] {
  if (word.length < 3) return [];
  const cut = /[nl]$/.test(word) ? [`${word}d`] : /[sfcpk]$/.test(word) ? [`${word}t`] : [];
  const endings = [
    ...cut,
    word.replace(/(?:ah?|uh)$/, "er"),
    word.replace(/t$/, "th"),
    word.replace(/^d/, "th"),
  ];
  const inner = [word, ...endings].flatMap((form) => [
    form,
    form.replace("dd", "th"),
    form.replace("tt", "th"),
  ]);
  return [...new Set(inner)].filter((form) => form !== word);
}

function plainWords(piece: string, knownWords: ReadonlySet<string>, speller: Speller): readonly string[] {
  // "sweatin'" and "hurtin" are sweating and hurting.
  const isCut =
    piece.endsWith("in") &&
    piece.length > 4 &&
    (knownWords.has(`${piece}g`) || (piece.length > 5 && !knownWords.has(piece)));
  const full = isCut ? `${piece}g` : piece;
  const viaFull = aliases.get(full);
  if (viaFull) return viaFull;
  const possessive = full.endsWith("'s") ? full.slice(0, -2) : full;
  const viaOwner = aliases.get(possessive);
  if (viaOwner) return viaOwner;
  if (knownWords.has(full) || knownWords.has(possessive) || knownWords.has(stem(full))) return [possessive];
  for (const form of phoneticForms(possessive)) {
    const viaSound = aliases.get(form);
    if (viaSound) return viaSound;
    if (knownWords.has(form)) return [form];
  }
  const corrected = speller.correct(possessive.replaceAll("'", ""));
  if (corrected === undefined) return [possessive];
  return aliases.get(corrected) ?? [corrected];
}
