/**
 * The one interface to PostgreSQL, embedded (PGlite) or external (pg).
 * Everything above it speaks SQL through this; nothing above it knows which database it is.
 */
export type Row = Record<string, unknown>;

export type Role = "anon" | "authenticated" | "service_role";

/** Who a request is: the role it runs as and the verified token claims row-level security reads. */
export type Actor = { readonly role: Role; readonly claims: Record<string, unknown> };

export type QueryResult<T extends Row = Row> = { rows: T[]; rowCount: number };

export interface Queryable {
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<QueryResult<T>>;
}

export type TransactionOptions = {
  /** Runs as `read only`, and its commit need not wait for the disk. */
  readonly readOnly?: boolean;
};

export interface Database extends Queryable {
  readonly kind: "pglite" | "postgres";
  /**
   * Runs `fn` in one transaction. With an actor, the transaction runs as that role with
   * `request.jwt.claims` set; with "owner" it runs as the server itself, past row-level security.
   */
  transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  close(): Promise<void>;
}

/** An error PostgreSQL raised, in the same shape from both drivers. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: { code: string; message: string; detail?: string; hint?: string; constraint?: string }) {
    super(fields.message);
    this.name = "DatabaseError";
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
  }
}
