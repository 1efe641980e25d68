import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingCalls } from "./supported-browsers.ts";

/** Folders whose code runs in a browser. */
const folders = ["app", "catalogue", "games", "herbalist", "identify"];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.server\.ts$|supported-browsers/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), "utf8") })),
);

it("no source calls what a supported browser lacks", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ name, text }) =>
    Object.entries(missingCalls).flatMap(([call, pattern]) => (pattern.test(text) ? `${name}: ${call}` : [])),
  );
  expect(found).toEqual([]);
});

it.each([
  ["each.checkVisibility()", "checkVisibility (Safari 17.4)"],
  ["[...map.values().filter(Boolean)]", "iterator helpers (Safari 18.4)"],
  ["URL.canParse(text)", "URL.canParse (Safari 17) and URL.parse (Safari 18)"],
])("finds %s", (code, call) => {
  expect(missingCalls[call]?.test(code)).toBe(true);
});
