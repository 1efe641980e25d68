// Where plates are kept and drawn: a folder of finished pictures, and a pool that draws what is missing, each plant
// once, however many ask for it at the same time.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { PlateOrder } from "./draw.ts";
import { plateKey } from "./fingerprint.ts";
import type { PreviewNames } from "./link-preview.ts";
import { drawOrnaments } from "./ornaments.ts";
import type { DrawingPool } from "./pool.ts";

export type PlatedPlant = { id: string; names: PreviewNames; plate: PlateTraits };

export type PlateFile = { bytes: Buffer; type: "image/webp" | "image/jpeg"; etag: string };

export type PlateRoom = {
  /** `soursop.webp`, `soursop-320.webp`, `soursop-og.jpg` …; undefined when no such plate can be. */
  file: (name: string) => Promise<PlateFile | undefined>;
  /** The plants whose files are missing or were drawn from other traits or by other code. */
  missing: () => Promise<PlatedPlant[]>;
  /** Has a thread ready for the first request, if there is anything left to draw. */
  warm: () => Promise<void>;
  /** Draws one plant's files now. */
  draw: (plant: PlatedPlant) => Promise<void>;
};

/** Pictures of no plant: shown where a plant has none, and beside a condition. */
const ornamentName = /^(?:fallback-(?:320|640|1200)|emblem-[a-z-]{1,40})\.webp$/;

const pattern = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(320|640|1200|og))?\.(webp|jpg)$/;

/** What a file name asks for; the plain name is the middle size. */
export const parsePlateName = (
  name: string,
): { id: string; file: string; type: PlateFile["type"] } | undefined => {
  const match = pattern.exec(name);
  if (match === null) return undefined;
  const [, id = "", size, extension] = match;
  if ((size === "og") !== (extension === "jpg")) return undefined;
  return {
    id,
    file: `${id}-${size ?? "640"}.${extension}`,
    type: extension === "jpg" ? "image/jpeg" : "image/webp",
  };
};

export const createPlateRoom = (
  folder: string,
  plants: readonly PlatedPlant[],
  pool: DrawingPool,
): PlateRoom => {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const underway = new Map<string, { file: string | undefined; first: Promise<void>; all: Promise<void> }>();
  const fresh = new Set<string>();
  const keyOf = (plant: PlatedPlant): string => plateKey(plant.id, plant.plate, plant.names);

  const isFresh = async (plant: PlatedPlant): Promise<boolean> => {
    if (fresh.has(plant.id)) return true;
    const kept = await readFile(join(folder, `${plant.id}.key`), "utf8").catch(() => "");
    if (kept !== keyOf(plant)) return false;
    fresh.add(plant.id);
    return true;
  };

  /** Draws the plant's files; settles when `file` can be read, or all of them where none is named. */
  const draw = (plant: PlatedPlant, file?: string): Promise<void> => {
    const running = underway.get(plant.id);
    if (running !== undefined) return running.file === file ? running.first : running.all;
    const order: PlateOrder = { id: plant.id, names: plant.names, traits: plant.plate, key: keyOf(plant) };
    if (file !== undefined) order.first = file;
    const firstIsThere = Promise.withResolvers<void>();
    const all = pool
      .draw(folder, order, file === undefined ? undefined : firstIsThere.resolve)
      .then(() => void fresh.add(plant.id))
      .finally(() => underway.delete(plant.id));
    // Nothing is left to draw, so nobody will wait for a thread.
    all.then(() => (fresh.size === byId.size ? pool.close() : undefined)).catch(() => undefined);
    const first = Promise.race([firstIsThere.promise, all]);
    underway.set(plant.id, { file, first, all });
    return first;
  };

  let ornaments: Promise<void> | undefined;
  const ornament = async (name: string): Promise<PlateFile | undefined> => {
    ornaments ??= drawOrnaments(folder);
    await ornaments;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return { bytes, type: "image/webp", etag: `"${tag}"` };
  };

  const missing = async (): Promise<PlatedPlant[]> => {
    const checked = await Promise.all(plants.map(async (plant) => ((await isFresh(plant)) ? [] : [plant])));
    return checked.flat();
  };

  return {
    draw: (plant) => draw(plant),
    missing,
    warm: async () => {
      if ((await missing()).length > 0) pool.warm();
    },
    file: async (name) => {
      if (ornamentName.test(name)) return ornament(name);
      const wanted = parsePlateName(name);
      const plant = wanted === undefined ? undefined : byId.get(wanted.id);
      if (wanted === undefined || plant === undefined) return undefined;
      if (!(await isFresh(plant))) await draw(plant, wanted.file);
      const path = join(folder, wanted.file);
      // The folder may have been swept since: then the plate is drawn once more.
      const bytes = await readFile(path).catch(async () => {
        fresh.delete(plant.id);
        await draw(plant, wanted.file);
        return readFile(path);
      });
      return {
        bytes,
        type: wanted.type,
        etag: `"${keyOf(plant)}-${wanted.file.slice(plant.id.length + 1)}"`,
      };
    },
  };
};
