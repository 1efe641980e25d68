// `node scripts/run.mjs FILE ARGS…`: runs one of the project's TypeScript programs on Node 24, installing first if need be.
import { become, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: false });
become(process.argv.slice(2));
