// Draws every file of one plant's plate into a folder, and leaves a key beside them that says what they were drawn from.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { makePlate } from "#plates/plate.ts";
import { linkPreview, type PreviewNames } from "./link-preview.ts";
import { plateFile, plateWidths, rasterise } from "./raster.ts";

export type PlateOrder = {
  id: string;
  names: PreviewNames;
  traits: PlateTraits;
  key: string;
  /** The file somebody waits for: it is finished before the others. */
  first?: string;
};

/** Whole or not at all: a reader never meets half a file. */
const put = async (file: string, bytes: Buffer | string): Promise<void> => {
  const draft = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
};

/** `firstIsThere` is called when the file asked for can be read, the others not yet. */
export const drawToFolder = async (
  folder: string,
  order: PlateOrder,
  firstIsThere: () => void = () => undefined,
): Promise<void> => {
  const { svg } = makePlate(order.id, order.traits);
  const pixels = await rasterise(svg, 1200);
  await mkdir(folder, { recursive: true });
  const files = new Map<string, () => Promise<Buffer>>(
    plateWidths.map((width) => [`${order.id}-${width}.webp`, () => plateFile(pixels, width)]),
  );
  files.set(`${order.id}-og.jpg`, () => linkPreview(pixels, order.names));
  const finish = async ([name, encode]: [string, () => Promise<Buffer>]): Promise<void> =>
    put(join(folder, name), await encode());
  const encodeFirst = order.first === undefined ? undefined : files.get(order.first);
  if (order.first !== undefined && encodeFirst !== undefined) {
    await finish([order.first, encodeFirst]);
    files.delete(order.first);
    firstIsThere();
  }
  await Promise.all([...files].map(finish));
  await put(join(folder, `${order.id}.key`), order.key);
};
