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

test("what one run parsed, the next one knows; a changed text is new", async () => {
  const first = await openParseCache(folder);
  expect(first.recall("id: neem")).toBeUndefined();
  first.remember("id: neem", { id: "neem" });
  await first.save();
  const second = await openParseCache(folder);
  expect(second.recall("id: neem")).toEqual({ id: "neem" });
  expect(second.recall("id: noni")).toBeUndefined();
});

test("a run that learned nothing writes nothing", async () => {
  await (await openParseCache(folder)).save();
  expect(await readdir(folder)).toEqual([]);
});

test("a spoilt cache is as good as none", async () => {
  await writeFile(join(folder, "content.json"), "{ not json");
  expect((await openParseCache(folder)).recall("id: neem")).toBeUndefined();
});
