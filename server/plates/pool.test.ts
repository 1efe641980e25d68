// Runs a real drawing thread.
import { readdirSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import { PoolClosed } from "#server/threads/worker-pool.ts";
import { createPool } from "./pool.ts";

it("reports the first file, finishes the running plate on close, and rejects the queued one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pool-"));
  const pool = createPool(1);
  pool.warm();
  const traits = plateTraits.parse({
    habit: "grass",
    leaf: { form: "blade", arrangement: "basal", length_cm: 20 },
  });
  const names = { common: "Wild Grass", scientific: "Gramen" };
  let early: string[] = [];
  const drawing = pool.draw(
    folder,
    { id: "wild-grass", names, traits, key: "k", first: "wild-grass-320.webp" },
    () => {
      early = readdirSync(folder);
    },
  );
  const job = { id: "next-grass", names, traits, key: "k" };
  const queued = expect(pool.draw(folder, job)).rejects.toThrow(PoolClosed);
  const closed = pool.close();
  await expect(pool.draw(folder, job)).rejects.toThrow(PoolClosed);
  await closed;
  await queued;
  expect(early).toContain("wild-grass-320.webp");
  expect((await readdir(folder)).sort()).toEqual([
    "wild-grass-1200.webp",
    "wild-grass-320.webp",
    "wild-grass-640.webp",
    "wild-grass-og.jpg",
    "wild-grass.key",
  ]);
  await drawing;
  await rm(folder, { recursive: true });
}, 120_000);
