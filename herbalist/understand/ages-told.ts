// The ages that a line tells of, and whether what is written for some of them may be told to another: a note for a four-year-old is none
// for a grandmother, and one for a child at school none for a baby.

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const told = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(numbers).join("|")})(?:-(one|two|three|four|five|six|seven|eight|nine))?(?: and a half)?[ -](year|yr|month|mth|week)s?(?:[ -]olds?\\b|\\b(?= (?:boy|girl|baby|child|son|daughter|pickney)))`,
  "gi",
);
const inMonths: Readonly<Record<string, number>> = { year: 12, yr: 12, month: 1, mth: 1, week: 1 / 4.3 };

/** In months. */
export const agesIn = (line: string): number[] =>
  [...line.matchAll(told)].map(([, count = "", more = "", unit = ""]) => {
    const tens = numbers[count.toLowerCase()] ?? Number(count);
    return (tens + (numbers[more.toLowerCase()] ?? 0)) * (inMonths[unit.toLowerCase()] ?? 12);
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
