// `npm test`: types, lint, logic, integration and browser tests, ending with one line that counts them all.
// Names after `--` run single steps: `npm test -- unit browser`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt, ensureInstalled, environment, nodePath, ROOT, say } from "./runtime.mjs";

ensureInstalled({ dev: true });
const scratch = mkdtempSync(join(tmpdir(), "bush-tea-test-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const SHELL = "/usr/bin/chromium-headless-shell";
/** What did not pass at once: named once more at the end, where whoever reads only the last lines finds it. */
const bad = [];
const MOST_LINES = 14;
const totals = { passed: 0, failed: 0, skipped: 0, secondTry: 0 };
const steps = {
  types: () =>
    single("node_modules/@react-router/dev/bin.cjs", ["typegen"]) &&
    single("node_modules/typescript/bin/tsc", ["--noEmit"]),
  lint: () => single("node_modules/@biomejs/biome/bin/biome", ["ci", "--colors=off"]),
  unit: () => vitest("unit"),
  integration: () => {
    ensureBuilt();
    return vitest("integration");
  },
  browser: () => {
    ensureBuilt();
    return playwright();
  },
};

const chosen = process.argv.slice(2);
for (const name of chosen)
  if (!(name in steps)) stop(`There is no test step "${name}": ${Object.keys(steps).join(", ")}`);
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = Date.now();
  say(`\n— ${name}`);
  const ok = step();
  say(`— ${name}: ${ok ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
}
for (const line of bad) say(line);
say(
  `\n${totals.passed} passed, ${totals.failed} failed${also(totals.skipped, "skipped")}${also(totals.secondTry, "only on a second try")}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;

function also(number, what) {
  return number > 0 ? `, ${number} ${what}` : "";
}

function run(program, args, extra = {}) {
  return (
    spawnSync(nodePath(), [program, ...args], { cwd: ROOT, stdio: "inherit", env: environment(extra) })
      .status === 0
  );
}

/** A check that is one test by itself. */
function single(program, args) {
  const ok = run(program, args);
  if (!ok) bad.push(`FAILED: ${program} ${args.join(" ")}`);
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
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed")
        bad.push(`FAILED: ${relative(ROOT, name)}: ${fullName}\n${indented(failureMessages[0])}`);
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
  bad.push(...badSpecs(suites));
  return counted(ok, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    secondTry: stats?.flaky ?? 0,
  });
}

/** Each with what went wrong first: a test that passed on its second try is a fault that has not been found yet. */
function badSpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, projectName, results }) => {
          const error = results.find((result) => result.error)?.error;
          return `${status === "flaky" ? "SECOND TRY" : "FAILED"}: ${file}:${line} ${title} [${projectName}]\n${indented(error?.message)}`;
        }),
    ),
    ...badSpecs(inner),
  ]);
}

function indented(message = "no message") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(0, MOST_LINES)
    .map((line) => `  ${line}`)
    .join("\n");
}

/** A runner that ended badly, or ran nothing, is a failure even when none of its tests says so. */
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
 * The Chromium given, or Debian's when we may install it, or one installed, or Playwright's own. Debian's shell of it, the
 * same engine without a window around it, takes a sixth less of the machine; it shows no notifications.
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
