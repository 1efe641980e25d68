// Draws every file of one plant's plate into a folder, and then the key file that records what they were drawn from.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { makePlate } from "#plates/plate.ts";
import { linkPreview, type PreviewNames } from "./link-preview.ts";
import { plateFile, plateWidths, rasterise } from "./raster.ts";

export type PlateJob = {
  id: string;
  names: PreviewNames;
  traits: PlateTraits;
  key: string;
  /** The file that a request waits for: it is written before the others. */
  first?: string;
};

/** Writes to a temporary file and renames it, so that a concurrent reader never sees a partial file. */
const writeAtomically = async (file: string, bytes: Buffer | string): Promise<void> => {
  const temporary = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.part`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
};

/** `onFirstFile` is called once `job.first` is written, before the other files are. */
export const drawToFolder = async (
  folder: string,
  job: PlateJob,
  onFirstFile: () => void = () => undefined,
): Promise<void> => {
  const { svg } = makePlate(job.id, job.traits);
  const pixels = await rasterise(svg, 1200);
  await mkdir(folder, { recursive: true });
  const files = new Map<string, () => Promise<Buffer>>(
    plateWidths.map((width) => [`${job.id}-${width}.webp`, () => plateFile(pixels, width)]),
  );
  files.set(`${job.id}-og.jpg`, () => linkPreview(pixels, job.names));
  const write = async ([name, encode]: [string, () => Promise<Buffer>]): Promise<void> =>
    writeAtomically(join(folder, name), await encode());
  const encodeFirst = job.first === undefined ? undefined : files.get(job.first);
  if (job.first !== undefined && encodeFirst !== undefined) {
    await write([job.first, encodeFirst]);
    files.delete(job.first);
    onFirstFile();
  }
  await Promise.all([...files].map(write));
  await writeAtomically(join(folder, `${job.id}.key`), job.key);
};
