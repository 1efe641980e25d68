// Where finished plates are kept: outside the site's build, which is emptied before each new one.
import { fileURLToPath } from "node:url";

/** The drawing code as compiled by the thread that used it last. */
export const compiledFolder = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

export const plateFolder = fileURLToPath(new URL("../../.cache/plates", import.meta.url));
