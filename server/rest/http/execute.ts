/** Runs a planned statement in its transaction, and rolls back if the result violates the request's constraints. */
import { type Caller, currentCaller } from "#server/db/caller.ts";
import { type Actor, DatabaseError, type Queryable } from "#server/db/database.ts";
import {
  type Leave,
  type QueryBudget,
  type QueryCost,
  QueryRefusedError,
} from "#server/limits/query-budget.ts";
import { answerTooLarge, notSingular, tooManyAffected } from "../errors.ts";
import { isTooLarge, type Result, type Written } from "../sql/envelope.ts";
import { type RequestContext, searchPathOf, settingsOf } from "./context.ts";
import { neutraliseFormulas } from "./csv.ts";
import type { Media } from "./media.ts";

export type Run = {
  readonly sql: string;
  readonly params: readonly string[];
  readonly readOnly: boolean;
  readonly media: Media;
  /** It calls a function that may take longer than others. */
  readonly isSlow?: boolean;
  /** Above ordinary it waits for others, so that others do not wait for it. */
  readonly cost?: QueryCost;
  /** A read that is the same for every guest. */
  readonly isShared?: boolean;
  /** Rolls back if more rows are affected. */
  readonly maxAffected?: number | null;
  /** Throws if the transaction must be rolled back. */
  readonly check?: (result: Result) => void;
  /** A further query within the same transaction. */
  readonly followUp?: (tx: Queryable, result: Result) => Promise<Result>;
};

/** Returns a result from a transaction that is rolled back on request (`tx=rollback`). */
class RolledBack extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super("rolled back on request");
    this.result = result;
  }
}

const EMPTY: Result = {
  rows: "0",
  total: null,
  body: null,
  headers: null,
  status: null,
  location: null,
  inserted: null,
};

export async function run(context: RequestContext, wanted: Run): Promise<Written> {
  const { sharedAnswers } = context;
  const key = wanted.isShared ? [wanted.sql, ...wanted.params].join("\0") : undefined;
  const isKept = key !== undefined && sharedAnswers.has(key);
  try {
    return await withQueryBudget(
      context,
      () =>
        key === undefined ? written(context, wanted) : sharedAnswers.get(key, () => written(context, wanted)),
      lengthOfBody,
      isKept ? "ordinary" : wanted.cost,
    );
  } catch (error) {
    const copy =
      key !== undefined && error instanceof QueryRefusedError ? sharedAnswers.copy(key) : undefined;
    // Sending it is an ordinary request: a network that has used up its own budget is refused once more.
    if (copy !== undefined) return withQueryBudget(context, async () => copy, lengthOfBody);
    if (error instanceof DatabaseError && isTooLarge(error))
      throw answerTooLarge(context.maxAnswerBytes ?? 0);
    throw error;
  }
}

const lengthOfBody = ({ body }: Written) => body?.length ?? 0;

const SLOW_ROUTINE_TIMEOUT_MS = 5_000;

/** Converts the cost of processing and sending a response in this process into database time. */
const BYTES_A_MILLISECOND = 50_000;

/** Runs `work` when the query budget admits the caller's network and user, and charges both for its cost. */
export async function withQueryBudget<T>(
  context: Pick<RequestContext, "queryBudget" | "actor">,
  work: () => Promise<T>,
  lengthOf: (result: T) => number = () => 0,
  cost: QueryCost = "ordinary",
): Promise<T> {
  const caller = currentCaller();
  if (!context.queryBudget || !caller) return work();
  caller.mayBeExpensive = cost !== "ordinary";
  const leave = await enterBudgets(context.queryBudget, caller, context.actor, cost);
  const before = caller.databaseMs;
  let bytes = 0;
  try {
    const result = await work();
    bytes = lengthOf(result);
    return result;
  } finally {
    leave(caller.databaseMs - before + bytes / BYTES_A_MILLISECOND);
  }
}

/** One account that asks from many networks has no more than one network has. */
export function enterBudgets(
  budget: QueryBudget,
  { network }: Pick<Caller, "network">,
  { claims: { sub } }: Actor,
  cost?: QueryCost,
): Promise<Leave> {
  return budget.enter(network, cost, typeof sub === "string" ? sub : undefined);
}

/** The body as it is sent; that of a shared answer in bytes, so that it is prepared once for all who read it. */
async function written(context: RequestContext, wanted: Run): Promise<Written> {
  const result = await runNow(context, wanted);
  if (result.body === null) return result;
  const body = wanted.media.shape === "csv" ? neutraliseFormulas(result.body) : result.body;
  return { ...result, body: wanted.isShared ? Buffer.from(body) : body };
}

async function runNow(context: RequestContext, wanted: Run): Promise<Result> {
  const { db, actor } = context;
  const searchPath = searchPathOf(context);
  const { readOnly } = wanted;
  const options = {
    readOnly,
    searchPath,
    ...(wanted.isSlow && { statementTimeoutMs: SLOW_ROUTINE_TIMEOUT_MS }),
  };
  const settings = settingsOf(context);
  const rollBack = context.preferences.transaction === "rollback" && !readOnly;
  const hasConstraint =
    !readOnly && (wanted.media.shape === "object" || wanted.check || wanted.maxAffected != null);
  if (settings === null && !rollBack && !hasConstraint && !wanted.followUp) {
    const { rows } = await db.queryAs<Result>(actor, wanted.sql, wanted.params, options);
    return checked(wanted, rows[0] ?? EMPTY);
  }
  try {
    return await db.transaction(
      actor,
      async (tx) => {
        if (settings) await tx.query(settings.sql, settings.params);
        const { rows } = await tx.query<Result>(wanted.sql, wanted.params);
        const first = checked(wanted, rows[0] ?? EMPTY);
        const result = wanted.followUp ? await wanted.followUp(tx, first) : first;
        if (rollBack) throw new RolledBack(result);
        return result;
      },
      options,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

function checked(wanted: Run, result: Result): Result {
  const rows = Number(result.rows);
  wanted.check?.(result);
  if (wanted.maxAffected != null && rows > wanted.maxAffected) throw tooManyAffected(rows);
  if (wanted.media.shape === "object" && rows !== 1) throw notSingular(rows);
  return result;
}

/** Returns the query's plan instead of its rows, if the database owner allows it. */
export async function explain(
  context: RequestContext,
  wanted: Pick<Run, "sql" | "params" | "readOnly"> & { plan: NonNullable<Media["plan"]> },
): Promise<string> {
  const { json, options } = wanted.plan;
  const settings = settingsOf(context);
  const sql = `explain (${[`format ${json ? "json" : "text"}`, ...options].join(", ")}) ${wanted.sql}`;
  const searchPath = searchPathOf(context);
  const { rows } = await withQueryBudget(context, () =>
    context.db.transaction(
      context.actor,
      async (tx) => {
        if (settings) await tx.query(settings.sql, settings.params);
        return tx.query<{ "QUERY PLAN": unknown }>(sql, wanted.params);
      },
      { readOnly: wanted.readOnly, searchPath },
    ),
  );
  const lines = rows.map((row) => row["QUERY PLAN"]);
  return lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
}

/** The planner's row estimate for a statement. */
export async function plannedRows(tx: Queryable, sql: string, params: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${sql}`, params);
  const answer = rows[0]?.["QUERY PLAN"];
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return Number(/"Plan Rows":\s*(\d+)/.exec(text)?.[1] ?? 0);
}
