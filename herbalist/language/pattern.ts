// The pattern language in which findings, complaints and intents are written, and its matcher. A pattern is terms joined by "&" (in any
// order) or ">" (in this order), near each other in one sentence:
//   "$chest & $pain"     a word of each class, at most `nearness` words apart
//   "not > wake /3"      ordered, with its own nearness
//   "short_breath|gasp"  alternatives; "_" joins words that must be adjacent
//   "=fits"              the word exactly as written
//   "~chest_cold"        a compound: a phrase with a meaning of its own, by its name
// Light words ("the", "is", "like") are not counted between terms. Everything is linear in the length of the text.
import { aliases, functionWords } from "./aliases.ts";
import { stem } from "./stem.ts";
import type { Text } from "./tokens.ts";

export type WordClasses = Readonly<Record<string, string>>;

type Term = {
  words: Set<string>;
  raws: Set<string>;
  sequences: string[][];
  /** Must come after the previous term. */
  after: boolean;
  vocabulary: Vocabulary;
};
/** All terms written with the same word classes, and those that can start at a word. */
type Vocabulary = { terms: Map<string, Term>; starting: Map<string, Term[]> };
export type Pattern = { terms: Term[]; nearness: number };

/** One token, or a compound of several. */
type Item = {
  word: string;
  raws: string[];
  from: number;
  to: number;
  sentence: number;
  light: boolean;
  /** Number of content words up to here. */
  place: number;
};
export type View = {
  text: Text;
  items: Item[];
  places: Map<string, number[]>;
  /** Matches of each term, of the vocabularies searched so far. */
  found: Map<Term, Place[]>;
  searched: Set<Vocabulary>;
};
/** First and last item. */
type Place = readonly [number, number];
/** Items `first` to `last`; `used` are the items that matched. */
export type Span = { first: number; last: number; used: number[] };

const defaultNearness = 5;

export function compilePattern(source: string, classes: WordClasses): Pattern {
  const [body = "", near] = source.split("/");
  const parts = body.split(/([&>])/);
  const terms = parts.flatMap((part, index) =>
    index % 2 === 0 ? [sharedTerm(part.trim(), parts[index - 1] === ">", classes)] : [],
  );
  return { terms, nearness: near === undefined ? defaultNearness : Number(near) };
}

const vocabularies = new WeakMap<WordClasses, Vocabulary>();

/** Equal terms are the same object, so that a text is searched for each only once. */
function sharedTerm(source: string, after: boolean, classes: WordClasses): Term {
  const vocabulary = vocabularies.get(classes) ?? { terms: new Map(), starting: new Map() };
  vocabularies.set(classes, vocabulary);
  const key = `${after ? ">" : "&"}${source}`;
  const existing = vocabulary.terms.get(key);
  if (existing) return existing;
  const term = compileTerm(source, after, classes, vocabulary);
  vocabulary.terms.set(key, term);
  const starts = [
    ...term.words,
    ...[...term.raws].map((raw) => `=${raw}`),
    ...term.sequences.map(([first = ""]) => first),
  ];
  for (const start of new Set(starts)) {
    const list = vocabulary.starting.get(start);
    if (list) list.push(term);
    else vocabulary.starting.set(start, [term]);
  }
  return term;
}

function compileTerm(source: string, after: boolean, classes: WordClasses, vocabulary: Vocabulary): Term {
  const term: Term = { words: new Set(), raws: new Set(), sequences: [], after, vocabulary };
  const add = (item: string) => {
    if (item.startsWith("$")) {
      const list = classes[item.slice(1)];
      if (list === undefined) throw new Error(`no word class ${item}`);
      for (const word of list.split(" ")) add(word);
    } else if (item.startsWith("=")) term.raws.add(item.slice(1));
    else if (item.startsWith("~")) term.words.add(item);
    else {
      const words = item.split("_").flatMap(plainStems);
      if (words.length === 1 && words[0] !== undefined) term.words.add(words[0]);
      else if (words.length > 1) term.sequences.push(words);
    }
  };
  for (const item of source.split("|")) add(item);
  return term;
}

/** The stems of one written word, as the reader produces them. */
export function plainStems(word: string): string[] {
  return (aliases.get(word) ?? [word]).map(stem);
}

export type Compounds = Map<string, { words: string[]; name: string }[]>;

/** Compounds: phrases with a meaning of their own, whose words are not matched separately ("chest cold"). */
export function compileCompounds(table: Readonly<Record<string, readonly string[]>>): Compounds {
  const compounds: Compounds = new Map();
  for (const [name, phrases] of Object.entries(table))
    for (const phrase of phrases) {
      const all = phrase.split(" ").flatMap((word) => aliases.get(word) ?? [word]);
      const heavy = all.filter((word) => !functionWords.has(word));
      // Light words are kept only where a single word would be left without them ("killing me").
      const words = (heavy.length > 1 ? heavy : all).map(stem);
      const first = words[0];
      if (first === undefined) continue;
      const list = compounds.get(first) ?? [];
      list.push({ words, name: `~${name}` });
      list.sort((a, b) => b.words.length - a.words.length);
      compounds.set(first, list);
    }
  return compounds;
}

export function viewOf(text: Text, compounds: Compounds): View {
  const { tokens } = text;
  const items: Item[] = [];
  let place = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    let name: string | undefined;
    let end = at;
    for (const { words, name: compound } of compounds.get(token.word) ?? []) {
      const last = endOfSequence(tokens, at, words);
      if (last === undefined) continue;
      name = compound;
      end = last;
      break;
    }
    if (!token.light || name !== undefined) place++;
    items.push({
      word: name ?? token.word,
      raws: tokens.slice(at, end + 1).map(({ raw }) => raw),
      from: at,
      to: end,
      sentence: token.sentence,
      light: token.light && name === undefined,
      place,
    });
    at = end + 1;
  }
  const places = new Map<string, number[]>();
  const note = (key: string, index: number) => {
    const list = places.get(key);
    if (list) list.push(index);
    else places.set(key, [index]);
  };
  for (const [index, item] of items.entries()) {
    note(item.word, index);
    // The words of a compound are not matched separately.
    if (!item.word.startsWith("~")) for (const raw of new Set(item.raws)) note(`=${raw}`, index);
  }
  return { text, items, places, found: new Map(), searched: new Set() };
}

/** The end of a sequence that starts at `at`; light words may come between its words. */
function endOfSequence(
  list: readonly { word: string; sentence: number; light: boolean }[],
  at: number,
  words: string[],
): number | undefined {
  let here = at;
  for (const word of words.slice(1)) {
    here++;
    while (list[here]?.word !== word && list[here]?.light) here++;
    const found = list[here];
    if (found === undefined || found.word !== word || found.sentence !== list[at]?.sentence) return undefined;
  }
  return here;
}

const none: readonly Place[] = [];
const noSpans: readonly Span[] = [];

/** Goes through the words of the text once, instead of through the words of every term. */
function searchAll(vocabulary: Vocabulary, view: View): void {
  const { items, places, found, searched } = view;
  searched.add(vocabulary);
  const unordered = new Set<Place[]>();
  const note = (term: Term, place: Place) => {
    const list = found.get(term);
    if (list === undefined) {
      found.set(term, [place]);
      return;
    }
    if ((list.at(-1)?.[0] ?? 0) > place[0]) unordered.add(list);
    list.push(place);
  };
  for (const [word, positions] of places)
    for (const term of vocabulary.starting.get(word) ?? []) {
      if (term.words.has(word) || (word.startsWith("=") && term.raws.has(word.slice(1))))
        for (const at of positions) note(term, [at, at]);
      for (const sequence of term.sequences) {
        // Each attempt may skip over all light words of a text, so attempts that cannot succeed are avoided.
        if (sequence[0] !== word || !sequence.every((each) => places.has(each))) continue;
        for (const at of positions) {
          const end = endOfSequence(items, at, sequence);
          if (end !== undefined) note(term, [at, end]);
        }
      }
    }
  for (const list of unordered) list.sort((a, b) => a[0] - b[0]);
}

/** Every match of the pattern; at most one for each match of its first term. */
export function findPattern(pattern: Pattern, view: View): readonly Span[] {
  const { terms } = pattern;
  const [first] = terms;
  if (first && !view.searched.has(first.vocabulary)) searchAll(first.vocabulary, view);
  // Nearly all patterns end here, so nothing is allocated before.
  for (const term of terms) if (!view.found.has(term)) return noSpans;
  const places = terms.map((term) => view.found.get(term) ?? none);
  const spans: Span[] = [];
  for (const start of places[0] ?? []) {
    const used = complete(pattern, places, view, [start]);
    if (!used) continue;
    spans.push({
      first: Math.min(...used.map(([from]) => from)),
      last: Math.max(...used.map(([, to]) => to)),
      used: used.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
    });
  }
  return spans;
}

/** How many matches of a term are tried; further ones only repeat the same words. */
const maxCandidates = 4;

/** Finds a match for each further term, near enough and without overlap; the nearest first. */
function complete(
  pattern: Pattern,
  places: readonly (readonly Place[])[],
  view: View,
  used: readonly Place[],
): readonly Place[] | undefined {
  const term = pattern.terms[used.length];
  const start = used[0];
  const previous = used.at(-1);
  if (term === undefined || start === undefined || previous === undefined) return used;
  const sentence = view.items[start[0]]?.sentence;
  const place = (item: number) => view.items[item]?.place ?? 0;
  const begin = Math.min(...used.map(([from]) => place(from)));
  const end = Math.max(...used.map(([, to]) => place(to)));
  const candidates = around(places[used.length] ?? [], start[0], pattern.nearness)
    .filter(
      ([from, to]) =>
        view.items[from]?.sentence === sentence &&
        (!term.after || (from > previous[1] && reaches(view, previous, from))) &&
        !used.some(([first, last]) => from <= last && to >= first) &&
        Math.max(end, place(to)) - Math.min(begin, place(from)) <= pattern.nearness,
    )
    .sort((a, b) => Math.abs(a[0] - start[0]) - Math.abs(b[0] - start[0]))
    .slice(0, maxCandidates);
  for (const candidate of candidates) {
    const whole = complete(pattern, places, view, [...used, candidate]);
    if (whole) return whole;
  }
  return undefined;
}

const negating = new Set(["not", "cannot"]);

/** They open another clause, also where a message has no commas. */
const joining = new Set(["and", "so", "because", "then", "just", "while"]);

/** A negation does not reach beyond its clause: "no vomiting, remembers everything" says nothing of not remembering. */
function reaches({ items, text }: View, [first, last]: Place, to: number): boolean {
  if (first !== last || !negating.has(items[first]?.word ?? "")) return true;
  const tokenOf = (item: number) => text.tokens[items[item]?.from ?? -1];
  if (tokenOf(first)?.clause !== tokenOf(to)?.clause) return false;
  for (let item = first + 1; item < to; item++) if (joining.has(tokenOf(item)?.plain ?? "")) return false;
  return true;
}

/** The matches that can be near enough: a sentence has at most a few light words for each content word. */
function around(list: readonly Place[], start: number, nearness: number): readonly Place[] {
  const reach = nearness * 5 + 10;
  if (list.length < 8) return list;
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.[0] ?? 0) < start - reach) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < list.length && (list[end]?.[0] ?? 0) <= start + reach) end++;
  return list.slice(low, end);
}
