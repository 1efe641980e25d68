/** Opens the configured database: PostgreSQL when a URL is given, PGlite otherwise. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { type MaintenanceSettings, usualMaintenance } from "./pglite/maintenance.ts";
import { openPglite } from "./pglite/open-pglite.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

export type DatabaseTimeouts = {
  readonly statementTimeoutMs?: number;
  /** How long a statement of a guest or a signed-in person may take. */
  readonly visitorTimeoutMs?: number;
  readonly idleInTransactionTimeoutMs?: number;
};

export type OpenOptions = DatabaseTimeouts & {
  readonly databaseUrl?: string | undefined;
  /** Contains the embedded database's folder `db` and its lock `db.lock`. */
  readonly dataDir: string;
  /** When the embedded database is vacuumed; for tests. */
  readonly maintenance?: MaintenanceSettings;
  readonly onLog?: (message: string, details?: Record<string, unknown>) => void;
};

export async function openDatabase(options: OpenOptions): Promise<Database> {
  const settings = {
    statementTimeoutMs: options.statementTimeoutMs ?? 5_000,
    // The app's own statements take milliseconds; the few that need longer say so.
    visitorTimeoutMs: options.visitorTimeoutMs ?? Math.min(1_000, options.statementTimeoutMs ?? 1_000),
    // Shorter than the lock timeout (four fifths of the statement timeout), so that a frozen process does not fail others.
    idleInTransactionTimeoutMs: options.idleInTransactionTimeoutMs ?? 3_000,
    onLog: options.onLog ?? (() => undefined),
  };
  if (options.databaseUrl) return openPostgres({ ...settings, databaseUrl: options.databaseUrl });
  mkdirSync(options.dataDir, { recursive: true });
  return openPglite({
    ...settings,
    folder: join(options.dataDir, "db"),
    lockFile: join(options.dataDir, "db.lock"),
    maintenance: options.maintenance ?? usualMaintenance,
  });
}
