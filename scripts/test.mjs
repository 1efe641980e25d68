// `npm test`: types, lint, unit, integration and browser tests. It ends with the duration of each step, the ten slowest
// tests and one line that counts them all. Names after `--` run single steps: `npm test -- unit browser`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt, ensureInstalled, environment, nodePath, ROOT, say } from "./runtime.mjs";

const started = Date.now();
const chosen = process.argv.slice(2);
const SHELL = "/usr/bin/chromium-headless-shell";
/** Repeated after the last step, because the end of a long log is what people read. */
const failures = [];
const stepTimes = [];
const testTimes = [];
const MAX_MESSAGE_LINES = 14;
const SLOWEST_SHOWN = 10;
let integrationEnded = !isChosen("integration");
const totals = { passed: 0, failed: 0, skipped: 0 };
const steps = {
  types: async (log) =>
    (await single(log, "node_modules/@react-router/dev/bin.cjs", ["typegen"])) &&
    (await single(log, "node_modules/typescript/bin/tsc", ["--noEmit"])),
  lint: (log) => single(log, "node_modules/@biomejs/biome/bin/biome", ["ci", "--colors=off"]),
  unit: (log) => vitest(log, "unit*"),
  build: async () => {
    await ensureBuilt();
    return true;
  },
  // The third worker uses the time in which tests wait for timeouts, locks and other processes.
  integration: async (log) => {
    const ok = await vitest(log, "integration", ["--maxWorkers=3"]);
    integrationEnded = true;
    return ok;
  },
  browser: playwright,
};
for (const name of chosen)
  if (!(name in steps)) stop(`There is no test step "${name}": ${Object.keys(steps).join(", ")}`);

const scratch = mkdtempSync(join(tmpdir(), "bush-tea-test-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
/** The integration tests copy their database here before they begin, and the browser tests start with it. */
const preparedDatabase = { PREPARED_DATABASE: join(scratch, "database") };
// The browser comes from another place than the dependencies: both are installed at the same time.
const browserPackages = isChosen("browser") ? installBrowserPackages() : undefined;
ensureInstalled({ dev: true });
stepTimes.push({ name: "install", seconds: secondsSince(started) });
// Two sequences keep both cores busy: each step waits for timeouts, locks or other processes at times. The integration
// tests need the build; the browser tests need it too, and the database that the integration tests prepare first.
const built = inOrder(["build"]);
const openLog = chosen.length === 1 ? toTerminal : toFile;
await Promise.all([
  inOrder(["types", "lint", "unit"], openLog).then(async () => {
    await built;
    await databasePrepared();
    await inOrder(["browser"], openLog);
  }),
  built.then(() => inOrder(["integration"])),
]);

for (const line of failures) say(line);
testTimes.sort((a, b) => b.seconds - a.seconds);
say(`\nSlowest tests:`);
for (const { name, seconds } of testTimes.slice(0, SLOWEST_SHOWN))
  say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
say(`\nSteps: ${stepTimes.map(({ name, seconds }) => `${name} ${seconds} s`).join(", ")}`);
say(`Total: ${secondsSince(started)} s (build and integration run beside types, lint, unit and browser)`);
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

/** Runs those of the named steps that are chosen, one after the other. */
async function inOrder(names, openLog = toTerminal) {
  for (const name of names.filter(isChosen)) {
    const begun = Date.now();
    const log = openLog(name);
    if (log.isLive) say(`\n— ${name}`);
    const ok = await steps[name](log);
    if (!log.isLive) say(`\n— ${name}\n${log.read()}`);
    stepTimes.push({ name, seconds: secondsSince(begun) });
    say(`— ${name}: ${ok ? "passed" : "FAILED"} in ${secondsSince(begun)} s`);
  }
}

/** Integration tests that fail before they have prepared it leave none; the browser tests then prepare their own. */
async function databasePrepared() {
  while (!integrationEnded && !existsSync(preparedDatabase.PREPARED_DATABASE)) await setTimeout(200);
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}

function toTerminal() {
  return { isLive: true, stdio: "inherit" };
}

/** Keeps the output of a step that runs beside another, so that the two do not mix. */
function toFile(name) {
  const file = join(scratch, `${name}.log`);
  const descriptor = openSync(file, "a");
  const read = () => {
    closeSync(descriptor);
    return readFileSync(file, "utf8").trimEnd();
  };
  return { isLive: false, stdio: ["ignore", descriptor, descriptor], read };
}

async function run({ stdio }, program, args, extra = {}) {
  const child = spawn(nodePath(), [program, ...args], { cwd: ROOT, stdio, env: environment(extra) });
  const [status] = await once(child, "exit");
  return status === 0;
}

/** A check that counts as one test. */
async function single(log, program, args) {
  const ok = await run(log, program, args);
  if (!ok) failures.push(`FAILED: ${program} ${args.join(" ")}`);
  count({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
}

async function vitest(log, project, options = []) {
  const file = join(scratch, `${project.replace("*", "")}.json`);
  const ok = await run(
    log,
    "node_modules/vitest/vitest.mjs",
    [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...options,
    ],
    preparedDatabase,
  );
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

async function playwright(log) {
  const file = join(scratch, "browser.json");
  const ok = await run(log, "node_modules/@playwright/test/cli.js", ["test"], {
    ...(await browsers()),
    ...preparedDatabase,
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
async function browsers() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given) ? { CHROMIUM_PATH: given } : stop(`CHROMIUM_PATH ${given} does not exist`);
  await browserPackages;
  const whole = findChromium();
  if (whole) return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: existsSync(SHELL) ? SHELL : whole };
  say("Installing Chromium with Playwright …");
  if (!(await run(toTerminal(), "node_modules/@playwright/test/cli.js", ["install", "chromium"])))
    stop("No Chromium: install one and set CHROMIUM_PATH.");
  return {};
}

/** Starts the installation of Debian's packages where they are missing and this user may install them. */
function installBrowserPackages() {
  const packages = ["chromium", "chromium-headless-shell"].filter((name) => !existsSync(`/usr/bin/${name}`));
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (process.env.CHROMIUM_PATH || packages.length === 0 || !mayInstall) return undefined;
  say(`Installing ${packages.join(" and ")} …`);
  const install = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"';
  const child = spawn("sh", ["-c", install, "sh", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return once(child, "exit");
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
