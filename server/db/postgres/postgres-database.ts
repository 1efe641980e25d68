/** An external PostgreSQL through a pool of connections; any number of servers may share it. */
import type pg from "pg";
import { type Caller, currentCaller } from "../caller.ts";
import {
  type Actor,
  type Database,
  type DatabaseLoad,
  DatabaseUnavailableError,
  isVisitor,
  type Queryable,
  type QueryResult,
  type Row,
  type TransactionOptions,
} from "../database.ts";
import { refuseNesting, runInside } from "../nesting.ts";
import { RecentUse } from "../recent-use.ts";
import { encodeParam } from "../values.ts";
import { actorSteps, isStale, run, runScript } from "./connection.ts";
import {
  isConcurrencyConflict,
  isConnectionLoss,
  isReadTimeout,
  toDatabaseError,
  wasNotCommitted,
} from "./failures.ts";
import { PostgresTransaction } from "./transaction.ts";
import { VisitorSlots } from "./visitor-slots.ts";

const noOptions: TransactionOptions = {};

export class PostgresDatabase implements Database {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #visitorTimeoutMs: number;
  readonly #use = new RecentUse();
  readonly #slots: VisitorSlots;
  /** What to do when a connection is free again. */
  readonly #onFree = new WeakMap<pg.PoolClient, () => void>();
  /** Connections in use or requested. */
  #inUse = 0;
  #closing = false;
  #onDrained: (() => void) | undefined;

  constructor(
    pool: pg.Pool,
    settings: { readonly visitorTimeoutMs: number; readonly connections: number; readonly waitMs: number },
  ) {
    this.#pool = pool;
    this.#visitorTimeoutMs = settings.visitorTimeoutMs;
    this.#slots = new VisitorSlots(this.#use, settings);
    pool.on("release", (_error: Error, client: pg.PoolClient) => {
      this.#onFree.get(client)?.();
      this.#onFree.delete(client);
      this.#onRelease();
    });
  }

  query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    return this.queryAs<T>("owner", sql, params);
  }

  async queryAs<T extends Row = Row>(
    as: Actor | "owner",
    sql: string,
    params: readonly unknown[] = [],
    options: TransactionOptions = noOptions,
  ): Promise<QueryResult<T>> {
    refuseNesting();
    const readOnly = options.readOnly ?? false;
    const values = params.map(encodeParam);
    const steps = actorSteps(as, options, { visitorTimeoutMs: this.#visitorTimeoutMs, restrict: readOnly });
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.#acquire(as);
      try {
        const result = await run<T>(client, as, steps, sql, values, options.statementTimeoutMs);
        client.release();
        return result;
      } catch (error) {
        const lost = isConnectionLoss(error);
        client.release(lost);
        const repeatable = lost && !isReadTimeout(error) && (readOnly || wasNotCommitted(error));
        const retryable = isStale(error) || isConcurrencyConflict(error) || repeatable;
        if (!retryable || attempt > 1) throw toDatabaseError(error);
      }
    }
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    const client = await this.#acquire("owner");
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
    options: TransactionOptions = noOptions,
  ): Promise<T> {
    refuseNesting();
    const transaction = new PostgresTransaction(() => this.#acquire(as), as, options, this.#visitorTimeoutMs);
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
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount + this.#slots.waiting };
  }

  /** Refuses new work and waits for running transactions. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    if (this.#inUse > 0) {
      await new Promise<void>((resolve) => {
        this.#onDrained = resolve;
      });
    }
    await this.#pool.end();
  }

  async #acquire(as: Actor | "owner"): Promise<pg.PoolClient> {
    if (this.#closing) throw new DatabaseUnavailableError("the database is closed");
    this.#inUse += 1;
    const caller = currentCaller();
    let leave: () => void = () => undefined;
    try {
      if (caller && isVisitor(as)) leave = await this.#slots.enter(caller);
      const client = await this.#pool.connect();
      this.#onFree.set(client, this.#chargeAtEnd(caller, leave));
      return client;
    } catch (error) {
      leave();
      this.#onRelease();
      throw toDatabaseError(error);
    }
  }

  #chargeAtEnd(caller: Caller | undefined, leave: () => void): () => void {
    const before = caller?.databaseMs ?? 0;
    return () => {
      if (caller) this.#use.charge(caller, caller.databaseMs - before);
      leave();
    };
  }

  #onRelease(): void {
    this.#inUse -= 1;
    if (this.#inUse === 0) this.#onDrained?.();
  }
}
