// Shared by all commands: installs missing dependencies, finds Node 24, builds what is out of date.
// Runs on plain Node 20 before anything is installed, so it has no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
export const BIN = join(ROOT, "node_modules", ".bin");
const INSTALL_STAMP = join("node_modules", ".installed.json");
const BUILD_STAMP = join(ROOT, "build", ".built.json");
const WINDOWS = process.platform === "win32";
const PARENT_PID = process.ppid;

/** The inputs of the site's build: a change in any of them triggers a new build. */
const BUILD_INPUTS = [
  "app",
  "catalogue",
  "content",
  "games",
  "herbalist",
  "identify",
  "plates",
  "public",
  "server/plates",
  "scripts/build.ts",
  "scripts/build-worker.ts",
  "scripts/prerender-timeout.mjs",
  "scripts/read-content.ts",
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

/** Installs the locked dependencies when they are missing or stale; `dev` adds what tests need. */
export function ensureInstalled({ dev: wanted }) {
  // Once installed, development dependencies stay: `npm start` must not remove them, nor those that a plain `npm ci` brought.
  const dev = wanted || existsSync(join(ROOT, "node_modules", "vitest"));
  installLocked(ROOT, { dev, what: `dependencies${dev ? " (with test tools)" : ""}` });
  ensureNode24();
}

/** The tools that only benchmarks need are a third of all files to install, so they have a lock file of their own. */
export function ensureBenchTools() {
  installLocked(join(ROOT, "bench", "tools"), { dev: false, what: "the benchmarks' tools" });
}

function installLocked(folder, { dev, what }) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stampFile = join(folder, INSTALL_STAMP);
  const stamp = readJson(stampFile);
  if (stamp?.lock === lock && (stamp.dev || !dev)) return;
  say(`Installing ${what} …`);
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", dev ? "--include=dev" : "--omit=dev"];
  const result = spawnSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: WINDOWS,
  });
  if (result.status !== 0) fail(`Could not install ${what}: npm ci failed (is the npm registry reachable?).`);
  writeFileSync(stampFile, JSON.stringify({ lock, dev }));
}

function ensureNode24() {
  if (runtimeVersion()?.startsWith("v24.")) return;
  // npm may be configured to skip install scripts; then the node package lacks its binary.
  spawnSync("npm", ["rebuild", "node"], { cwd: ROOT, stdio: "ignore", shell: WINDOWS });
  if (!runtimeVersion()?.startsWith("v24.")) fail("Could not set up Node 24: try `npm rebuild node`.");
}

function runtimeVersion() {
  const result = spawnSync(nodePath(), ["--version"], { encoding: "utf8" });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

export function nodePath() {
  return join(ROOT, "node_modules", "node", "bin", WINDOWS ? "node.exe" : "node");
}

export async function ensureBuilt() {
  if (readJson(BUILD_STAMP)?.inputs === fingerprint()) return;
  say("Building the site …");
  await build(["--quiet", "--no-plates"]);
}

/** Builds unconditionally; the stamp with the inputs' fingerprint is written only after a successful build. */
export async function build(args) {
  const inputs = fingerprint();
  rmSync(BUILD_STAMP, { force: true });
  const child = spawn(nodePath(), ["scripts/build.ts", ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
  });
  const [status] = await once(child, "exit");
  if (status !== 0) fail("Could not build the site.");
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

/** Puts the project's programs first on PATH, so that every child process runs on the same Node. */
export function environment(extra = {}) {
  const separator = WINDOWS ? ";" : ":";
  return {
    ...process.env,
    PATH: `${dirname(nodePath())}${separator}${BIN}${separator}${process.env.PATH}`,
    // Node's compile cache makes a server start half a second sooner.
    NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "compiled"),
    ...extra,
  };
}

/** Runs a Node 24 program with this terminal, forwards signals, and exits with its exit code. */
export function runAsChild(args, extra = {}) {
  const child = spawn(nodePath(), args, { cwd: ROOT, stdio: "inherit", env: environment(extra) });
  const forward = (signal) => {
    clearInterval(watch);
    child.kill(signal);
  };
  // npm signals only the shell in between, which exits without forwarding it; the changed parent process is the only sign.
  const stopIfOrphaned = () => process.ppid !== PARENT_PID && forward("SIGTERM");
  const watch = process.env.npm_lifecycle_event ? setInterval(stopIfOrphaned, 1000).unref() : undefined;
  // Ctrl-C in a terminal reaches the child directly; a signal to this process alone must be forwarded.
  process.on("SIGINT", () => clearInterval(watch));
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
