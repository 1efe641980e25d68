// Index of every name in the catalogue (complaints, illnesses, medicines, plants), matched longest first.
import type { Catalogue } from "#catalogue/catalogue.ts";
import { aliases, functionWords } from "../language/aliases.ts";
import { normalise } from "../language/normalise.ts";
import type { ReferenceKind } from "../language/question.ts";
import { editDistance, soundOf } from "../language/spelling.ts";
import { stem } from "../language/stem.ts";
import type { Token } from "../language/tokens.ts";

export type Reference = { kind: ReferenceKind; id: string };
export type Phrase = {
  words: string[];
  references: Reference[];
  text: string;
  /** Every way in which names of the same stems are written: "kokerit" and "kokerite". */
  forms: string[];
  /** Names a complaint only where it is wanted or had: "for gravel", "have worms". */
  weak: boolean;
};
export type PhraseIndex = {
  /** By the first word's stem, longest first. */
  byFirstWord: ReadonlyMap<string, Phrase[]>;
  /** Plants and remedies by their letters alone: "cow foot leaf" is the cowfoot leaf, "fevergrass" fever grass. */
  byLetters: ReadonlyMap<string, Phrase>;
  /** Their names of several words by sound: "grani bakbone" is granny backbone. */
  bySound: ReadonlyMap<string, Phrase>;
};
export type PhraseMention = { from: number; to: number; phrase: Phrase };

/** Too common or ambiguous to identify anything by themselves. */
const ambiguousNames: Partial<Record<ReferenceKind, ReadonlySet<string>>> = {
  medicine: new Set([
    "the pill",
    "purge",
    "clean out",
    "opening medicine",
    "implant",
    "head tablets",
    "monthly injection",
    "histamine",
    "something to sleep",
    "caffeine",
    "calcium",
    "iron",
    "70/30",
  ]),
  plant: new Set(["dye", "weed", "herb to smoke", "til", "sugar"]),
  illness: new Set([
    "acid",
    "forgetful",
    "stones",
    "gravel",
    "wheezing",
    "low blood",
    "allergic to it",
    "dehydrated",
    "dehydration",
    "dried out",
    "eczema",
    "heartburn",
    "jaundice before",
    "anxiety",
    "stroke",
    "graves",
    "grave",
  ]),
  complaint: new Set([
    "stones",
    "gravel",
    "bile",
    "heat",
    "nature",
    "cut",
    "chop",
    "twist",
    "strain",
    "discharge",
    "sore",
    "purge",
    "cold",
    "lining",
    "bitter",
    "resistance",
    "stress tablets",
    "worry",
    "weak",
    "ulcer",
    "pain",
    "burn",
    "wind",
    "bald",
    "build up",
    "cleanse",
    "lost voice",
    "wound",
    "spots",
    "study",
    "me belly",
    "meh belly",
    "acid",
    "scratching",
    "rub",
    "arthur",
    "worm",
    "worms",
    "pale",
    "washout",
    "wash out",
    "clean out",
    "cleanout",
    "gas",
    "cramp",
    "cramps",
  ]),
};

/** Words that stand before "bush" or "vine" in a name and mean something else alone. */
const ordinaryWords = [
  "christmas",
  "ringworm",
  "inflammation",
  "bellyache",
  "belly-ache",
  "money",
  "monkey",
  "smell",
  "sweet",
  "yellow",
  "black",
  "white",
  "water",
  "thick",
  "married man",
  "curry",
];

/** Unambiguous forms of those names. */
const unambiguousNames: readonly (readonly [string, ReferenceKind, string])[] = [
  ["stroke patient", "illness", "stroke"],
  ["low blood pressure", "illness", "low-blood-pressure"],
  ["iron tablet", "medicine", "iron"],
  ["birth control pill", "medicine", "hormones"],
  ["on the pill", "medicine", "hormones"],
  ["contraceptive implant", "medicine", "hormones"],
  ["man nature", "complaint", "mens-tonic"],
  ["nature low", "complaint", "mens-tonic"],
  ["bring back nature", "complaint", "mens-tonic"],
  ["had a stroke", "illness", "stroke"],
  ["hypertensive", "illness", "hypertension"],
  ["stomach ulcer", "complaint", "stomach-ulcers"],
  ["for back", "complaint", "back-pain"],
  ["for the back", "complaint", "back-pain"],
];

export function createPhraseIndex(catalogue: Catalogue): PhraseIndex {
  const phrases = new Map<string, Phrase>();
  const add = (text: string, kind: ReferenceKind, id: string, sure = false) => {
    const written = normalise(text).trim();
    const ambiguous = !sure && ambiguousNames[kind]?.has(written) === true;
    if (ambiguous && kind !== "complaint") return;
    const words = phraseWords(written);
    if (words.length === 0) return;
    const key = words.join(" ");
    const phrase = phrases.get(key) ?? { words, references: [], text: written, forms: [], weak: ambiguous };
    phrase.forms.push(written);
    if (!ambiguous) phrase.weak = false;
    if (!phrase.references.some((other) => other.kind === kind && other.id === id))
      phrase.references.push({ kind, id });
    phrases.set(key, phrase);
  };
  for (const { id, label, synonyms } of catalogue.complaints)
    for (const text of [label, ...synonyms]) add(text, "complaint", id);
  for (const { id, label, everyday } of catalogue.illnesses)
    for (const text of [label, ...everyday]) add(text, "illness", id);
  for (const { id, label, generic, brands, everyday } of catalogue.drugClasses)
    for (const text of [label, ...generic, ...brands, ...everyday]) add(text, "medicine", id);
  const plantNames = catalogue.plants.map(({ id, names }) => ({
    id,
    names: [names.common, names.scientific, ...names.synonyms, ...names.guyanese.map(({ name }) => name)],
  }));
  const full = new Set(
    [
      ...plantNames.flatMap(({ names }) => names),
      ...catalogue.others.flatMap(otherNames),
      ...catalogue.complaints.flatMap(({ label, synonyms }) => [label, ...synonyms]),
      ...catalogue.illnesses.flatMap(({ label, everyday }) => [label, ...everyday]),
      ...ordinaryWords,
    ].map((name) => name.toLowerCase()),
  );
  for (const { id, names } of plantNames)
    for (const text of names) {
      add(text, "plant", id);
      // "are bay leaves good": bay alone is no name, and "leaves" is what somebody does.
      if (/ leaf$/i.test(text) && !full.has(text.slice(0, -5).toLowerCase()))
        add(text.replace(/leaf$/i, "leaves"), "plant", id);
      const bare = text.replace(/ (leaves|leaf|bush|tree|plant|root|vine)$/i, "");
      // "garlic" is garlic, though there is a garlic vine; "ringworm" is no bush.
      if (bare !== text && bare.length > 4 && !full.has(bare.toLowerCase())) add(bare, "plant", id);
    }
  const species = new Set(catalogue.plants.map(({ names }) => names.scientific.toLowerCase()));
  for (const other of catalogue.others)
    for (const text of otherNames(other)) {
      // "aloe vera" is the plant; the bottled juice has names of its own.
      if (!species.has(text.toLowerCase())) add(text, "other", other.id);
    }
  for (const { say, means } of catalogue.lexicon)
    for (const text of say) {
      for (const id of means.complaint ?? []) add(text, "complaint", id);
      if (means.illness !== undefined) add(text, "illness", means.illness);
      if (means.drug_class !== undefined) add(text, "medicine", means.drug_class);
      if (means.plant !== undefined) add(text, "plant", means.plant);
    }
  for (const [text, kind, id] of unambiguousNames) add(text, kind, id, true);
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    const first = phrase.words[0];
    if (first === undefined) continue;
    index.set(first, [...(index.get(first) ?? []), phrase]);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  const byLetters = new Map<string, Phrase>();
  const bySound = new Map<string, Phrase>();
  for (const phrase of phrases.values())
    if (phrase.references.every(({ kind }) => kind === "plant" || kind === "other")) {
      const letters = phrase.text.replace(/[^a-z]/g, "");
      byLetters.set(letters, phrase);
      if (phrase.words.length > 1 && letters.length >= fewestSounded) bySound.set(soundOf(letters), phrase);
    }
  return { byFirstWord: index, byLetters, bySound };
}

function otherNames({ name, also, scientific }: Catalogue["others"][number]): string[] {
  return [name, ...also, ...(scientific === undefined ? [] : [scientific])];
}

/** Words of a phrase as the reader produces them; light ones are kept only beside a single weak word. */
function phraseWords(text: string): string[] {
  const all = text
    .split(/[^a-z0-9']+/)
    .filter((word) => word !== "")
    .flatMap((word) => aliases.get(word) ?? [word]);
  const heavy = all.filter((word) => !functionWords.has(word));
  const hadMore = all.length > heavy.length && heavy.length === 1;
  const keep = hadMore && weakAlone.has(stem(heavy[0] ?? "")) ? all : heavy;
  return keep.map(stem);
}
const weakAlone = new Set(
  "stroke vitamin tablet medicine man woman go bad body skin water blood nose head belly hand foot back run pregnant child baby sleep"
    .split(" ")
    .map(stem),
);

export function indexWords(index: PhraseIndex): Set<string> {
  const words = new Set<string>();
  for (const list of index.byFirstWord.values())
    for (const { text } of list)
      for (const word of text.split(/[^a-z]+/)) if (word.length > 1) words.add(word);
  return words;
}

/** The names of plants that are one word; those that mean a person or a thing as well are not taken for the plant. */
export function plantWords({ byFirstWord }: PhraseIndex): Set<string> {
  const names = [...byFirstWord.values()].flatMap((list) =>
    list.flatMap(({ words, references, forms }) =>
      words.length === 1 && references.every(({ kind }) => kind === "plant") ? forms : [],
    ),
  );
  return new Set(names.filter((name) => !otherSenses.has(name)));
}
const otherSenses = new Set(
  "princess sensitive trumpet cannonball drumstick sandpaper artillery gully".split(" "),
);

/** Longest match first, left to right, without overlap. Light words may come between a phrase's words. */
export function findPhrases(index: PhraseIndex, tokens: Token[]): PhraseMention[] {
  const mentions: PhraseMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const spoken = bySpelledWords(index, tokens, at);
    const joined = byLettersAlone(index, tokens, at);
    const found = joined && (!spoken || joined.to > spoken.to) ? joined : spoken;
    if (!found) continue;
    mentions.push(found);
    at = found.to;
  }
  return mentions;
}

function bySpelledWords(index: PhraseIndex, tokens: Token[], at: number): PhraseMention | undefined {
  for (const phrase of index.byFirstWord.get(tokens[at]?.word ?? "") ?? []) {
    const to = endOfPhrase(tokens, at, phrase);
    if (to === undefined || isOtherWord(phrase, tokens[at])) continue;
    return { from: at, to, phrase };
  }
  return undefined;
}

/** "bitters" is a bottle and "bitter" a taste; "win" is not wine, though their stems are the same. */
function isOtherWord({ words, forms, references }: Phrase, token: Token | undefined): boolean {
  if (words.length > 1 || !token || !references.every(({ kind }) => kind === "plant" || kind === "other"))
    return false;
  const spoken = numbersOf(token.plain);
  return !forms.some(
    (text) =>
      (!text.endsWith("s") || token.plain.endsWith("s")) &&
      numbersOf(text).some((form) => spoken.includes(form)),
  );
}

/** A word as it may stand for one or several, without doubled letters: "callaloos" is also "calalo". */
function numbersOf(word: string): string[] {
  const plain = word.replaceAll("'", "");
  return [plain, plain.replace(/s$/, ""), plain.replace(/es$/, ""), plain.replace(/ies$/, "y")].map((form) =>
    form.replace(/(.)\1/g, "$1"),
  );
}

const mostJoinedWords = 4;
const fewestLetters = 6;
/** A shorter name sounds like too many other words. */
const fewestSounded = 9;
const mostMisheard = 2;
const longName = 11;

/** "de calaloo" is no deer calaloo. */
const articles: ReadonlySet<string> = new Set(["de", "dee", "di", "the", "a"]);

function byLettersAlone(index: PhraseIndex, tokens: Token[], at: number): PhraseMention | undefined {
  let written = "";
  let spelled = "";
  let found: PhraseMention | undefined;
  for (let to = at; to < at + mostJoinedWords; to++) {
    const token = tokens[to];
    if (!token || token.clause !== tokens[at]?.clause) break;
    written += token.raw.replaceAll("'", "");
    spelled += token.plain.replaceAll("'", "");
    if (written.length < fewestLetters) continue;
    const phrase = index.byLetters.get(written) ?? index.byLetters.get(spelled);
    if (phrase) found = { from: at, to, phrase };
    // "same plant" is no misspelt shame plant: a word of the name is one that the reader did not know.
    else if (
      to > at &&
      !articles.has(tokens[at]?.raw ?? "") &&
      written.length >= fewestSounded &&
      tokens.slice(at, to + 1).some(({ raw, plain }) => raw !== plain)
    ) {
      const heard = index.bySound.get(soundOf(written));
      if (heard?.words.length === to - at + 1 && isMisheard(written, heard.text))
        found = { from: at, to, phrase: heard };
    }
  }
  return found;
}

function isMisheard(written: string, name: string): boolean {
  const plain = (text: string) => text.replace(/[^a-z]/g, "").replace(/(.)\1/g, "$1");
  // "black mark" is not black maca.
  const most = written.length < longName ? 1 : mostMisheard;
  return editDistance(plain(written), plain(name), most) <= most;
}

/** "the aloes you does drink": after the name of a thing somebody is spoken of, and no longer name. */
const speakers = new Set("i me you yuh he she we they does do can could".split(" "));

function endOfPhrase(tokens: Token[], at: number, { words, references }: Phrase): number | undefined {
  const ofThing = references.every(({ kind }) => kind === "plant" || kind === "other");
  let here = at;
  for (const word of words.slice(1)) {
    here++;
    let skipped = 0;
    while (tokens[here]?.word !== word && tokens[here]?.light && skipped < 3) {
      if (ofThing && speakers.has(tokens[here]?.plain ?? "")) return undefined;
      here++;
      skipped++;
    }
    const found = tokens[here];
    if (found === undefined || found.word !== word || found.sentence !== tokens[at]?.sentence)
      return undefined;
  }
  return here;
}
