/** An external PostgreSQL through a pool of connections; any number of servers may share it. */
import type pg from "pg";
import {
  type Actor,
  type Database,
  type DatabaseLoad,
  DatabaseUnavailableError,
  type Queryable,
  type QueryResult,
  type Row,
  type TransactionOptions,
} from "../database.ts";
import { refuseNesting, runInside } from "../nesting.ts";
import { encodeParam } from "../values.ts";
import { become, isStale, run, runScript } from "./connection.ts";
import { isConnectionLoss, toDatabaseError, wasNotCommitted, wasUndone, wentSilent } from "./failures.ts";
import { PostgresTransaction } from "./transaction.ts";

const none: TransactionOptions = {};

export class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #anonTimeoutMs: number;
  /** Connections lent or asked for. */
  #lent = 0;
  #closing = false;
  #allBack: (() => void) | undefined;

  constructor(pool: pg.Pool, anonTimeoutMs: number) {
    this.#pool = pool;
    this.#anonTimeoutMs = anonTimeoutMs;
    pool.on("release", () => this.#back());
  }

  query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    return this.queryAs<T>("owner", sql, params);
  }

  async queryAs<T extends Row = Row>(
    as: Actor | "owner",
    sql: string,
    params: readonly unknown[] = [],
    options: TransactionOptions = none,
  ): Promise<QueryResult<T>> {
    refuseNesting();
    const readOnly = options.readOnly ?? false;
    const values = params.map(encodeParam);
    const steps = become(as, options, { anonTimeoutMs: this.#anonTimeoutMs, restrict: readOnly });
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.#acquire();
      try {
        const result = await run<T>(client, as, steps, sql, values, options.statementTimeoutMs);
        client.release();
        return result;
      } catch (error) {
        const lost = isConnectionLoss(error);
        client.release(lost);
        const repeatable = lost && !wentSilent(error) && (readOnly || wasNotCommitted(error));
        const harmless = isStale(error) || wasUndone(error) || repeatable;
        if (!harmless || attempt > 1) throw toDatabaseError(error);
      }
    }
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    const client = await this.#acquire();
    try {
      await runScript(client, sql);
      client.release();
    } catch (error) {
      client.release(isConnectionLoss(error));
      throw toDatabaseError(error);
    }
  }

  async transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options: TransactionOptions = none,
  ): Promise<T> {
    refuseNesting();
    const transaction = new PostgresTransaction(() => this.#acquire(), as, options, this.#anonTimeoutMs);
    let value: T;
    try {
      value = await runInside(transaction, fn);
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    await transaction.commit();
    return value;
  }

  load(): DatabaseLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Takes nothing new, and waits for what is under way. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    if (this.#lent > 0) {
      await new Promise<void>((resolve) => {
        this.#allBack = resolve;
      });
    }
    await this.#pool.end();
  }

  async #acquire(): Promise<pg.PoolClient> {
    if (this.#closing) throw new DatabaseUnavailableError("the database is closed");
    this.#lent += 1;
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#back();
      throw toDatabaseError(error);
    }
  }

  #back(): void {
    this.#lent -= 1;
    if (this.#lent === 0) this.#allBack?.();
  }
}
