// The ages that a line tells of, and whether what is written for some of them may be told to another: a note for a four-year-old is none
// for a grandmother, and one for a child at school none for a baby.
import { numberOf } from "../language/numbers.ts";

const told =
  /\b(\d{1,2}|[a-z]+)(?:-([a-z]+))?(?: and a half)?[ -](year|yr|month|mth|week)s?(?:[ -]olds?\b|\b(?= (?:boy|girl|baby|child|son|daughter|pickney)))/gi;
const inMonths: Readonly<Record<string, number>> = { year: 12, yr: 12, month: 1, mth: 1, week: 1 / 4.3 };

/** In months. */
export const agesIn = (line: string): number[] =>
  [...line.toLowerCase().matchAll(told)].flatMap(([, tens = "", ones, unit = ""]) => {
    const count = numberOf(tens) + (ones === undefined ? 0 : numberOf(ones));
    return Number.isNaN(count) ? [] : [count * (inMonths[unit] ?? 12)];
  });

/** Where a stage of life begins, in months: what is right in one is often right in the next, but not beyond. */
const stages = [6, 12, 24, 72, 144, 216, 780];
/** A first birthday (honey), and being grown. */
const borders = [12, 216];
const stageOf = (age: number) => stages.filter((from) => age >= from).length;

/** Whether one of the ages told is near the one that is asked about. */
export const mayBeTold = (asked: number, ages: readonly number[]): boolean =>
  ages.length === 0 ||
  ages.some(
    (age) =>
      Math.abs(stageOf(age) - stageOf(asked)) < 2 &&
      borders.every((border) => age < border === asked < border),
  );
