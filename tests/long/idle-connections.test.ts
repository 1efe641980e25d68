/** Slow clients: many connections with an incomplete request, which block nobody and are released when they close. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTarget, type Target } from "#tests/support/attack-target.ts";

const HOST = "Host: localhost\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";

describe("idle connections", () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget("pglite");
  });
  afterAll(() => target.close());

  test("500 connections with incomplete requests do not block other clients and are released when closed", async () => {
    const begun = `POST /rest/v1/reports HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 999999\r\n\r\n{"body":`;
    const connections = await Promise.all(
      Array.from({ length: 500 }, (_, n) => openConnection(target.port, n % 2 === 0 ? begun : "GET / HT")),
    );
    for (let n = 0; n < 5; n += 1)
      expect((await target.ask("/rest/v1/plants?select=id&limit=1")).status).toBe(200);
    for (const connection of connections) connection.destroy();
    const aborted = () => target.logged.filter((line) => line.includes('"status":499')).length;
    await expect.poll(aborted, { timeout: 60_000 }).toBe(connections.length / 2);
    expect((await target.ask("/healthz")).status).toBe(200);
    expect(target.logged.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });
});

function openConnection(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, () => resolve(socket)));
    socket.once("error", reject);
  });
}
