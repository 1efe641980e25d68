// Compares the operator's files with the code: docs/operations.md, Dockerfile, compose.yaml, the systemd unit.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../package.json" with { type: "json" };
import { settingNames } from "./settings.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** An image of the default registry: no other host. */
const imageName = /^[a-z0-9-]+:[a-z0-9.-]+$/;

describe("docs/operations.md", () => {
  const page = read("docs/operations.md");

  it("lists every existing setting exactly once", () => {
    const rows = page.slice(page.indexOf("## All settings")).matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm);
    const listed = [...rows].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });

  it("refers only to existing commands", () => {
    const commands = [...page.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(5);
    for (const name of commands) expect(Object.keys(packageJson.scripts)).toContain(name);
  });

  it("refers only to existing metrics", () => {
    const code = read("server/metrics/metrics.ts");
    for (const [name] of page.matchAll(/\b(?:bush_tea|process)_[a-z_]+/g))
      expect(code).toContain(`"${name}"`);
  });

  it("has an example with existing settings only", () => {
    const [, example = ""] = /holds the settings:\n\n```sh\n([\s\S]+?)```/.exec(page) ?? [];
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names).toContain("SITE_URL");
    for (const name of names) expect(settingNames).toContain(name);
  });
});

describe("Dockerfile", () => {
  const steps = read("Dockerfile")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ word: line.split(" ", 1)[0] ?? "", rest: line.slice(line.indexOf(" ") + 1) }));
  const all = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest);

  it("uses known instructions and a plain image, and does not run as root", () => {
    const words = ["FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"];
    for (const { word } of steps) expect(words).toContain(word);
    expect(all("FROM")).toEqual([expect.stringMatching(imageName)]);
    expect(all("USER")).toEqual(["node"]);
    expect(steps.at(-1)?.word).toBe("CMD");
  });

  it("copies existing files, sets existing settings, runs an existing program", () => {
    for (const line of all("COPY")) {
      for (const source of line.split(" ").slice(0, -1))
        expect(existsSync(join(root, source)), source).toBe(true);
    }
    for (const [, name = ""] of all("ENV")
      .join(" ")
      .matchAll(/(\w+)=/g))
      expect(settingNames).toContain(name);
    const command = z.array(z.string()).parse(JSON.parse(all("CMD")[0] ?? ""));
    for (const file of command) expect(existsSync(join(root, file)), file).toBe(true);
    for (const [, name = ""] of all("RUN")
      .join(" ")
      .matchAll(/npm run (\w+)/g)) {
      expect(Object.keys(packageJson.scripts)).toContain(name);
    }
  });

  it("excludes private and generated files", () => {
    const left = read(".dockerignore").split("\n");
    for (const name of [".git", ".data", "node_modules", "build", ".cache", "*.env"])
      expect(left).toContain(name);
  });
});

describe("compose.yaml", () => {
  const environment = z.record(z.string(), z.string());
  const service = z.strictObject({
    build: z.literal(".").optional(),
    image: z.string().regex(imageName).optional(),
    init: z.boolean().optional(),
    restart: z.literal("unless-stopped"),
    stop_grace_period: z.string().optional(),
    depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
    ports: z.array(z.string().startsWith("127.0.0.1:")).optional(),
    environment,
    env_file: z.array(z.strictObject({ path: z.literal(".env"), required: z.literal(false) })).optional(),
    healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string() }).optional(),
    volumes: z.array(z.string()),
  });
  const composition = z
    .strictObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(read("compose.yaml")));

  it("runs the site and PostgreSQL with persistent data, reachable from this machine only", () => {
    expect(Object.keys(composition.services)).toEqual(["site", "db"]);
    for (const { depends_on = {}, volumes } of Object.values(composition.services)) {
      for (const other of Object.keys(depends_on))
        expect(composition.services[other]?.healthcheck).toBeDefined();
      for (const volume of volumes) expect(Object.keys(composition.volumes)).toContain(volume.split(":")[0]);
    }
  });

  it("passes on the settings of an optional .env file", () => {
    expect(composition.services.site?.env_file).toEqual([{ path: ".env", required: false }]);
  });

  it("sets existing settings only, and requires those without a default", () => {
    for (const name of Object.keys(composition.services.site?.environment ?? {}))
      expect(settingNames).toContain(name);
    for (const [, name = ""] of read("compose.yaml").matchAll(/\$\{(\w+)/g)) {
      expect([...settingNames, "POSTGRES_PASSWORD"]).toContain(name);
    }
  });
});

describe("deploy/bush-tea.service", () => {
  const unit = read("deploy/bush-tea.service");
  const home = "/opt/bush-tea";

  it("runs an existing program as an unprivileged user with a private data folder", () => {
    const [, program = "", script = ""] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
    expect(program.startsWith(`${home}/`)).toBe(true);
    expect(existsSync(join(root, program.slice(home.length)))).toBe(true);
    expect(existsSync(join(root, script))).toBe(true);
    expect(unit).toMatch(/^User=bush-tea$/m);
    expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  });

  it.runIf(existsSync("/usr/bin/systemd-analyze"))("is understood by systemd in every line", () => {
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-unit-"));
    const file = join(folder, "bush-tea.service");
    // systemd-analyze checks that the program exists: it does here, at another path.
    writeFileSync(file, unit.replaceAll(home, root));
    try {
      const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
      // Messages about other units of this machine are ignored.
      expect(stderr.split("\n").filter((line) => line.includes("bush-tea"))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
