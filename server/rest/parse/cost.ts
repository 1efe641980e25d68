/** Refuses short requests that are expensive to answer: many searches, exponential patterns, repeated columns. */
import { tooCostly, tooMuch } from "../errors.ts";
import {
  type Filter,
  LIMITS,
  type Logic,
  type Operation,
  type QueryParams,
  type SelectItem,
} from "./types.ts";

export function refuseCostly({
  filters,
  logic,
  order,
  select,
}: Pick<QueryParams, "filters" | "logic" | "order" | "select">): void {
  const conditions = [...filters, ...logic].flatMap(({ value }) => conditionsOf(value));
  if (conditions.length > LIMITS.conditions) throw tooMuch("conditions", LIMITS.conditions);
  const orderTerms = order.flatMap(({ value }) => value);
  refuseOver("order terms", orderTerms.length, LIMITS.orderTerms);
  const orderPaths = orderTerms.filter(({ field }) => field.path.length > 0);
  refuseOver("order terms on paths into JSON", orderPaths.length, LIMITS.orderPaths);
  const paths = [...conditions, ...orderTerms].filter(({ field }) => field.path.length > 0);
  refuseOver("conditions on paths into JSON", paths.length, LIMITS.pathConditions);
  const operations = conditions.map(({ operation }) => operation);
  const values = operations.reduce((total, operation) => total + valuesOf(operation), 0);
  refuseOver("values in lists", values, LIMITS.listValues);
  refuseOver("searches and regular expressions", countOf(operations, isSearch), LIMITS.searches);
  refuseOver("patterns", countOf(operations, isPattern), LIMITS.patterns);
  for (const operation of operations)
    if (operation.kind === "quantified" && isRegex(operation)) refuseCostlyRegex(patternsOf(operation));
  const searched = operations
    .map((operation) => (operation.kind === "search" ? String(operation.value) : ""))
    .join(" ");
  refuseOver("characters in searches", searched.trim().length, LIMITS.searchLength);
  refuseOver("words in searches", searched.match(/[^\s|&!()<>:*'"-]+/gu)?.length ?? 0, LIMITS.searchWords);
  refuseOver("embedded relations", refuseRepeats(select), LIMITS.embeds);
}

/** Whether it holds a search, a regular expression or a pattern, which are compared with every row. */
export function searches({ filters, logic }: Pick<QueryParams, "filters" | "logic">): boolean {
  return [...filters, ...logic]
    .flatMap(({ value }) => conditionsOf(value))
    .some(({ operation }) => isSearch(operation) || isPattern(operation));
}

/** Whether it sorts: all rows are read for it, whatever the page. */
export const sorts = ({ order }: Pick<QueryParams, "order">): boolean =>
  order.some(({ value }) => value.length > 0);

/** Whether it embeds relations, or neither an equality nor a short list limits the rows. */
export function isWide({ filters, select }: Pick<QueryParams, "filters" | "select">): boolean {
  const isNarrowed = filters.some(
    ({ path, value: { operation, negated } }) =>
      path.length === 0 &&
      !negated &&
      (operation.kind === "in" || (operation.kind === "quantified" && operation.operator === "eq")) &&
      valuesOf(operation) <= SHORT_LIST,
  );
  return !isNarrowed || select.some(({ kind }) => kind === "embed");
}

/** More than a page shows at once. */
const SHORT_LIST = 20;

/** How many values it compares with: of a list, and of `eq(any).{a,b}`. */
function valuesOf(operation: Operation): number {
  if (operation.kind === "in") return operation.values.length;
  return operation.kind === "quantified" ? elementsOf(operation) : 1;
}

function conditionsOf(logic: Logic): Filter[] {
  return logic.kind === "filter" ? [logic] : logic.terms.flatMap(conditionsOf);
}

type Quantified = Extract<Operation, { kind: "quantified" }>;

const isRegex = ({ operator }: Quantified) => operator === "match" || operator === "imatch";
const isSearch = (operation: Operation) =>
  operation.kind === "search" || (operation.kind === "quantified" && isRegex(operation));
const isPattern = (operation: Operation) =>
  operation.kind === "quantified" && (operation.operator === "like" || operation.operator === "ilike");

/** `like(any).{a,b}` counts as one pattern per element. */
function countOf(operations: readonly Operation[], counts: (operation: Operation) => boolean): number {
  return operations
    .filter(counts)
    .reduce((total, operation) => total + (operation.kind === "quantified" ? elementsOf(operation) : 1), 0);
}

function elementsOf({ quantifier, value }: Quantified): number {
  if (quantifier === null || typeof value !== "string") return 1;
  return value.split(",").length;
}

/** In a list PostgreSQL removes one level of backslashes before it compiles the patterns. */
function patternsOf({ quantifier, value }: Quantified): string {
  const text = typeof value === "string" ? value : "";
  return quantifier === null ? text : text.replaceAll(/\\([\s\S])/g, "$1");
}

function refuseOver(what: string, count: number, limit: number): void {
  if (count > limit) throw tooMuch(what, limit);
}

/**
 * PostgreSQL compiles a pattern into a state machine. Repetitions and nested groups multiply its states;
 * back-references need backtracking, and look-aheads are evaluated again at every character.
 */
export function refuseCostlyRegex(pattern: string): void {
  const text = pattern.replaceAll("\\\\", "");
  const refuse = (details: string): never => {
    throw tooCostly("The regular expression is too costly", details);
  };
  if (pattern.length > LIMITS.patternLength) refuse(`At most ${LIMITS.patternLength} characters are allowed`);
  if (/\\[1-9]/.test(text)) refuse("Back-references are not allowed");
  const lookArounds = text.match(/\(\?<?[=!]/g)?.length ?? 0;
  if (lookArounds > 1) refuse("At most one look-around is allowed");
  if (lookArounds > 0 && /[*+{]/.test(text)) refuse("A look-around may not be combined with repetitions");
  const repeats = [...text.matchAll(/\{(\d+)(?:,(\d*))?/g)].map(([, least, most]) =>
    Math.max(1, Number(least), Number(most || 0)),
  );
  if (repeats.reduce((product, times) => product * times, 1) > LIMITS.patternRepeats)
    refuse(`Repetitions may multiply to at most ${LIMITS.patternRepeats}`);
  if (depthOf(text) > LIMITS.patternDepth) refuse(`Groups may be nested at most ${LIMITS.patternDepth} deep`);
}

function depthOf(pattern: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of pattern) {
    if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Limits how often a column or embed is repeated at each level; returns the total number of embeds. */
function refuseRepeats(items: readonly SelectItem[]): number {
  const columns = new Map<string, number>();
  const paths = new Map<string, number>();
  const embeds = new Map<string, number>();
  let total = 0;
  for (const item of items) {
    if (item.kind === "embed") {
      refuseOver("embeds of the same relation", add(embeds, item.name), LIMITS.sameColumn);
      total += 1 + refuseRepeats(item.items);
    } else if (item.field.path.length > 0) {
      refuseOver("paths into the same column", add(paths, item.field.name), LIMITS.samePathColumn);
    } else if (item.aggregate === null) {
      refuseOver("repetitions of the same column", add(columns, item.field.name), LIMITS.sameColumn);
    }
  }
  // A star selects every column once more.
  const stars = columns.get("*") ?? 0;
  const most = Math.max(0, ...[...columns].filter(([name]) => name !== "*").map(([, times]) => times));
  refuseOver("repetitions of the same column", stars + most, LIMITS.sameColumn);
  return total;
}

function add(counts: Map<string, number>, name: string): number {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
}
