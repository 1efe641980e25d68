/** Runs a planned statement in its transaction, and undoes it where the result is not what was allowed. */
import { currentCaller } from "#server/db/caller.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";
import { answerTooLarge, notSingular, tooManyAffected } from "../errors.ts";
import { isTooLarge, type Result } from "../sql/envelope.ts";
import { type RequestContext, searchPathOf, settingsOf } from "./context.ts";
import type { Media } from "./media.ts";

export type Run = {
  readonly sql: string;
  readonly params: readonly string[];
  readonly readOnly: boolean;
  readonly media: Media;
  /** More rows than this and nothing is done. */
  readonly maxAffected?: number | null;
  /** Throws where the result must not stand. */
  readonly check?: (result: Result) => void;
  /** Asks more within the same transaction. */
  readonly also?: (tx: Queryable, result: Result) => Promise<Result>;
};

/** Carries a result out of a transaction that is given up on purpose. */
class RolledBack extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super("rolled back as asked");
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

export async function run(context: RequestContext, wanted: Run): Promise<Result> {
  try {
    return await inTurn(
      context,
      () => runNow(context, wanted),
      ({ body }) => body?.length ?? 0,
    );
  } catch (error) {
    if (error instanceof DatabaseError && isTooLarge(error))
      throw answerTooLarge(context.maxAnswerBytes ?? 0);
    throw error;
  }
}

/** What taking an answer apart and sending it costs this process, in the same coin as the database's time. */
const BYTES_A_MILLISECOND = 200_000;

/** Runs when the caller's network has its turn, and charges it with what that cost. */
export async function inTurn<T>(
  context: Pick<RequestContext, "queryBudget">,
  work: () => Promise<T>,
  lengthOf: (result: T) => number = () => 0,
): Promise<T> {
  const caller = currentCaller();
  if (!context.queryBudget || !caller) return work();
  const leave = await context.queryBudget.enter(caller.network);
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

async function runNow(context: RequestContext, wanted: Run): Promise<Result> {
  const { db, actor } = context;
  const searchPath = searchPathOf(context);
  const { readOnly } = wanted;
  const settings = settingsOf(context);
  const undo = context.preferences.transaction === "rollback" && !readOnly;
  const mustHold =
    !readOnly && (wanted.media.shape === "object" || wanted.check || wanted.maxAffected != null);
  if (settings === null && !undo && !mustHold && !wanted.also) {
    const { rows } = await db.queryAs<Result>(actor, wanted.sql, wanted.params, { readOnly, searchPath });
    return checked(wanted, rows[0] ?? EMPTY);
  }
  try {
    return await db.transaction(
      actor,
      async (tx) => {
        if (settings) await tx.query(settings.sql, settings.params);
        const { rows } = await tx.query<Result>(wanted.sql, wanted.params);
        const first = checked(wanted, rows[0] ?? EMPTY);
        const result = wanted.also ? await wanted.also(tx, first) : first;
        if (undo) throw new RolledBack(result);
        return result;
      },
      { readOnly, searchPath },
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

/** The query's plan instead of its rows, where the owner allows it. */
export async function explain(
  context: RequestContext,
  wanted: Pick<Run, "sql" | "params" | "readOnly"> & { plan: NonNullable<Media["plan"]> },
): Promise<string> {
  const { json, options } = wanted.plan;
  const settings = settingsOf(context);
  const sql = `explain (${[`format ${json ? "json" : "text"}`, ...options].join(", ")}) ${wanted.sql}`;
  const searchPath = searchPathOf(context);
  const { rows } = await inTurn(context, () =>
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

/** How many rows the planner expects of a statement. */
export async function plannedRows(tx: Queryable, sql: string, params: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${sql}`, params);
  const answer = rows[0]?.["QUERY PLAN"];
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return Number(/"Plan Rows":\s*(\d+)/.exec(text)?.[1] ?? 0);
}
