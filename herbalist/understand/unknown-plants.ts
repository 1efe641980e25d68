// Finds herbs that the catalogue does not contain, so that the answer can say so instead of guessing.

import type { NamedEntity } from "../language/question.ts";
import type { Text, Token } from "../language/tokens.ts";
import { namers } from "./in-passing.ts";

const plantNouns = new Set(
  "tea leaf leaves root bark bush bitters capsule capsules seed seeds powder tincture extract vine tree weed nut berry berries palm".split(
    " ",
  ),
);
const notNames = new Set(
  (
    "much many foot grass bush herbal green black hot cold warm strong bitter the a some any this that which what my good nice more best other " +
    "guyanese traditional natural dry dried fresh young old boil boiled cup drink drinking of for and or with one two sleep night morning " +
    "calming medicine herb plant no not cough fever gas stomach belly what's which's tree flower whole big small eat take use make dose your put " +
    "leftover leftovers poison poisonous tea leaf leaves root bark every daily it detox slimming bath the's afternoon evening bedtime iced milk plain regular ordinary same kind " +
    "cholesterol pressure sugar weight kidney liver blood womb worm skin hair dengue malaria typhoid asthma diabetes bite wind heat nature stones gravel " +
    "backed shaped coloured colored looking first second another painless dangerous deadly toxic safe gentle right wrong different special sweet " +
    "christmas family shade fruit shoe sand street school park blood bus tall nearest neighbour shady same favourite favorite popular common famous typical usual " +
    "bhaiya bhai didi beta budday bannas bredren cuz boss doc " +
    "drying boiling picking cutting burning drinking using mixing storing keeping growing planting selling buying"
  ).split(" "),
);

/** `isOrdinary`: an English word of the catalogue's own prose, which is no name by itself. */
export function findUnknownPlants(
  { source, tokens }: Text,
  named: readonly NamedEntity[],
  isOrdinary: (word: string) => boolean,
): string[] {
  const found = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (!plantNouns.has(token.plain)) continue;
    // "dill seed tea" is about dill.
    const first = plantNouns.has(tokens[at - 1]?.plain ?? "") ? at - 2 : at - 1;
    const before = tokens[first];
    if (!before || before.clause !== token.clause || before.number !== undefined) continue;
    if (!mayBeName(before, isOrdinary)) continue;
    // "corn silk tea": the word belongs to a plant that was named.
    if (named.some(({ from, to }) => from <= at && to >= at - 2)) continue;
    const adjective = tokens[first - 1];
    found.add(
      adjective && namers.has(adjective.raw)
        ? `${adjective.raw} ${before.raw} ${token.raw}`
        : adjective && nameAdjectives.has(adjective.plain)
          ? `${adjective.raw} ${before.raw}`
          : // "rabbit bush" is no rabbit.
            token.plain === "bush" || token.plain === "vine" || token.plain === "weed"
            ? `${before.raw} ${token.raw}`
            : before.raw,
    );
  }
  for (const name of listedBeside(tokens, named, isOrdinary)) found.add(name);
  // They say "lose your head" leaf: what stands in quotation marks before a word for a plant is its name.
  const quoted = /["“]([^"”]{3,30})["”] (?:leaf|leaves|bush|vine|tree|plant|grass|weed|root|bark)\b/.exec(
    source,
  )?.[1];
  const inQuotes =
    /["“]([a-z][^"”?!.]{3,30} (?:stick|bush|vine|weed|wood|root|bark|grass|leaf|tree))["”]/.exec(source)?.[1];
  if (inQuotes !== undefined && named.every(({ kind }) => kind !== "plant" && kind !== "other"))
    found.add(inQuotes);
  if (quoted !== undefined && named.every(({ written }) => !quoted.includes(written))) found.add(quoted);
  for (const name of heardOf) if (source.includes(name)) found.add(name);
  // "chickweed", "mugwort": no English word ends so that is no plant's name.
  for (const { raw, plain, at } of tokens)
    if (
      /^[a-z]{3,}(?:weed|wort|thistle|root|bush|grass|vine)$/.test(raw) &&
      !isOrdinary(plain) &&
      // "my landlord in Flatbush": a place.
      !places.has(tokens[at - 1]?.plain ?? "") &&
      !named.some(({ from, to }) => from <= at && to >= at)
    )
      found.add(raw);
  const opening = tokens[0];
  // "bora good for sugar": the first word is asked about.
  if (
    found.size === 0 &&
    opening &&
    !named.some(({ kind }) => kind === "plant" || kind === "other") &&
    askedOf.has(tokens[1]?.plain ?? "") &&
    !/ing$/.test(opening.raw) &&
    mayBeName(opening, isOrdinary)
  )
    found.add(opening.raw);
  if (found.size === 0)
    for (const name of [
      openingName(tokens, named),
      bushOfOrdinaryWords(tokens, named),
      calledName(tokens, named),
      takenName(tokens, named),
      askedWhatFor(tokens, named, isOrdinary),
      ...comparedNames(tokens, named, isOrdinary),
    ])
      if (name !== undefined) found.add(name);
  return [...found].slice(0, 3).map(withoutHearsay);
}

const withoutHearsay = (name: string) => {
  const words = name.split(" ");
  return words
    .slice(
      Math.max(
        0,
        words.findIndex((word) => !hearsay.has(word)),
      ),
    )
    .join(" ");
};

/** "what is hassar good for": an unknown word where a thing stands. */
function askedWhatFor(tokens: Token[], named: readonly NamedEntity[], isOrdinary: (word: string) => boolean) {
  const words = tokens.map(({ plain }) => plain).join(" ");
  const [, opening] =
    /^(\S+ (?:\S+ ){0,2})(?:what|who know what) (?:is )?(?:it|that)(?: is)?$/.exec(words) ?? [];
  const opens = tokens.slice(0, opening?.trim().split(" ").length ?? 0);
  if (
    opens.length > 1 &&
    opens.every(({ light, plain, number }) => !light && number === undefined && !openingWords.has(plain)) &&
    named.every(({ from }) => from >= opens.length)
  )
    return opens.map(({ raw }) => raw).join(" ");
  const [, name] = /^(?:\S+ ){0,2}?what (?:is |are )?(\S+) (?:good|used?) for\b/.exec(words) ?? [];
  const token = tokens.find(({ plain }) => plain === name);
  return token &&
    mayBeName(token, isOrdinary) &&
    !named.some(({ from, to }) => from <= token.at && to >= token.at)
    ? token.raw
    : undefined;
}

const places = new Set(["in", "at", "near", "outside"]);

/** "wild cane for kidney stones", "does wild cane help with": what is asked about, however ordinary its words. */
function openingName(tokens: Token[], named: readonly NamedEntity[]): string | undefined {
  const told = tokens.findIndex(({ plain }) => !hearsay.has(plain));
  const start = opensQuestion.has(tokens[told]?.plain ?? "") ? told + 1 : Math.max(0, told);
  const end = tokens.findIndex(({ plain }) => plain === "for" || plain === "good" || plain === "help");
  if (end < start + 1 || end > start + 3 || named.some(({ from }) => from < end)) return undefined;
  const complaint = named.find(({ kind, from }) => kind === "complaint" && from >= end && from - end <= 3);
  const words = tokens.slice(start, end);
  if (!complaint || words.some(({ plain, light }) => light || openingWords.has(plain))) return undefined;
  // "does losing weight help": what somebody does is no plant.
  if (words.some(({ raw }) => /ing$/.test(raw))) return undefined;
  return words.map(({ raw }) => raw).join(" ");
}

/** "I heard", "people say": what is asked about follows. */
const hearsay = new Set(
  "i me we heard hear hearing they people say says said saying somebody someone tell told that".split(" "),
);
const opensQuestion = new Set(["is", "does", "do", "can", "will", "would", "could"]);

/** "black pudding bush": what is asked about and ends in a word for a plant, however ordinary the words before it. */
function bushOfOrdinaryWords(tokens: Token[], named: readonly NamedEntity[]): string | undefined {
  const isNamer = (place: number) =>
    namers.has(tokens[place]?.raw ?? "") &&
    !(tokens[place]?.raw === "dog" && tokens[place + 1]?.plain === "bark");
  const at = tokens.findIndex(
    ({ plain }, place) =>
      bushWords.has(plain) || (plain === "tree" && (isNamer(place - 1) || isNamer(place - 2))),
  );
  // "she used dog tongue leaf on cuts", "crapaud grass clears the skin"
  const ofAnimal = isNamer(at - 1) || isNamer(at - 2);
  const first = ofAnimal
    ? at - (isNamer(at - 2) ? 2 : 1)
    : tokens.slice(0, Math.max(0, at)).findLastIndex(({ plain, light }) => light || leads.has(plain)) + 1;
  const words = tokens.slice(first, at);
  const isName =
    words.length >= 1 &&
    words.length <= 2 &&
    tokens[at]?.sentence === tokens[first]?.sentence &&
    words.every(
      ({ plain, number }) =>
        number === undefined && (ofAnimal || !notNames.has(plain) || nameAdjectives.has(plain)),
    ) &&
    words.some(
      ({ plain }) => !nameAdjectives.has(plain) && !openingWords.has(plain) && !describing.has(plain),
    ) &&
    !words.some(({ plain }) => describing.has(plain)) &&
    !named.some(({ from, to }) => from <= at && to >= first);
  const asked = first === 0 || leads.has(tokens[first - 1]?.plain ?? "");
  const next = tokens[at + 1]?.plain;
  if (!isName || (!ofAnimal && (!asked || (next !== undefined && !follows.has(next))))) return undefined;
  // "blackout plant" is called blackout.
  const last = tokens[at]?.plain === "plant" ? at : at + 1;
  return tokens
    .slice(first, last)
    .map(({ raw }) => raw)
    .join(" ");
}

const bushWords = new Set("bush weed vine root bark ivy plant leaf flower lily mushroom grass".split(" "));
/** Stand before a name that is asked about, and after it. */
const leads = new Set("is are what this that these about called call named know does of".split(" "));
const follows = new Set(
  "good for help helps does do used use is work works what in and at the poison poisonous grow grows".split(
    " ",
  ),
);
/** Say how a bush looks or where it stands, and are no name. */
const describing = new Set(
  "smell smells prickly thorny yellow purple pink blue orange tall little yard market local common poison itchy itch guyana river back front roadside neighbour growing climbing creeping flowering".split(
    " ",
  ),
);

/** "a plant called blackout", "the bush they call kill dem dead": what stands after the word, however ordinary. */
function calledName(tokens: Token[], named: readonly NamedEntity[]): string | undefined {
  const at = tokens.findIndex(
    ({ raw }, place) =>
      /^(?:called|call|named|name)$/.test(raw) &&
      tokens
        .slice(Math.max(0, place - 5), place)
        .some(({ plain }) => bushWords.has(plain) || unnamed.has(plain)),
  );
  if (at < 0) return undefined;
  const rest = tokens.slice(at + 1, at + 4);
  const end = rest.findIndex(
    ({ plain, sentence }) => endsName.has(plain) || sentence !== tokens[at]?.sentence,
  );
  const words = end < 0 ? rest : rest.slice(0, end);
  const isNamed = named.some(({ from, to }) => words.some((word) => from <= word.at && to >= word.at));
  if (words.length === 0 || isNamed || words.every(({ light }) => light)) return undefined;
  return words.map(({ raw }) => raw).join(" ");
}

/** "he drinks bitter stick every day", "she sell me strong back stick": what is taken or sold, named by how it tastes, looks or acts. */
function takenName(tokens: Token[], named: readonly NamedEntity[]): string | undefined {
  for (const { plain, at } of tokens) {
    if (!takes.has(plain)) continue;
    const rest = tokens.slice(at + 1, at + 6).filter(({ clause }) => clause === tokens[at]?.clause);
    const first = rest.findIndex(({ light, plain: word }) => !light && word !== "piece");
    const words = rest.slice(Math.max(0, first));
    const end = words.findIndex(({ plain: word }) => woods.has(word));
    const name = words.slice(0, end + 1);
    if (end < 1 || end > 2 || !(nameAdjectives.has(name[0]?.plain ?? "") || namers.has(name[0]?.raw ?? "")))
      continue;
    if (named.some(({ from, to }) => name.some((word) => from <= word.at && to >= word.at))) continue;
    return name.map(({ raw }) => raw).join(" ");
  }
  return undefined;
}

const takes = new Set("drink boil take use chew soak sell give".split(" "));
const woods = new Set("stick wood chip chips rope bark bush vine weed grass root".split(" "));

/** "a thing named hog tannia" */
const unnamed = new Set(["tree", "thing", "something", "one", "stuff", "medicine"]);

const endsName = new Set(
  "or in and is that it what for so here from if when because after this the you they with plant".split(" "),
);

/** "chirata same as chiretta": two words between which "same as" stands. */
function comparedNames(
  tokens: Token[],
  named: readonly NamedEntity[],
  isOrdinary: (word: string) => boolean,
): string[] {
  const same = tokens.findIndex(({ plain }, at) => plain === "same" && tokens[at + 1]?.plain === "as");
  if (same < 1) return [];
  const before = tokens.slice(0, same).findLast(({ plain, light }) => !light && plain !== "the");
  return [before, tokens[same + 2]].flatMap((token) =>
    token && mayBeName(token, isOrdinary) && !named.some(({ from, to }) => from <= token.at && to >= token.at)
      ? [token.raw]
      : [],
  );
}

/** Words that ask for something, and name nothing. */
const openingWords = new Set(
  (
    "what which how any anything something best natural home local old time remedy remedies tea teas bush bushes herb herbs plant plants leaf " +
    "leaves good medicine medicines tablet tablets cure cures treatment treatments help advice tip tips need want looking please hello drink " +
    "drinks food foods juice oil oils cream ointment bath steam exercise exercises foods fruit fruits vegetables vitamin vitamins relief " +
    "guyanese traditional creole first aid tell give recommend suggest ideas thing things stuff diet recipe recipes doctor grandma granny tonic " +
    "starch water hot cold warm cool ice heat rest walk walking sleep massage compress cloth candle salt cheap quick fast easy simple new safe strong " +
    "breathing stretching yoga prayer shower towel hospital clinic pharmacy nurse pill pills injection vaccine antibiotic antibiotics cough period " +
    "hi hey bitters poultice rub syrup soup morning evening afternoon night day uncle aunty auntie stress weight sunlight sun sea alcohol music sex prayer cannot not"
  ).split(" "),
);

/** "mariwiri, married man pork and thyme": in a list of plants an unknown word is one more of them. */
function listedBeside(
  tokens: Token[],
  named: readonly NamedEntity[],
  isOrdinary: (word: string) => boolean,
): string[] {
  const things = named.filter(({ kind }) => kind === "plant" || kind === "other");
  return things.flatMap(({ from }) => {
    const joined = tokens[from - 1]?.plain === "and" || tokens[from - 1]?.plain === "or";
    const last = tokens[joined ? from - 2 : from - 1];
    if (
      !last ||
      (!joined && last.clause === tokens[from]?.clause) ||
      last.sentence !== tokens[from]?.sentence
    )
      return [];
    if (named.some((one) => one.from <= last.at && one.to >= last.at)) return [];
    const noun = kindNouns.has(last.plain);
    const name = noun ? tokens[last.at - 1] : last;
    if (!name || name.clause !== last.clause || !mayBeName(name, isOrdinary)) return [];
    if (noun) return [`${name.raw} ${last.raw}`];
    // "pak choi and callaloo": a name of two words.
    const first = tokens[name.at - 1];
    const isOfTwo =
      first?.clause === name.clause &&
      !first.light &&
      first.number === undefined &&
      !isOrdinary(first.plain) &&
      !named.some(({ from, to }) => from <= first.at && to >= first.at);
    return [isOfTwo ? `${first.raw} ${name.raw}` : name.raw];
  });
}
const kindNouns = new Set(["grass", "bush", "leaf", "weed", "vine", "tree"]);

/** Names that people use and for which no source gives a species. */
const heardOf = [
  "red lavender",
  "zeb-a-femme",
  "victoria lily",
  "victoria water lily",
  "man better man",
  "lemon balm",
  "lemon verbena",
  "rose apple",
  "water apple",
  "man piaba",
  "man piabba",
  "flat o' the earth",
  "purpleheart",
  "insulin plant",
  "nettle tea",
  "kale",
  "jackfruit",
  "wormwood",
  "bissy",
  "rooibos",
  "eyebright",
];
const askedOf = new Set(["good", "for", "help", "helps"]);
const nameAdjectives = new Set([
  "wild",
  "man",
  "woman",
  "sweet",
  "bitter",
  "black",
  "white",
  "red",
  "strong",
]);

function mayBeName({ plain, light, number }: Token, isOrdinary: (word: string) => boolean): boolean {
  if (number !== undefined || light || plain.length < 4) return false;
  // "the oldest remedy", "the darkest tea"
  if (/[a-z]{3}est$/.test(plain)) return false;
  return !notNames.has(plain) && !plantNouns.has(plain) && !isOrdinary(plain);
}
