import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ANSWER_SPACE, createUnfinishedSpace } from "#server/limits/unfinished-space.ts";
import { createServeSite } from "./serve-site.ts";
import { loadSiteFiles } from "./site-files.ts";

const MEGABYTE = 1_048_576;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function serve(space = createUnfinishedSpace({ ...ANSWER_SPACE, perNetwork: 25 * MEGABYTE })) {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-site-"));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  // More than the kernel takes for a reader that takes nothing.
  writeFileSync(join(folder, "large.zip"), Buffer.alloc(12 * MEGABYTE, "tea"));
  writeFileSync(join(folder, "small.zip"), "tea");
  const files = loadSiteFiles(folder, { https: false, siteUrl: "http://localhost" });
  const networkFor = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
    String(headers["x-network"]);
  const answer = createServeSite(files, { headers: {}, space, networkFor });
  const server = createServer((request, response) => void answer(request, response, request.url ?? "/"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  return {
    /** Sends a request and reads nothing of the answer. */
    async holdUnread(): Promise<Socket> {
      const begun = new Promise((resolve) => server.once("request", resolve));
      const socket = connect(port, "127.0.0.1").pause();
      socket.on("error", () => undefined);
      cleanUp.push(() => socket.destroy());
      socket.write("GET /large.zip HTTP/1.1\r\nhost: localhost\r\nx-network: a\r\n\r\n");
      await begun;
      return socket;
    },
    get: (path: string, network: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-network": network } }),
  };
}

it("refuses more large files to a network that does not read those it asked for", async () => {
  const { holdUnread, get } = await serve();
  const held = [await holdUnread(), await holdUnread()];
  const refused = await get("/large.zip", "a");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await get("/small.zip", "a")).status).toBe(200);
  const other = await get("/large.zip", "b");
  expect((await other.arrayBuffer()).byteLength).toBe(12 * MEGABYTE);
  for (const socket of held) socket.destroy();
  await expect.poll(async () => (await get("/large.zip", "a")).status).toBe(200);
});

it("ends an unread answer when all networks together hold too much", async () => {
  const { holdUnread, get } = await serve(createUnfinishedSpace({ ...ANSWER_SPACE, total: 30 * MEGABYTE }));
  const held = [await holdUnread(), await holdUnread()];
  expect((await (await get("/large.zip", "b")).arrayBuffer()).byteLength).toBe(12 * MEGABYTE);
  const ended = await Promise.all(
    held.map(async (socket) => {
      let received = 0;
      socket.on("data", (data) => {
        received += data.length;
        if (received > 12 * MEGABYTE) socket.destroy();
      });
      socket.resume();
      await new Promise((resolve) => socket.once("close", resolve));
      return received < 12 * MEGABYTE;
    }),
  );
  expect(ended).toEqual([true, false]);
});
