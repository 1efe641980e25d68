// The plants and other remedies that a question is about, in one form for all answers.
import type { Other } from "#catalogue/other.ts";
import type { Plant, PlantUse, Preparation } from "#catalogue/plant.ts";
import { isSwallowed } from "#catalogue/words.ts";
import type { Caution, Verdict } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import { editDistance } from "../language/spelling.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { lowerFirst, sentence } from "./phrasing.ts";

export type AskedThing = {
  /** As it is named in the answer: a link for a plant, a plain name otherwise. */
  name: string;
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
      name: `[${readersName(plant, written.get(plant.id)) ?? knowledge.nameOf(plant)}](/plants/${plant.id})`,
      verdict,
      cautions,
      plant,
      other: undefined,
    })),
    ...judgedOthers.map(({ plant: { other }, verdict, cautions }) => ({
      name: lowerName(other.name),
      verdict,
      cautions,
      plant: undefined,
      other,
    })),
  ];
}

/** The recorded name that the reader used, or the one most like it: "turmric" is turmeric, not dye. */
export function readersName({ names }: Plant, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const own = letters(written);
  const [best] = [names.common, ...names.guyanese.map(({ name }) => name)]
    .map((name) => ({ name, distance: editDistance(letters(name), own, 3) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (best && best.distance <= 3) return best.name;
  // "hardi an milk" begins with a name.
  return [names.common, ...names.guyanese.map(({ name }) => name)].find((name) =>
    own.startsWith(letters(name)),
  );
}

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
