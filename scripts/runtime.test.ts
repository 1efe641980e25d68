// Runs the command scripts in a temporary project whose build and server are one line each.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("npm start and npm run build", { timeout: 120_000 }, () => {
  let project = "";
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "bush-tea-project-"));
    for (const folder of ["scripts", "server", "node_modules/node/bin"])
      mkdirSync(join(project, folder), { recursive: true });
    for (const file of ["build.mjs", "start.mjs", "runtime.mjs"])
      cpSync(join(import.meta.dirname, file), join(project, "scripts", file));
    symlinkSync(process.execPath, join(project, "node_modules/node/bin/node"));
    const lock = "{}";
    write("package.json", '{"type":"module"}');
    write("package-lock.json", lock);
    write(
      "node_modules/.installed.json",
      JSON.stringify({ lock: createHash("sha256").update(lock).digest("hex"), dev: false }),
    );
    write("scripts/build.ts", 'console.log("built"); process.exit(Number(process.env.BROKEN));');
    write(
      "server/main.ts",
      'console.log("started"); if (process.env.STAY) { setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("stopping"); process.exit(); }); }',
    );
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const write = (file: string, content: string) => writeFileSync(join(project, file), content);
  const run = (script: string, extra = {}) =>
    spawnSync(process.execPath, [`scripts/${script}`], {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, BROKEN: "0", ...extra },
    });

  it("start an existing build, and build again after a failed build", () => {
    expect(run("build.mjs").stdout).toBe("built\n");
    expect(run("start.mjs").stdout).toBe("started\n");
    expect(run("build.mjs", { BROKEN: "1" }).status).toBe(1);
    expect(run("start.mjs").stdout).toBe("Building the site …\nbuilt\nstarted\n");
  });

  it("stop when the shell that npm started them in is stopped", async () => {
    const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/start.mjs; true`], {
      cwd: project,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, BROKEN: "0", STAY: "1", npm_lifecycle_event: "start" },
    });
    let output = "";
    for await (const chunk of shell.stdout.setEncoding("utf8")) {
      output += chunk;
      if (output.endsWith("started\n")) shell.kill("SIGTERM");
    }
    expect(output).toContain("started\nstopping\n");
  });
});
