/** POST, PATCH, PUT and DELETE of a relation. */

import { badPutFilters, limitOnPut, putMismatch } from "../errors.ts";
import { keyOf, type Relation } from "../introspection/types.ts";
import { parseQuery } from "../parse/query-string.ts";
import type { QueryParams } from "../parse/types.ts";
import {
  columnsNeeded,
  columnsToWrite,
  type Representation,
  type Returned,
  rootConditions,
  withoutRoot,
} from "../plan/mutation.ts";
import { ReadPlanner, targetOf } from "../plan/read.ts";
import type { ReadPlan } from "../plan/types.ts";
import { bodySql, envelopeSql, type Result, type Written } from "../sql/envelope.ts";
import { deleteSql, insertSql, updateSql } from "../sql/mutation.ts";
import { readSql } from "../sql/read.ts";
import { fill, Statement } from "../sql/statement.ts";
import { type RequestContext, refuseUnknownPreferences } from "./context.ts";
import { explain, run } from "./execute.ts";
import { type Media, negotiate } from "./media.ts";
import { bodyKind, type JsonPayload, rowsPayload } from "./payload.ts";
import type { Preferences } from "./preferences.ts";
import { contentRange } from "./range.ts";
import { findRelation } from "./read-relation.ts";
import { respond } from "./respond.ts";

type Mutation = {
  readonly relation: Relation;
  readonly params: QueryParams;
  readonly plan: ReadPlan;
  readonly returned: Returned | null;
  readonly payload: JsonPayload;
};

export async function writeRelation(context: RequestContext, name: string): Promise<Response> {
  const relation = findRelation(context, name);
  const params = parseQuery(context.pairs, { isCall: false });
  const representation = context.preferences.representation ?? "minimal";
  const media = negotiate(context.headers.get("accept"), context.databaseSchema.settings);
  const isFull = representation === "full";
  // Without a returned representation, `select` is ignored and cannot be invalid.
  const shown = isFull ? withoutRoot(params) : { ...NOTHING_SHOWN, order: rootOrder(params) };
  const plan = new ReadPlanner(context.databaseSchema, context.schema, context.actor.role).plan(
    targetOf(relation),
    shown,
  );
  const payload = await readPayload(context, params);
  const returned = returnedColumns(context.method, representation, plan, relation);
  const statement = new Statement();
  const mutation = { relation, params, plan, returned, payload };
  const source = mutationSql(context, statement, mutation);
  refuseUnknownPreferences(context);
  const wantsLocation = context.method === "POST" && representation === "headers-only";
  const sql = envelopeSql({
    source,
    read: isFull ? readSql(statement, plan, { source: "source", maxRows: null }) : "select * from source",
    body: isFull ? bodySql(media, "rows", context.databaseSchema.settings.geoJsonSchema) : null,
    needsPage: isFull && media.shape === "csv",
    total: null,
    location: wantsLocation ? locationSql(statement, relation) : null,
    inserted: true,
    maxBytes: context.maxAnswerBytes,
  });
  const ready = { sql, params: fill(statement.parameters, context.pairs), readOnly: false };
  if (media.plan) {
    const body = await explain(context, { ...ready, plan: media.plan });
    return new Response(body, { headers: { "Content-Type": media.contentType } });
  }
  // The site's pages write one row at a time as guests: many at once wait for what others read.
  const cost = context.actor.role === "anon" && payload.isArray ? "expensive" : "ordinary";
  const result = await run(context, { ...ready, media, cost, ...constraintsOf(context) });
  if (context.sharedRelations.has(keyOf(relation))) context.sharedAnswers.clear();
  return answer(context, result, mutation, media);
}

const NOTHING_SHOWN = parseQuery([], { isCall: false });

const rootOrder = ({ order }: QueryParams) => order.filter(({ path }) => path.length === 0);

/** The constraints a result must satisfy to be committed. */
function constraintsOf(context: RequestContext): {
  maxAffected: number | null;
  check?: (result: Result) => void;
} {
  const { method, preferences } = context;
  const limited = preferences.handling === "strict" && (method === "PATCH" || method === "DELETE");
  const maxAffected = limited ? preferences.maxAffected : null;
  if (method !== "PUT") return { maxAffected };
  return {
    maxAffected,
    check: ({ rows }) => {
      if (Number(rows) !== 1) throw putMismatch();
    },
  };
}

async function readPayload(context: RequestContext, params: QueryParams): Promise<JsonPayload> {
  if (context.method === "DELETE") return { text: "[]", isArray: true, names: [] };
  const kind = bodyKind(context.headers.get("content-type"));
  return rowsPayload(kind, (await context.body()).toString("utf8"), params.columns);
}

function returnedColumns(
  method: string,
  representation: Representation,
  plan: ReadPlan,
  relation: Relation,
): Returned | null {
  if (representation === "full") return columnsNeeded(plan, []);
  if (representation === "headers-only" && method === "POST" && relation.primaryKey.length > 0) {
    return { columns: relation.primaryKey, computed: [] };
  }
  return null;
}

function mutationSql(context: RequestContext, statement: Statement, mutation: Mutation): string {
  const { relation, params, plan, returned, payload } = mutation;
  const { preferences } = context;
  const defaults = preferences.missing === "default";
  const conditions = () => rootConditions(relation, params);
  const range = params.ranges.find(({ path }) => path.length === 0)?.value ?? { limit: null, offset: null };
  const chosen = { relation, target: plan.target, order: plan.order, range, returned };
  const columns = () => columnsToWrite(relation, payload.names);
  switch (context.method) {
    case "POST": {
      const onConflict = params.onConflict ? columnsToWrite(relation, params.onConflict) : null;
      const keys = onConflict?.map(({ name }) => name) ?? relation.primaryKey;
      const conflict = preferences.resolution && { resolution: preferences.resolution, columns: keys };
      const rows = { relation, columns: columns(), body: payload, defaults, conflict, only: [], returned };
      return insertSql(statement, rows);
    }
    case "PUT": {
      const conflict = { resolution: "merge-duplicates" as const, columns: relation.primaryKey };
      if (range.limit !== null || range.offset !== null) throw limitOnPut();
      refuseOtherThanKey(relation, params);
      const rows = { relation, columns: columns(), body: payload, defaults: false, conflict, returned };
      return insertSql(statement, { ...rows, only: conditions() });
    }
    case "PATCH":
      return updateSql(statement, {
        ...chosen,
        where: conditions(),
        columns: columns(),
        body: payload,
        defaults,
      });
    default:
      return deleteSql(statement, { ...chosen, where: conditions() });
  }
}

/** PUT must identify one row by its whole primary key and by nothing else. */
function refuseOtherThanKey(relation: Relation, params: QueryParams): void {
  const named = params.filters.map(({ value }) => value.field.name);
  const isKey =
    relation.primaryKey.length > 0 &&
    params.logic.length === 0 &&
    new Set(named).size === relation.primaryKey.length &&
    relation.primaryKey.every((column) => named.includes(column)) &&
    params.filters.every(
      ({ path, value: { negated, operation } }) =>
        path.length === 0 &&
        !negated &&
        operation.kind === "quantified" &&
        operation.operator === "eq" &&
        operation.quantifier === null,
    );
  if (!isKey) throw badPutFilters();
}

/** The primary key of a single inserted row, as filters that select it. */
function locationSql(statement: Statement, relation: Relation): string {
  const names = relation.primaryKey.map((name) => statement.bind(name)).join(", ");
  if (names === "") return "null";
  return `case when count(r) = 1 then (
    select json_agg(json_build_array(kv.key, coalesce('eq.' || kv.value, 'is.null')))::text
    from (select row_to_json(s) as row from source as s limit 1) as one, json_each_text(one.row) as kv
    where kv.key in (${names})) end`;
}

const WRITE_PREFERENCES: Readonly<Record<string, readonly (keyof Preferences)[]>> = {
  POST: ["resolution", "representation", "count", "transaction", "missing", "handling", "timezone"],
  PATCH: ["representation", "count", "transaction", "missing", "handling", "timezone", "maxAffected"],
  PUT: ["representation", "count", "transaction", "handling", "timezone"],
  DELETE: ["representation", "count", "transaction", "handling", "timezone", "maxAffected"],
};

function answer(context: RequestContext, result: Written, mutation: Mutation, media: Media): Response {
  const { method, preferences } = context;
  const isFull = preferences.representation === "full";
  const rows = Number(result.rows);
  const total = preferences.count === "exact" || preferences.count === "estimated" ? rows : null;
  const headers: Record<string, string> = isFull ? { "Content-Type": media.contentType } : {};
  if (method === "PATCH") headers["Content-Range"] = contentRange(0, rows - 1, total);
  else if (method !== "PUT") headers["Content-Range"] = contentRange(1, 0, total);
  if (result.location) headers.Location = locationOf(mutation.relation.name, result.location);
  const inserted = Number(result.inserted ?? 0) > 0;
  const merging = preferences.resolution === "merge-duplicates" && conflictKeys(mutation) > 0;
  const status = () => {
    if (method === "POST") return merging && !inserted ? 200 : 201;
    if (!isFull) return 204;
    return method === "PUT" && inserted ? 201 : 200;
  };
  const applied = new Set(WRITE_PREFERENCES[method] ?? []);
  if (conflictKeys(mutation) === 0) applied.delete("resolution");
  return respond(context, result, { status: status(), headers, body: isFull ? result.body : null }, applied);
}

function conflictKeys({ relation, params }: Mutation): number {
  return (params.onConflict ?? relation.primaryKey).length;
}

function locationOf(name: string, keys: string): string {
  const pairs: [string, string][] = JSON.parse(keys);
  const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return `/${encodeURIComponent(name)}?${query.join("&")}`;
}
