// `npm start`: installs, builds and starts the server.
import { ensureBuilt, ensureInstalled, runAsChild } from "./runtime.mjs";

ensureInstalled({ dev: false });
await ensureBuilt();
runAsChild(["server/main.ts", ...process.argv.slice(2)]);
