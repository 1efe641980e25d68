// `npm start`: from a fresh clone to a running site.
import { become, ensureBuilt, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: false });
ensureBuilt();
become(["server/main.ts", ...process.argv.slice(2)]);
