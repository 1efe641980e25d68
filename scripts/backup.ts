/** `npm run backup -- FILE`: a consistent snapshot of everything in one file, whether or not the server is running. */
import { backup } from "#server/backup/command.ts";
import { readSettings } from "#server/settings.ts";

try {
  // npm changes to the project's folder; a relative FILE refers to the folder the command was typed in.
  const folder = process.env.INIT_CWD ?? process.cwd();
  console.log(await backup(process.argv.slice(2), folder, readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message.split("\n", 1)[0] : String(error));
  process.exitCode = 1;
}
