// `npm run build`: the site and every plate.
import { build, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: false });
build(process.argv.slice(2));
