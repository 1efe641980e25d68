/** PostgreSQL embedded in this process: PGlite in a worker thread, its data in a folder. */
import type {
  Actor,
  Database,
  Queryable,
  QueryResult,
  Row,
  TransactionOptions,
} from "../database.ts";
import { refuseNesting, runInside } from "../nesting.ts";
import type { Engine } from "./engine.ts";
import { script, single } from "./single.ts";
import { Transaction } from "./transaction.ts";

const none: TransactionOptions = {};

export class PgliteDatabase implements Database {
  readonly kind = "pglite";
  readonly #engine: Engine;
  readonly #afterClose: () => void;

  constructor(engine: Engine, afterClose: () => void) {
    this.#engine = engine;
    this.#afterClose = afterClose;
  }

  async query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    refuseNesting();
    return single<T>(this.#engine, "owner", sql, params, none);
  }

  async queryAs<T extends Row = Row>(
    as: Actor | "owner",
    sql: string,
    params: readonly unknown[] = [],
    options: TransactionOptions = none,
  ): Promise<QueryResult<T>> {
    refuseNesting();
    return single<T>(this.#engine, as, sql, params, options);
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    return script(this.#engine, sql);
  }

  async transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options: TransactionOptions = none,
  ): Promise<T> {
    refuseNesting();
    const transaction = new Transaction(this.#engine, as, options);
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
    await this.#engine.close();
    this.#afterClose();
  }
}
