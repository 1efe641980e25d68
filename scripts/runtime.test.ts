// What every command does first, in a house of its own whose build and server are a line each.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the commands", { timeout: 120_000 }, () => {
  let house = "";
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), "bush-tea-house-"));
    for (const folder of ["scripts", "server", "node_modules/node/bin"])
      mkdirSync(join(house, folder), { recursive: true });
    for (const file of ["build.mjs", "start.mjs", "runtime.mjs"])
      cpSync(join(import.meta.dirname, file), join(house, "scripts", file));
    symlinkSync(process.execPath, join(house, "node_modules/node/bin/node"));
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
      'console.log("started"); if (process.env.STAY) { setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("told"); process.exit(); }); }',
    );
  });
  afterAll(() => rmSync(house, { recursive: true }));

  const write = (file: string, content: string) => writeFileSync(join(house, file), content);
  const run = (script: string, extra = {}) =>
    spawnSync(process.execPath, [`scripts/${script}`], {
      cwd: house,
      encoding: "utf8",
      env: { ...process.env, BROKEN: "0", ...extra },
    });

  it("start what was built, and build again only what failed or changed", () => {
    expect(run("build.mjs").stdout).toBe("built\n");
    expect(run("start.mjs").stdout).toBe("started\n");
    expect(run("build.mjs", { BROKEN: "1" }).status).toBe(1);
    expect(run("start.mjs").stdout).toBe("Building the site …\nbuilt\nstarted\n");
  });

  it("stop when the shell npm started them in was stopped", async () => {
    const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/start.mjs; true`], {
      cwd: house,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, BROKEN: "0", STAY: "1", npm_lifecycle_event: "start" },
    });
    let said = "";
    for await (const chunk of shell.stdout.setEncoding("utf8")) {
      said += chunk;
      if (said.endsWith("started\n")) shell.kill("SIGTERM");
    }
    expect(said).toContain("started\ntold\n");
  });
});
