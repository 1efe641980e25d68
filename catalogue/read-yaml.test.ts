import { expect, test } from "vitest";
import * as z from "zod";
import { readYaml } from "./read-yaml.ts";

const schema = z.strictObject({
  id: z.string(),
  part: z.enum(["leaf", "root"]),
  rows: z.array(z.strictObject({ source: z.string() })),
});
const faultsOf = (text: string) => {
  const result = readYaml(schema, text, "content/plants/neem.yaml");
  return result.ok ? [] : result.faults;
};

test("returns the value of a valid file", () => {
  expect(readYaml(schema, "id: neem\npart: leaf\nrows: []\n", "x.yaml")).toEqual({
    ok: true,
    value: { id: "neem", part: "leaf", rows: [] },
  });
});

test("reports an invalid value with file, line, path and the allowed values", () => {
  expect(faultsOf("id: neem\npart: twig\nrows: []\n")).toEqual([
    "content/plants/neem.yaml:2: part: must be one of: leaf, root",
  ]);
});

test("reports a fault in a nested list on its own line", () => {
  expect(faultsOf("id: neem\npart: leaf\nrows:\n  - source: a\n  - sauce: b\n")).toEqual([
    "content/plants/neem.yaml:5: rows[1].source: is missing",
    "content/plants/neem.yaml:5: rows[1].sauce: is not a field of this file",
  ]);
});

test("distinguishes a missing field from a wrong type", () => {
  expect(faultsOf("id: [neem]\npart: leaf\n")).toEqual([
    "content/plants/neem.yaml:1: id: must be text",
    "content/plants/neem.yaml:1: rows: is missing",
  ]);
});

test("reports invalid YAML in one line", () => {
  const [fault] = faultsOf("id: neem\n  part: leaf\n");
  expect(fault).toMatch(/^content\/plants\/neem\.yaml:\d+: not valid YAML: /);
});

test("reports an empty file instead of throwing", () => {
  expect(faultsOf("")).toEqual(["content/plants/neem.yaml:1: the whole file: must be a group of fields"]);
});
