/** Runs the server as a separate process, as in production, for the duration of a measurement. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "..");

export type Process = {
  readonly url: string;
  /** Resident set size. */
  megabytes(): number;
  stop(): Promise<void>;
};

/** Starts a Node program and waits for the output line that contains its address. */
async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  addressPattern: RegExp,
): Promise<Process> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const url = await addressFrom(child, addressPattern);
  // Drains the log, so that the pipe does not fill up.
  child.stdout?.resume();
  return {
    url,
    megabytes: () =>
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
    async stop() {
      process.removeListener("exit", kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function addressFrom({ stdout }: ChildProcess, addressPattern: RegExp): Promise<string> {
  if (stdout === null) throw new Error("The process has no output to read");
  for await (const line of createInterface({ input: stdout })) {
    const address = addressPattern.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The process ended before it printed its address");
}

export type ServerProcess = Process & {
  /** The address that browsers should use. */
  readonly siteUrl: string;
  readonly anonKey: string;
};

export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(["server/main.ts"], { PORT: "0", ...env }, /^Bush Tea is at (\S+)/);
  // It listens on IPv4 only; "localhost" may also resolve to IPv6.
  const url = server.url.replace("//localhost", "//127.0.0.1");
  const config = await fetch(`${url}/config.json`).then((response) => response.json());
  return { ...server, url, siteUrl: server.url, anonKey: String(config.supabaseKey) };
}

/** A minimal Node server that responds with the given number of bytes. */
export function startBareServer(bytes: number): Promise<Process> {
  const program = `
    const body = Buffer.alloc(${bytes}, "a");
    const server = require("node:http").createServer((request, response) => {
      request.resume();
      response.writeHead(200, { "content-type": "text/plain", "content-length": body.length }).end(body);
    });
    server.listen(0, "127.0.0.1", () => console.log("at http://127.0.0.1:" + server.address().port));
    process.on("SIGTERM", () => process.exit(0));`;
  return startProcess(["-e", program], {}, /^at (\S+)/);
}
