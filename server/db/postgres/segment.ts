/**
 * One statement together with its prelude (begin, role and claims), sent to PostgreSQL as one batch of
 * messages with a single sync at its end: if any part fails, the rest is skipped. A statement can
 * therefore never run with the owner's privileges because setting the role failed.
 */
import pg from "pg";
import type { Encoded } from "../values.ts";

export type PreludeStep = { readonly name: string; readonly values: readonly Encoded[] };

type Wire = {
  readonly parsedStatements: Record<string, string>;
  close(message: { type: "S"; name: string }): void;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly Encoded[] }): void;
  execute(message: Record<string, never>): void;
  sync(): void;
};

/** The methods of pg's Query that are overridden here; its published types omit them. */
interface WireQuery {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  submit(connection: pg.Connection): void;
}
type QueryConfig = { text: string; values?: readonly unknown[]; name?: string; queryMode: "extended" };
export type Done = (error: Error | null, result: pg.QueryResult) => void;

const WireQuery = pg.Query as unknown as new (config: QueryConfig, callback: Done) => WireQuery;

export class Segment extends WireQuery {
  readonly #prelude: readonly PreludeStep[];
  readonly #closeName: string | undefined;
  #left: number;
  /** Overrides the pool's value; pg reads it under this name. */
  query_timeout: number | undefined;

  /** @param closeName the name of a prepared statement to close */
  constructor(
    config: Omit<QueryConfig, "queryMode">,
    prelude: readonly PreludeStep[],
    closeName: string | undefined,
    done: Done,
  ) {
    super({ ...config, queryMode: "extended" }, done);
    this.#prelude = prelude;
    this.#closeName = closeName;
    this.#left = prelude.length;
  }

  override prepare(connection: Wire): void {
    if (this.#closeName) {
      connection.close({ type: "S", name: this.#closeName });
      delete connection.parsedStatements[this.#closeName];
    }
    for (const { name, values } of this.#prelude) {
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#left === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#left > 0) this.#left -= 1;
    else super.handleCommandComplete(message, connection);
  }
}

/** Prepares the prelude's statements on a new connection. */
export class Preparation extends WireQuery {
  readonly #statements: Readonly<Record<string, string>>;

  constructor(statements: Readonly<Record<string, string>>, done: Done) {
    super({ text: "select 1", queryMode: "extended" }, done);
    this.#statements = statements;
  }

  override prepare(connection: Wire): void {
    for (const [name, text] of Object.entries(this.#statements)) connection.parse({ name, text });
    connection.sync();
  }
}
