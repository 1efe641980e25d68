// Where finished plates are kept: outside the site's build, which is emptied before each new one.
import { fileURLToPath } from "node:url";

export const plateFolder = fileURLToPath(new URL("../../.cache/plates", import.meta.url));
