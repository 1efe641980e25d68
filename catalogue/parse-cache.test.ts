import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openParseCache } from "./parse-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parse-cache-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("returns the results of an earlier run, and nothing for a changed text", async () => {
  const first = await openParseCache(folder);
  expect(first.get("id: neem")).toBeUndefined();
  first.set("id: neem", { id: "neem" });
  await first.save();
  const second = await openParseCache(folder);
  expect(second.get("id: neem")).toEqual({ id: "neem" });
  expect(second.get("id: noni")).toBeUndefined();
});

test("writes nothing when there is nothing new", async () => {
  await (await openParseCache(folder)).save();
  expect(await readdir(folder)).toEqual([]);
});

test("ignores a damaged cache file", async () => {
  await writeFile(join(folder, "content.json"), "{ not json");
  expect((await openParseCache(folder)).get("id: neem")).toBeUndefined();
});
