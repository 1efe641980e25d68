// `npm run bench`: runs the benchmarks; results are ratios to a baseline measured in the same run.
import { ensureBenchTools, ensureBuilt, ensureInstalled, runAsChild } from "./runtime.mjs";

ensureInstalled({ dev: true });
ensureBenchTools();
await ensureBuilt();
runAsChild(["bench/run.ts", ...process.argv.slice(2)]);
