// Writes the pictures that belong to no plant into the plate folder, unless they are there and current.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeFingerprint } from "./fingerprint.ts";

export const drawOrnaments = async (folder: string): Promise<void> => {
  const key = createHash("sha256").update(codeFingerprint()).update("ornaments").digest("hex").slice(0, 24);
  const mark = join(folder, "ornaments.key");
  if ((await readFile(mark, "utf8").catch(() => "")) === key) return;
  await mkdir(folder, { recursive: true });
  const { ornamentPictures } = await import("./ornament-pictures.ts");
  for (const [name, bytes] of await ornamentPictures()) await writeFile(join(folder, name), bytes);
  await writeFile(mark, key);
};
