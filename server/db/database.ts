/**
 * The interface to PostgreSQL, embedded (PGlite) or external (pg).
 * All other modules run SQL through it and do not depend on which database it is.
 */
export type Row = Record<string, unknown>;

export type Role = "anon" | "authenticated" | "service_role";

/** The identity of a request: its database role, and the verified token claims that row-level security reads. */
export type Actor = {
  readonly role: Role;
  readonly claims: Record<string, unknown>;
  /** The client's network as the server saw it: the key of the database's rate limits for guests. */
  readonly network?: string;
};

/** Chat, sign-in and the server's own work run as the owner, and the operator's scripts as the service role. */
export function isVisitor(as: Actor | "owner"): boolean {
  return as !== "owner" && as.role !== "service_role";
}

export type QueryResult<T extends Row = Row> = { rows: T[]; rowCount: number };

export interface Queryable {
  /** One statement; every value is bound. Strings bind untyped, so `$1::int` and `$1::jsonb` read them. */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<QueryResult<T>>;
  /** Several statements without parameters, such as a migration; their rows are not returned. */
  script(sql: string): Promise<void>;
}

export type TransactionOptions = {
  /** Runs as `read only`; its commit does not wait for a disk sync. */
  readonly readOnly?: boolean;
  /** Statement timeout instead of the default (1 s for guests and signed-in people, 5 s for others): for migrations, jobs and named functions. */
  readonly statementTimeoutMs?: number;
  /** The search path of a transaction with an actor, instead of the session's. */
  readonly searchPath?: string;
  /** Idle-in-transaction timeout on the embedded database instead of the default: for a backup, whose disk may stall. */
  readonly idleTimeoutMs?: number;
};

export interface Database extends Queryable {
  readonly kind: "pglite" | "postgres";
  /**
   * Runs `fn` in one transaction. With an actor, the transaction runs as that role with
   * `request.jwt.claims` set; with "owner" it runs as the database owner, who bypasses row-level security.
   * `fn` starts at once; the transaction begins with its first statement, and must not be nested.
   */
  transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * A transaction of exactly one statement, in one round trip: what `transaction` with one `query`
   * does, at about half its cost.
   */
  queryAs<T extends Row = Row>(
    as: Actor | "owner",
    sql: string,
    params?: readonly unknown[],
    options?: TransactionOptions,
  ): Promise<QueryResult<T>>;
  /** The current load from this process, for metrics. */
  load(): DatabaseLoad;
  close(): Promise<void>;
}

/** Busy and idle connections, and the number of requests that wait for one. */
export type DatabaseLoad = { readonly busy: number; readonly idle: number; readonly waiting: number };

export type DatabaseErrorFields = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
};

/** An error PostgreSQL raised, in the same shape from both drivers. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message);
    this.name = "DatabaseError";
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
  }
}

/** The database cannot be reached, or the connection was lost before it answered. HTTP status 503. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "DatabaseUnavailableError";
  }
}

/** A transaction was rolled back because of a concurrent one: serialization failure (40001) or deadlock (40P01). */
export const concurrencyConflict = /^(?:40001|40P01)$/;

/** A transient failure (unreachable, full or busy): the request may be retried. HTTP status 503. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return /^(?:53(?!400)|55P03$)/.test(error.code) || concurrencyConflict.test(error.code);
  }
  return error instanceof DatabaseUnavailableError;
}

/** Another process holds the embedded database's folder. */
export class DataFolderInUseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DataFolderInUseError";
  }
}
