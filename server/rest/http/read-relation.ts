/** GET and HEAD of a relation. Compiled statements are cached by the request's shape, so that only the values differ. */

import { currentCaller } from "#server/db/caller.ts";
import { ORDINARY_MS, type QueryCost } from "#server/limits/query-budget.ts";
import { RestError } from "../errors.ts";
import { bestMatch } from "../introspection/similar-names.ts";
import { type DatabaseSchema, keyOf, type Relation } from "../introspection/types.ts";
import { isWide, searches, sorts } from "../parse/cost.ts";
import { type Pair, parseQuery } from "../parse/query-string.ts";
import { ReadPlanner, targetOf } from "../plan/read.ts";
import { countSql } from "../sql/count.ts";
import { bodySql, envelopeSql, type Result, type Written } from "../sql/envelope.ts";
import { readSql } from "../sql/read.ts";
import { fill, type Parameter, Statement } from "../sql/statement.ts";
import { type RequestContext, refuseUnknownPreferences, settingsOf } from "./context.ts";
import { explain, plannedRows, run } from "./execute.ts";
import { type Media, negotiate } from "./media.ts";
import type { Preferences } from "./preferences.ts";
import {
  contentRange,
  headerRange,
  intersect,
  outOfBounds,
  type Page,
  queryPage,
  readStatus,
} from "./range.ts";
import { contentLocation, respond } from "./respond.ts";

type Compiled = {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** Explained, for planned and estimated counts. */
  readonly count: { readonly sql: string; readonly parameters: readonly Parameter[] } | null;
  /** It holds a search or a pattern, whose cost depends on the value. */
  readonly searches: boolean;
  /** Nothing limits it to a few rows of one table. */
  readonly isWide: boolean;
  /** It sorts the rows it reads. */
  readonly sorts: boolean;
  /** It reads nothing but this relation. */
  readonly isPlain: boolean;
  /** What it cost lately; undefined before its first run. */
  averageMs: number | undefined;
};

const APPLIED = new Set<keyof Preferences>(["count", "transaction", "handling", "timezone"]);
const SIMPLE_CONDITION = /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte|like|ilike)\./;
const RESERVED = /(?:^|\.)(?:order|and|or|select|columns|on_conflict)$/;
const PAGE = /(?:^|\.)(?:limit|offset)$/;
const MAX_CACHED_STATEMENTS = 1000;
/** Longer entries are rare, and an attacker could fill the memory with them. */
const MAX_CACHED_LENGTH = 10_000;

const statements = new WeakMap<DatabaseSchema, Map<string, Compiled>>();

export function findRelation(context: RequestContext, name: string): Relation {
  const relation = context.databaseSchema.relations.get(keyOf({ schema: context.schema, name }));
  if (relation) return relation;
  const known = [...context.databaseSchema.relations.values()].filter(
    ({ schema, usableBy }) => schema === context.schema && usableBy.includes(context.actor.role),
  );
  const nearest = bestMatch(
    name,
    known.map((candidate) => candidate.name),
  );
  throw new RestError({
    status: 404,
    code: "PGRST205",
    message: `Could not find the table '${context.schema}.${name}' in the schema cache`,
    hint: nearest === null ? null : `Perhaps you meant the table '${context.schema}.${nearest}'`,
  });
}

export async function readRelation(context: RequestContext, name: string): Promise<Response> {
  const { pairs, headers } = context;
  const relation = findRelation(context, name);
  const asked =
    context.method === "GET" ? headerRange(headers.get("range"), headers.get("range-unit")) : null;
  const page = asked ? intersect(asked, queryPage(pairs)) : queryPage(pairs);
  const media = negotiate(headers.get("accept"), context.databaseSchema.settings);
  const compiled = compile(context, relation, media, asked ? page : null);
  refuseUnknownPreferences(context);
  const params = fill(compiled.parameters, pairs);
  const statement = { sql: compiled.sql, params, readOnly: true };
  if (media.plan) {
    const plan = await explain(context, { ...statement, plan: media.plan });
    const body = context.method === "HEAD" ? null : plan;
    return new Response(body, { headers: { "Content-Type": media.contentType } });
  }
  const { count } = compiled;
  const caller = currentCaller();
  const before = caller?.databaseMs ?? 0;
  const result = await run(context, {
    ...statement,
    media,
    cost: costOf(compiled, page),
    isShared: isShared(context, relation, compiled),
    ...(count
      ? {
          followUp: (tx, found) =>
            withPlannedTotal(context, found, () => plannedRows(tx, count.sql, fill(count.parameters, pairs))),
        }
      : {}),
  });
  const spent = (caller?.databaseMs ?? 0) - before;
  if (spent > 0) countCost(compiled, spent);
  return readAnswer(context, result, {
    page,
    media,
    location: contentLocation(name, pairs),
    preferences: APPLIED,
  });
}

/** Above this, ten networks with three reads a second take half of the embedded database's time. */
const MODERATE_MS = 15;
const NEWEST_SHARE = 0.3;
const FEW_ROWS = 20;

/**
 * A wide read that is known to be cheap, or probably is, is an ordinary one. One that was measured somewhat above that, as any may
 * be on a busy machine, does not wait for searches and other long ones, so that it is measured anew.
 */
function costOf({ isWide, searches, sorts, averageMs }: Compiled, { limit }: Page): QueryCost {
  if (searches) return "expensive";
  if (!isWide) return "ordinary";
  if (averageMs === undefined) return sorts || limit === null || limit > FEW_ROWS ? "expensive" : "ordinary";
  if (averageMs <= MODERATE_MS) return "ordinary";
  return averageMs <= ORDINARY_MS ? "moderate" : "expensive";
}

/** Guests read the catalogue alike. A read of few rows is short, and shows at once what changed. */
function isShared(
  context: RequestContext,
  relation: Relation,
  { isWide, isPlain, count }: Compiled,
): boolean {
  return (
    isWide &&
    isPlain &&
    count === null &&
    context.actor.role === "anon" &&
    context.sharedRelations.has(keyOf(relation)) &&
    settingsOf(context) === null
  );
}

function countCost(compiled: Compiled, ms: number): void {
  const { averageMs } = compiled;
  compiled.averageMs = averageMs === undefined ? ms : averageMs + (ms - averageMs) * NEWEST_SHARE;
}

export function readAnswer(
  context: RequestContext,
  result: Written,
  shown: { page: Page; media: Media; location: string | null; preferences: ReadonlySet<keyof Preferences> },
): Response {
  const { page, media } = shown;
  const rows = Number(result.rows);
  const total = result.total === null ? null : Number(result.total);
  const status = readStatus(page, rows, total);
  const headers: Record<string, string> = {
    "Content-Type": media.contentType,
    "Content-Range": contentRange(page.offset, page.offset + rows - 1, total),
  };
  if (shown.location !== null) headers["Content-Location"] = shown.location;
  const body = status === 416 ? outOfBounds(page, total ?? 0).toJson() : result.body;
  return respond(context, result, { status, headers, body }, shown.preferences);
}

/** An estimated count: exact up to `maxRows`, the planner's estimate beyond. */
export async function withPlannedTotal(
  context: RequestContext,
  result: Result,
  planned: () => Promise<number>,
): Promise<Result> {
  const counted = result.total === null ? null : Number(result.total);
  if (counted !== null && counted <= context.maxRows) return result;
  return { ...result, total: String(Math.max(await planned(), counted ?? 0)) };
}

function compile(context: RequestContext, relation: Relation, media: Media, page: Page | null): Compiled {
  const { slots, key } = shapeOf(context.pairs);
  const isHead = context.method === "HEAD";
  const count = context.preferences.count ?? "none";
  const wanted = isHead && !media.plan ? "head" : `${media.shape}${media.stripNulls}`;
  const fullKey = `${keyOf(relation)} ${context.maxAnswerBytes} ${wanted} ${count} ${page ? `${page.offset}+${page.limit}` : ""} ${key}`;
  let cached = statements.get(context.databaseSchema);
  if (!cached) {
    cached = new Map();
    statements.set(context.databaseSchema, cached);
  }
  const known = cached.get(fullKey);
  if (known) return known;
  const compiled = build(context, relation, media, { slots, page, withBody: wanted !== "head" });
  if (fullKey.length + compiled.sql.length > MAX_CACHED_LENGTH) return compiled;
  if (cached.size >= MAX_CACHED_STATEMENTS) {
    const oldest = cached.keys().next();
    if (!oldest.done) cached.delete(oldest.value);
  }
  cached.set(fullKey, compiled);
  return compiled;
}

/**
 * Two requests have the same shape if they differ only in the values of simple conditions and pages.
 * No part of a request contains a NUL, so NULs separate the parts of the key.
 */
function shapeOf(pairs: readonly Pair[]): { slots: Set<number>; key: string } {
  const slots = new Set<number>();
  let key = "";
  pairs.forEach(([name, value], index) => {
    const condition = RESERVED.test(name) ? null : SIMPLE_CONDITION.exec(value);
    const isSlot = condition !== null || (PAGE.test(name) && /^\d{1,18}$/.test(value));
    if (isSlot) slots.add(index);
    key += isSlot ? `\0${name}\0\0${condition?.[0] ?? ""}` : `\0${name}\0${value}`;
  });
  return { slots, key };
}

/**
 * The planner estimates from statistics of all rows, also of those that row-level security hides: a role it applies to gets
 * an exact count instead.
 */
function countOf({ preferences, actor }: RequestContext, relation: Relation): Preferences["count"] {
  if (preferences.count === null || actor.role === "service_role" || !relation.hasRowSecurity)
    return preferences.count;
  return "exact";
}

function build(
  context: RequestContext,
  relation: Relation,
  media: Media,
  how: { slots: Set<number>; page: Page | null; withBody: boolean },
): Compiled {
  const { databaseSchema, schema, maxRows, pairs } = context;
  const parsed = parseQuery(pairs, { isCall: false, slots: how.slots });
  const nested = parsed.ranges.filter(({ path }) => path.length > 0);
  const { page } = how;
  const root = page && {
    limit: page.limit === null ? null : String(page.limit),
    offset: String(page.offset),
  };
  const params = root ? { ...parsed, ranges: [...nested, { path: [], value: root }] } : parsed;
  const plan = new ReadPlanner(databaseSchema, schema, context.actor.role).plan(targetOf(relation), params);
  const statement = new Statement();
  const count = countOf(context, relation);
  const read = readSql(statement, plan, { maxRows });
  const counted = count === "exact" || count === "estimated" ? countSql(statement, plan) : null;
  const sql = envelopeSql({
    source: null,
    read,
    body: how.withBody ? bodySql(media, "rows", databaseSchema.settings.geoJsonSchema) : null,
    needsPage: how.withBody && media.shape === "csv",
    total: counted && count === "estimated" ? `${counted} limit ${maxRows + 1}` : counted,
    location: null,
    inserted: false,
    maxBytes: context.maxAnswerBytes,
  });
  const compiled = {
    sql,
    parameters: statement.parameters,
    searches: searches(parsed),
    isWide: isWide(parsed),
    sorts: sorts(parsed),
    isPlain: plan.embeds.length === 0,
    averageMs: undefined,
  };
  if (count !== "planned" && count !== "estimated") return { ...compiled, count: null };
  const counter = new Statement();
  return { ...compiled, count: { sql: countSql(counter, plan), parameters: counter.parameters } };
}
