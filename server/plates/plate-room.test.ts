// Plates are drawn once, kept by what they were drawn from, and served as asked for.
import { readdirSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import { PoolClosed } from "#server/threads/worker-pool.ts";
import { drawToFolder, type PlateOrder } from "./draw.ts";
import { createPlateRoom, type PlatedPlant, parsePlateName } from "./plate-room.ts";
import type { DrawingPool } from "./pool.ts";
import { createServePlates } from "./serve-plates.ts";

const plant: PlatedPlant = {
  id: "wild-cane",
  names: { common: "Wild Cane", scientific: "Costus scaber" },
  plate: plateTraits.parse({
    habit: "herb",
    leaf: { form: "simple", outline: "ovate", arrangement: "opposite", length_cm: 6 },
  }),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plates-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A pool that counts and writes small stand-in files at once. */
const countingPool = (): DrawingPool & { orders: PlateOrder[]; warmed: number; closed: number } => {
  const orders: PlateOrder[] = [];
  const pool = {
    orders,
    warmed: 0,
    closed: 0,
    draw: async (into: string, order: PlateOrder) => {
      orders.push(order);
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const end of ["320.webp", "640.webp", "1200.webp", "og.jpg"])
        await writeFile(join(into, `${order.id}-${end}`), end);
      await writeFile(join(into, `${order.id}.key`), order.key);
    },
    warm: () => {
      pool.warmed += 1;
    },
    close: async () => {
      pool.closed += 1;
    },
  };
  return pool;
};

describe("file names", () => {
  it("the plain name is the middle size", () => {
    expect(parsePlateName("wild-cane.webp")).toEqual({
      id: "wild-cane",
      file: "wild-cane-640.webp",
      type: "image/webp",
    });
    expect(parsePlateName("wild-cane-320.webp")?.file).toBe("wild-cane-320.webp");
    expect(parsePlateName("wild-cane-og.jpg")).toEqual({
      id: "wild-cane",
      file: "wild-cane-og.jpg",
      type: "image/jpeg",
    });
  });
  it.each([
    "../secret.webp",
    "wild-cane-og.webp",
    "wild-cane.jpg",
    "wild-cane-320.png",
    "WILD.webp",
    "a/b.webp",
    "",
  ])("%s is no plate", (name) => {
    expect(parsePlateName(name)).toBeUndefined();
  });
});

describe("the room", () => {
  it("draws a plant once, however many ask", async () => {
    const pool = countingPool();
    const room = createPlateRoom(folder, [plant], pool);
    const files = await Promise.all(
      ["wild-cane.webp", "wild-cane-320.webp", "wild-cane-og.jpg", "wild-cane.webp"].map(room.file),
    );
    expect(files.map((file) => file?.bytes.toString())).toEqual([
      "640.webp",
      "320.webp",
      "og.jpg",
      "640.webp",
    ]);
    expect(pool.orders.length).toBe(1);
  });

  it("answers with the size asked for before the others are drawn, and those who want another wait", async () => {
    const rest = Promise.withResolvers<void>();
    const room = createPlateRoom(folder, [plant], {
      draw: async (into, order, firstIsThere) => {
        await writeFile(join(into, order.first ?? ""), "the first");
        firstIsThere?.();
        await rest.promise;
        await writeFile(join(into, "wild-cane-1200.webp"), "the rest");
        await writeFile(join(into, "wild-cane.key"), order.key);
      },
      warm: () => undefined,
      close: async () => undefined,
    });
    const asked = room.file("wild-cane-320.webp");
    const other = room.file("wild-cane-1200.webp");
    expect((await asked)?.bytes.toString()).toBe("the first");
    expect((await room.missing()).length).toBe(1);
    rest.resolve();
    expect((await other)?.bytes.toString()).toBe("the rest");
    expect(await room.missing()).toEqual([]);
  });

  it("tries anew when the others failed after the first was answered", async () => {
    let tries = 0;
    const room = createPlateRoom(folder, [plant], {
      draw: async (into, order, firstIsThere) => {
        tries += 1;
        await writeFile(join(into, order.first ?? ""), `try ${tries}`);
        firstIsThere?.();
        throw new Error("the disk is full");
      },
      warm: () => undefined,
      close: async () => undefined,
    });
    expect((await room.file("wild-cane-320.webp"))?.bytes.toString()).toBe("try 1");
    expect((await room.file("wild-cane-320.webp"))?.bytes.toString()).toBe("try 2");
    expect((await room.missing()).length).toBe(1);
  });

  it("keeps what it drew for the next start, and draws anew when the traits change", async () => {
    await createPlateRoom(folder, [plant], countingPool()).file("wild-cane.webp");
    const pool = countingPool();
    expect(await createPlateRoom(folder, [plant], pool).missing()).toEqual([]);
    const changed = { ...plant, plate: { ...plant.plate, habit: "shrub" as const } };
    const room = createPlateRoom(folder, [changed], pool);
    expect((await room.missing()).map(({ id }) => id)).toEqual(["wild-cane"]);
    await room.file("wild-cane.webp");
    expect(pool.orders.length).toBe(1);
  });

  it("takes what a build drew, though it knew fewer of the plant's names", async () => {
    await createPlateRoom(folder, [plant], countingPool()).file("wild-cane.webp");
    const known = { ...plant, names: { ...plant.names, guyanese: ["Congo cane"] } };
    expect(await createPlateRoom(folder, [known], countingPool()).missing()).toEqual([]);
  });

  it("draws again when a file was swept away", async () => {
    const pool = countingPool();
    const room = createPlateRoom(folder, [plant], pool);
    await room.file("wild-cane.webp");
    await rm(join(folder, "wild-cane-640.webp"));
    expect((await room.file("wild-cane.webp"))?.bytes.toString()).toBe("640.webp");
    expect(pool.orders.length).toBe(2);
  });

  it("draws the pictures that belong to no plant, too", { timeout: 60_000 }, async () => {
    const room = createPlateRoom(folder, [], countingPool());
    const fallback = await room.file("fallback-640.webp");
    expect(fallback?.type).toBe("image/webp");
    expect(await room.file("emblem-diabetes.webp")).toBeDefined();
    expect(await room.file("emblem-nothing.webp")).toBeUndefined();
  });

  it("has a thread ready while there is something to draw, and none after", async () => {
    const pool = countingPool();
    const room = createPlateRoom(folder, [plant], pool);
    await room.warm();
    expect([pool.warmed, pool.closed]).toEqual([1, 0]);
    await room.file("wild-cane.webp");
    expect([pool.warmed, pool.closed]).toEqual([1, 1]);
    await room.warm();
    expect([pool.warmed, pool.closed]).toEqual([1, 1]);
  });

  it("knows no other plants", async () => {
    expect(await createPlateRoom(folder, [plant], countingPool()).file("nothing.webp")).toBeUndefined();
  });
});

describe("drawing", () => {
  it("writes the three sizes and the link preview, in their shapes, with nothing left half done", async () => {
    let early: string[] = [];
    await drawToFolder(
      folder,
      { id: plant.id, names: plant.names, traits: plant.plate, key: "k", first: "wild-cane-320.webp" },
      () => {
        early = readdirSync(folder);
      },
    );
    expect(early).toEqual(["wild-cane-320.webp"]);
    expect((await readdir(folder)).sort()).toEqual([
      "wild-cane-1200.webp",
      "wild-cane-320.webp",
      "wild-cane-640.webp",
      "wild-cane-og.jpg",
      "wild-cane.key",
    ]);
    for (const width of [320, 640, 1200]) {
      const { width: wide, height, format } = await sharp(join(folder, `wild-cane-${width}.webp`)).metadata();
      expect([wide, height, format]).toEqual([width, width * 1.25, "webp"]);
    }
    const preview = await sharp(join(folder, "wild-cane-og.jpg")).metadata();
    expect([preview.width, preview.height, preview.format]).toEqual([1200, 630, "jpeg"]);
  }, 30_000);
});

describe("over HTTP", () => {
  const headers = { "x-content-type-options": "nosniff" };
  const serving = async (pool: DrawingPool) => {
    const serve = createServePlates(createPlateRoom(folder, [plant], pool), headers);
    const server = createServer(async (request, response) => {
      if (!(await serve(request, response, new URL(request.url ?? "/", "http://localhost").pathname)))
        response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { origin, [Symbol.dispose]: () => void server.close() };
  };

  it("answers with type, length and tag, with 304 to a known tag, and leaves other paths alone", async () => {
    using server = await serving(countingPool());
    const first = await fetch(`${server.origin}/plates/wild-cane-320.webp`);
    expect([first.status, first.headers.get("content-type"), await first.text()]).toEqual([
      200,
      "image/webp",
      "320.webp",
    ]);
    const again = await fetch(`${server.origin}/plates/wild-cane-320.webp`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect((await fetch(`${server.origin}/plates/unknown.webp`)).status).toBe(404);
    expect((await fetch(`${server.origin}/plates/wild-cane.webp`, { method: "POST" })).status).toBe(404);
  });

  it("asks to come back when the pool was closed before the plate's turn", async () => {
    using server = await serving({ ...countingPool(), draw: () => Promise.reject(new PoolClosed()) });
    const answer = await fetch(`${server.origin}/plates/wild-cane.webp`);
    expect([
      answer.status,
      answer.headers.get("retry-after"),
      answer.headers.get("x-content-type-options"),
    ]).toEqual([503, "2", "nosniff"]);
  });
});
