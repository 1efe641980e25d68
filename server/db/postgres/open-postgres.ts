/** Opens a pool on an external PostgreSQL, and makes sure that it answers. */
import pg from "pg";
import { type Database, DatabaseUnavailableError } from "../database.ts";
import { decoderFor } from "../values.ts";
import { type ConnectionSettings, prepareConnection, silentAfter } from "./connection.ts";
import { PostgresDatabase } from "./postgres-database.ts";

export type PostgresSettings = ConnectionSettings & {
  readonly databaseUrl: string;
  readonly onLog: (message: string, details?: Record<string, unknown>) => void;
  readonly poolSize?: number;
};

const oldestSupported = 150_000;
const usualPoolSize = 10;
const connectWithinMs = 5_000;

/** A pool that connects when it is first asked: for whoever must start without the database, too. */
export function createPostgres(settings: PostgresSettings): Database {
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    application_name: "bush-tea",
    max: settings.poolSize ?? usualPoolSize,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: silentAfter(settings.statementTimeoutMs),
    pipeline: true,
    types: { getTypeParser: decoderFor },
    onConnect: (client) => prepareConnection(client, settings),
  });
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  const report = (error: Error) => settings.onLog("a database connection was lost", { cause: error.message });
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", () => undefined));

  return new PostgresDatabase(pool, settings.anonTimeoutMs);
}

export async function openPostgres(settings: PostgresSettings): Promise<Database> {
  const database = createPostgres(settings);
  try {
    const { rows } = await database.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestSupported) {
      throw new DatabaseUnavailableError(
        `PostgreSQL 15 or newer is needed, but the server says ${Math.floor(version / 10_000)}`,
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
