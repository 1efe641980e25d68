/**
 * Replaces PostgreSQL's background processes, which PGlite lacks: VACUUM and ANALYZE for tables that changed
 * much, CHECKPOINT when the WAL has grown, and a restart to release memory after a large statement.
 * All of it is queued between transactions.
 */
import type { Engine } from "./engine.ts";
import { script, single } from "./single.ts";

export type MaintenanceSettings = {
  /** A run starts after this many writing transactions … */
  readonly everyWrites: number;
  /** … or after this much idle time following a write. */
  readonly idleMs: number;
};

export const usualMaintenance: MaintenanceSettings = { everyWrites: 500, idleMs: 10_000 };

const longestVacuumMs = 120_000;
const walBytes = 32 * 1024 * 1024;
const checkpointEveryMs = 300_000;
const maxHeapBytes = 640 * 1024 * 1024;

/** The thresholds of PostgreSQL's autovacuum, slightly lower for small tables. */
const changedTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_all_tables
  where n_dead_tup > 100 + 0.1 * n_live_tup or n_mod_since_analyze > 100 + 0.1 * n_live_tup
  order by n_dead_tup desc
  limit 20`;

const walSinceCheckpoint =
  "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()";

export class Maintenance {
  readonly #engine: Engine;
  readonly #settings: MaintenanceSettings;
  #writes = 0;
  #running = false;
  #stopped = false;
  #idle: NodeJS.Timeout | undefined;
  #lastWrite = 0;
  #lastCheckpoint = performance.now();

  constructor(engine: Engine, settings: MaintenanceSettings) {
    this.#engine = engine;
    this.#settings = settings;
    engine.onWrite(() => this.#wrote());
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#idle);
  }

  #wrote(): void {
    this.#writes += 1;
    this.#lastWrite = performance.now();
    if (this.#writes >= this.#settings.everyWrites) void this.#run();
    else if (!this.#idle) this.#runWhenIdle(this.#settings.idleMs);
  }

  #runWhenIdle(ms: number): void {
    this.#idle = setTimeout(() => {
      this.#idle = undefined;
      const left = this.#lastWrite + this.#settings.idleMs - performance.now();
      if (left > 0) this.#runWhenIdle(left);
      else if (this.#writes > 0) void this.#run();
    }, ms);
    this.#idle.unref();
  }

  async #run(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#writes = 0;
    try {
      await this.#vacuum();
      await this.#checkpoint();
      if (this.#engine.heapBytes > maxHeapBytes) await this.#engine.recycle();
    } catch (error) {
      if (!this.#stopped) {
        this.#engine.settings.onLog("the embedded database's maintenance failed", { cause: String(error) });
      }
    } finally {
      this.#running = false;
    }
  }

  async #vacuum(): Promise<void> {
    await this.#read("select pg_stat_force_next_flush()");
    for (const { name } of await this.#read<{ name: string }>(changedTables)) {
      if (this.#stopped) return;
      await script(this.#engine, `vacuum (analyze) ${name}`, {
        limitMs: longestVacuumMs,
        changesSchema: false,
      });
    }
  }

  async #checkpoint(): Promise<void> {
    const [wal] = await this.#read<{ bytes: number }>(walSinceCheckpoint);
    const due = performance.now() - this.#lastCheckpoint > checkpointEveryMs;
    if (!wal || (wal.bytes < walBytes && !(due && wal.bytes > 0))) return;
    await script(this.#engine, "checkpoint", { limitMs: longestVacuumMs, changesSchema: false });
    this.#lastCheckpoint = performance.now();
  }

  async #read<T extends Record<string, unknown>>(sql: string): Promise<T[]> {
    return (await single<T>(this.#engine, "owner", sql, [], { readOnly: true })).rows;
  }
}
