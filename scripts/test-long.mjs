// `npm run test:long`: several processes behind a balancer, and faults of every kind; about ten minutes.
// Words after `--` choose files: `npm run test:long -- disk clock`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuilt, ensureInstalled, environment, nodePath, ROOT, say } from "./runtime.mjs";

ensureInstalled({ dev: true });
ensureBuilt();
ensureNginx();

const scratch = mkdtempSync(join(tmpdir(), "bush-tea-long-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const file = join(scratch, "report.json");
const ran = spawnSync(
  nodePath(),
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "long",
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: "inherit", env: environment() },
);
const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
for (const { name, assertionResults } of report?.testResults ?? [])
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === "failed")
      say(`FAILED: ${relative(ROOT, name)}: ${fullName}\n  ${failureMessages[0]?.split("\n", 1)[0]}`);
const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = report ?? {};
// A runner that ended badly, or ran nothing, is a failure even when none of its tests says so.
const failed = numFailedTests === 0 && (ran.status !== 0 || passed === 0) ? 1 : numFailedTests;
say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Debian's nginx when it is missing and we may install it; the one test that needs it says so otherwise. */
function ensureNginx() {
  const places = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"];
  if (places.some((place) => existsSync(place))) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say("Installing nginx …");
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"], quiet);
}
