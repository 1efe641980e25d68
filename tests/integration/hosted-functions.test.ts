// The dependencies of the edge functions. Here Deno finds every installed package; on the platform there is only what
// the import map lists, in the listed version.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { deno } from "#tests/support/edge-function.ts";
import packageJson from "../../package.json" with { type: "json" };
import { packContent } from "../../scripts/pack-content.ts";
import importMap from "../../supabase/functions/deno.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const named = Object.entries(importMap.imports);

const graph = z.object({
  modules: z.array(
    z.object({
      specifier: z.string(),
      error: z.string().optional(),
      dependencies: z.array(z.object({ specifier: z.string(), code: z.unknown().optional() })).default([]),
    }),
  ),
});

describe("the import map", () => {
  it("lists the versions that everything else is tested with", () => {
    const wanted = new Map<string, string>(Object.entries(packageJson.dependencies));
    for (const [, target] of named) {
      const [, name = "", version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
      if (target.startsWith("npm:")) expect(version, target).toBe(wanted.get(name));
    }
  });

  describe.each(["herbal-chat", "herbal-analytics", "settle-round"])("of %s", (name) => {
    let modules: z.infer<typeof graph>["modules"];
    beforeAll(async () => {
      await packContent();
      const args = ["info", "--json", "--no-remote", "--node-modules-dir=manual"];
      const config = `--config=${join(root, "supabase/functions/deno.json")}`;
      const entry = join(root, "supabase/functions", name, "index.ts");
      const { stdout } = await promisify(execFile)(deno, [...args, config, entry], {
        maxBuffer: 50_000_000,
        env: { ...process.env, DENO_DIR: join(root, "node_modules/.cache/deno"), NO_COLOR: "1" },
      });
      modules = graph
        .parse(JSON.parse(stdout))
        .modules.filter(
          (module) => module.specifier.startsWith("file:") && !module.specifier.includes("/node_modules/"),
        );
    });

    it("lists every package and every folder of the project that is imported", () => {
      expect(modules.length).toBeGreaterThan(20);
      expect(modules.filter(({ error }) => error !== undefined)).toEqual([]);
      const unnamed = modules
        .flatMap(({ dependencies }) => dependencies)
        // Type-only imports are erased before it runs.
        .filter(({ code }) => code !== undefined)
        .map(({ specifier }) => specifier)
        .filter((specifier) => !/^(?:\.{1,2}\/|node:)/.test(specifier))
        .filter(
          (specifier) =>
            !named.some(([key]) => key === specifier || (key.endsWith("/") && specifier.startsWith(key))),
        );
      expect(unnamed).toEqual([]);
    });
  });

  it("is the one configured for each function", () => {
    const config = readFileSync(join(root, "supabase/config.toml"), "utf8");
    for (const name of ["herbal-chat", "herbal-analytics", "settle-round"]) {
      expect(config).toContain(
        `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"`,
      );
    }
  });
});
