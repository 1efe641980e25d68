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
import type { DiskRoom } from "./disk-room.ts";
import type { Engine } from "./engine.ts";
import type { Maintenance } from "./maintenance.ts";
import { script, single } from "./single.ts";
import { Transaction } from "./transaction.ts";

const none: TransactionOptions = {};

export class PgliteDatabase implements Database {
  readonly kind = "pglite";
  readonly #engine: Engine;
  readonly #maintenance: Maintenance;
  readonly #lock: FolderLock;
  readonly #room: DiskRoom;

  constructor(engine: Engine, maintenance: Maintenance, lock: FolderLock, room: DiskRoom) {
    this.#engine = engine;
    this.#maintenance = maintenance;
    this.#lock = lock;
    this.#room = room;
  }

  /** fsync calls PostgreSQL made since it was last opened. */
  get syncs(): number {
    return this.#engine.syncs;
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
    if (!options.readOnly && as !== "owner") this.#room.refuseIfLow();
    return single<T>(this.#engine, as, sql, params, options);
  }

  async script(sql: string): Promise<void> {
    refuseNesting();
    return script(this.#engine, sql, { changesSchema: true });
  }

  async transaction<T>(
    as: Actor | "owner",
    fn: (tx: Queryable) => Promise<T>,
    options: TransactionOptions = none,
  ): Promise<T> {
    refuseNesting();
    if (!options.readOnly) this.#room.refuseIfLow();
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
    this.#room.stop();
    await this.#engine.close();
    this.#lock.release();
  }
}
