// Limits per network: idle connections are capped, and a network cannot block others.
import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { CONNECTIONS_PER_NETWORK } from "./connection-limits.ts";
import { type HttpServer, type HttpServerOptions, openHttpServer } from "./http-server.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: tea\r\n\r\n";

describe.runIf(process.platform === "linux")("connections of one network", () => {
  let server: HttpServer;
  const opened: Socket[] = [];
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy();
    await server.close();
  });

  async function start(options: HttpServerOptions = {}): Promise<void> {
    server = await openHttpServer("0.0.0.0", 0, options);
    server.answerWith((request, response) => {
      if (request.url !== "/pending") response.end("served");
    });
  }

  async function open(from: string, first = ""): Promise<Socket> {
    const socket = connect({ port: server.port, host: "127.0.0.1", localAddress: from });
    opened.push(socket);
    socket.on("error", () => undefined);
    socket.resume();
    await once(socket, "connect");
    if (first !== "") {
      const answered = Promise.race([once(socket, "data"), once(socket, "close")]);
      socket.write(first);
      if (first === REQUEST) await answered;
    }
    return socket;
  }

  const ask = (from: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port: server.port, host: "127.0.0.1", localAddress: from, agent: false }, (response) => {
        let body = "";
        response.on("data", (text) => {
          body += text;
        });
        response.on("end", () => resolve(body));
      }).on("error", reject);
    });

  const alive = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.closed).length;

  it.each([
    ["without a request", ""],
    ["kept alive after an answer", REQUEST],
    ["with headers that never end", "GET / HTTP/1.1\r\nHost: tea\r\n"],
  ])(
    "%s are closed, the longest idle first, and another network is served",
    async (_what, first) => {
      await start();
      const idle: Socket[] = [];
      for (let n = 0; n < 500; n += 1) idle.push(await open("127.0.0.1", first));
      await expect.poll(() => alive(idle), { timeout: 20_000 }).toBe(CONNECTIONS_PER_NETWORK.idle);
      expect(alive(idle.slice(0, 250))).toBe(0);
      expect(await ask("127.0.0.2")).toBe("served");
      expect(await ask("127.0.0.1")).toBe("served");
    },
    60_000,
  );

  it("opened in a burst are not closed before they can send a request", async () => {
    await start();
    const burst = await Promise.all(Array.from({ length: 300 }, () => open("127.0.0.1")));
    const answers = burst.map((socket) => once(socket, "data"));
    for (const socket of burst) socket.write(REQUEST);
    expect(await Promise.all(answers)).toHaveLength(300);
  }, 60_000);

  it("that are idle are closed in favour of new ones of the same network", async () => {
    await start();
    for (let n = 0; n < CONNECTIONS_PER_NETWORK.all + 20; n += 1) await open("127.0.0.1");
    expect(await ask("127.0.0.1")).toBe("served");
  }, 60_000);

  it("with a request in progress are kept, up to a limit", async () => {
    await start();
    const pending: Socket[] = [];
    for (let n = 0; n < CONNECTIONS_PER_NETWORK.all; n += 1) {
      pending.push(await open("127.0.0.1", "GET /pending HTTP/1.1\r\nHost: tea\r\n\r\n"));
    }
    // This answer shows that the server has read what was sent before.
    expect(await ask("127.0.0.2")).toBe("served");
    expect(alive(pending)).toBe(CONNECTIONS_PER_NETWORK.all);
    const onTop = await open("127.0.0.1");
    await expect.poll(() => onTop.closed, { timeout: 20_000 }).toBe(true);
    pending[0]?.destroy();
    await expect.poll(() => ask("127.0.0.1").catch(() => "refused"), { timeout: 20_000 }).toBe("served");
  }, 60_000);

  it("are not counted behind a proxy", async () => {
    await start({ behindProxy: true });
    const connected: Socket[] = [];
    for (let n = 0; n < CONNECTIONS_PER_NETWORK.all + 50; n += 1)
      connected.push(await open("127.0.0.1", REQUEST));
    expect(await ask("127.0.0.1")).toBe("served");
    expect(alive(connected)).toBe(connected.length);
  }, 60_000);

  it("are refused when too many are opened in ten seconds, and others are served", async () => {
    await start();
    for (let n = 0; n < CONNECTIONS_PER_NETWORK.opened; n += 1) (await open("127.0.0.4")).destroy();
    await expect(ask("127.0.0.4")).rejects.toThrow();
    expect(await ask("127.0.0.5")).toBe("served");
  }, 60_000);

  it.each([
    ["kept alive", REQUEST],
    ["with headers that never end", "GET / HTTP/1.1\r\nHost: tea\r\n"],
    ["with a request in progress", "GET /pending HTTP/1.1\r\nHost: tea\r\n\r\n"],
  ])(
    "of many networks, %s, give way to a new network when the server is full",
    async (_what, first) => {
      await start({ connections: { ...CONNECTIONS_PER_NETWORK, total: 60 } });
      const held: Socket[] = [];
      for (let n = 0; n < 80; n += 1) held.push(await open(`127.0.1.${1 + (n % 4)}`, first));
      const few = await open("127.0.2.1", REQUEST);
      for (let n = 0; n < 5; n += 1) expect(await ask(`127.0.3.${1 + n}`)).toBe("served");
      await expect.poll(() => alive(held), { timeout: 20_000 }).toBeLessThanOrEqual(60);
      expect(few.closed).toBe(false);
    },
    60_000,
  );
});
