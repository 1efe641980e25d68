/** Builds the site into `build/`, precompresses its immutable assets and the herbalist's records and draws the missing plates. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildWorker } from "./build-worker.ts";
import { writeOpenData } from "./open-data.ts";

const quiet = process.argv.includes("--quiet");
const withPlates = !process.argv.includes("--no-plates");

await Promise.all([
  run(["--import", "./scripts/prerender-timeout.mjs", "node_modules/@react-router/dev/bin.cjs", "build"]),
  run(["scripts/read-content.ts"]),
]);
await buildWorker();
await writeOpenData("build/client/data");
await compressAssets("build/client/assets");
await compressFile("build/client/herbalist.json");
if (withPlates) await run(["scripts/plates.ts", "--all"], "inherit");

function run(args: string[], stdio: "inherit" | "capture" = "capture"): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", stdio === "inherit" ? "inherit" : "pipe", stdio === "inherit" ? "inherit" : "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== 0 || !quiet) process.stderr.write(Buffer.concat(output));
      if (code === 0) resolve();
      else process.exit(1);
    });
  });
}

async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [small, smaller] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  writeFileSync(`${file}.gz`, small);
  writeFileSync(`${file}.br`, smaller);
}
