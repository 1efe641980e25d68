const mostAtEachEnd = 8;

/**
 * Of everything that is named over and over, the first and the last few: the rest says the same again, and reading what is said of each
 * would let one message cost as much as a hundred.
 */
export function withoutRepeats<Item>(
  list: readonly Item[],
  nameOf: (item: Item) => unknown,
): readonly Item[] {
  if (list.length <= 2 * mostAtEachEnd) return list;
  const names = list.map(nameOf);
  const counts = new Map<unknown, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<unknown, number>();
  return list.filter((_, at) => {
    const name = names[at];
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    return index < mostAtEachEnd || index >= (counts.get(name) ?? 0) - mostAtEachEnd;
  });
}
