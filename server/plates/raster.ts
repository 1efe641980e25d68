// Turns a plate's SVG into pictures: rasterised once, with paper grain, then scaled to the sizes the site uses.
import sharp from "sharp";
import { grainSize, paperGrain, washBloom } from "#plates/drawing/grain.ts";

export const plateWidths = [320, 640, 1200] as const;
export type PlateWidth = (typeof plateWidths)[number];

/** WebP qualities to try in turn until the file is small enough; the last one is used whatever the size. */
const qualities: Record<PlateWidth, readonly number[]> = {
  320: [76],
  640: [76, 66, 56],
  1200: [72, 60, 50, 40, 30],
};
/** The size limit in bytes, chosen for slow connections. */
export const largestFile: Record<PlateWidth, number> = { 320: 30_000, 640: 70_000, 1200: 150_000 };

/** Encodes a plate at one of its sizes. */
export const plateFile = async (pixels: Pixels, width: PlateWidth): Promise<Buffer> => {
  const sized = fromPixels(pixels).resize(width);
  const [limit, steps] = [largestFile[width], qualities[width]];
  let bytes = Buffer.alloc(0);
  for (let i = 0; i < steps.length; i++) {
    bytes = await sized
      .clone()
      .webp({ quality: steps[i] ?? 62, effort: 2 })
      .toBuffer();
    if (bytes.length <= limit || i === steps.length - 1) break;
    // Each step saves about a ninth, so steps that cannot suffice are skipped.
    const short = Math.floor(Math.log(limit / bytes.length) / Math.log(0.89));
    i = Math.min(i + short, steps.length - 2);
  }
  return bytes;
};

const tile = (pixels: Uint8Array, channels: 1 | 3): Promise<Buffer> =>
  sharp(Buffer.from(pixels), { raw: { width: grainSize, height: grainSize, channels } })
    .png()
    .toBuffer();

let textures: Promise<[Buffer, Buffer]> | undefined;
/** The uneven washes and the grain of the paper, generated once. */
const textureTiles = (): Promise<[Buffer, Buffer]> => {
  textures ??= Promise.all([tile(washBloom(), 1), tile(paperGrain(), 3)]);
  return textures;
};

export type Pixels = { data: Buffer; width: number; height: number };

/** Renders the SVG with paper grain to raw pixels. */
export const rasterise = async (svg: string, width: number): Promise<Pixels> => {
  const [bloom, grain] = await textureTiles();
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width)
    .flatten({ background: "#f6edd6" })
    .composite([
      { input: bloom, tile: true, blend: "soft-light" },
      { input: grain, tile: true, blend: "multiply" },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

export const fromPixels = (pixels: Pixels): ReturnType<typeof sharp> =>
  sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });

/** Encodes all sizes of a plate from one rasterisation. */
export const plateFiles = async (pixels: Pixels): Promise<Map<PlateWidth, Buffer>> => {
  const files = await Promise.all(
    plateWidths.map(async (width) => [width, await plateFile(pixels, width)] as const),
  );
  return new Map(files);
};
