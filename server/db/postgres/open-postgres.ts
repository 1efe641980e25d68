/** Opens a connection pool to an external PostgreSQL and checks its version. */
import pg from "pg";
import { type Database, DatabaseUnavailableError } from "../database.ts";
import { decoderFor } from "../values.ts";
import { type ConnectionSettings, prepareConnection, readTimeoutMs } from "./connection.ts";
import { PostgresDatabase } from "./postgres-database.ts";

export type PostgresSettings = ConnectionSettings & {
  readonly databaseUrl: string;
  readonly onLog: (message: string, details?: Record<string, unknown>) => void;
  readonly poolSize?: number;
};

const oldestSupported = 150_000;
const usualPoolSize = 10;
const connectWithinMs = 5_000;

/** A pool that connects on first use, for callers that must start even when the database is down. */
export function createPostgres(settings: PostgresSettings): Database {
  const connections = settings.poolSize ?? usualPoolSize;
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    application_name: "bush-tea",
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: readTimeoutMs(settings.statementTimeoutMs),
    pipeline: true,
    types: { getTypeParser: decoderFor },
    onConnect: (client) => prepareConnection(client, settings),
  });
  // The pool drops a connection that breaks while idle; without a listener the error would end the process.
  const report = (error: Error) => settings.onLog("a database connection was lost", { cause: error.message });
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", () => undefined));

  return new PostgresDatabase(pool, {
    visitorTimeoutMs: settings.visitorTimeoutMs,
    connections,
    waitMs: connectWithinMs,
  });
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
