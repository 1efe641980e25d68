// What every command does first: installs what is missing, finds Node 24, builds what is out of date.
// Runs on plain Node 20 before anything is installed, so it uses no dependency.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
export const BIN = join(ROOT, "node_modules", ".bin");
const INSTALL_STAMP = join(ROOT, "node_modules", ".installed.json");
const BUILD_STAMP = join(ROOT, "build", ".built.json");
const WINDOWS = process.platform === "win32";
const STARTED_BY = process.ppid;

/** What the site is built from: any change here means a new build. */
const BUILD_INPUTS = [
  "app",
  "catalogue",
  "content",
  "herbalist",
  "plates",
  "public",
  "server/plates",
  "scripts/build.ts",
  "scripts/build-worker.ts",
  "scripts/patience.mjs",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Installs the locked dependencies when they are missing or stale; `dev` adds what tests and benchmarks need. */
export function ensureInstalled({ dev: wanted }) {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  const stamp = readJson(INSTALL_STAMP);
  // Who has the test tools keeps them: a start in between must not take them away.
  const dev = wanted || stamp?.dev === true;
  if (stamp?.lock !== lock || (dev && !stamp.dev)) {
    say(`Installing dependencies${dev ? " (with test tools)" : ""} …`);
    const args = [
      "ci",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      ...(dev ? ["--include=dev"] : ["--omit=dev"]),
    ];
    const done = spawnSync("npm", args, {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      shell: WINDOWS,
    });
    if (done.status !== 0)
      fail("Could not install the dependencies: npm ci failed (is the npm registry reachable?).");
    writeFileSync(INSTALL_STAMP, JSON.stringify({ lock, dev }));
  }
  ensureNode24();
}

function ensureNode24() {
  if (runtimeVersion()?.startsWith("v24.")) return;
  // npm can be set to skip install scripts; then the runtime's package is there without its binary.
  spawnSync("npm", ["rebuild", "node"], { cwd: ROOT, stdio: "ignore", shell: WINDOWS });
  if (!runtimeVersion()?.startsWith("v24.")) fail("Could not set up Node 24: try `npm rebuild node`.");
}

function runtimeVersion() {
  const asked = spawnSync(nodePath(), ["--version"], { encoding: "utf8" });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

export function nodePath() {
  return join(ROOT, "node_modules", "node", "bin", WINDOWS ? "node.exe" : "node");
}

export function ensureBuilt() {
  if (readJson(BUILD_STAMP)?.inputs === fingerprint()) return;
  say("Building the site …");
  build(["--quiet", "--no-plates"]);
}

/** Builds whatever there is already; only a build that went well leaves word of what it was made from. */
export function build(args) {
  const inputs = fingerprint();
  rmSync(BUILD_STAMP, { force: true });
  const done = spawnSync(nodePath(), ["scripts/build.ts", ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
  });
  if (done.status !== 0) fail("Could not build the site.");
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, JSON.stringify({ inputs }));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const input of BUILD_INPUTS) {
    const path = join(ROOT, input);
    if (!existsSync(path)) continue;
    for (const file of filesUnder(path))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");

  function filesUnder(path) {
    const relative = path.slice(ROOT.length + 1);
    try {
      return readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
        .sort();
    } catch (error) {
      if (error.code === "ENOTDIR") return [relative];
      throw error;
    }
  }
}

/** The project's own programs first on the path, so that every child runs on the same Node. */
export function environment(extra = {}) {
  const separator = WINDOWS ? ";" : ":";
  return {
    ...process.env,
    PATH: `${dirname(nodePath())}${separator}${BIN}${separator}${process.env.PATH}`,
    // What Node compiled once it need not compile again: a server starts half a second sooner.
    NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "compiled"),
    ...extra,
  };
}

/** Hands the terminal over to a Node 24 program and ends as it ends. */
export function become(args, extra = {}) {
  const child = spawn(nodePath(), args, { cwd: ROOT, stdio: "inherit", env: environment(extra) });
  const pass = (signal) => {
    clearInterval(watch);
    child.kill(signal);
  };
  // npm hands a signal to the shell between us, which ends without handing it on: all there is to see is that it is gone.
  const orphaned = () => process.ppid !== STARTED_BY && pass("SIGTERM");
  const watch = process.env.npm_lifecycle_event ? setInterval(orphaned, 1000).unref() : undefined;
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone must be passed on.
  process.on("SIGINT", () => clearInterval(watch));
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => pass(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
