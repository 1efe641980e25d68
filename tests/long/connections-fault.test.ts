/**
 * Callers that hold on without getting on: headers and bodies that dribble, readers that never read, clients whose
 * network vanished without a goodbye; a hundred of each at the same time. Proved: everybody else is answered as usual,
 * each of them is let go within its time, and neither sockets nor memory pile up.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";
import { until } from "#tests/support/until.ts";
import { anonKeyOf, type Call, caller } from "./simulated-users.ts";
import { pause, type ServerProcess, serverProcess } from "./server-process.ts";

const EACH = 100;
const READERS = 6;
const LARGE = "/rest/v1/plants?select=*";

describe("callers that hold on without getting on", () => {
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

  it("headers that dribble are cut off", async () => {
    await until("slow headers to be cut off", () => slowHeaders.every(({ closed }) => closed()));
  });

  it("bodies that dribble are cut off", async () => {
    await until("slow bodies to be cut off", () => slowBodies.every(({ closed }) => closed()));
  });

  it("readers that never read are cut off, and cost no more memory than what they were being sent", async () => {
    let highest = 0;
    await until("idle readers to be cut off", () => {
      highest = Math.max(highest, server.memory());
      return idleReaders.every(({ closed }) => closed());
    });
    // A dozen readers that asked for thirty answers of more than two megabytes each would be 800.
    expect(highest - memoryBefore).toBeLessThan(350);
  });

  it("clients that vanished without a goodbye leave no socket behind", async (test) => {
    if (vanished === undefined) test.skip("needs root: a network of its own that can be taken away");
    await others.stop();
    await until("sockets of vanished clients to close", () => server.sockets() <= socketsBefore + 1);
  });

  it("and everybody else was answered all the while", async () => {
    await others.stop();
    expect(others.answered()).toBeGreaterThan(5);
    expect(others.failures).toEqual([]);
  });
});

type Dribbler = { closed(): boolean };

/** Connections that say `first` at once and then `more` every second, for as long as they are let; none of them reads. */
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
      // A reader that never reads does not hear a goodbye either: it finds out when it speaks.
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

/** A client in a network of its own, whose cable is cut once its connections stand; undefined when we may not do that. */
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
