/** An external PostgreSQL through a pool of connections; any number of servers may share it. */
import type pg from "pg";
import type { Actor, Database, Queryable, QueryResult, Row, TransactionOptions } from "../database.ts";
import { refuseNesting, runInside } from "../nesting.ts";
import { encodeParam } from "../values.ts";
import { become, forgetAll, isStale, run, timeoutStep } from "./connection.ts";
import { isConnectionLoss, toDatabaseError, wasNotCommitted } from "./failures.ts";
import { PostgresTransaction } from "./transaction.ts";

const none: TransactionOptions = {};

export class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
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
    const steps = become(as, readOnly);
    if (options.statementTimeoutMs !== undefined) steps.unshift(timeoutStep(options.statementTimeoutMs));
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.#acquire();
      try {
        const result = await run<T>(client, as, steps, sql, values);
        client.release();
        return result;
      } catch (error) {
        const lost = isConnectionLoss(error);
        client.release(lost);
        const harmless = isStale(error) || (lost && (readOnly || wasNotCommitted(error)));
        if (!harmless || attempt > 1) throw toDatabaseError(error);
      }
    }
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    const client = await this.#acquire();
    try {
      await client.query(sql);
      forgetAll(client);
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
    const transaction = new PostgresTransaction(() => this.#acquire(), as, options);
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

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #acquire(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw toDatabaseError(error);
    }
  }
}
