// Renders many plates on one sheet, each with its name below, for comparing them side by side.
import sharp from "sharp";
import { makePlate } from "#plates/plate.ts";
import type { PlatedPlant } from "./plate-cache.ts";
import { fromPixels, rasterise } from "./raster.ts";
import { sizeToFit, textOutline } from "./text-outline.ts";

const [tile, label, gap] = [300, 34, 10];
const plateHeight = tile * 1.25;

export const contactSheet = async (
  plants: readonly PlatedPlant[],
  columns: number,
  file: string,
): Promise<void> => {
  const rows = Math.ceil(plants.length / columns);
  const [width, height] = [columns * (tile + gap) + gap, rows * (plateHeight + label + gap) + gap];
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let names = "";
  for (const [i, plant] of plants.entries()) {
    const left = gap + (i % columns) * (tile + gap);
    const top = gap + Math.floor(i / columns) * (plateHeight + label + gap);
    const pixels = await rasterise(makePlate(plant.id, plant.plate).svg, tile * 2);
    tiles.push({
      input: await fromPixels(pixels).resize(tile, plateHeight, { fit: "fill" }).png().toBuffer(),
      left,
      top,
    });
    const text = `${plant.names.common} · ${plant.id}`;
    names += `<path d="${textOutline(text, "title", sizeToFit(text, "title", 17, tile), left, top + plateHeight + 23).path}" fill="#2b2419"/>`;
  }
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfaf1"/>${names}</svg>`;
  await sharp(Buffer.from(sheet)).composite(tiles).png().toFile(file);
};
