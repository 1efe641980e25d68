// Parses a long list without blocking the page.
import { nextTask } from "./idle.ts";

/** A phone parses so many rows of plants in ten milliseconds. */
const sliceLength = 50;

/** Each slice is parsed in a task of its own. Parsing hundreds of rows at once would block a phone for a tenth of a second. */
export async function parseInSlices<Row, Parsed>(
  rows: readonly Row[],
  parse: (row: Row) => Parsed,
): Promise<Parsed[]> {
  const parsed: Parsed[] = [];
  for (let from = 0; from < rows.length; from += sliceLength) {
    await nextTask();
    for (const row of rows.slice(from, from + sliceLength)) parsed.push(parse(row));
  }
  return parsed;
}
