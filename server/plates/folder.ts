// The folders of the plate cache. They lie outside the site's build, which is emptied before each new build.
import { fileURLToPath } from "node:url";

/** Node's compile cache of the drawing code. */
export const compiledFolder = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

export const plateFolder = fileURLToPath(new URL("../../.cache/plates", import.meta.url));
