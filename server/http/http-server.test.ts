// Connection handling below the request handlers.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type HttpServer, openHttpServer } from "./http-server.ts";

describe("a connection", () => {
  let server: HttpServer;
  beforeEach(async () => {
    server = await openHttpServer("127.0.0.1", 0);
  });
  afterEach(() => server.close());

  it("has its pipelined requests answered sequentially", async () => {
    const begun: (string | undefined)[] = [];
    const finish: (() => void)[] = [];
    server.answerWith((request, response) => {
      begun.push(request.url);
      finish.push(() => response.end(`answer to ${request.url}\n`));
      if (begun.length > 1) finish.at(-1)?.();
    });
    const caller = connect(server.port, "127.0.0.1");
    let received = "";
    caller.on("data", (bytes) => {
      received += bytes;
    });
    const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: tea\r\n${more}\r\n`;
    caller.write(ask("/1") + ask("/2") + ask("/3", "Connection: close\r\n"));
    while (begun.length === 0) await new Promise((resume) => setImmediate(resume));
    // Enough time for the others to start, if they were going to.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
    expect(begun).toEqual(["/1"]);
    finish[0]?.();
    await once(caller, "close");
    expect(received.match(/answer to \/\d/g)).toEqual(["answer to /1", "answer to /2", "answer to /3"]);
  });

  it("is closed when it pipelines too many requests", async () => {
    server.answerWith(() => undefined);
    const caller = connect(server.port, "127.0.0.1");
    caller.on("error", () => undefined);
    caller.write("GET / HTTP/1.1\r\nHost: tea\r\n\r\n".repeat(40));
    await once(caller, "close");
    const next = connect(server.port, "127.0.0.1");
    await once(next, "connect");
    next.destroy();
  });

  it("that the client closed while the server was frozen has no request executed", async () => {
    const begun: (string | undefined)[] = [];
    server.answerWith((request, response) => {
      begun.push(request.method);
      response.end();
    });
    // Blocks this thread, as a frozen server would be: both the request and the close have arrived afterwards.
    execFileSync(process.execPath, [
      "-e",
      `const caller = require("node:net").connect(${server.port}, "127.0.0.1", () => {
        caller.end("POST /write HTTP/1.1\\r\\nHost: tea\\r\\nContent-Length: 2\\r\\n\\r\\n{}", () => caller.destroy());
      });`,
    ]);
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { method: "PUT", body: "{}" });
    expect(answer.status).toBe(200);
    expect(begun).toEqual(["PUT"]);
  });

  it("without a request, as browsers open in advance, does not delay the stop", async () => {
    const begun = Promise.withResolvers<() => void>();
    server.answerWith((_request, response) => begun.resolve(() => response.end("finished")));
    const silent = connect(server.port, "127.0.0.1");
    const left = once(silent, "close");
    await once(silent, "connect");
    // Accepted after the silent one, so that both are open.
    const asked = fetch(`http://127.0.0.1:${server.port}/`);
    const finish = await begun.promise;
    const closed = server.close();
    await left;
    // Waiting for clients to leave would end with closing all connections forcibly.
    finish();
    expect(await (await asked).text()).toBe("finished");
    await closed;
  });

  it.runIf(process.platform === "linux")(
    "is accepted together with others, not one per turn of the event loop",
    async () => {
      const clients = 64;
      let begun = 0;
      server.answerWith((_request, response) => {
        begun += 1;
        response.end();
      });
      // Blocks this thread while they connect, as a busy server would be.
      execFileSync(process.execPath, [
        "-e",
        `const { connect } = require("node:net");
      for (let n = 0; n < ${clients}; n += 1) {
        const caller = connect(${server.port}, "127.0.0.1", () => caller.end("GET / HTTP/1.1\\r\\nHost: tea\\r\\n\\r\\n", () => caller.destroy()));
      }`,
      ]);
      let rounds = 0;
      for (; begun < clients && rounds < clients; rounds += 1)
        await new Promise((resume) => setImmediate(resume));
      expect(begun).toBe(clients);
      expect(rounds).toBeLessThan(clients / 2);
    },
  );

  it("that never finishes its headers is closed soon after the timeout", async () => {
    const strict = await openHttpServer("127.0.0.1", 0, { headersTimeoutMs: 100 });
    const caller = connect(strict.port, "127.0.0.1");
    let received = "";
    caller.on("data", (bytes) => {
      received += bytes;
    });
    caller.write("GET / HTTP/1.1\r\nHost: tea\r\n");
    await once(caller, "close");
    await strict.close();
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    // Node's default check interval is thirty seconds.
  }, 20_000);
});
