/** Parses a whole query string into filters, reserved parameters and function arguments. */
import { badRange, nulByte, RestError, tooMuch } from "../errors.ts";
import { refuseCostly } from "./cost.ts";
import { Cursor } from "./cursor.ts";
import { parseFilter, parseLogic, parseTreePath } from "./filter.ts";
import { parseOrder } from "./order.ts";
import { parseSelect } from "./select.ts";
import { type At, type Filter, LIMITS, type QueryParams, type Range, type Value } from "./types.ts";

export type Pair = readonly [key: string, value: string];

const decoder = new TextDecoder();

/** Percent-decoding that never throws: invalid UTF-8 becomes the replacement character. */
function decode(text: string): string {
  if (!text.includes("%") && !text.includes("+")) return text;
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    const bytes = spaced.replaceAll(/%([0-9a-fA-F]{2})|([^%]+)|%/g, (_, hex: string, plain: string) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : Buffer.from(plain ?? "%").toString("latin1"),
    );
    return decoder.decode(Buffer.from(bytes, "latin1"));
  }
}

export function splitQuery(query: string): Pair[] {
  if (query === "") return [];
  const pairs: Pair[] = [];
  for (const part of query.split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    pairs.push([decode(part.slice(0, equals)), decode(part.slice(equals + 1))]);
  }
  if (pairs.some(([key, value]) => key.includes("\u0000") || value.includes("\u0000"))) throw nulByte();
  return pairs;
}

const RESERVED: ReadonlySet<string> = new Set(["select", "columns", "on_conflict"]);

const lastWord = (key: string) => key.slice(key.lastIndexOf(".") + 1);

function parseNames(text: string, label: string): string[] {
  const cursor = new Cursor(text, label);
  const names: string[] = [];
  do {
    cursor.skipSpaces();
    names.push(cursor.name());
    cursor.skipSpaces();
    if (names.length > LIMITS.columns) throw tooMuch("columns", LIMITS.columns);
  } while (cursor.take(","));
  cursor.end('"," or end of input');
  return names;
}

/** The parameters, by index in the query string, whose values are bound anew for each request. */
export type Slots = ReadonlySet<number>;

export function parseQuery(pairs: readonly Pair[], options: { isCall: boolean; slots?: Slots }): QueryParams {
  const filters: At<Filter>[] = [];
  const args: Pair[] = [];
  const logic: QueryParams["logic"][number][] = [];
  const order: QueryParams["order"][number][] = [];
  const ranges = new Map<string, { limit: Value | null; offset: Value | null }>();
  pairs.forEach(([key, value], index) => {
    const word = lastWord(key);
    const slot = options.slots?.has(index) ? index : undefined;
    if (word === "order") order.push({ path: parseTreePath(key).path, value: parseOrder(value) });
    else if (word === "and" || word === "or") logic.push(parseLogic(key, value));
    else if (word === "limit" || word === "offset") {
      const at = key.slice(0, -word.length);
      const range = ranges.get(at) ?? { limit: null, offset: null };
      if (slot === undefined) checkWholeNumber(word, value);
      if (slot !== undefined) range[word] = { slot };
      else if (/^\d+$/.test(value)) range[word] = BEYOND_BIGINT.test(value) ? LARGEST_BIGINT : value;
      ranges.set(at, range);
    } else if (!RESERVED.has(key)) {
      const filter = options.isCall ? filterOrArgument(key, value) : parseFilter(key, value, slot);
      if (filter) filters.push(filter);
      else args.push([key, value]);
    }
  });
  if (filters.length + logic.length > LIMITS.conditions) throw tooMuch("conditions", LIMITS.conditions);
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1];
  const columns = first("columns");
  const onConflict = first("on_conflict");
  const select = parseSelect(first("select") ?? "*");
  refuseCostly({ filters, logic, order, select });
  return {
    select,
    filters,
    logic,
    order,
    ranges: [...ranges].map(([at, value]): At<Range> => ({ path: rangePath(at), value })),
    columns: columns === undefined ? null : parseNames(columns, "columns parameter"),
    onConflict: onConflict === undefined ? null : parseNames(onConflict, "on_conflict parameter"),
    args,
  };
}

function rangePath(prefix: string): readonly string[] {
  return prefix === "" ? [] : parseTreePath(`${prefix}limit`).path;
}

const BEYOND_BIGINT = /^\d{19,}$/;
const LARGEST_BIGINT = "9223372036854775807";

/** Refuses a negative limit and an offset beyond bigint; other invalid values are ignored. */
export function checkWholeNumber(word: string, value: string): void {
  if (word === "limit" && /^-\d+$/.test(value)) {
    throw badRange("Limit should be greater than or equal to zero.");
  }
  // PostgreSQL raises the same error for an offset beyond bigint.
  if (word === "offset" && BEYOND_BIGINT.test(value)) {
    throw new RestError({
      status: 400,
      code: "22003",
      message: `value "${value}" is out of range for type bigint`,
    });
  }
}

/** In a function call by GET, a parameter that parses as a filter is one; any other is an argument. */
function filterOrArgument(key: string, value: string): At<Filter> | null {
  try {
    return parseFilter(key, value);
  } catch (error) {
    if (error instanceof RestError && error.code === "PGRST100") return null;
    throw error;
  }
}
