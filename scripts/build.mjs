// `npm run build`: builds the site and draws every plate.
import { build, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: false });
await build(process.argv.slice(2));
