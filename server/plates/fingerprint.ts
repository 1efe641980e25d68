// What a plate was drawn from, as a short key: the plant's traits and names, and the code that draws.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { PreviewNames } from "./link-preview.ts";

const folders = ["../../plates", "."].map((path) => fileURLToPath(new URL(path, import.meta.url)));

let code: string | undefined;

/** Changes whenever any file that decides how plates look changes. */
export const codeFingerprint = (): string => {
  if (code !== undefined) return code;
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".ts") && !name.endsWith(".test.ts"))
        hash.update(name).update(readFileSync(join(folder, name)));
  code = hash.digest("hex");
  return code;
};

export const plateKey = (id: string, traits: PlateTraits, names: PreviewNames): string =>
  createHash("sha256")
    .update(codeFingerprint())
    .update(JSON.stringify([id, traits, names]))
    .digest("hex")
    .slice(0, 24);
