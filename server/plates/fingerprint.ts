// A cache key for a plate: a hash of the plant's traits and names and of the drawing code.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { PreviewNames } from "./link-preview.ts";

const drawingFolder = fileURLToPath(new URL("../../plates", import.meta.url));
const ownFolder = fileURLToPath(new URL(".", import.meta.url));
/** The files of this folder that decide how the pictures look. */
const renderingFiles = [
  "draw.ts",
  "key-pictures.ts",
  "text-outline.ts",
  "link-preview.ts",
  "ornament-pictures.ts",
  "raster.ts",
  "woff2.ts",
];

let code: string | undefined;

/** Changes whenever any file that decides how plates look changes. */
export const codeFingerprint = (): string => {
  if (code !== undefined) return code;
  const hash = createHash("sha256");
  const names = readdirSync(drawingFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(join(drawingFolder, name)));
  for (const name of renderingFiles) hash.update(name).update(readFileSync(join(ownFolder, name)));
  code = hash.digest("hex");
  return code;
};

/** Only the names drawn into the link preview count: the server's plants carry more names than the build's. */
export const plateKey = (id: string, traits: PlateTraits, names: PreviewNames): string =>
  createHash("sha256")
    .update(codeFingerprint())
    .update(JSON.stringify([id, traits, names.common, names.scientific]))
    .digest("hex")
    .slice(0, 24);
