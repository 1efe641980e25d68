/** Pagination: combines the Range header with limit/offset, and formats Content-Range. */
import { badRange } from "../errors.ts";
import { checkWholeNumber, type Pair } from "../parse/query-string.ts";

export type Page = { readonly offset: number; readonly limit: number | null };

/** `Range: 0-24` in items; any other unit or form is ignored. */
export function headerRange(header: string | null, unit: string | null): Page | null {
  if (header === null || (unit !== null && unit !== "items")) return null;
  const match = /^(\d{1,15})-(\d{1,15})?$/.exec(header.trim().replace(/^items=/, ""));
  if (!match) return null;
  const first = Number(match[1]);
  if (match[2] === undefined) return { offset: first, limit: null };
  const last = Number(match[2]);
  if (last < first) {
    throw badRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { offset: first, limit: last - first + 1 };
}

export function queryPage(pairs: readonly Pair[]): Page {
  let page: Page = { offset: 0, limit: null };
  for (const [key, value] of pairs) {
    if (key !== "limit" && key !== "offset") continue;
    checkWholeNumber(key, value);
    if (/^\d+$/.test(value)) page = { ...page, [key]: Math.min(Number(value), Number.MAX_SAFE_INTEGER) };
  }
  return page;
}

/** The intersection: the later start and the earlier end. */
export function intersect(a: Page, b: Page): Page {
  const offset = Math.max(a.offset, b.offset);
  const ends = [a, b].flatMap(({ offset: start, limit }) => (limit === null ? [] : [start + limit]));
  if (ends.length === 0) return { offset, limit: null };
  return { offset, limit: Math.max(Math.min(...ends) - offset, 0) };
}

export function contentRange(first: number, last: number, total: number | null): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : "*";
  return `${range}/${total ?? "*"}`;
}

export function readStatus(page: Page, rows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200;
  if (page.offset > total) return 416;
  return rows < total ? 206 : 200;
}

export const outOfBounds = (page: Page, total: number) =>
  badRange(`An offset of ${page.offset} was requested, but there are only ${total} rows.`);
