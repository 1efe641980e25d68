/** The server as a program: reads the settings, starts, says where it is, and stops when told to. */
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const server = await startServer({ settings, log, say });
  let told = false;
  const stop = (signal: string) => {
    // A terminal and the program that started us may both pass one on, and people press twice.
    if (told) return;
    told = true;
    say(`${signal}: finishing what is in flight …`);
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  say(`Bush Tea is at ${server.siteUrl}`);
  await server.warm();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split("\n", 1)[0] : String(error)}\n`);
  process.exit(1);
}
