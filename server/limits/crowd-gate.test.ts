import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createCrowdGate } from "./crowd-gate.ts";

describe("crowd gate", () => {
  const held: ServerResponse[] = [];
  const gate = createCrowdGate(2);
  const server = createServer((request, response) => {
    if (!gate.enter(request, response)) return;
    if (request.url === "/healthz") response.end("ok");
    else held.push(response);
  });
  const listening = new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  afterEach(() => {
    for (const response of held.splice(0)) response.end();
    server.close();
  });

  it("refuses who comes on top of a full house, says when to come back, and opens as soon as somebody has left", async () => {
    const url = await listening;
    const first = fetch(`${url}/rest/v1/plants`);
    const second = fetch(`${url}/auth/v1/token`);
    await expect.poll(() => held.length).toBe(2);

    const refused = await fetch(`${url}/functions/v1/herbal-chat`, { method: "POST", body: "{}" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining("try again in 2 seconds"),
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    const leaving = held.shift();
    if (leaving === undefined) throw new Error("nobody is inside");
    // The gate hears of it first: it has been listening for longer.
    const left = once(leaving, "close");
    leaving.end("done");
    await left;
    expect(await (await Promise.race([first, second])).text()).toBe("done");
    const third = fetch(`${url}/rest/v1/plants`);
    await expect.poll(() => held.length).toBe(2);
    for (const response of held) response.end("done");
    expect((await Promise.all([first, second, third])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
