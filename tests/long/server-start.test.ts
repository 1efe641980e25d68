/** The server as a process: startup errors, graceful shutdown, logging and the first start. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";

let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  dataDir = newDataDir("app");
});
afterEach(async () => {
  await Promise.all([...running].map(kill));
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true, force: true });
});

type Program = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
};

function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "info", NODE_ENV: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  let errors = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output: () => output, errors: () => errors, ended };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** Waits until the server prints its address. */
async function address(program: Program): Promise<string> {
  let exited = false;
  program.ended.then(() => {
    exited = true;
  });
  while (!exited) {
    const found = /Bush Tea is at (http\S+)/.exec(program.output());
    if (found?.[1]) return found[1];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`ended early: ${program.errors()}`);
}

async function errorLine(program: Program): Promise<string> {
  expect(await program.ended).toBe(1);
  expect(program.errors().trim().split("\n")).toHaveLength(1);
  return program.errors().trim();
}

function occupy(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
  });
}

describe("the server process", () => {
  it("exits with one line when the port is in use", async () => {
    const other = await occupy();
    const { port } = other.address() as AddressInfo;
    expect(await errorLine(run({ PORT: String(port) }))).toBe(
      `PORT ${port} is already in use; stop the other program or set PORT`,
    );
    other.close();
  });

  it("exits with one line when a setting is invalid", async () => {
    expect(await errorLine(run({ DATABASE_URL: "nonsense" }))).toBe(
      "DATABASE_URL must be a postgres:// address",
    );
  });

  it("exits with one line when the data folder is not usable", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    expect(await errorLine(run({ DATA_DIR: join(file, "inside") }))).toMatch(
      /^DATA_DIR .* cannot be read and written$/,
    );
  });

  it("exits with one line when the database cannot be reached, without printing its password", async () => {
    const line = await errorLine(run({ DATABASE_URL: "postgres://nobody:nothing@127.0.0.1:1/none" }));
    expect(line).toMatch(/database/i);
    expect(line).not.toContain("nothing");
  });

  it("exits when another process uses the data folder, and that process keeps running", async () => {
    const first = run({});
    const url = await address(first);
    expect(await errorLine(run({}))).toMatch(/in use|another process/i);
    expect((await fetch(`${url}/rest/v1/plants?select=id&id=eq.neem`)).status).toBe(200);
  });

  it("finishes requests in flight before it stops, ignores repeated signals and keeps the data", async () => {
    const first = run({});
    const { hostname, port } = new URL(await address(first));
    const client = connect(Number(port), hostname);
    const disconnected = once(client, "close");
    let received = "";
    client.on("data", (bytes) => {
      received += bytes;
    });
    const until = async (there: () => boolean) => {
      while (!there() && running.has(first.child)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const body = '{"plant_id_param":"neem"}';
    client.write(
      `POST /rest/v1/rpc/increment_plant_views HTTP/1.1\r\nHost: tea\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has accepted the request and waits for its body.
    await until(() => received.includes("100 Continue"));
    first.child.kill("SIGHUP");
    await until(() => first.output().includes("SIGHUP: finishing"));
    for (const signal of ["SIGHUP", "SIGTERM", "SIGINT"] as const) first.child.kill(signal);
    client.write(body);
    expect(await first.ended).toBe(0);
    await disconnected;
    expect(received).toContain("HTTP/1.1 204 ");
    expect(first.output().match(/finishing/g)).toHaveLength(1);
    const again = run({});
    const rows = await (
      await fetch(`${await address(again)}/rest/v1/plants?select=view_count&id=eq.neem`)
    ).json();
    expect(rows).toEqual([{ view_count: 1 }]);
    expect(again.output()).not.toContain("rows added");
  });

  it("logs no token, query string or body", async () => {
    const program = run({});
    const url = await address(program);
    await fetch(`${url}/rest/v1/plants?select=id&description=ilike.*secretquestion*`, {
      headers: { authorization: "Bearer secrettoken", apikey: "secretkey" },
    });
    await fetch(`${url}/rest/v1/user_analytics_events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"event_type":"secretbody"',
    });
    program.child.kill("SIGTERM");
    await program.ended;
    expect(program.output()).toContain('"path":"/rest/v1/plants"');
    expect(program.output() + program.errors()).not.toMatch(/secret/);
  });

  it("seeds a new data folder and makes its keys readable by the owner only", async () => {
    rmSync(join(dataDir, "db"), { recursive: true });
    const program = run({});
    await address(program);
    expect(program.output()).toMatch(/\d+ migrations applied[\s\S]*\d{3,} rows added, 0 updated/);
    expect(statSync(join(dataDir, "keys.json")).mode & 0o077).toBe(0);
  });
});
