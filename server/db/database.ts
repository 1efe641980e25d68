/**
 * The one interface to PostgreSQL, embedded (PGlite) or external (pg).
 * Everything above it speaks SQL through this; nothing above it knows which database it is.
 */
export type Row = Record<string, unknown>;

export type Role = "anon" | "authenticated" | "service_role";

/** Who a request is: the role it runs as and the verified token claims row-level security reads. */
export type Actor = {
  readonly role: Role;
  readonly claims: Record<string, unknown>;
  /** Where the request came from, as the server saw it: what limits in the database charge a guest by. */
  readonly network?: string;
};

export type QueryResult<T extends Row = Row> = { rows: T[]; rowCount: number };

export interface Queryable {
  /** One statement; every value is bound. Strings bind untyped, so `$1::int` and `$1::jsonb` read them. */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<QueryResult<T>>;
  /** Several statements without parameters, such as a migration; their rows are not returned. */
  script(sql: string): Promise<void>;
}

export type TransactionOptions = {
  /** Runs as `read only`, and its commit need not wait for the disk. */
  readonly readOnly?: boolean;
  /** How long one statement may take, when not the usual (1 s for `anon`, 5 s for others): for migrations and jobs, never for requests. */
  readonly statementTimeoutMs?: number;
  /** The search path of a transaction with an actor, when not the session's. */
  readonly searchPath?: string;
  /** How long it may do nothing on the embedded database, when not the usual: for a backup, whose disk may stall. */
  readonly idleTimeoutMs?: number;
};

export interface Database extends Queryable {
  readonly kind: "pglite" | "postgres";
  /**
   * Runs `fn` in one transaction. With an actor, the transaction runs as that role with
   * `request.jwt.claims` set; with "owner" it runs as the server itself, past row-level security.
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
  /** How busy it is with this process's work, for the operator to watch. */
  load(): DatabaseLoad;
  close(): Promise<void>;
}

/** Connections at work and at rest, and how many pieces of work wait for one. */
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

/** The database cannot be reached, or went away before it answered. HTTP says 503. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "DatabaseUnavailableError";
  }
}

/** Two who ran at once stood in each other's way, and one was undone as if it had never been: 40001, or a deadlock. */
export const undoneForAnother = /^(?:40001|40P01)$/;

/** The database is away, full or busy for the moment: the same may be asked again. HTTP says 503. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    return /^(?:53(?!400)|55P03$)/.test(error.code) || undoneForAnother.test(error.code);
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
