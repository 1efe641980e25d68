import { describe, expect, it } from "vitest";
import { createLibrary, type LibraryStorage } from "./library.ts";
import { type LibraryEntry, savedAtHeader, settingsPath, versionHeader } from "./protocol.ts";

const origin = "https://tea.example";

/** A cache and a server that records the requests it receives. */
function stage() {
  const stored = new Map<string, Response>();
  const bare = (address: string) => address.replace(/\?.*/, "");
  const cache: LibraryStorage = {
    match: async (address, options) => {
      const wanted = String(address);
      const found = options?.ignoreSearch
        ? [...stored].find(([key]) => bare(key) === wanted)?.[1]
        : stored.get(wanted);
      return found?.clone();
    },
    put: async (address, response) => {
      if (server.full) throw new DOMException("No room", "QuotaExceededError");
      stored.set(String(address), response);
    },
    delete: async (address) => stored.delete(String(address)),
    keys: async (address) =>
      [...stored.keys()]
        .filter((key) => address === undefined || bare(key) === address)
        .map((url) => ({ url })),
  };
  const server = {
    asked: [] as string[],
    down: false,
    full: false,
    unknown: new Set<string>(),
    text: "first",
  };
  const open = (version: string, entries: LibraryEntry[]) =>
    createLibrary({
      cache: async () => cache,
      entries,
      version,
      origin,
      now: () => new Date("2026-11-12T08:00:00Z"),
      fetch: async (url) => {
        server.asked.push(url);
        if (server.down) throw new TypeError("Failed to fetch");
        if (server.unknown.has(url)) return new Response("", { status: 404 });
        return new Response(server.text, {
          headers: { "content-type": "text/x-script", "set-cookie": "x=1" },
        });
      },
    });
  return { stored, server, open };
}

const plants = (revision: string): LibraryEntry[] =>
  ["/plants/neem.data", "/plants/ginger.data", "/plates/neem-320.webp"].map((url) => ({ url, revision }));

describe("library", () => {
  it("downloads in batches, in order, and stamps each copy with its time and version", async () => {
    const { server, open } = stage();
    const library = open("a1", plants("1"));
    expect(await library.left()).toBe(3);
    expect(await library.fetchBatch(2)).toEqual({ left: 1 });
    expect(server.asked).toEqual(["/plants/neem.data", "/plants/ginger.data"]);
    expect(await library.fetchBatch(2)).toEqual({ left: 0 });
    expect(await library.fetchBatch(2)).toEqual({ left: 0 });
    expect(server.asked).toHaveLength(3);

    const copy = await library.find("/plants/neem.data");
    expect(await copy?.text()).toBe("first");
    expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
      "content-type": "text/x-script",
      [savedAtHeader]: "2026-11-12T08:00:00.000Z",
      [versionHeader]: "a1",
    });
  });

  it("fetches only what a new version changed, and serves the old copy until then", async () => {
    const { server, open, stored } = stage();
    await open("a1", plants("1")).fetchBatch(9);
    server.asked.length = 0;
    server.text = "second";
    const [neem, ...others] = plants("1");
    const next = open("b2", [{ url: neem?.url ?? "", revision: "2" }, ...others]);
    expect(await (await next.find("/plants/neem.data"))?.text()).toBe("first");
    await next.fetchBatch(9);
    expect(server.asked).toEqual(["/plants/neem.data"]);
    expect(await (await next.find("/plants/neem.data"))?.text()).toBe("second");
    expect(stored.size).toBe(3);
  });

  it("detects evicted files and fetches only those", async () => {
    const { server, open, stored } = stage();
    const library = open("a1", plants("1"));
    await library.fetchBatch(9);
    server.asked.length = 0;
    stored.delete(`${origin}/plants/ginger.data?revision=1`);
    expect(await library.left()).toBe(1);
    expect(await library.fetchBatch(9)).toEqual({ left: 0 });
    expect(server.asked).toEqual(["/plants/ginger.data"]);
  });

  it("stops without a connection or storage space and continues later", async () => {
    const { server, open } = stage();
    const library = open("a1", plants("1"));
    server.down = true;
    expect(await library.fetchBatch(2)).toEqual({ left: 3, stopped: "unreachable" });
    server.down = false;
    server.full = true;
    expect(await library.fetchBatch(2)).toEqual({ left: 3, stopped: "full" });
    server.full = false;
    expect(await library.fetchBatch(9)).toEqual({ left: 0 });
  });

  it("does not request a missing file repeatedly", async () => {
    const { server, open } = stage();
    const library = open("a1", plants("1"));
    server.unknown.add("/plates/neem-320.webp");
    expect(await library.fetchBatch(9)).toEqual({ left: 0 });
    await library.fetchBatch(9);
    expect(server.asked).toHaveLength(3);
  });

  it("deletes files that this version does not list and keeps the latest public settings", async () => {
    const { open, stored } = stage();
    await open("a1", plants("1")).fetchBatch(9);
    const next = open("b2", [{ url: settingsPath, revision: "b2" }]);
    await next.storeSettings(new Response("{}", { headers: { "content-type": "application/json" } }));
    await next.deleteUnlisted();
    expect([...stored.keys()]).toEqual([`${origin}${settingsPath}?revision=b2`]);
  });
});
