// The pictures that belong to no plant: fallback, hero, emblems, icons, splash, each under its file name.
import sharp from "sharp";
import { emblem, emblemNames } from "#plates/ornament/emblems.ts";
import { fallbackSvg } from "#plates/ornament/fallback.ts";
import { heroSvg } from "#plates/ornament/hero.ts";
import { faviconSvg, iconSvg, splashSvg } from "#plates/ornament/icon.ts";
import { plateFiles, rasterise } from "./raster.ts";

const png = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 }).resize(width).png({ palette: true, quality: 90 }).toBuffer();

/** An .ico file that holds one PNG. */
const icoOf = (picture: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
};

export const ornamentPictures = async (): Promise<Map<string, Buffer | string>> => {
  const files = new Map<string, Buffer | string>();
  for (const [width, bytes] of await plateFiles(await rasterise(fallbackSvg(), 1200)))
    files.set(`fallback-${width}.webp`, bytes);
  for (const theme of ["light", "dark"] as const) {
    const hero = sharp(Buffer.from(heroSvg(theme)));
    for (const width of [700, 1400])
      files.set(
        `hero-${theme}-${width}.webp`,
        await hero.clone().resize(width).webp({ quality: 62, effort: 4 }).toBuffer(),
      );
  }
  for (const name of emblemNames)
    files.set(
      `emblem-${name}.webp`,
      await sharp(Buffer.from(emblem(name)), { density: 144 })
        .resize(384)
        .webp({ quality: 80 })
        .toBuffer(),
    );
  files.set("icon-192.png", await png(iconSvg("rounded", 0.78), 192));
  files.set("icon-512.png", await png(iconSvg("rounded", 0.78), 512));
  files.set("icon-maskable-192.png", await png(iconSvg("full", 0.6), 192));
  files.set("icon-maskable-512.png", await png(iconSvg("full", 0.6), 512));
  files.set("apple-touch-icon.png", await png(iconSvg("full", 0.74), 180));
  files.set("favicon.svg", faviconSvg());
  files.set("favicon.ico", icoOf(await png(faviconSvg(), 48), 48));
  files.set("splash.png", await png(splashSvg(1080, 1920), 1080));
  return files;
};
