// The letters of the A–Z rail.

export type Letter = {
  letter: string /** The place of its first plant in the list by name. */;
  index: number;
};

const digit = "#";

/** The first letters of a list that is sorted by name. */
export function lettersOf(sorted: readonly { common_name: string }[]): Letter[] {
  const letters: Letter[] = [];
  sorted.forEach(({ common_name }, index) => {
    const first = common_name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : digit;
    if (letters.at(-1)?.letter !== letter) letters.push({ letter, index });
  });
  return letters;
}
