// The Open Graph picture of a plant: its plate beside its name, 1200 × 630. The text is drawn as outlines.
import sharp from "sharp";
import { fromPixels, type Pixels } from "./raster.ts";
import { breakLines, sizeToFit, textOutline } from "./text-outline.ts";

export type PreviewNames = { common: string; scientific: string };

const [width, height] = [1200, 630];
const plateHeight = 574;

const nameBlock = (names: PreviewNames, maxWidth: number): string => {
  const left = 64;
  const wanted = 92;
  const lines = breakLines(names.common, "title", wanted, maxWidth);
  const size = Math.min(
    ...lines.map((line) => sizeToFit(line, "title", lines.length > 2 ? 76 : wanted, maxWidth)),
  );
  const leading = size * 1.06;
  const top = 300 - ((lines.length - 1) * leading) / 2;
  const title = lines
    .map(
      (line, i) =>
        `<path d="${textOutline(line, "title", size, left, top + i * leading).path}" fill="#1f5a37"/>`,
    )
    .join("");
  const below = top + (lines.length - 1) * leading + 62;
  const scientific = sizeToFit(names.scientific, "italic", 38, maxWidth);
  const foot = textOutline("Bush Tea", "title", 30, left, 566);
  return (
    `${title}<path d="${textOutline(names.scientific, "italic", scientific, left, below).path}" fill="#5b5138"/>` +
    `<path d="M${left} ${below + 34}h150" stroke="#e0a526" stroke-width="5"/>` +
    `<path d="${foot.path}" fill="#b3391f"/>`
  );
};

export const linkPreview = async (pixels: Pixels, names: PreviewNames): Promise<Buffer> => {
  const plateWidth = Math.round(plateHeight * 0.8);
  const left = width - plateWidth - 28;
  const plate = await fromPixels(pixels)
    .resize(plateWidth, plateHeight)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fbf6e9"/>` +
    `<rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="none" stroke="#8a744c" stroke-width="2"/>` +
    `${nameBlock(names, left - 64 - 40)}</svg>`;
  return sharp(Buffer.from(sheet))
    .composite([{ input: plate, left, top: Math.round((height - plateHeight) / 2) }])
    .flatten({ background: "#fbf6e9" })
    .jpeg({ quality: 80 })
    .toBuffer();
};
