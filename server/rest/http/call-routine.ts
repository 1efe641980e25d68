/** Function calls: GET, HEAD and POST of /rpc/name. */

import { maxAffectedOnSingle } from "../errors.ts";
import { keyOf, type Routine } from "../introspection/types.ts";
import { type Pair, parseQuery, splitQuery } from "../parse/query-string.ts";
import { type CallShape, findRoutine, takesWholeBody } from "../plan/find-routine.ts";
import { columnsNeeded } from "../plan/mutation.ts";
import { ReadPlanner, targetOf } from "../plan/read.ts";
import type { ReadPlan, Target } from "../plan/types.ts";
import { type CallArguments, callSql } from "../sql/call.ts";
import { countSql } from "../sql/count.ts";
import { bodySql, envelopeSql, type Shown } from "../sql/envelope.ts";
import { readSql } from "../sql/read.ts";
import { fill, Statement } from "../sql/statement.ts";
import { type RequestContext, refuseUnknownPreferences } from "./context.ts";
import { explain, plannedRows, run } from "./execute.ts";
import { negotiate } from "./media.ts";
import { argumentsPayload, type BodyKind, bodyKind } from "./payload.ts";
import type { Preferences } from "./preferences.ts";
import { headerRange, intersect, queryPage } from "./range.ts";
import { readAnswer, withPlannedTotal } from "./read-relation.ts";
import { respond } from "./respond.ts";

const APPLIED = new Set<keyof Preferences>(["count", "transaction", "handling", "timezone", "maxAffected"]);

type Call = { readonly routine: Routine; readonly args: CallArguments };

/** Resolves which function is called with which arguments. */
export async function findCall(context: RequestContext, name: string, args: readonly Pair[]): Promise<Call> {
  const { schema } = context;
  const { role } = context.actor;
  if (context.method !== "POST") {
    const argumentNames = [...new Set(args.map(([key]) => key))];
    const routine = findRoutine(context.databaseSchema, { schema, name, argumentNames, role, body: null });
    return { routine, args: { kind: "pairs", pairs: args } };
  }
  const kind = bodyKind(context.headers.get("content-type"));
  const bytes = await context.body();
  if (kind === "form") {
    const pairs = splitQuery(bytes.toString("utf8"));
    const argumentNames = [...new Set(pairs.map(([key]) => key))];
    const routine = findRoutine(context.databaseSchema, { schema, name, argumentNames, role, body: "form" });
    return { routine, args: { kind: "pairs", pairs } };
  }
  const isJson = kind === "json" || kind === "csv";
  const payload = argumentsPayload(isJson ? bytes.toString("utf8") : "");
  const call: CallShape = { schema, name, argumentNames: payload.names, role, body: isJson ? "json" : kind };
  const routine = findRoutine(context.databaseSchema, call);
  if (!takesWholeBody(routine)) return { routine, args: { kind: "json", ...payload } };
  return { routine, args: { kind: "document", text: documentText(kind, bytes) } };
}

function documentText(kind: BodyKind, bytes: Buffer): string {
  return kind === "bytes" ? `\\x${bytes.toString("hex")}` : bytes.toString("utf8");
}

function targetOfCall(context: RequestContext, routine: Routine): Target {
  const relation = routine.relation
    ? context.databaseSchema.relations.get(keyOf(routine.relation))
    : undefined;
  if (relation) return targetOf(relation);
  return {
    name: routine.name,
    rowName: routine.name,
    relation: null,
    columns: routine.columns,
    computed: new Map(),
  };
}

function shownAs(routine: Routine): Shown {
  if (routine.returns === "composite") return routine.returnsSet ? "rows" : "row";
  return routine.returnsSet ? "scalars" : "scalar";
}

export async function callRoutine(context: RequestContext, name: string): Promise<Response> {
  const { pairs, preferences, headers, maxRows } = context;
  const isRead = context.method !== "POST";
  const parsed = parseQuery(pairs, { isCall: true });
  const { routine, args } = await findCall(context, name, parsed.args);
  const asked =
    context.method === "GET" ? headerRange(headers.get("range"), headers.get("range-unit")) : null;
  const page = asked ? intersect(asked, queryPage(pairs)) : queryPage(pairs);
  const root = { limit: page.limit === null ? null : String(page.limit), offset: String(page.offset) };
  const ranges = [...parsed.ranges.filter(({ path }) => path.length > 0), { path: [], value: root }];
  const target = targetOfCall(context, routine);
  const plan = new ReadPlanner(context.databaseSchema, context.schema, context.actor.role).plan(target, {
    ...parsed,
    ranges,
  });
  const media = negotiate(headers.get("accept"), context.databaseSchema.settings);
  refuseUnknownPreferences(context);
  const maxAffected = preferences.handling === "strict" ? preferences.maxAffected : null;
  if (maxAffected !== null && !routine.returnsSet) throw maxAffectedOnSingle();

  const shown = shownAs(routine);
  const isScalar = shown === "scalar" || shown === "scalars";
  const withBody = context.method !== "HEAD" && routine.returns !== "void";
  const rowsOf = (statement: Statement) => ({
    source: callSql(statement, routine, args, columnsNeeded(plan, []), target),
    read: isScalar ? scalarsSql(plan, maxRows) : readSql(statement, plan, { source: "source", maxRows }),
  });
  const statement = new Statement();
  const { source, read } = rowsOf(statement);
  const { count } = preferences;
  const total =
    count === null || count === "planned"
      ? null
      : isScalar
        ? "select 1 from source"
        : countSql(statement, plan, "source");
  const sql = envelopeSql({
    source,
    read,
    body: withBody ? bodySql(media, shown, context.databaseSchema.settings.geoJsonSchema) : null,
    needsPage: withBody && media.shape === "csv" && !isScalar,
    total,
    location: null,
    inserted: false,
    maxBytes: context.maxAnswerBytes,
  });
  const readOnly = isRead || routine.volatility !== "volatile";
  const ready = { sql, params: fill(statement.parameters, pairs), readOnly };
  if (media.plan) {
    const body = await explain(context, { ...ready, plan: media.plan });
    return new Response(body, { headers: { "Content-Type": media.contentType } });
  }
  const result = await run(context, {
    ...ready,
    media,
    isSlow: context.slowRoutines.has(routine.name),
    maxAffected,
    ...(count === "planned" || count === "estimated"
      ? {
          followUp: (tx, found) =>
            withPlannedTotal(context, found, () => {
              const planned = new Statement();
              const rows = rowsOf(planned);
              return plannedRows(
                tx,
                `with source as (${rows.source}) ${rows.read}`,
                fill(planned.parameters, pairs),
              );
            }),
        }
      : {}),
  });
  if (routine.returns === "void") {
    const contentRange = { "Content-Range": "0-0/*" };
    return respond(context, result, { status: 204, headers: contentRange, body: null }, APPLIED);
  }
  return readAnswer(context, result, { page, media, location: null, preferences: APPLIED });
}

function scalarsSql(plan: ReadPlan, maxRows: number): string {
  const { limit, offset } = plan.range;
  const rows = Math.min(limit === null ? maxRows : Number(limit), maxRows);
  return `select t0.scalar from source as t0 limit ${rows} offset ${Number(offset ?? 0)}`;
}
