// `npm run bench`: runs the benchmarks; results are ratios to a baseline measured in the same run.
import { ensureBuilt, ensureInstalled, runAsChild } from "./runtime.mjs";

ensureInstalled({ dev: true });
await ensureBuilt();
runAsChild(["bench/run.ts", ...process.argv.slice(2)]);
