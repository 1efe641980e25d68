/** `npm run restore -- FILE [--force]`: a backup back into a database of either kind; the server must not run. */
import { restore } from "#server/backup/command.ts";
import { readSettings } from "#server/settings.ts";

try {
  const folder = process.env.INIT_CWD ?? process.cwd();
  console.log(await restore(process.argv.slice(2), folder, readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message.split("\n", 1)[0] : String(error));
  process.exitCode = 1;
}
