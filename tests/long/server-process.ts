/** The server as a separate process on a fixed port, which can be killed, paused, resumed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { until } from "#tests/support/until.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const running = new Set<ChildProcess>();
// An aborted run leaves no server behind.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type ServerProcess = {
  readonly url: string;
  readonly port: number;
  /** Starts and waits until it is ready; after a kill it starts again on the same port. */
  start(): Promise<void>;
  /** Starts and waits only for a response of any kind. */
  startUnready(): Promise<void>;
  /** Sends a signal: SIGKILL ends the process, SIGSTOP pauses and SIGCONT resumes it. */
  signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void>;
  /** The log so far. */
  log(): string;
  /** Number of open sockets, including those to the database. */
  sockets(): number;
  /** Resident memory in MiB. */
  memory(): number;
  stop(): Promise<void>;
};

export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const gone = async (process: ChildProcess, signal: NodeJS.Signals) => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    const exit = once(process, "exit");
    process.kill(signal);
    await exit;
  };

  const launch = (): ChildProcess => {
    const started = spawn(process.execPath, ["server/main.ts"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "", PORT: String(port), LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    running.add(started);
    started.once("exit", () => running.delete(started));
    const hear = (chunk: Buffer) => {
      output += chunk;
    };
    started.stdout?.on("data", hear);
    started.stderr?.on("data", hear);
    return started;
  };

  return {
    url,
    port,
    async start() {
      await ready(url, launch(), () => output);
    },
    async startUnready() {
      const started = launch();
      await until("any answer of the server", async () => {
        if (started.exitCode !== null) throw new Error(`the server ended early: ${output}`);
        return (await fetch(`${url}/healthz`).catch(() => undefined)) !== undefined;
      });
    },
    async signal(signal) {
      if (child === undefined) throw new Error("the server was not started");
      if (signal === "SIGKILL") return gone(child, signal);
      child.kill(signal);
      // kill returns before the signal is delivered; the process state shows when it was.
      const wanted = signal === "SIGSTOP" ? /^T/ : /^[^T]/;
      const { pid = 0 } = child;
      await until(`${signal} to reach the server`, () =>
        wanted.test(/State:\s+(\w)/.exec(statusOf(pid))?.[1] ?? ""),
      );
    },
    log: () => output,
    sockets: () => openSockets(child?.pid ?? 0),
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(statusOf(child?.pid ?? 0))?.[1]) / 1024,
    async stop() {
      if (child === undefined) return;
      child.kill("SIGCONT");
      await gone(child, "SIGTERM");
    },
  };
}

/** The server answers 503 until it is ready, and nothing before it listens. */
async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  await until("the server to be ready", async () => {
    if (child.exitCode !== null) throw new Error(`the server ended early: ${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.status === 200;
  });
}

function statusOf(pid: number): string {
  return readFileSync(`/proc/${pid}/status`, "utf8");
}

function openSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith("socket:");
    } catch {
      // Closed after the listing.
      return false;
    }
  }).length;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
