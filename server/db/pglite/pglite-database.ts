/** PostgreSQL embedded in this process: PGlite in a worker thread, its data in a folder. */
import type {
  Actor,
  Database,
  DatabaseLoad,
  Queryable,
  QueryResult,
  Row,
  TransactionOptions,
} from "../database.ts";
import type { FolderLock } from "../folder-lock.ts";
import { refuseNesting, runInside } from "../nesting.ts";
import type { DiskSpaceMonitor } from "./disk-space-monitor.ts";
import type { Engine } from "./engine.ts";
import type { Maintenance } from "./maintenance.ts";
import { script, single } from "./single.ts";
import { Transaction } from "./transaction.ts";

const noOptions: TransactionOptions = {};

export class PgliteDatabase implements Database {
  readonly kind = "pglite";
  readonly #engine: Engine;
  readonly #maintenance: Maintenance;
  readonly #lock: FolderLock;
  readonly #diskSpace: DiskSpaceMonitor;

  constructor(engine: Engine, maintenance: Maintenance, lock: FolderLock, diskSpace: DiskSpaceMonitor) {
    this.#engine = engine;
    this.#maintenance = maintenance;
    this.#lock = lock;
    this.#diskSpace = diskSpace;
  }

  /** fsync calls PostgreSQL made since it was last opened. */
  get syncs(): number {
    return this.#engine.syncs;
  }

  async query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    refuseNesting();
    return single<T>(this.#engine, "owner", sql, params, noOptions);
  }

  async queryAs<T extends Row = Row>(
    as: Actor | "owner",
    sql: string,
    params: readonly unknown[] = [],
    options: TransactionOptions = noOptions,
  ): Promise<QueryResult<T>> {
    refuseNesting();
    if (!options.readOnly && as !== "owner") this.#diskSpace.refuseIfLow();
    return single<T>(this.#engine, as, sql, params, options);
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    return script(this.#engine, sql, { changesSchema: true });
  }

  async transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options: TransactionOptions = noOptions,
  ): Promise<T> {
    refuseNesting();
    if (!options.readOnly) this.#diskSpace.refuseIfLow();
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

  load(): DatabaseLoad {
    const busy = this.#engine.idle ? 0 : 1;
    return { busy, idle: 1 - busy, waiting: this.#engine.waiting };
  }

  async close(): Promise<void> {
    this.#maintenance.stop();
    this.#diskSpace.stop();
    await this.#engine.close();
    this.#lock.release();
  }
}
