/**
 * Writes statements for PGlite's single session: the prelude that sets role and claims, and prepared
 * statements per role (a plan under row-level security is valid for one role).
 */
import type { Actor, QueryResult, Row } from "../database.ts";
import { type Prepared, StatementCache } from "../statement-cache.ts";
import type { Encoded } from "../values.ts";
import type { Field, Reply } from "./reply-reader.ts";
import type { RequestWriter } from "./request-writer.ts";

const roleAndClaims = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('bush_tea.network', $3, true),
  set_config('search_path', coalesce($4, current_setting('search_path')), true)`;
const readOnly = "set_config('transaction_read_only', 'on', true)";
const syncLater = "set_config('synchronous_commit', 'off', true)";

/** Statements prepared when a session opens, by name. */
const prelude = {
  begin: "begin",
  begin_read_only: "begin read only",
  commit: "commit",
  rollback: "rollback",
  sync_later: "set local synchronous_commit = off",
  /** Writes a WAL record and flushes everything before it: one sync for all waiting commits. */
  flush: "select pg_logical_emit_message(false, '', '', true)",
  actor: `select ${roleAndClaims}`,
  actor_read_only: `select ${roleAndClaims}, ${readOnly}`,
  actor_sync_later: `select ${roleAndClaims}, ${syncLater}`,
  owner_read_only: `select ${readOnly}`,
} as const;

type PreludeName = keyof typeof prelude;

/** A statement in the writer: the row shape needed to read its reply, and the cache update to make from the reply. */
export type Written = {
  readonly shape: readonly Field[] | undefined;
  onReply(reply: Reply): void;
};

const changesSchema = /^(?:CREATE|ALTER|DROP|DISCARD|DEALLOCATE)\b/;

export class Session {
  readonly #writer: RequestWriter;
  #caches = new Map<string, StatementCache<readonly Field[]>>();

  constructor(writer: RequestWriter) {
    this.#writer = writer;
  }

  /** Prepares the prelude's statements on a new session. */
  open(): void {
    this.#caches = new Map();
    for (const [name, sql] of Object.entries(prelude)) this.#writer.parse(name, sql);
    this.run("owner_read_only");
    this.#writer.sync();
  }

  run(name: PreludeName, values: readonly Encoded[] = []): void {
    this.#writer.bind(name, values);
    this.#writer.execute();
  }

  /** Sets the transaction's role and claims; returns the number of statements written for it. */
  setActor(
    as: Actor | "owner",
    mode: "read_only" | "sync_later" | "plain",
    searchPath: string | null = null,
  ): number {
    if (as === "owner") {
      if (mode !== "read_only") return 0;
      this.run("owner_read_only");
      return 1;
    }
    this.run(mode === "plain" ? "actor" : `actor_${mode}`, [
      as.role,
      JSON.stringify(as.claims),
      as.network ?? "",
      searchPath,
    ]);
    return 1;
  }

  statement(as: Actor | "owner", sql: string, values: readonly Encoded[]): Written {
    const writer = this.#writer;
    const cache = this.#cacheOf(as);
    const use = cache.use(sql);
    if (use.kind === "ready") {
      writer.bind(use.prepared.name, values);
      writer.execute();
      return { shape: use.shape, onReply: (reply) => this.#afterReady(cache, sql, reply) };
    }
    if (use.kind === "prepare") {
      if (use.close) writer.closeStatement(use.close);
      writer.parse(use.prepared.name, sql);
      writer.describeStatement(use.prepared.name);
      writer.bind(use.prepared.name, values);
      writer.execute();
      return { shape: undefined, onReply: (reply) => this.#afterPrepare(cache, sql, use.prepared, reply) };
    }
    writer.parse("", sql);
    writer.bind("", values);
    writer.describePortal();
    writer.execute();
    return { shape: undefined, onReply: (reply) => this.#afterAny(reply) };
  }

  /** Discards all prepared statements, after anything that may have changed the schema. */
  clearStatements(): void {
    for (const cache of this.#caches.values()) cache.clear();
  }

  #cacheOf(as: Actor | "owner"): StatementCache<readonly Field[]> {
    const role = as === "owner" ? as : as.role;
    let cache = this.#caches.get(role);
    if (!cache) {
      cache = new StatementCache(`${role}_`);
      this.#caches.set(role, cache);
    }
    return cache;
  }

  #afterReady(cache: StatementCache<readonly Field[]>, sql: string, reply: Reply): void {
    // A changed table can invalidate a cached plan; the next use prepares it again.
    if (reply.error?.code === "0A000" || reply.error?.code === "26000") cache.discard(sql);
    this.#afterAny(reply);
  }

  #afterPrepare(
    cache: StatementCache<readonly Field[]>,
    sql: string,
    prepared: Prepared<readonly Field[]>,
    reply: Reply,
  ): void {
    if (reply.parsed && !reply.error) cache.accept(prepared, reply.fields ?? []);
    else cache.discard(sql);
    this.#afterAny(reply);
  }

  #afterAny(reply: Reply): void {
    if (changesSchema.test(reply.tag)) this.clearStatements();
  }
}

export function resultOf<T extends Row>(reply: Reply): QueryResult<T> {
  // The row type is the caller's claim about its SQL and cannot be checked here.
  return { rows: reply.rows as T[], rowCount: reply.rowCount };
}
