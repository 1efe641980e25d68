// Keeps the herbalist's folders in layers: a folder imports only folders listed before it, so there are no import cycles.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const layers = [
  "language",
  "triage/dangers",
  "triage",
  "understand",
  "match",
  "check",
  "decide",
  "answer",
  "compose",
  "model",
  ".",
];

function importsOf(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  return [...source.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    normalize(join(dirname(file), path)),
  );
}

it("imports only from lower layers", () => {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith(".test.ts") && dirname(file) !== "evaluation",
  );
  expect(new Set(files.map(dirname))).toEqual(new Set(layers));
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => layers.indexOf(dirname(target)) > layers.indexOf(dirname(file)))
      .map((target) => `${file} → ${target}`),
  );
  expect(upward).toEqual([]);
});
