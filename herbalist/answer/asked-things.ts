// The plants and other remedies that a question is about, in one form for all answers.
import type { Other } from "#catalogue/other.ts";
import type { Plant, PlantUse, Preparation } from "#catalogue/plant.ts";
import { isSwallowed } from "#catalogue/words.ts";
import type { Caution, Verdict } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import { functionWords } from "../language/aliases.ts";
import { editDistance } from "../language/spelling.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { lowerFirst, plainEcho, sentence, upperFirst } from "./phrasing.ts";

export type AskedThing = {
  /** As it is named in the answer: a link for a plant, a plain name otherwise. */
  name: string;
  /** The reader's own words for it; absent where an earlier message named it. */
  written: string | undefined;
  verdict: Verdict;
  cautions: Caution[];
  plant: Plant | undefined;
  other: Other | undefined;
};

export function askedThings(
  { judged, judgedOthers, understanding: { written, askedWords, asks } }: Decisions,
  knowledge: Knowledge,
): AskedThing[] {
  // "coconut water every day, I sell coconut": the plant that a remedy named beside it is made of is not asked about by itself.
  const products = new Set(
    asks.includes("with-medicine") ? judgedOthers.map(({ plant: { other } }) => other.scientific) : [],
  );
  return [
    ...judged
      .filter(({ plant }) => !products.has(plant.names.scientific))
      .map(({ plant, verdict, cautions }) => ({
        name: `[${shownName(plant, written.get(plant.id), knowledge)}](/plants/${plant.id})`,
        written: written.get(plant.id),
        verdict,
        cautions,
        plant,
        other: undefined,
      })),
    ...judgedOthers.map(({ plant: { other }, verdict, cautions }) => ({
      name: bothNames(other, askedWords) ?? otherName(other, written.get(other.id)),
      written: written.get(other.id),
      verdict,
      cautions,
      plant: undefined,
      other,
    })),
  ];
}

/** "grapefruit and lipitor, what about shaddock": two names of one record are both said. */
function bothNames(
  { id, name, also }: Other,
  words: Decisions["understanding"]["askedWords"],
): string | undefined {
  const said = [name, ...also].filter((one) => {
    const parts = one.toLowerCase().split(/[^a-z]+/);
    return words.some((_, at) =>
      parts.every((part, next) => {
        const word = words[at + next];
        return word?.raw.toLowerCase() === part && word.names.includes(id);
      }),
    );
  });
  const distinct = said.filter(
    (one) => !said.some((other) => other !== one && letters(other).includes(letters(one))),
  );
  return distinct.length > 1 ? distinct.map((one) => lowerName(one)).join(" and ") : undefined;
}

/** Every name by which a thing may be said. */
export function namesOf({ plant, other, written }: AskedThing): string[] {
  const recorded = plant ? namesOfPlant(plant) : other ? [other.name, ...other.also] : [];
  return written === undefined ? recorded : [...recorded, written];
}

/** Whether a text names a thing, by any of its names or the reader's own, in any number. */
export function isSaid(thing: AskedThing, text: string): boolean {
  return namesOf(thing).some((name) => new RegExp(`\\b${namePattern(name)}(?:s|es)?\\b`, "i").test(text));
}

/** A name as a pattern, in which a hyphen may be a space. */
export const namePattern = (name: string) => name.toLowerCase().replace(/[^a-z' ]/g, ".");

export const namesOfPlant = ({ names }: Plant) => [names.common, ...names.guyanese.map(({ name }) => name)];
const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** The reader's word first, then ours: "Shado beni (Fitweed)". */
export function shownName(
  plant: Plant,
  written: string | undefined,
  { nameOf }: Pick<Knowledge, "nameOf">,
): string {
  const own = ownWord(written);
  const recorded = recordedName(namesOfPlant(plant), own ?? leadingWord(written));
  return recorded ?? (own === undefined ? nameOf(plant) : `${upperFirst(own)} (${nameOf(plant)})`);
}

/** The same for a remedy; its record's name stands for a plural too, since the sentences are made for one thing. */
export function otherName({ name, also }: Other, written: string | undefined): string {
  const own = ownWord(written);
  const ours = lowerName(name);
  if (own === undefined || own.endsWith("s") || isNearly(name, own)) return ours;
  const isTheirs = also.some((one) => letters(one) === letters(own));
  const shown = isTheirs ? own : (recordedName(also, own) ?? own);
  const sharesWord = shown
    .split(" ")
    .some((word) => word.length > 2 && letters(name).includes(letters(word)));
  return sharesWord ? shown : `${shown} (${ours})`;
}

/** The reader's words, where they are a name and no piece of a sentence: "bush was so bitter", "honey an lime". */
function ownWord(written: string | undefined): string | undefined {
  const own = plainEcho(written ?? "");
  const isPhrase = own.split(" ").some((word) => functionWords.has(word.toLowerCase()));
  return own === "" || isPhrase ? undefined : own;
}

/** "hardi an milk" begins with a name. */
const leadingWord = (written = "") => plainEcho(written).split(/ (?:an|and|with|of|in) /i)[0] ?? "";

/** The recorded name that the reader used, or the one most like it: "turmric" is turmeric, not dye, and "nem leaf" is neem. */
function recordedName(names: readonly string[], own: string): string | undefined {
  const sorted = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .toSorted()
      .join();
  // "crab oil" is as far from "crabwood" as a misspelling of a longer name would be.
  const nearest = (word: string) =>
    names
      .map((name) => ({ name, distance: editDistance(letters(name), letters(word), 3) }))
      .filter(({ distance }) => distance <= Math.min(3, Math.ceil(letters(word).length / 4)))
      .toSorted((a, b) => a.distance - b.distance)[0]?.name;
  const plant = own.replace(ofPart, "");
  return (
    nearest(own) ??
    names.find((name) => sorted(name) === sorted(own)) ??
    (plant === own ? undefined : nearest(plant))
  );
}

const isNearly = (name: string, own: string) => editDistance(letters(name), letters(own), 3) <= 3;

/** A part or form after a plant's name, which the rest of the answer speaks of. */
const ofPart =
  / (?:lea(?:f|ves|fs)|seeds?|teas?|drinks?|juices?|bush|roots?|bark|water|peppers?|trees?|pods?|powder|flowers?|fruits?|peel|skin|plant|oil|grass|vine|capsules?|pills?|stick|syrup|cloves?)$/i;

/** "honey", but "St John's wort". */
function lowerName(name: string): string {
  return /[A-Z].*[A-Z]|^(?:St|Epsom|Irish|Chinese|Vicks|Limacol)\b/.test(name) ? name : lowerFirst(name);
}

/** Eaten or used as seasoning: the record has it as food, or allows children and pregnant women what food holds. */
export const isKitchenPlant = ({ safety, preparation_methods }: Plant): boolean =>
  Object.values(preparation_methods).some(({ route }) => route === "food") ||
  [safety.children, safety.pregnancy].some(({ advice }) => advice === "food amounts only") ||
  /\b(?:food|kitchen|cooking|seasoning) amounts?\b|\bseasoning\b/i.test(safety.warning_first);

/** "a climbing vine of the cucumber family" would need a list of families; the habit says most. */
export function habitWords({ plate: { habit }, names: { family } }: Plant): string {
  const words = habit.replaceAll("-", " ");
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words} (${family})`;
}

export const firstWarning = ({ plant, other }: AskedThing): string =>
  sentence(plant?.safety.warning_first ?? other?.warning_first ?? "");

/** "1 small cup, once a day, 3 days at most"; empty where the record gives nothing. */
export function limitsText({ amount, times_a_day, days_at_most }: Preparation["limits"]): string {
  return [
    amount === "not recorded" ? "" : amount,
    times_a_day === "not recorded" ? "" : timesADay(times_a_day),
    days_at_most === "not recorded" ? "" : `${days_at_most === 1 ? "1 day" : `${days_at_most} days`} at most`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function timesADay(times: number): string {
  return times === 1 ? "once a day" : times === 2 ? "twice a day" : `${times} times a day`;
}

/** Words that say nothing about what a preparation is for. */
const commonForms = new Set(["leaf", "leaves", "warm", "skin", "the", "and", "for", "fresh", "with"]);

const plantParts = new Set("leaf bark root seed flower fruit peel stem pod silk bud".split(" "));
const singular = (word: string) => (word === "leaves" ? "leaf" : word.replace(/s$/, ""));

/** The recorded preparation that fits a use: taken the same way, and one that its name speaks of, or the only one of its kind. */
export function preparationFor(plant: Plant, use: PlantUse): [string, Preparation] | undefined {
  const words = `${use.part} ${use.preparation}`.toLowerCase().split(/\W+/).map(singular);
  // The bark is not boiled for what the leaf is used for.
  const isOtherPart = (name: string) => {
    if (!plantParts.has(singular(use.part.toLowerCase()))) return false;
    const named = name
      .toLowerCase()
      .split(/\W+/)
      .map(singular)
      .filter((word) => plantParts.has(word));
    return named.length > 0 && !named.some((word) => words.includes(word));
  };
  const sameRoute = Object.entries(plant.preparation_methods).filter(
    ([name, { route }]) => route === use.route && !isOtherPart(name),
  );
  const shared = ([name]: [string, Preparation]) =>
    name
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2 && !commonForms.has(word) && words.includes(singular(word))).length;
  const [best] = sameRoute.toSorted((a, b) => shared(b) - shared(a));
  const onlyOne = sameRoute.length === 1 && isSwallowed(use.route);
  return best && (shared(best) > 0 || onlyOne) ? best : undefined;
}
