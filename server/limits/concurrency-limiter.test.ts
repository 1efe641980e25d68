import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "./concurrency-limiter.ts";

describe("concurrency limiter", () => {
  const pending: ServerResponse[] = [];
  const limiter = createConcurrencyLimiter(2);
  const server = createServer((request, response) => {
    if (!limiter.admit(request, response, String(request.headers["x-network"]))) return;
    request.resume();
    if (request.url === "/healthz") response.end("ok");
    else pending.push(response);
  });
  const listening = new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  afterEach(() => {
    for (const response of pending.splice(0)) response.end();
  });
  afterAll(() => {
    server.close();
  });

  it("answers 503 with Retry-After above the limit, and admits again as soon as a request is answered", async () => {
    const url = await listening;
    const first = fetch(`${url}/rest/v1/plants`, { headers: { "x-network": "a" } });
    const second = fetch(`${url}/auth/v1/token`, { headers: { "x-network": "b" } });
    await expect.poll(() => pending.length).toBe(2);

    const refused = await fetch(`${url}/functions/v1/herbal-chat`, { method: "POST", body: "{}" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining("try again in 2 seconds"),
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    // An answered request frees its slot, whether or not the client has read the answer.
    pending.shift()?.end("done");
    const third = fetch(`${url}/rest/v1/plants`);
    await expect.poll(() => pending.length).toBe(2);
    for (const response of pending) response.end("done");
    expect((await Promise.all([first, second, third])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("does not count requests whose body has not arrived", async () => {
    const { port } = new URL(await listening);
    const begun = `POST /rest/v1/reports HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{`;
    const lines = [1, 2, 3].map(() => connect(Number(port), "127.0.0.1").on("error", () => undefined));
    for (const line of lines) line.write(begun);
    await expect.poll(() => pending.length).toBe(3);
    const asked = fetch(`http://127.0.0.1:${port}/rest/v1/plants`);
    await expect.poll(() => pending.length).toBe(4);
    pending.at(-1)?.end();
    expect((await asked).status).toBe(200);
    for (const line of lines) line.destroy();
  });
});

describe("shares of the networks", () => {
  type Exchange = { request: IncomingMessage; response: ServerResponse };

  function exchange(): Exchange {
    const request = new IncomingMessage(new Socket());
    return { request, response: new ServerResponse(request) };
  }

  const admitting = (limiter: ConcurrencyLimiter) => (network: string) => {
    const { request, response } = exchange();
    return limiter.admit(request, response, network) !== undefined;
  };

  /** Thirty blocks of one provider's customer, each with twelve requests at once, which nobody answers. */
  const rented = (prefix: (n: number) => string) => Array.from({ length: 360 }, (_, n) => prefix(n % 30));

  it("leaves places for networks that hold hardly any, however many requests of others wait", () => {
    const limiter = createConcurrencyLimiter(60);
    const admits = admitting(limiter);
    const admitted = (network: string) =>
      Array.from({ length: 50 }, () => admits(network)).filter(Boolean).length;
    expect(admitted("one")).toBe(20);
    const others = Array.from({ length: 30 }, (_, n) => admitted(`other${n}`));
    // A page's requests at once, then one each.
    expect(others.slice(0, 4)).toEqual([10, 8, 8, 4]);
    expect(others.slice(4, 14)).toEqual(Array(10).fill(1));
    expect(others.slice(14)).toEqual(Array(16).fill(0));
  });

  it("counts a provider's block like a network, however many of its networks send", () => {
    const limiter = createConcurrencyLimiter(60);
    const admits = admitting(limiter);
    const ofBlock = Array.from({ length: 256 }, (_, n) => admits(`45.9.8.${n}`)).filter(Boolean).length;
    expect(ofBlock).toBe(20);
    expect(Array.from({ length: 6 }, () => admits("192.0.2.8"))).toEqual(Array(6).fill(true));
  });

  it("twelve blocks that change their networks leave a page's requests to everybody else", () => {
    const limiter = createConcurrencyLimiter();
    const admits = admitting(limiter);
    for (let n = 0; n < 600; n++) admits(`2a0${(n % 12).toString(16)}:1:1:${(n % 200).toString(16)}00::/56`);
    const page = () => Array.from({ length: 7 }, () => admits("192.0.2.8")).filter(Boolean).length;
    expect(page()).toBe(7);
  });

  it.each([
    ["/48s of one /40", rented((n) => `2a0d:5600:${(0x4000 + n).toString(16)}:0::/56`)],
    ["/24s of one /16", rented((n) => `45.9.${n}.7`)],
  ])("thirty %s leave a page's requests to people of other providers", (_, networks) => {
    const limiter = createConcurrencyLimiter();
    const admits = admitting(limiter);
    const held = networks.map(admits).filter(Boolean);
    expect(held).toHaveLength(140);
    for (const reader of ["192.0.2.8", "2a0e:1:1:0::/56", "198.51.100.21"])
      expect(Array.from({ length: 7 }, () => admits(reader))).toEqual(Array(7).fill(true));
  });

  it("a provider whose customers are many people has most of the places while others want few", () => {
    const admits = admitting(createConcurrencyLimiter());
    const people = Array.from({ length: 140 }, (_, n) => admits(`190.80.${n}.7`));
    expect(people).toEqual(Array(140).fill(true));
  });

  it("what stands aside holds no place, also for people of the same provider, and holds one again afterwards", async () => {
    const limiter = createConcurrencyLimiter();
    const admits = admitting(limiter);
    const turn = Promise.withResolvers<string>();
    const waits = rented((n) => `2a0d:5600:${(0x4000 + n).toString(16)}:0::/56`).map((network) => {
      const { request, response } = exchange();
      return limiter.admit(request, response, network)?.(() => turn.promise);
    });
    expect(waits).not.toContain(undefined);
    expect(Array.from({ length: 7 }, () => admits("2a0d:5600:1:0::/56"))).toEqual(Array(7).fill(true));
    turn.resolve("served");
    expect(new Set(await Promise.all(waits))).toEqual(new Set(["served"]));
    expect(admits("192.0.2.8")).toBe(false);
  });

  it("what was given up while it stood aside holds no place afterwards", async () => {
    const limiter = createConcurrencyLimiter(1);
    const { request, response } = exchange();
    const turn = Promise.withResolvers<void>();
    const waiting = limiter.admit(request, response, "one")?.(() => turn.promise);
    response.emit("close");
    turn.reject(new Error("too late"));
    await expect(waiting).rejects.toThrow("too late");
    expect(admitting(limiter)("two")).toBe(true);
  });
});
