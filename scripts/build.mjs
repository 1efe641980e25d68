// `npm run build`: the site and every plate.
import { become, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: false });
become(["scripts/build.ts", ...process.argv.slice(2)]);
