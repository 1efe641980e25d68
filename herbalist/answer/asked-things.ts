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
  { judged, judgedOthers, understanding: { written } }: Decisions,
  knowledge: Knowledge,
): AskedThing[] {
  return [
    ...judged.map(({ plant, verdict, cautions }) => ({
      name: `[${shownName(plant, written.get(plant.id), knowledge)}](/plants/${plant.id})`,
      written: written.get(plant.id),
      verdict,
      cautions,
      plant,
      other: undefined,
    })),
    ...judgedOthers.map(({ plant: { other }, verdict, cautions }) => ({
      name: lowerName(otherName(other, written.get(other.id))),
      written: written.get(other.id),
      verdict,
      cautions,
      plant: undefined,
      other,
    })),
  ];
}

/** Every name by which a thing may be said. */
function namesOf({ plant, other, written }: AskedThing): string[] {
  const recorded = plant ? namesOfPlant(plant) : other ? [other.name, ...other.also] : [];
  return written === undefined ? recorded : [...recorded, written];
}

/** Whether a text names a thing, by any of its names or the reader's own, in any number. */
export function isSaid(thing: AskedThing, text: string): boolean {
  return namesOf(thing).some((name) =>
    new RegExp(`\\b${name.toLowerCase().replace(/[^a-z' ]/g, ".")}(?:s|es)?\\b`, "i").test(text),
  );
}

const namesOfPlant = ({ names }: Plant) => [names.common, ...names.guyanese.map(({ name }) => name)];
const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** The reader's word first, then ours: "Shado beni (Fitweed)". */
export function shownName(plant: Plant, written: string | undefined, { nameOf }: Named): string {
  const recorded = readersName(namesOfPlant(plant), written);
  return recorded ?? withOwnWord(written, nameOf(plant));
}
type Named = Pick<Knowledge, "nameOf">;

/** The record's name where the reader's is nearly the same or its plural, since the sentences are made for one thing. */
function otherName({ name, also }: Other, written: string | undefined): string {
  const own = plainEcho(written ?? "");
  if (own === "" || own.endsWith("s") || editDistance(letters(name), letters(own), 3) <= 3) return name;
  return also.some((one) => letters(one) === letters(own))
    ? own
    : (readersName(also, own) ?? withOwnWord(own, name));
}

/** Words that the reader's sentence put together ("bush was so bitter", "honey an lime") are no name. */
function withOwnWord(written: string | undefined, name: string): string {
  const own = plainEcho(written ?? "");
  const isPhrase = own.split(" ").some((word) => functionWords.has(word.toLowerCase()));
  return own === "" || isPhrase ? name : `${upperFirst(own)} (${name})`;
}

/** The recorded name that the reader used, or the one most like it: "turmric" is turmeric, not dye. */
function readersName(names: readonly string[], written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const own = letters(written);
  const [best] = names
    .map((name) => ({ name, distance: editDistance(letters(name), own, 3) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (best && best.distance <= 3) return best.name;
  // "neem leaf" and "hardi an milk" begin with a name; "corn silk" is a name of its own.
  const begun = names.find((name) => own.startsWith(letters(name)));
  return begun !== undefined && (/ (?:an|and|with) /i.test(written) || ofPart.test(written))
    ? begun
    : undefined;
}

/** A part or form after a plant's name, which the rest of the answer speaks of. */
const ofPart =
  / (?:lea(?:f|ves|fs)|seeds?|teas?|drinks?|juices?|bush|roots?|bark|water|peppers?|trees?|pods?|powder|flowers?|fruits?|peel|skin|plant|oil|grass|vine|capsules?|pills?|stick|syrup)$/i;

/** "honey", but "St John's wort". */
function lowerName(name: string): string {
  return /[A-Z].*[A-Z]|^(?:St|Epsom|Irish|Chinese|Vicks|Limacol)\b/.test(name) ? name : lowerFirst(name);
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

/** The recorded preparation that fits a use: taken the same way, and one that its name speaks of, or the only one of its kind. */
export function preparationFor(plant: Plant, use: PlantUse): [string, Preparation] | undefined {
  const sameRoute = Object.entries(plant.preparation_methods).filter(([, { route }]) => route === use.route);
  const words = use.preparation.toLowerCase().split(/\W+/);
  const shared = ([name]: [string, Preparation]) =>
    name
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2 && !commonForms.has(word) && words.includes(word)).length;
  const [best] = sameRoute.toSorted((a, b) => shared(b) - shared(a));
  const onlyOne = sameRoute.length === 1 && isSwallowed(use.route);
  return best && (shared(best) > 0 || onlyOne) ? best : undefined;
}
