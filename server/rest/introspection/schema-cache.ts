/**
 * Caches the schema in memory and detects schema changes: immediately when a request uses an unknown name,
 * otherwise within seconds. Concurrent requests share one load.
 */
import type { Database } from "#server/db/database.ts";
import { fingerprint, loadDatabaseSchema, type SchemaOptions, timeZones } from "./load-schema.ts";
import type { DatabaseSchema } from "./types.ts";

/** Checks caused by unknown names are limited by a token bucket: this many at once, then one per refill interval. */
const CHECK_BURST = 20;
const CHECK_REFILL_MS = 500;
/** Without unknown names, a check is made this often. */
const CHECK_EVERY_MS = 10_000;

export class SchemaCache {
  readonly #db: Database;
  readonly #options: SchemaOptions;
  readonly #now: () => number;
  #current: DatabaseSchema | null = null;
  #fingerprint = "";
  #checkedAt = 0;
  #checkTokens = CHECK_BURST;
  #loading: Promise<DatabaseSchema> | null = null;
  #checking: Promise<boolean> | null = null;
  #zones: Promise<Set<string>> | null = null;

  constructor(db: Database, options: SchemaOptions, now: () => number) {
    this.#db = db;
    this.#options = options;
    this.#now = now;
  }

  async get(): Promise<DatabaseSchema> {
    if (this.#current === null) return this.reload();
    // A failed check does not fail the request: the next check, or the request itself, will report the fault.
    if (this.#now() - this.#checkedAt > CHECK_EVERY_MS) this.refresh().catch(() => undefined);
    return this.#current;
  }

  reload(): Promise<DatabaseSchema> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Reloads if the schema has changed, and returns whether it had. Rate limited. */
  refresh(): Promise<boolean> {
    if (this.#checking) return this.#checking;
    const earned = (this.#now() - this.#checkedAt) / CHECK_REFILL_MS;
    this.#checkTokens = Math.min(this.#checkTokens + earned, CHECK_BURST);
    if (this.#checkTokens < 1) return Promise.resolve(false);
    this.#checkTokens -= 1;
    this.#checking = this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  timeZones(): Promise<ReadonlySet<string>> {
    this.#zones ??= timeZones(this.#db).catch((error: unknown) => {
      this.#zones = null;
      throw error;
    });
    return this.#zones;
  }

  async #load(): Promise<DatabaseSchema> {
    const seen = await fingerprint(this.#db);
    this.#current = await loadDatabaseSchema(this.#db, this.#options);
    this.#fingerprint = seen;
    this.#checkedAt = this.#now();
    return this.#current;
  }

  async #check(): Promise<boolean> {
    this.#checkedAt = this.#now();
    if ((await fingerprint(this.#db)) === this.#fingerprint) return false;
    await this.reload();
    return true;
  }
}
