/**
 * Keeps the database schema in memory and notices when the database has changed: at once when a request names
 * something unknown, otherwise within seconds. Loading happens once, however many requests wait for it.
 */
import type { Database } from "#server/db/database.ts";
import { fingerprint, loadDatabaseSchema, timeZones } from "./load-schema.ts";
import type { DatabaseSchema } from "./types.ts";

/** Strange names may make us ask this often in a row, and then once in a while; and this is how often anyone looks. */
const ASKS_IN_A_ROW = 20;
const ASK_AGAIN_MS = 500;
const LOOK_EVERY_MS = 10_000;

export class SchemaCache {
  readonly #db: Database;
  readonly #schemas: readonly string[];
  readonly #now: () => number;
  #current: DatabaseSchema | null = null;
  #fingerprint = "";
  #checkedAt = 0;
  #asks = ASKS_IN_A_ROW;
  #loading: Promise<DatabaseSchema> | null = null;
  #checking: Promise<boolean> | null = null;
  #zones: Promise<Set<string>> | null = null;

  constructor(db: Database, schemas: readonly string[], now: () => number) {
    this.#db = db;
    this.#schemas = schemas;
    this.#now = now;
  }

  async get(): Promise<DatabaseSchema> {
    if (this.#current === null) return this.reload();
    // A look that fails is not the request's trouble: the next look, or the request itself, will meet the same fault.
    if (this.#now() - this.#checkedAt > LOOK_EVERY_MS) this.refresh().catch(() => undefined);
    return this.#current;
  }

  reload(): Promise<DatabaseSchema> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Reloads if the database has changed, and says whether it had. Asks no more often than it should. */
  refresh(): Promise<boolean> {
    if (this.#checking) return this.#checking;
    const earned = (this.#now() - this.#checkedAt) / ASK_AGAIN_MS;
    this.#asks = Math.min(this.#asks + earned, ASKS_IN_A_ROW);
    if (this.#asks < 1) return Promise.resolve(false);
    this.#asks -= 1;
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
    this.#current = await loadDatabaseSchema(this.#db, this.#schemas);
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
