// The small drawings of the key's answers, in a folder named after the code that drew them. The build draws all; one that is
// missing is drawn when it is asked for, which takes some tens of milliseconds.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeFingerprint } from "./fingerprint.ts";

const prefix = "key-drawings-";

const folderName = (): string =>
  `${prefix}${createHash("sha256").update(codeFingerprint()).digest("hex").slice(0, 16)}`;

/** The file of one drawing (`key-growth-vine.webp`); undefined when there is no such answer. */
export const keyPicture = async (folder: string, file: string): Promise<Buffer | undefined> => {
  const path = join(folder, folderName(), file);
  const stored = await readFile(path).catch(() => undefined);
  if (stored !== undefined) return stored;
  // Imported on demand: a server whose drawings are all there never loads the drawing code.
  const { keyDrawings } = await import("#plates/key/key-drawing.ts");
  const wanted = keyDrawings().find(({ name }) => `${name}.webp` === file);
  if (wanted === undefined) return undefined;
  const bytes = await render(wanted.draw());
  await mkdir(join(folder, folderName()), { recursive: true });
  await writeFile(path, bytes);
  return bytes;
};

/** Draws all that are missing and deletes those of older code. */
export const drawKeyPictures = async (folder: string): Promise<void> => {
  const { keyDrawings } = await import("#plates/key/key-drawing.ts");
  for (const { name } of keyDrawings()) await keyPicture(folder, `${name}.webp`);
  const old = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name !== folderName());
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
};

const render = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: 108 })
    .resize(208)
    .webp({ quality: 60, alphaQuality: 80 })
    .toBuffer();
};
