// What a plate was drawn from, as a short key: the plant's traits and names, and the code that draws.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { PreviewNames } from "./link-preview.ts";

const drawing = fileURLToPath(new URL("../../plates", import.meta.url));
const here = fileURLToPath(new URL(".", import.meta.url));
/** Of this folder, only what decides how the finished files look. */
const finishing = [
  "draw.ts",
  "lettering.ts",
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
  const names = readdirSync(drawing, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(join(drawing, name)));
  for (const name of finishing) hash.update(name).update(readFileSync(join(here, name)));
  code = hash.digest("hex");
  return code;
};

/** Of the names only those that are lettered count: whoever asks may know more of them. */
export const plateKey = (id: string, traits: PlateTraits, names: PreviewNames): string =>
  createHash("sha256")
    .update(codeFingerprint())
    .update(JSON.stringify([id, traits, names.common, names.scientific]))
    .digest("hex")
    .slice(0, 24);
