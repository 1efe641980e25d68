/** The server's main program: reads the settings, starts, prints the address, and stops on a signal. */
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const server = await startServer({ settings, log, say });
  let stopping = false;
  const stop = (signal: string) => {
    // Both the terminal and the parent process may send a signal, and users press Ctrl+C twice.
    if (stopping) return;
    stopping = true;
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
