// `node scripts/run.mjs FILE ARGS…`: runs a TypeScript program of the project on Node 24, after installing if necessary.
import { ensureInstalled, runAsChild } from "./runtime.mjs";

ensureInstalled({ dev: false });
runAsChild(process.argv.slice(2));
