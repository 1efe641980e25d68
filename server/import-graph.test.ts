/** The imports within the server: no cycles between modules, and none against the documented direction. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

type Import = { readonly from: string; readonly to: string };

const root = join(import.meta.dirname, "..");

function readImports(): Import[] {
  return globSync("server/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((from) => {
      const code = readFileSync(join(root, from), "utf8");
      return [...code.matchAll(/(?:\bfrom|\bimport\()\s*"(#server\/|\.{1,2}\/)([^"]+\.ts)"/g)].map(
        ([, base = "", path = ""]) => ({
          from,
          to: base === "#server/" ? `server/${path}` : normalize(join(dirname(from), base, path)),
        }),
      );
    });
}

/** A module is a folder directly below server/, or a file there. */
const moduleOf = (file: string): string => file.split("/").slice(0, 2).join("/");

/** The strongly connected part of the graph: what is left when nodes without imports, or without importers, are removed. */
function cyclicEdges(edges: readonly Import[]): Import[] {
  let left = edges.filter(({ from, to }) => from !== to);
  for (;;) {
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    const next = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
    if (next.length === left.length) return next;
    left = next;
  }
}

describe("imports of the server", () => {
  const imports = readImports();

  it("are found", () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  it("have no cycle between files", () => {
    expect(cyclicEdges(imports)).toEqual([]);
  });

  it("have no cycle between modules", () => {
    const edges = imports.map(({ from, to }) => ({ from: moduleOf(from), to: moduleOf(to) }));
    expect(cyclicEdges(edges)).toEqual([]);
  });

  it.each(["auth"])("have no cycle between the folders of %s", (name) => {
    const folder = `server/${name}/`;
    const inside = (file: string) => file.startsWith(folder) && dirname(file) !== folder.slice(0, -1);
    const edges = imports
      .filter(({ from, to }) => inside(from) && inside(to))
      .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }));
    expect(cyclicEdges(edges)).toEqual([]);
  });

  it("do not lead from shared modules to features, or from features to the start-up", () => {
    const layers = [
      ["main.ts", "start.ts", "startup", "settings.ts"],
      ["auth", "rest", "functions", "model", "reminders", "plates", "backup", "operator"],
      [
        "db",
        "http",
        "jobs",
        "limits",
        "mail",
        "metrics",
        "networks",
        "push",
        "queues",
        "seed",
        "threads",
        "tokens",
      ],
      ["log.ts", "settings-error.ts"],
    ].map((names) => names.map((name) => `server/${name}`));
    const layerOf = (file: string) => layers.findIndex((names) => names.includes(moduleOf(file)));
    expect(imports.filter(({ from }) => layerOf(from) < 0).map(({ from }) => from)).toEqual([]);
    expect(imports.filter(({ from, to }) => layerOf(to) < layerOf(from))).toEqual([]);
  });
});
