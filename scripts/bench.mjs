// `npm run bench`: the benchmarks, as ratios to a baseline measured in the same run.
import { become, ensureBuilt, ensureInstalled } from "./runtime.mjs";

ensureInstalled({ dev: true });
ensureBuilt();
become(["bench/run.ts", ...process.argv.slice(2)]);
