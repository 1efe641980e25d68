/** One pooled PostgreSQL connection: prepared statements per role, and the prelude of a transaction. */
import { performance } from "node:perf_hooks";
import pg from "pg";
import { currentCaller } from "../caller.ts";
import type { Actor, QueryResult, Row, TransactionOptions } from "../database.ts";
import { StatementCache } from "../statement-cache.ts";
import { type Encoded, refuseNul } from "../values.ts";
import { type PreludeStep, Preparation, Segment } from "./segment.ts";

const roleAndClaims = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('bush_tea.network', $3, true),
  set_config('search_path', coalesce($4, current_setting('search_path')), true),
  set_config('statement_timeout', coalesce($5, current_setting('statement_timeout')), true)`;
const readOnly = "set_config('transaction_read_only', 'on', true)";

const prelude = {
  bt_begin: "begin",
  bt_begin_read_only: "begin read only",
  bt_actor: `select ${roleAndClaims}`,
  bt_actor_read_only: `select ${roleAndClaims}, ${readOnly}`,
  bt_read_only: `select ${readOnly}`,
  bt_timeout: "select set_config('statement_timeout', $1, true)",
};

export const beginStep: PreludeStep = { name: "bt_begin", values: [] };
export const beginReadOnlyStep: PreludeStep = { name: "bt_begin_read_only", values: [] };

/** The steps that set a transaction's role, claims and timeout; usually none for the owner. */
export function actorSteps(
  as: Actor | "owner",
  options: TransactionOptions,
  { visitorTimeoutMs, restrict = false }: { visitorTimeoutMs: number; restrict?: boolean },
): PreludeStep[] {
  const limitMs = options.statementTimeoutMs;
  if (as === "owner") {
    return [
      ...(limitMs === undefined ? [] : [{ name: "bt_timeout", values: [String(limitMs)] }]),
      ...(restrict ? [{ name: "bt_read_only", values: [] }] : []),
    ];
  }
  // The timeout includes waiting for a row that another request, perhaps of a frozen process, has locked.
  const isShort = as.role === "anon" || (as.role === "authenticated" && options.readOnly === true);
  const timeout = limitMs ?? (isShort ? visitorTimeoutMs : undefined);
  const values = [
    as.role,
    JSON.stringify(as.claims),
    as.network ?? "",
    options.searchPath ?? null,
    timeout === undefined ? null : String(timeout),
  ];
  return [{ name: restrict ? "bt_actor_read_only" : "bt_actor", values }];
}

/**
 * PostgreSQL enforces the statement timeout and reports it. No reply for twice as long means that the server has
 * vanished (power, network), which TCP alone would detect after a quarter of an hour.
 */
export function readTimeoutMs(statementTimeoutMs: number): number {
  return statementTimeoutMs * 2;
}

const longestScriptMs = 3_600_000;

export type ConnectionSettings = {
  readonly statementTimeoutMs: number;
  /** How long a statement of a guest, or a read of a signed-in person, may take. */
  readonly visitorTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
};

type Caches = Map<string, StatementCache<true>>;
const caches = new WeakMap<pg.ClientBase, Caches>();

/** Configures a new connection with SET rather than start-up parameters, which some connection poolers refuse. */
export async function prepareConnection(client: pg.ClientBase, settings: ConnectionSettings): Promise<void> {
  caches.set(client, new Map());
  const setUp = client.query(
    [
      "set timezone to 'UTC'",
      "set datestyle to 'ISO, YMD'",
      "set intervalstyle to 'postgres'",
      "set bytea_output to 'hex'",
      "set extra_float_digits to 1",
      "set client_min_messages to 'warning'",
      // With JIT, our longest query (introspection of the catalogue) took seconds instead of milliseconds.
      "set jit to off",
      `set statement_timeout to ${settings.statementTimeoutMs}`,
      `set lock_timeout to ${Math.ceil(settings.statementTimeoutMs * 0.8)}`,
      `set idle_in_transaction_session_timeout to ${settings.idleInTransactionTimeoutMs}`,
    ].join(";"),
  );
  const prepared = new Promise<void>((resolve, reject) => {
    client.query(new Preparation(prelude, (error) => (error ? reject(error) : resolve())));
  });
  await Promise.all([setUp, prepared]);
}

/** Runs one statement after the given prelude; several may be pipelined and run in order. */
export function run<T extends Row>(
  client: pg.ClientBase,
  as: Actor | "owner",
  steps: readonly PreludeStep[],
  sql: string,
  values: readonly Encoded[],
  statementTimeoutMs?: number,
): Promise<QueryResult<T>> {
  return new Promise((resolve, reject) => {
    refuseNul(sql);
    const cache = cacheOf(client, as);
    const use = cache.use(sql);
    const config = {
      text: sql,
      values: values.map(asBuffer),
      ...(use.kind === "unnamed" ? {} : { name: use.prepared.name }),
    };
    const toClose = use.kind === "prepare" ? use.close : undefined;
    const caller = currentCaller();
    const before = caller && performance.eventLoopUtilization();
    const segment = new Segment(config, steps, toClose, (error, result) => {
      // While this thread was busy, the reply may have been waiting for it: that time is not the statement's.
      if (caller) caller.databaseMs += performance.eventLoopUtilization(before).idle;
      if (error) {
        if (use.kind === "prepare" || (use.kind === "ready" && isStale(error))) cache.discard(sql);
        reject(error);
        return;
      }
      if (use.kind === "prepare") cache.accept(use.prepared, true);
      if (changesSchema.test(result.command)) clearStatements(client);
      resolve({ rows: result.rows, rowCount: result.rowCount ?? 0 });
    });
    if (statementTimeoutMs !== undefined) segment.query_timeout = readTimeoutMs(statementTimeoutMs);
    client.query(segment);
  });
}

/** Several statements in one message, such as a migration, which may take up to an hour. */
export async function runScript(client: pg.ClientBase, sql: string): Promise<void> {
  refuseNul(sql);
  const config = { text: sql, query_timeout: longestScriptMs };
  await client.query(config);
  clearStatements(client);
}

/** The prepared statement is gone, or its table has changed: the next use prepares it again. */
export function isStale(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === "26000" || (error.code === "0A000" && error.message.startsWith("cached plan"));
}

const changesSchema = /^(?:CREATE|ALTER|DROP)/;

function clearStatements(client: pg.ClientBase): void {
  for (const cache of caches.get(client)?.values() ?? []) cache.clear();
}

function cacheOf(client: pg.ClientBase, as: Actor | "owner"): StatementCache<true> {
  const role = as === "owner" ? as : as.role;
  const known = caches.get(client) ?? new Map();
  let cache = known.get(role);
  if (!cache) {
    cache = new StatementCache<true>(`bt_${role}_`);
    known.set(role, cache);
  }
  return cache;
}

/** pg sends only Buffers in binary format. */
function asBuffer(value: Encoded): string | Buffer | null {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
