import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadCatalogueOnce } from "../load-once.ts";
import { csv } from "./csv.ts";
import { darwinCore } from "./darwin-core.ts";
import { dataSet, dataSetSchema, jsonSchema } from "./records.ts";
import { releaseOf } from "./release.ts";
import { tables } from "./tables.ts";
import { zip } from "./zip.ts";

const catalogue = await loadCatalogueOnce();
const release = releaseOf("1.2.3", "# Changelog\n\n## [1.2.3] - 2027-01-02\n");

test("the published data set is valid against its own schema and keeps every record", () => {
  const published = JSON.parse(JSON.stringify(dataSet(catalogue, release)));
  const parsed = dataSetSchema.parse(published);
  expect(parsed.plants).toHaveLength(catalogue.plants.length);
  expect(parsed.others).toHaveLength(catalogue.others.length);
  const [first] = parsed.plants;
  expect(first?.sources.map(({ key }) => key)).toEqual(catalogue.plants[0]?.sources);
  expect(jsonSchema()).toMatchObject({ type: "object" });
});

test("a version without a section in the changelog is not published", () => {
  expect(release.date).toBe("2027-01-02");
  expect(release.citation).toContain("(2027)");
  expect(() => releaseOf("9.9.9", "## [1.2.3] - 2027-01-02")).toThrow("no section for version 9.9.9");
});

test("tables have one row for each entry and the same number of cells in every row", () => {
  const files = tables(catalogue);
  const rows = (name: string) => parse(files[name] ?? "");
  expect(rows("plants.csv")).toHaveLength(catalogue.plants.length + 1);
  expect(rows("uses.csv")).toHaveLength(catalogue.plants.flatMap(({ uses }) => uses).length + 1);
  expect(rows("sources.csv")).toHaveLength(catalogue.sources.length + 1);
  for (const name of Object.keys(files))
    expect(new Set(rows(name).map((row) => row.length)).size, name).toBe(1);
});

test("cells are quoted where needed, and none is run as a formula", () => {
  expect(
    csv([{ a: 'say "hi", you', b: "=1+1", c: -3 }], { a: (r) => r.a, b: (r) => r.b, c: (r) => r.c }),
  ).toBe('a,b,c\r\n"say ""hi"", you",\'=1+1,-3\r\n');
});

test("the checklist describes every column of its files, and every name belongs to a taxon", () => {
  const files = darwinCore(catalogue, release);
  const taxa = lines(files["taxon.txt"]);
  expect(taxa.filter((row) => row[7] === "accepted")).toHaveLength(catalogue.plants.length);
  const ids = new Set(taxa.map(([id]) => id));
  for (const name of ["vernacularname.txt", "distribution.txt"]) {
    const rows = lines(files[name]);
    expect(rows.filter(([id]) => !ids.has(id))).toEqual([]);
    expect(files["meta.xml"]).toContain(`<location>${name}</location>`);
  }
  expect(files["eml.xml"]).toContain("<pubDate>2027-01-02</pubDate>");
});

test("an archive holds its files unchanged, and equal content gives equal bytes", () => {
  const files = { "a.txt": "sorrel ".repeat(200), "ü.txt": "çay" };
  const archive = zip(files);
  expect(archive.equals(zip(files))).toBe(true);
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    expect(archive.readUInt32LE(at)).toBe(0x04034b50);
    const [checksum, size, nameLength] = [at + 14, at + 18, at + 26];
    const start = at + 30 + archive.readUInt16LE(nameLength);
    expect(archive.toString("utf8", at + 30, start)).toBe(name);
    const end = start + archive.readUInt32LE(size);
    const content = inflateRawSync(archive.subarray(start, end));
    expect(content.toString("utf8")).toBe(text);
    expect(archive.readUInt32LE(checksum)).toBe(crc32(content));
    at = end;
  }
  expect(archive.readUInt32LE(at)).toBe(0x02014b50);
});

const lines = (text = "") =>
  text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

function parse(text: string): string[][] {
  const fields = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, field = "", end] of text.matchAll(fields)) {
    rows.at(-1)?.push(field);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
