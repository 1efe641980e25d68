// Draws every file of one plant's plate into a folder, and leaves a key beside them that says what they were drawn from.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { makePlate } from "#plates/plate.ts";
import { linkPreview, type PreviewNames } from "./link-preview.ts";
import { plateFiles, rasterise } from "./raster.ts";

export type PlateOrder = { id: string; names: PreviewNames; traits: PlateTraits; key: string };

/** Whole or not at all: a reader never meets half a file. */
const put = async (file: string, bytes: Buffer | string): Promise<void> => {
  const draft = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
};

export const drawToFolder = async (folder: string, order: PlateOrder): Promise<void> => {
  const { svg } = makePlate(order.id, order.traits);
  const pixels = await rasterise(svg, 1200);
  const [plates, preview] = await Promise.all([plateFiles(pixels), linkPreview(pixels, order.names)]);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    ...[...plates].map(([width, bytes]) => put(join(folder, `${order.id}-${width}.webp`), bytes)),
    put(join(folder, `${order.id}-og.jpg`), preview),
  ]);
  await put(join(folder, `${order.id}.key`), order.key);
};
