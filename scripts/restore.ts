/** `npm run restore -- FILE [--force]`: restores a backup into either kind of database; the server must be stopped. */
import { restore } from "#server/backup/command.ts";
import { readSettings } from "#server/settings.ts";

try {
  const folder = process.env.INIT_CWD ?? process.cwd();
  console.log(await restore(process.argv.slice(2), folder, readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message.split("\n", 1)[0] : String(error));
  process.exitCode = 1;
}
