/** `npm run backup -- FILE`: everything in one file, as it stood at one moment, whether or not the server runs. */
import { backup } from "#server/backup/command.ts";
import { readSettings } from "#server/settings.ts";

try {
  // npm runs us in the project's folder; what was typed counts from where it was typed.
  const folder = process.env.INIT_CWD ?? process.cwd();
  console.log(await backup(process.argv.slice(2), folder, readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message.split("\n", 1)[0] : String(error));
  process.exitCode = 1;
}
