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
import { drawToFolder, type PlateJob } from "./draw.ts";
import { createPlateCache, type PlatedPlant, parsePlateName } from "./plate-cache.ts";
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

/** A pool that records its jobs and writes placeholder files. */
const countingPool = (): DrawingPool & { jobs: PlateJob[]; warmed: number; closed: number } => {
  const jobs: PlateJob[] = [];
  const pool = {
    jobs,
    warmed: 0,
    closed: 0,
    draw: async (into: string, job: PlateJob) => {
      jobs.push(job);
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const end of ["320.webp", "640.webp", "1200.webp", "og.jpg"])
        await writeFile(join(into, `${job.id}-${end}`), end);
      await writeFile(join(into, `${job.id}.key`), job.key);
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

describe("the drawings of the key", () => {
  it("are drawn when first asked for, kept, and refused for answers that do not exist", async () => {
    const cache = createPlateCache(folder, [], countingPool());
    const first = await cache.file("key-growth-vine.webp");
    expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: "webp", width: 208, height: 208 });
    expect((await readdir(folder)).filter((name) => name.startsWith("key-drawings-"))).toHaveLength(1);
    expect((await cache.file("key-growth-vine.webp"))?.etag).toBe(first?.etag);
    expect(await cache.file("key-growth-mushroom.webp")).toBeUndefined();
    expect(await cache.file("key-../secret.webp")).toBeUndefined();
  });
});

describe("parsePlateName", () => {
  it("takes a name without a size as the middle size", () => {
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
  ])("rejects %j", (name) => {
    expect(parsePlateName(name)).toBeUndefined();
  });
});

describe("the plate cache", () => {
  it("draws a plant once for concurrent requests", async () => {
    const pool = countingPool();
    const cache = createPlateCache(folder, [plant], pool);
    const files = await Promise.all(
      ["wild-cane.webp", "wild-cane-320.webp", "wild-cane-og.jpg", "wild-cane.webp"].map(cache.file),
    );
    expect(files.map((file) => file?.bytes.toString())).toEqual([
      "640.webp",
      "320.webp",
      "og.jpg",
      "640.webp",
    ]);
    expect(pool.jobs.length).toBe(1);
  });

  it("returns the requested size before the others are drawn, and lets requests for other sizes wait", async () => {
    const rest = Promise.withResolvers<void>();
    const cache = createPlateCache(folder, [plant], {
      draw: async (into, job, onFirstFile) => {
        await writeFile(join(into, job.first ?? ""), "the first");
        onFirstFile?.();
        await rest.promise;
        await writeFile(join(into, "wild-cane-1200.webp"), "the rest");
        await writeFile(join(into, "wild-cane.key"), job.key);
      },
      warm: () => undefined,
      close: async () => undefined,
    });
    const asked = cache.file("wild-cane-320.webp");
    const other = cache.file("wild-cane-1200.webp");
    expect((await asked)?.bytes.toString()).toBe("the first");
    expect((await cache.missing()).length).toBe(1);
    rest.resolve();
    expect((await other)?.bytes.toString()).toBe("the rest");
    expect(await cache.missing()).toEqual([]);
  });

  it("draws again when the other sizes failed after the first was returned", async () => {
    let tries = 0;
    const cache = createPlateCache(folder, [plant], {
      draw: async (into, job, onFirstFile) => {
        tries += 1;
        await writeFile(join(into, job.first ?? ""), `try ${tries}`);
        onFirstFile?.();
        throw new Error("the disk is full");
      },
      warm: () => undefined,
      close: async () => undefined,
    });
    expect((await cache.file("wild-cane-320.webp"))?.bytes.toString()).toBe("try 1");
    expect((await cache.file("wild-cane-320.webp"))?.bytes.toString()).toBe("try 2");
    expect((await cache.missing()).length).toBe(1);
  });

  it("reuses plates after a restart, and draws them again when the traits change", async () => {
    await createPlateCache(folder, [plant], countingPool()).file("wild-cane.webp");
    const pool = countingPool();
    expect(await createPlateCache(folder, [plant], pool).missing()).toEqual([]);
    const changed = { ...plant, plate: { ...plant.plate, habit: "shrub" as const } };
    const cache = createPlateCache(folder, [changed], pool);
    expect((await cache.missing()).map(({ id }) => id)).toEqual(["wild-cane"]);
    await cache.file("wild-cane.webp");
    expect(pool.jobs.length).toBe(1);
  });

  it("reuses plates of a build that knew fewer of the plant's names", async () => {
    await createPlateCache(folder, [plant], countingPool()).file("wild-cane.webp");
    const known = { ...plant, names: { ...plant.names, guyanese: ["Congo cane"] } };
    expect(await createPlateCache(folder, [known], countingPool()).missing()).toEqual([]);
  });

  it("draws again when a file was deleted", async () => {
    const pool = countingPool();
    const cache = createPlateCache(folder, [plant], pool);
    await cache.file("wild-cane.webp");
    await rm(join(folder, "wild-cane-640.webp"));
    expect((await cache.file("wild-cane.webp"))?.bytes.toString()).toBe("640.webp");
    expect(pool.jobs.length).toBe(2);
  });

  it("draws the fallback picture and the emblems", { timeout: 60_000 }, async () => {
    const cache = createPlateCache(folder, [], countingPool());
    const fallback = await cache.file("fallback-640.webp");
    expect(fallback?.type).toBe("image/webp");
    expect(await cache.file("emblem-diabetes.webp")).toBeDefined();
    expect(await cache.file("emblem-nothing.webp")).toBeUndefined();
  });

  it("warms a thread while plates are missing, and closes the pool when none is", async () => {
    const pool = countingPool();
    const cache = createPlateCache(folder, [plant], pool);
    await cache.warm();
    expect([pool.warmed, pool.closed]).toEqual([1, 0]);
    await cache.file("wild-cane.webp");
    expect([pool.warmed, pool.closed]).toEqual([1, 1]);
    await cache.warm();
    expect([pool.warmed, pool.closed]).toEqual([1, 1]);
  });

  it("returns nothing for an unknown plant", async () => {
    expect(await createPlateCache(folder, [plant], countingPool()).file("nothing.webp")).toBeUndefined();
  });
});

describe("drawToFolder", () => {
  it("writes the three sizes and the link preview, and leaves no temporary files", async () => {
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

describe("GET /plates", () => {
  const headers = { "x-content-type-options": "nosniff" };
  const serving = async (pool: DrawingPool) => {
    const serve = createServePlates(createPlateCache(folder, [plant], pool), headers);
    const server = createServer(async (request, response) => {
      if (!(await serve(request, response, new URL(request.url ?? "/", "http://localhost").pathname)))
        response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { origin, [Symbol.dispose]: () => void server.close() };
  };

  it("sends type and ETag, answers 304 to a matching ETag, and passes other requests on", async () => {
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

  it("answers 503 with Retry-After when the pool was closed before the plate was drawn", async () => {
    using server = await serving({ ...countingPool(), draw: () => Promise.reject(new PoolClosed()) });
    const answer = await fetch(`${server.origin}/plates/wild-cane.webp`);
    expect([
      answer.status,
      answer.headers.get("retry-after"),
      answer.headers.get("x-content-type-options"),
    ]).toEqual([503, "2", "nosniff"]);
  });
});
