// Renders the pictures that belong to no plant, by file name: the fallback picture and an emblem for each condition.
import sharp from "sharp";
import { emblem, emblemNames } from "#plates/ornament/emblems.ts";
import { fallbackSvg } from "#plates/ornament/fallback.ts";
import { plateFiles, rasterise } from "./raster.ts";

export const ornamentPictures = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const [width, bytes] of await plateFiles(await rasterise(fallbackSvg(), 1200)))
    files.set(`fallback-${width}.webp`, bytes);
  for (const name of emblemNames)
    files.set(
      `emblem-${name}.webp`,
      await sharp(Buffer.from(emblem(name)), { density: 144 })
        .resize(384)
        .webp({ quality: 80 })
        .toBuffer(),
    );
  return files;
};
