// Whether the name of an illness or event is only the topic of a short question ("garlic and heart attack", "stroke tea"): nobody is
// mentioned who has it, nothing of the body, of time or of haste stands beside it, and something else is asked about.
import type { Token } from "./tokens.ts";

const words = (list: string) => new Set(list.split(" "));

/** Names of what may be written about; a description ("jerking", "mouth twist") is never only a topic. */
const names = words(
  "stroke heart attack seizure convulsion fits epilepsy poisoned overdose blackout sunstroke heatstroke",
);

/** With any of these somebody may be ill now, or help is wanted for it. */
const stated = words(
  "i me my we us our you he she him her his they them their it somebody someone anybody person people man woman lady boy girl baby child mother " +
    "father husband wife son daughter brother sister uncle aunt cousin friend neighbour grandmother grandfather patient who " +
    "now today tonight yesterday sudden suddenly just since morning minute minutes hour hours still again ago start started happen happening having " +
    "help give please quick quickly fast urgent emergency ambulance hospital doctor call do first hurry feel feeling think bad severe " +
    "cannot not no never stopped fall fell faint arm leg face chest side mouth hand foot eye eyes head back left right weak pain breath breathing blood sweat " +
    "sweating vomit vomiting swell swollen shake shaking jerk jerking stiff numb dizzy speech talk wake sleep",
);

const ofTheHeart = /^(?:heart attack|stroke)$/;

const longest = 14;

const fromPlant = words("leaf leaves bush bark sap juice powder tea root");

/** "does cayenne stop bleeding", "christmas bush stop bleeding": what a plant is used for, where nobody bleeds. */
export function isUseOfPlant(tokens: readonly Token[], from: number, own: ReadonlySet<number>): boolean {
  if (tokens.length > longest || !/^stop/.test(tokens[from]?.raw ?? "")) return false;
  const before = tokens.slice(Math.max(0, from - 2), from);
  return (
    before.some(({ plant, plain }) => plant || plain === "bush") &&
    (before.at(-1)?.plant === true || fromPlant.has(before.at(-1)?.plain ?? "")) &&
    !tokens.some(({ at, plain, raw }) => !own.has(at) && (stated.has(plain) || stated.has(raw)))
  );
}

/** `own`: the tokens that make up the finding. */
export function isTopic(tokens: readonly Token[], own: ReadonlySet<number>): boolean {
  if (tokens.length > longest) return false;
  const name = tokens.filter(({ at }) => own.has(at));
  if (!name.every(({ word, raw, plain }) => names.has(word) || names.has(raw) || names.has(plain)))
    return false;
  const rest = tokens.filter(({ at }) => !own.has(at));
  // Of vitamins it is read about; of other medicines it has happened.
  if (name.some(({ plain }) => plain === "overdose") && !rest.some(({ plain }) => plain === "vitamin"))
    return false;
  // What stops a fit is wanted now; what stops a heart attack is meant to prevent it.
  if (
    !ofTheHeart.test(name.map(({ plain }) => plain).join(" ")) &&
    rest.some(({ plain }) => plain === "stop")
  )
    return false;
  return (
    rest.some(({ light }) => !light) &&
    !rest.some(({ plain, raw, number }) => stated.has(plain) || stated.has(raw) || number !== undefined)
  );
}

const habit = /\b(?:boils|brews|steeps) (?:\S+ ){1,4}for $/;

/** "my aunt boils bamboo leaves for fever": what a tea is drunk for, and nobody has it. */
export function isHabit(tokens: readonly Token[], from: number): boolean {
  return habit.test(
    `${tokens
      .slice(Math.max(0, from - 7), from)
      .filter(({ sentence }) => sentence === tokens[from]?.sentence)
      .map(({ raw }) => raw)
      .join(" ")} `,
  );
}

/** "or your mouth will twist", "does it make your mouth crooked": what may befall anybody, by belief. */
export function isOfAnybody(tokens: readonly Token[], from: number, to: number): boolean {
  if (!/^(?:your|yuh|ya)$/.test(tokens[from - 1]?.raw ?? "")) return false;
  return tokens
    .slice(Math.max(0, from - 6), to + 1)
    .some(({ raw }) => /^(?:will|would|gon|gonna|make|makes|could|can|goin|going)$/.test(raw));
}
