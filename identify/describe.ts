// Reads a description in everyday words, English or Creolese ("vine, purple flowers, smells of garlic"), as answers of the
// key. It sets only what the words say; vague words set several states at once.
import type { KeyCharacter, KeyState } from "#catalogue/key-words.ts";
import { rules } from "./description-rules.ts";
import type { Answer } from "./key.ts";
import { lengthsIn } from "./lengths.ts";
import { type Span, spanOf, spansOf, unusedPhrases } from "./unused-words.ts";

/** The parts of a plant that an adjective may belong to. */
export type DescribedPart = "flower" | "fruit" | "leaf" | "stem" | "sap" | "plant" | "seed" | "root";

const partNouns: readonly (readonly [DescribedPart, RegExp])[] = [
  ["flower", /\b(?:flowers?|blossoms?|blooms?|petals?|flowering|flowas?)\b/g],
  [
    "fruit",
    /\b(?:fruits?|berry|berries|pods?|nuts?|gourds?|capsules?|beans?|burrs?|balls?|peppers?|plums?)\b/g,
  ],
  ["leaf", /\b(?:leaf|leafs|leaves|leaflets?|blades?|fronds?|underside|underneath)\b/g],
  ["stem", /\b(?:stems?|stalks?|branch|branches|twigs?|trunks?|bark|veins?)\b/g],
  ["sap", /\b(?:sap|milk|juice|gum|latex|bleeds?|oozes?)\b/g],
  ["plant", /\b(?:plants?|bush|bushes|shrubs?|trees?|vines?|weeds?|herbs?|grass|creepers?|palms?)\b/g],
  // The key asks nothing about these; what is said of them is said of no other part.
  ["seed", /\bseeds?\b(?! (?:pods?|heads?|balls?|capsules?)\b)/g],
  ["root", /\b(?:roots?|tubers?|bulbs?|rhizomes?|corms?)\b/g],
];
/** The nouns of the parts that the key asks about. */
const askedNouns = partNouns.filter(([part]) => part !== "seed" && part !== "root").map(([, noun]) => noun);

export type Description = {
  readonly answers: readonly Answer[];
  /** Words that set no answer, in the order they were said. */
  readonly unused: readonly string[];
};

export const describedAnswers = (text: string): readonly Answer[] => readDescription(text).answers;

export function readDescription(text: string): Description {
  const found = new Map<KeyCharacter, Set<string>>();
  const unused: string[] = [];
  for (const clause of clausesOf(text)) {
    const used: Span[] = [];
    const set: Setter = (character, states, words) => {
      const known = found.get(character) ?? new Set();
      for (const state of states) known.add(state);
      found.set(character, known);
      if (states.length > 0) used.push(words);
    };
    for (const { character, states, pattern } of rules)
      for (const match of clause.matchAll(pattern)) set(character, states, spanOf(match));
    adjectives(clause, set);
    for (const { character, state, words } of lengthsIn(clause, (place) => nearestPart(clause, place)))
      set(character, [state], words);
    unused.push(...unusedPhrases(clause, [...used, ...askedNouns.flatMap((noun) => spansOf(clause, noun))]));
  }
  // Of a divided leaf, people call the blades small leaves, or leaves in pairs; the key asks for the whole leaf.
  const kinds = found.get("leaf-kind") ?? new Set<string>();
  if (["feather", "lace", "three", "fan"].some((kind) => kinds.has(kind))) {
    for (const ofBlades of ["fingernail", "finger"]) found.get("leaf-size")?.delete(ofBlades);
    found.get("leaf-place")?.delete("pairs");
  }
  const answers = [...found]
    .filter(([, states]) => states.size > 0)
    .map(([character, states]) => ({ character, states: [...states] }));
  return { answers, unused };
}

/** Plain small letters, cut where a new thought begins. */
function clausesOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’']/g, "")
    .replace(/-/g, " ")
    .split(/[.,;:!?\n]+|\b(?:but|then)\b/)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter((clause) => clause !== "")
    .map(withTopic());
}

/** "Leaf like a heart, shiny": a clause without a part of its own goes on about the leaf, flower or fruit named last. */
function withTopic(): (clause: string) => string {
  const otherThing =
    /\b(?:roots?|tubers?|bulbs?|rhizomes?|corms?|under ?ground|wood|heart|hearts|thing|things|sticks?|tail|it|grows?|growing|used)\b/;
  const topics = /\b(?:leaf|leaves|flowers?|fruits?)\b/g;
  let topic: string | undefined;
  return (clause) => {
    if (otherThing.test(clause) || partNouns.some(([, pattern]) => clause.search(pattern) >= 0)) {
      topic = clause.match(topics)?.at(-1);
      return clause;
    }
    return topic === undefined ? clause : `${topic} ${clause}`;
  };
}

type Setter = (character: KeyCharacter, states: readonly KeyState[], words: Span) => void;

/** The part that the words at this place of the clause belong to: the next noun close by, or else the last one before. */
function nearestPart(clause: string, place: number): DescribedPart | undefined {
  const nouns = partNouns
    .flatMap(([part, pattern]) => [...clause.matchAll(pattern)].map((match) => ({ part, at: match.index })))
    .toSorted((a, b) => a.at - b.at);
  const wordsBetween = (from: number, to: number) => clause.slice(from, to).trim().split(" ").length;
  const after = nouns.find(({ at }) => at > place);
  if (
    after &&
    wordsBetween(place, after.at) <= 3 &&
    !/\b(?:with|have|has|get|got)\b/.test(clause.slice(place, after.at))
  )
    return after.part;
  const before = nouns.findLast(({ at }) => at < place);
  return before?.part ?? after?.part;
}

const flowerColours: Readonly<Record<string, readonly KeyState<"flower-colour">[]>> = {
  white: ["white"],
  cream: ["white"],
  yellow: ["yellow"],
  gold: ["yellow"],
  golden: ["yellow"],
  orange: ["orange"],
  red: ["red"],
  scarlet: ["red"],
  crimson: ["red"],
  pink: ["pink"],
  rose: ["pink"],
  magenta: ["pink", "purple"],
  purple: ["purple"],
  purplish: ["purple"],
  violet: ["purple"],
  lilac: ["purple"],
  lavender: ["purple"],
  mauve: ["purple"],
  blue: ["blue"],
  bluish: ["blue", "purple"],
  green: ["green"],
  greenish: ["green"],
  brown: ["brown"],
};

const fruitColours: Readonly<Record<string, readonly KeyState<"fruit-colour">[]>> = {
  white: ["white"],
  yellow: ["yellow"],
  golden: ["yellow", "orange"],
  orange: ["orange"],
  red: ["red"],
  scarlet: ["red"],
  pink: ["red", "white"],
  purple: ["black"],
  black: ["black"],
  blue: ["black"],
  green: ["green"],
  brown: ["brown"],
};

const sapColours: Readonly<Record<string, readonly KeyState<"sap">[]>> = {
  white: ["milky"],
  yellow: ["coloured"],
  golden: ["coloured"],
  orange: ["coloured"],
  red: ["coloured"],
  purple: ["coloured"],
  brown: ["coloured"],
};

const colourWord =
  /\b(?:white|cream|yellow|golden|gold|orange|red|scarlet|crimson|pink|rose|magenta|purplish|purple|violet|lilac|lavender|mauve|bluish|blue|greenish|green|brown|black|silver|silvery|grey|gray)\b/g;

/** Colours, and small or large, belong to the part they stand beside. */
function adjectives(clause: string, set: Setter): void {
  const smells = /\bsmell\w*|\bscent\w*|\bstink\w*/.exec(clause);
  for (const match of clause.matchAll(colourWord)) {
    const [colour] = match;
    // Neither what is inside a fruit nor the flush of young leaves is what the key asks for.
    if (/^\S+(?: and \S+)? (?:inside|in ?side|when young)\b/.test(clause.slice(match.index))) continue;
    if (/\b(?:young|new|baby) (?:\S+ )?(?:leaf|leaves)\b/.test(clause)) continue;
    // "smells of orange" names no colour.
    if (smells && smells.index < match.index && (colour === "orange" || colour === "rose")) continue;
    const part = nearestPart(clause, match.index);
    const words = spanOf(match);
    if (part === "flower") set("flower-colour", flowerColours[colour] ?? [], words);
    if (part === "fruit") set("fruit-colour", fruitColours[colour] ?? [], words);
    if (part === "leaf") set("leaf-colour", leafColours(clause, colour), words);
    if (part === "sap") set("sap", sapColours[colour] ?? [], words);
  }
  for (const match of clause.matchAll(sizeWord)) {
    const size = /^(?:small|tiny|little|lil|likkle|lickle|minute|wee)$/.test(match[0]) ? "small" : "large";
    const after = clause.slice(match.index);
    // What "a small tree" is, the rules say; "like a small banana" and "small seeds" tell nothing of the plant and its fruit.
    const tellsNothing =
      /^\S+ trees?\b|^\S+ (?:\S+ )?seeds?\b/.test(after) ||
      /\blike (?:a |an )?$/.test(clause.slice(0, match.index));
    if (!tellsNothing)
      sizeOf(nearestPart(clause, match.index), size, match[0], (character, states) =>
        set(character, states, spanOf(match)),
      );
  }
}

function leafColours(clause: string, colour: string): readonly KeyState<"leaf-colour">[] {
  const below = /\b(?:under\w*|below|beneath|back|bottom)\b/.test(clause);
  if (below && /^(?:white|silver|silvery|grey|gray|cream)$/.test(colour)) return ["pale-below"];
  if (below && /^(?:brown|golden|gold|orange)$/.test(colour)) return ["brown-below"];
  if (/^(?:purple|purplish|red|pink|violet)$/.test(colour)) return ["purple", "patterned"];
  if (/^(?:silver|silvery|grey|gray|bluish|blue)$/.test(colour)) return ["greyish", "pale-below"];
  return [];
}

const sizeWord =
  /\b(?:small|tiny|little|lil|likkle|lickle|minute|wee|big|large|huge|giant|enormous|great|broad|wide)\b/g;

function sizeOf(
  part: DescribedPart | undefined,
  size: "small" | "large",
  word: string,
  set: (character: KeyCharacter, states: readonly KeyState[]) => void,
): void {
  const tiny = word === "tiny" || word === "minute";
  const wide = word === "broad" || word === "wide";
  if (part === "leaf" && !wide)
    set(
      "leaf-size",
      size === "large" ? ["forearm", "arm"] : tiny ? ["fingernail"] : ["fingernail", "finger"],
    );
  if (part === "flower")
    set(
      "flower-size",
      size === "large" ? ["palm", "matchbox"] : tiny ? ["pinhead"] : ["pinhead", "fingernail"],
    );
  if (part === "fruit" && !wide) set("fruit-size", size === "large" ? ["fist", "head"] : ["pea", "grape"]);
  if (part === "plant" && !wide && size === "small") set("height", ["knee", "waist"]);
}
