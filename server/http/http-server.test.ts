// Connection handling below the request handlers.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Server } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type HttpServer, openHttpServer } from "./http-server.ts";

describe("a connection", () => {
  let server: HttpServer;
  beforeEach(async () => {
    server = await openHttpServer("127.0.0.1", 0);
  });
  afterEach(() => server.close());

  /** Sends the bytes from an address of its own, and returns everything received until the server closes. */
  async function exchange(bytes: string, from = "127.0.0.1"): Promise<string> {
    const caller = connect({ port: server.port, host: "127.0.0.1", localAddress: from });
    let received = "";
    caller.on("data", (data) => {
      received += data;
    });
    caller.on("error", () => undefined);
    caller.write(bytes);
    await once(caller, "close");
    return received;
  }

  const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: tea\r\n${more}\r\n`;
  const CLOSE = "Connection: close\r\n";

  it.runIf(process.platform === "linux")(
    "is closed at its first pipelined request, and its network is refused for a while",
    async () => {
      const begun: (string | undefined)[] = [];
      let events = 0;
      server.answerWith((request, response) => {
        begun.push(request.url);
        if (request.url !== "/first") response.end("answer");
      });
      const emit = Server.prototype.emit;
      Server.prototype.emit = function (this: Server, name: string | symbol, ...given: unknown[]) {
        if (name === "request") events += 1;
        return Reflect.apply(emit, this, [name, ...given]);
      };
      const flooded = await exchange(ask("/first") + ask("/next").repeat(1_000), "127.0.0.2").finally(() => {
        Server.prototype.emit = emit;
      });
      expect(flooded).toBe("");
      expect(begun).toEqual(["/first"]);
      // What was received together with them is not even parsed.
      expect(events).toBe(2);
      expect(await exchange(ask("/again", CLOSE), "127.0.0.2")).toBe("");
      expect(await exchange(ask("/other", CLOSE), "127.0.0.3")).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it("with a body in chunks is refused before the body is read", async () => {
    server.answerWith((_request, response) => response.end("answer"));
    for (const method of ["POST", "GET", "DELETE"]) {
      const head = `${method} /rest/v1/reports HTTP/1.1\r\nHost: tea\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const answer = await exchange(`${head}1\r\nx\r\n`);
      expect(answer, method).toMatch(
        /^HTTP\/1\.1 411 [\s\S]*connection: close[\s\S]*"error_code":"length_required"/i,
      );
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
  });

  it("is closed when the answer came before the body, and kept when the body was read", async () => {
    server.answerWith((request, response) => {
      if (request.url === "/unread") response.end("answer");
      else request.resume().once("end", () => response.end("answer"));
    });
    // None of these sends its body.
    for (const method of ["GET", "POST"]) {
      const answer = await exchange(
        `${method} /unread HTTP/1.1\r\nHost: tea\r\nContent-Length: 1000000\r\n\r\n`,
      );
      expect(answer, method).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    }
    const caller = connect(server.port, "127.0.0.1");
    caller.write("POST /read HTTP/1.1\r\nHost: tea\r\nContent-Length: 2\r\n\r\n{}");
    expect(String(await once(caller, "data"))).toMatch(/connection: keep-alive/i);
    caller.destroy();
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
