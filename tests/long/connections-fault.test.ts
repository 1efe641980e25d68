/**
 * Slow and dead clients: slow headers and bodies, clients that never read, clients whose network disappeared; a hundred of
 * each at the same time. Other clients are served as usual, each connection is closed within its timeout, and neither
 * sockets nor memory accumulate.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";
import { until } from "#tests/support/until.ts";
import { pause, type ServerProcess, serverProcess } from "./server-process.ts";
import { anonKeyOf, type Call, caller } from "./simulated-users.ts";

const EACH = 100;
const READERS = 6;
const LARGE = "/rest/v1/plants?select=*";

describe("slow and dead clients", () => {
  const dataDir = newDataDir("app");
  let server: ServerProcess;
  let call: Call;
  let socketsBefore: number;
  let memoryBefore: number;
  let slowHeaders: Dribbler[];
  let slowBodies: Dribbler[];
  let idleReaders: Dribbler[];
  let vanished: Vanished | undefined;
  let others: ReturnType<typeof askAllTheTime>;

  beforeAll(async () => {
    server = await serverProcess({ DATA_DIR: dataDir, HOST: "0.0.0.0", API_RATE_LIMIT: "0" });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    for (let n = 0; n < 3; n += 1) await call(LARGE);
    socketsBefore = server.sockets();
    memoryBefore = server.memory();
    others = askAllTheTime(call);
    vanished = await vanish(server.port);
    const { port } = server;
    slowHeaders = await dribble(port, EACH, "GET /rest/v1/plants HTTP/1.1\r\n", "x-a: b\r\n");
    slowBodies = await dribble(
      port,
      EACH,
      "POST /rest/v1/user_analytics_events HTTP/1.1\r\nHost: tea\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
      "[",
    );
    const request = `GET ${LARGE} HTTP/1.1\r\nHost: tea\r\n\r\n`;
    idleReaders = await dribble(port, READERS, request.repeat(30), undefined);
  });
  afterAll(async () => {
    await others?.stop();
    vanished?.restore();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("slow headers are cut off", async () => {
    await until("slow headers to be cut off", () => slowHeaders.every(({ closed }) => closed()));
  });

  it("slow bodies are cut off", async () => {
    await until("slow bodies to be cut off", () => slowBodies.every(({ closed }) => closed()));
  });

  it("clients that never read are cut off and use no more memory than their pending response", async () => {
    let highest = 0;
    await until("idle readers to be cut off", () => {
      highest = Math.max(highest, server.memory());
      return idleReaders.every(({ closed }) => closed());
    });
    // A dozen clients with thirty pending responses of over two megabytes each would use 800.
    expect(highest - memoryBefore).toBeLessThan(350);
  });

  it("clients whose network disappeared leave no socket behind", async (test) => {
    if (vanished === undefined) test.skip("needs root: a network of its own that can be taken away");
    await others.stop();
    await until("sockets of vanished clients to close", () => server.sockets() <= socketsBefore + 1);
  });

  it("other clients were served throughout", async () => {
    await others.stop();
    expect(others.answered()).toBeGreaterThan(5);
    expect(others.failures).toEqual([]);
  });
});

type Dribbler = { closed(): boolean };

/** Connections that send `first` at once and `more` every second until they are closed; none of them reads. */
async function dribble(
  port: number,
  count: number,
  first: string,
  more: string | undefined,
): Promise<Dribbler[]> {
  const open = async (): Promise<Dribbler> => {
    const socket: Socket = connect(port, "127.0.0.1");
    let closed = false;
    const timer = setInterval(() => {
      // A client that never reads does not see the close either: it finds out when it writes.
      socket.write(more ?? "x");
    }, 1_000);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      closed = true;
      clearInterval(timer);
    });
    await once(socket, "connect");
    if (more === undefined) socket.pause();
    else socket.resume();
    socket.write(first);
    return { closed: () => closed };
  };
  return Promise.all(Array.from({ length: count }, open));
}

function askAllTheTime(call: Call) {
  const failures: string[] = [];
  let answered = 0;
  let over = false;
  const asking = (async () => {
    while (!over) {
      for (const path of ["/healthz", "/rest/v1/plants?select=id&id=eq.neem"]) {
        const status = await call(path).then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        );
        if (status === 200) answered += 1;
        else failures.push(`${path} ${status}`);
      }
      await pause(100);
    }
  })();
  return {
    failures,
    answered: () => answered,
    async stop() {
      over = true;
      await asking;
    },
  };
}

type Vanished = { restore(): void };

/** A client in its own network namespace whose link is removed once connected; undefined without the privileges. */
async function vanish(port: number): Promise<Vanished | undefined> {
  const name = `tea${process.pid}`;
  const ip = (...args: string[]) => execFileSync("ip", args, { stdio: "ignore" });
  const restore = () => {
    execFileSync("sh", ["-c", `ip link del ${name}a; ip netns del ${name}; true`], { stdio: "ignore" });
  };
  try {
    ip("netns", "add", name);
    ip("link", "add", `${name}a`, "type", "veth", "peer", "name", `${name}b`, "netns", name);
    ip("addr", "add", "198.18.77.1/30", "dev", `${name}a`);
    ip("link", "set", `${name}a`, "up");
    ip("-n", name, "addr", "add", "198.18.77.2/30", "dev", `${name}b`);
    ip("-n", name, "link", "set", `${name}b`, "up");
  } catch {
    restore();
    return undefined;
  }
  const script = join(import.meta.dirname, "dead-connections.ts");
  const client: ChildProcess = spawn(
    "ip",
    ["netns", "exec", name, process.execPath, script, "198.18.77.1", String(port), LARGE],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  if (client.stdout) await once(client.stdout, "data");
  ip("link", "set", `${name}a`, "down");
  client.kill("SIGKILL");
  return { restore };
}
