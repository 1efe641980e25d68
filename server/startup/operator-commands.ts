/** The operator's commands on a running server with the embedded database: managing admins, and backups. */
import { clearDrafts, draftBackup, isDraftCommand } from "#server/backup/draft.ts";
import type { Database } from "#server/db/database.ts";
import { runAdminCommand } from "#server/operator/admin-command.ts";
import { openControlSocket } from "#server/operator/control-socket.ts";

/** Nothing to open with PostgreSQL: there the commands connect to the database themselves. */
export async function openOperatorCommands(
  db: Database,
  dataDir: string,
  now: () => number,
): Promise<{ close(): Promise<void> } | undefined> {
  if (db.kind !== "pglite") return undefined;
  clearDrafts(dataDir);
  return openControlSocket(
    (args) => (isDraftCommand(args) ? draftBackup(db, dataDir, args, now()) : runAdminCommand(db, args)),
    dataDir,
  );
}
