/**
 * Decides on which databases a suite of tests/integration runs. `npm test` runs it on PostgreSQL, the reference;
 * suites marked as the smoke set also run on the embedded PGlite. With ALL_DATABASES=1, which `npm run test:long`
 * sets, every suite runs on both.
 */
import type { Database } from "#server/db/database.ts";

export type DatabaseKind = Database["kind"];

export const DATABASE_KINDS: readonly DatabaseKind[] = ["pglite", "postgres"];

/** For suites that do not depend on the database: `npm run test:long` runs them on PGlite, which takes longer to open. */
export const EITHER_DATABASE: DatabaseKind = process.env.ALL_DATABASES === "1" ? "pglite" : "postgres";

/** @param smoke whether the suite covers what differs between the databases, or the core of the application */
export function databaseKinds({ smoke }: { smoke: boolean }): readonly DatabaseKind[] {
  return smoke || process.env.ALL_DATABASES === "1" ? DATABASE_KINDS : ["postgres"];
}
