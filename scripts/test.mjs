// `npm test`: types, lint, unit, integration and browser tests. It ends with the duration of each step, the ten slowest
// tests and one line that counts them all. Names after `--` run single steps: `npm test -- unit browser`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt, ensureInstalled, environment, nodePath, ROOT, say } from "./runtime.mjs";

const stepTimes = [];
timed("install", () => ensureInstalled({ dev: true }));
const scratch = mkdtempSync(join(tmpdir(), "bush-tea-test-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const SHELL = "/usr/bin/chromium-headless-shell";
/** Repeated after the last step, because the end of a long log is what people read. */
const failures = [];
const testTimes = [];
const MAX_MESSAGE_LINES = 14;
const SLOWEST_SHOWN = 10;
const totals = { passed: 0, failed: 0, skipped: 0 };
const steps = {
  types: () =>
    single("node_modules/@react-router/dev/bin.cjs", ["typegen"]) &&
    single("node_modules/typescript/bin/tsc", ["--noEmit"]),
  lint: () => single("node_modules/@biomejs/biome/bin/biome", ["ci", "--colors=off"]),
  unit: () => vitest("unit"),
  build: () => {
    ensureBuilt();
    return true;
  },
  integration: () => vitest("integration"),
  browser: playwright,
};

const chosen = process.argv.slice(2);
for (const name of chosen)
  if (!(name in steps)) stop(`There is no test step "${name}": ${Object.keys(steps).join(", ")}`);
for (const [name, step] of Object.entries(steps)) {
  if (!isChosen(name)) continue;
  say(`\n— ${name}`);
  const ok = timed(name, step);
  say(`— ${name}: ${ok ? "passed" : "FAILED"} in ${stepTimes.at(-1).seconds} s`);
}
for (const line of failures) say(line);
testTimes.sort((a, b) => b.seconds - a.seconds);
say(`\nSlowest tests:`);
for (const { name, seconds } of testTimes.slice(0, SLOWEST_SHOWN))
  say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
say(`\nSteps: ${stepTimes.map(({ name, seconds }) => `${name} ${seconds} s`).join(", ")}`);
say(`Total: ${stepTimes.reduce((sum, { seconds }) => sum + seconds, 0)} s`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ""}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** The integration and browser tests need the built site. */
function isChosen(name) {
  if (chosen.length === 0) return true;
  return name === "build"
    ? ["build", "integration", "browser"].some((step) => chosen.includes(step))
    : chosen.includes(name);
}

function timed(name, work) {
  const started = Date.now();
  const result = work();
  stepTimes.push({ name, seconds: Math.round((Date.now() - started) / 1000) });
  return result;
}

function run(program, args, extra = {}) {
  return (
    spawnSync(nodePath(), [program, ...args], { cwd: ROOT, stdio: "inherit", env: environment(extra) })
      .status === 0
  );
}

/** A check that counts as one test. */
function single(program, args) {
  const ok = run(program, args);
  if (!ok) failures.push(`FAILED: ${program} ${args.join(" ")}`);
  count({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
}

function vitest(project) {
  const file = join(scratch, `${project}.json`);
  const ok = run("node_modules/vitest/vitest.mjs", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages, duration } of assertionResults) {
      const title = `${relative(ROOT, name)}: ${fullName}`;
      testTimes.push({ name: title, seconds: (duration ?? 0) / 1000 });
      if (status === "failed") failures.push(`FAILED: ${title}\n${indented(failureMessages[0])}`);
    }
  return counted(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  });
}

function playwright() {
  const file = join(scratch, "browser.json");
  const ok = run("node_modules/@playwright/test/cli.js", ["test"], {
    ...browsers(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats, suites = [] } = readReport(file) ?? {};
  collectBrowserTests(suites);
  return counted(ok, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

function collectBrowserTests(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { file, line, title, tests } of specs)
      for (const { status, projectName, results } of tests) {
        const name = `${file}:${line} ${title} [${projectName}]`;
        testTimes.push({ name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
        if (status !== "unexpected") continue;
        const error = results.find((result) => result.error)?.error;
        failures.push(`FAILED: ${name}\n${indented(error?.message)}`);
      }
    collectBrowserTests(inner);
  }
}

function indented(message = "no message") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(0, MAX_MESSAGE_LINES)
    .map((line) => `  ${line}`)
    .join("\n");
}

/** A runner that exited with an error, or ran nothing, counts as a failure even when no single test failed. */
function counted(ok, counts) {
  const failed = counts.failed === 0 && (!ok || counts.passed === 0) ? 1 : counts.failed;
  count({ ...counts, failed });
  return failed === 0;
}

function count(counts) {
  for (const [key, value] of Object.entries(counts)) totals[key] += value;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * `CHROMIUM_PATH`, else Debian's package where it can be installed, else an installed browser, else Playwright's download.
 * Debian's headless shell is the same engine and needs a sixth less processor time, but shows no notifications.
 */
function browsers() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given) ? { CHROMIUM_PATH: given } : stop(`CHROMIUM_PATH ${given} does not exist`);
  installFromDebian(
    ["chromium", "chromium-headless-shell"].filter((name) => !existsSync(`/usr/bin/${name}`)),
  );
  const whole = findChromium();
  if (whole) return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: existsSync(SHELL) ? SHELL : whole };
  say("Installing Chromium with Playwright …");
  if (!run("node_modules/@playwright/test/cli.js", ["install", "chromium"]))
    stop("No Chromium: install one and set CHROMIUM_PATH.");
  return {};
}

function installFromDebian(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${packages.join(" and ")} …`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
}

function findChromium() {
  const places = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return places.find((place) => existsSync(place));
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
