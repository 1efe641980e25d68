// Turns plates from drawing to picture: rasterised once, grained, then scaled to the sizes the site asks for.
import sharp from "sharp";
import { grainSize, paperGrain } from "#plates/grain.ts";

export const plateWidths = [320, 640, 1200] as const;
export type PlateWidth = (typeof plateWidths)[number];

const quality: Record<PlateWidth, number> = { 320: 72, 640: 70, 1200: 66 };

let grain: Promise<Buffer> | undefined;
const grainTile = (): Promise<Buffer> => {
  grain ??= sharp(Buffer.from(paperGrain()), { raw: { width: grainSize, height: grainSize, channels: 3 } })
    .png()
    .toBuffer();
  return grain;
};

export type Pixels = { data: Buffer; width: number; height: number };

/** The picture with paper grain, as raw pixels. */
export const rasterise = async (svg: string, width: number): Promise<Pixels> => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width)
    .flatten({ background: "#f6edd6" })
    .composite([{ input: await grainTile(), tile: true, blend: "multiply" }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

export const fromPixels = (pixels: Pixels): ReturnType<typeof sharp> =>
  sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });

/** The three sizes of a plate from one rasterisation. */
export const plateFiles = async (pixels: Pixels): Promise<Map<PlateWidth, Buffer>> => {
  const files = await Promise.all(
    plateWidths.map(async (width) => {
      const bytes = await fromPixels(pixels)
        .resize(width)
        .webp({ quality: quality[width], effort: 2 })
        .toBuffer();
      return [width, bytes] as const;
    }),
  );
  return new Map(files);
};
