// The cache of finished plates in a folder. Missing plates are drawn by a thread pool; concurrent requests for one plant
// share one drawing job.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { PlateJob } from "./draw.ts";
import { plateKey } from "./fingerprint.ts";
import { keyPicture } from "./key-pictures.ts";
import type { PreviewNames } from "./link-preview.ts";
import { drawOrnaments } from "./ornaments.ts";
import type { DrawingPool } from "./pool.ts";

export type PlatedPlant = { id: string; names: PreviewNames; plate: PlateTraits };

export type PlateFile = { bytes: Buffer; type: "image/webp" | "image/jpeg"; etag: string };

export type PlateCache = {
  /** Takes `soursop.webp`, `soursop-320.webp`, `soursop-og.jpg` …; undefined when there is no such plate. */
  file: (name: string) => Promise<PlateFile | undefined>;
  /** The plants whose files are missing or were drawn from other traits or by other code. */
  missing: () => Promise<PlatedPlant[]>;
  /** Starts a drawing thread ahead of the first request, if any plate is missing. */
  warm: () => Promise<void>;
  /** Draws one plant's files. */
  draw: (plant: PlatedPlant) => Promise<void>;
};

/** Pictures that belong to no plant: the fallback for a missing picture, and the conditions' emblems. */
const ornamentName = /^(?:fallback-(?:320|640|1200)|emblem-[a-z-]{1,40})\.webp$/;

/** The small drawings of the key's answers. */
const keyPictureName = /^key-[a-z-]{1,60}\.webp$/;

const plateName = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(320|640|1200|og))?\.(webp|jpg)$/;

/** Parses a requested file name; a name without a size means the middle one, 640. */
export const parsePlateName = (
  name: string,
): { id: string; file: string; type: PlateFile["type"] } | undefined => {
  const match = plateName.exec(name);
  if (match === null) return undefined;
  const [, id = "", size, extension] = match;
  if ((size === "og") !== (extension === "jpg")) return undefined;
  return {
    id,
    file: `${id}-${size ?? "640"}.${extension}`,
    type: extension === "jpg" ? "image/jpeg" : "image/webp",
  };
};

export const createPlateCache = (
  folder: string,
  plants: readonly PlatedPlant[],
  pool: DrawingPool,
): PlateCache => {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const inFlight = new Map<string, { file: string | undefined; first: Promise<void>; all: Promise<void> }>();
  const fresh = new Set<string>();
  const keyOf = (plant: PlatedPlant): string => plateKey(plant.id, plant.plate, plant.names);

  const isFresh = async (plant: PlatedPlant): Promise<boolean> => {
    if (fresh.has(plant.id)) return true;
    const storedKey = await readFile(join(folder, `${plant.id}.key`), "utf8").catch(() => "");
    if (storedKey !== keyOf(plant)) return false;
    fresh.add(plant.id);
    return true;
  };

  /** Draws the plant's files. Resolves when `file` is written, or, without `file`, when all of them are. */
  const draw = (plant: PlatedPlant, file?: string): Promise<void> => {
    const running = inFlight.get(plant.id);
    if (running !== undefined) return running.file === file ? running.first : running.all;
    const job: PlateJob = { id: plant.id, names: plant.names, traits: plant.plate, key: keyOf(plant) };
    if (file !== undefined) job.first = file;
    const firstFile = Promise.withResolvers<void>();
    const all = pool
      .draw(folder, job, file === undefined ? undefined : firstFile.resolve)
      .then(() => void fresh.add(plant.id))
      .finally(() => inFlight.delete(plant.id));
    // Once every plate is drawn, the threads are no longer needed.
    all.then(() => (fresh.size === byId.size ? pool.close() : undefined)).catch(() => undefined);
    const first = Promise.race([firstFile.promise, all]);
    inFlight.set(plant.id, { file, first, all });
    return first;
  };

  let ornaments: Promise<void> | undefined;
  const ornament = async (name: string): Promise<PlateFile | undefined> => {
    ornaments ??= drawOrnaments(folder);
    await ornaments;
    return taggedByContent(await readFile(join(folder, name)).catch(() => undefined));
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
      if (keyPictureName.test(name)) return taggedByContent(await keyPicture(folder, name));
      const wanted = parsePlateName(name);
      const plant = wanted === undefined ? undefined : byId.get(wanted.id);
      if (wanted === undefined || plant === undefined) return undefined;
      if (!(await isFresh(plant))) await draw(plant, wanted.file);
      const path = join(folder, wanted.file);
      // The file may have been deleted since the check: then the plate is drawn again.
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

const taggedByContent = (bytes: Buffer | undefined): PlateFile | undefined => {
  if (bytes === undefined) return undefined;
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, type: "image/webp", etag: `"${tag}"` };
};
