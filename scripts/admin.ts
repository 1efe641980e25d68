/** `npm run admin -- grant EMAIL | revoke EMAIL | list`: manages admins, whether or not the server is running. */

import { openDatabase } from "#server/db/open.ts";
import { ADMIN_USAGE, type CommandResult, runAdminCommand } from "#server/operator/admin-command.ts";
import { askRunningServer } from "#server/operator/control-socket.ts";
import { readSettings } from "#server/settings.ts";

async function main(args: readonly string[]): Promise<CommandResult> {
  if (args.length === 0) return { ok: false, lines: [ADMIN_USAGE] };
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) {
    const result = await askRunningServer(dataDir, args);
    if (result !== undefined) return result;
  }
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const { rows } = await db.query("select to_regclass('public.user_roles') as found");
    if (!rows[0]?.found)
      return { ok: false, lines: ["There is no database here yet. Start the server once: npm start"] };
    return await runAdminCommand(db, args);
  } finally {
    await db.close();
  }
}

try {
  const { ok, lines } = await main(process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message.split("\n", 1)[0] : String(error));
  process.exitCode = 1;
}
