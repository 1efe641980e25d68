// `npm run test:long`: what is too slow for `npm test`. tests/long has several processes behind a load balancer, faults
// of every kind, crashes, overload, floods, Firefox and WebKit, and everything that starts processes; then the unit tests
// run with all random inputs and all labelled questions; then the integration tests run on both databases and send every
// route × payload combination of the attack tests, of which `npm test` sends a sample; then all browser tests run, with
// axe in both themes and both window sizes.
// It takes more than ten minutes. Words after `--` choose files: `npm run test:long -- disk clock`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuilt, ensureInstalled, environment, nodePath, ROOT, say } from "./runtime.mjs";

/** Debian's packages, with the places where another installation would be. */
const neededPackages = {
  "nginx-light": ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"],
  "firefox-esr": ["/usr/bin/firefox-esr"],
  "webkit2gtk-driver": ["/usr/bin/WebKitWebDriver"],
  xvfb: ["/usr/bin/Xvfb"],
};

ensureInstalled({ dev: true });
await ensureBuilt();
ensurePackages();

const scratch = mkdtempSync(join(tmpdir(), "bush-tea-long-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const everything = { ALL_DATABASES: "1", FULL_MATRIX: "1" };
/** The integration tests leave their database here, and the browser tests start with it. */
const preparedDatabase = { PREPARED_DATABASE: join(scratch, "database") };
const runs = [
  vitest("long", everything),
  vitest("unit*", everything),
  vitest("integration", { ...everything, ...preparedDatabase }),
  browserTests(),
];
const passed = sum("passed");
const skipped = sum("skipped");
// Words that match no file at all are a failure, not a run without findings.
const failed = sum("failed") + (passed === 0 && sum("failed") === 0 ? 1 : 0);
say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs one of vitest's projects, lists its failures and returns its counts. */
function vitest(project, settings) {
  const file = join(scratch, `${project.replace("*", "")}.json`);
  const ran = spawnSync(
    nodePath(),
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      project,
      // A word that chooses a file of one project may match none of the other.
      "--passWithNoTests",
      "--reporter=verbose",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...process.argv.slice(2),
    ],
    { cwd: ROOT, stdio: "inherit", env: environment(settings) },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed")
        say(`FAILED: ${relative(ROOT, name)}: ${fullName}\n  ${failureMessages[0]?.split("\n", 1)[0]}`);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report ?? {};
  // The runner can fail without a failed test, for example when a file cannot be imported.
  const failed = numFailedTests === 0 && ran.status !== 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

function sum(field) {
  return runs.reduce((total, counts) => total + counts[field], 0);
}

/** Installs the Debian packages that are missing when this user may; otherwise the tests that need them say so. */
function ensurePackages() {
  const missing = Object.entries(neededPackages)
    .filter(([, places]) => !places.some((place) => existsSync(place)))
    .map(([name]) => name);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${missing.join(", ")} …`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], quiet);
}

/** Runs all browser tests, also those tagged @long, which `npm test` leaves out, and returns their counts. */
function browserTests() {
  const file = join(scratch, "browser.json");
  const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const ran = spawnSync(
    nodePath(),
    ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests", ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: environment({
        ...everything,
        ...preparedDatabase,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        // Without a path, Playwright uses the browser that it has installed itself.
        ...(existsSync(chromium) ? { CHROMIUM_PATH: chromium } : {}),
      }),
    },
  );
  const { stats } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return {
    passed: stats?.expected ?? 0,
    failed: failed === 0 && ran.status !== 0 ? 1 : failed,
    skipped: stats?.skipped ?? 0,
  };
}
