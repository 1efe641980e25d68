/** A transaction of several statements on PostgreSQL. It acquires a connection with its first statement. */
import type pg from "pg";
import {
  type Actor,
  DatabaseUnavailableError,
  type Queryable,
  type QueryResult,
  type Row,
  type TransactionOptions,
} from "../database.ts";
import { endedInside, outcomeUnknown, rolledBack, transactionOver } from "../transaction-errors.ts";
import { type Encoded, encodeParam } from "../values.ts";
import { actorSteps, beginReadOnlyStep, beginStep, isStale, run, runScript } from "./connection.ts";
import { isConnectionLoss, isReadTimeout, toDatabaseError } from "./failures.ts";
import type { PreludeStep } from "./segment.ts";

/** After a server restart every pooled connection is broken; a request must survive replacing all of them. */
const MAX_RECONNECTS = 20;

export class PostgresTransaction implements Queryable {
  readonly #acquire: () => Promise<pg.PoolClient>;
  readonly #as: Actor | "owner";
  readonly #readOnly: boolean;
  readonly #limitMs: number | undefined;
  readonly #steps: readonly PreludeStep[];
  #client: pg.PoolClient | undefined;
  #begun: Promise<unknown> | undefined;
  #outstanding = new Set<Promise<unknown>>();
  #over = false;
  #fatalError: Error | undefined;
  /** The server terminates a session that idles in a transaction, and reports the reason only through this event. */
  readonly #onLoss = (error: Error) => {
    this.#fatalError ??= toDatabaseError(error);
  };

  constructor(
    acquire: () => Promise<pg.PoolClient>,
    as: Actor | "owner",
    options: TransactionOptions,
    visitorTimeoutMs: number,
  ) {
    this.#acquire = acquire;
    this.#as = as;
    this.#readOnly = options.readOnly ?? false;
    this.#limitMs = options.statementTimeoutMs;
    this.#steps = [
      this.#readOnly ? beginReadOnlyStep : beginStep,
      ...actorSteps(as, options, { visitorTimeoutMs }),
    ];
  }

  get open(): boolean {
    return this.#begun !== undefined && !this.#over;
  }

  query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    return this.#track(async () => {
      const values = params.map(encodeParam);
      if (!this.#begun) {
        const first = this.#first<T>(sql, values);
        this.#begun = first.catch(() => undefined);
        return first;
      }
      const client = await this.#begunClient();
      return run<T>(client, this.#as, [], sql, values, this.#limitMs);
    });
  }

  script(sql: string): Promise<void> {
    return this.#track(async () => {
      if (!this.#begun) {
        const first = this.#first("select", []);
        this.#begun = first.catch(() => undefined);
        await first;
      }
      const client = await this.#begunClient();
      await runScript(client, sql);
    });
  }

  async commit(): Promise<void> {
    const client = await this.#end();
    if (this.#fatalError) {
      client?.release(true);
      throw this.#fatalError;
    }
    if (!client) return;
    if (this.#readOnly) {
      // Not awaited: the next query on this connection runs after it.
      const failed = client.getTransactionStatus() === "E";
      client.query("commit").catch(() => undefined);
      client.release();
      if (failed) throw rolledBack();
      return;
    }
    let result: pg.QueryResult;
    try {
      result = await client.query("commit");
    } catch (error) {
      const lost = isConnectionLoss(error);
      client.release(lost);
      if (!lost) throw toDatabaseError(error);
      throw outcomeUnknown(error);
    }
    client.release();
    if (result.command === "ROLLBACK") throw rolledBack();
  }

  async rollback(): Promise<void> {
    const client = await this.#end();
    if (!client) return;
    if (this.#fatalError) {
      client.release(true);
      return;
    }
    // A connection that cannot roll back is closed; PostgreSQL then rolls back by itself.
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
  }

  /** Runs the first statement. Nothing has been committed yet, so broken connections can be replaced and the statement retried. */
  async #first<T extends Row>(sql: string, values: readonly Encoded[]): Promise<QueryResult<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.#acquire();
      this.#client = client;
      client.once("error", this.#onLoss);
      try {
        return await run<T>(client, this.#as, this.#steps, sql, values, this.#limitMs);
      } catch (error) {
        const lost = isConnectionLoss(error);
        const again = lost
          ? attempt <= MAX_RECONNECTS && !isReadTimeout(error)
          : attempt === 1 && isStale(error);
        if (!again) throw error;
        this.#client = undefined;
        this.#fatalError = undefined;
        client.removeListener("error", this.#onLoss);
        if (!lost) await client.query("rollback");
        client.release(lost);
      }
    }
  }

  async #begunClient(): Promise<pg.PoolClient> {
    await this.#begun;
    if (this.#fatalError) throw this.#fatalError;
    if (!this.#client) throw new DatabaseUnavailableError("the transaction could not begin");
    return this.#client;
  }

  #track<T>(work: () => Promise<T>): Promise<T> {
    if (this.#over) {
      return Promise.reject(transactionOver());
    }
    if (this.#fatalError) return Promise.reject(this.#fatalError);
    const running = work().then(this.#checkOpen, (error: unknown) => {
      if (!isConnectionLoss(error)) throw toDatabaseError(error);
      this.#fatalError ??= toDatabaseError(error);
      throw this.#fatalError;
    });
    this.#outstanding.add(running);
    const done = () => this.#outstanding.delete(running);
    running.then(done, done);
    return running;
  }

  readonly #checkOpen = <T>(value: T): T => {
    if (this.#client?.getTransactionStatus() === "I") this.#fatalError ??= endedInside();
    return value;
  };

  async #end(): Promise<pg.PoolClient | undefined> {
    while (this.#outstanding.size > 0) await Promise.allSettled(this.#outstanding);
    this.#over = true;
    const client = this.#client;
    this.#client = undefined;
    client?.removeListener("error", this.#onLoss);
    return client;
  }
}
