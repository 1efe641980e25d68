import { describe, expect, it } from "vitest";
import { fromColumn, type Json, toColumn } from "./columns.ts";

const throughFile = (rows: readonly (Json | undefined)[]) =>
  fromColumn(JSON.parse(JSON.stringify(toColumn(rows))));

describe("rows written as columns", () => {
  it.each<{ of: string; rows: Json[] }>([
    { of: "plain values", rows: ["neem", 3, false, ""] },
    { of: "objects with fields that some lack", rows: [{ id: "neem", m: 9 }, { id: "aloe" }, {}] },
    { of: "lists of objects, some empty", rows: [[{ a: 1 }, { a: 2, b: ["x"] }], [], [{ b: [] }]] },
    {
      of: "objects within objects",
      rows: [{ leaf: { form: "simple" } }, { leaf: { form: "none", width: 0.5 } }, { root: {} }],
    },
    { of: "values of several kinds", rows: ["climbs", [1, 2], { low: 1 }, "unknown"] },
    { of: "no rows", rows: [] },
  ])("come back unchanged: $of", ({ rows }) => expect(throughFile(rows)).toStrictEqual(rows));

  it("keep the order of names that differ from row to row", () => {
    const rows = Array.from({ length: 80 }, (_, i) => ({
      [`Tea ${i}`]: { route: "drink" },
      Bath: { route: "bath" },
    }));
    expect(throughFile(rows).map((row) => Object.keys(row ?? {}))).toEqual(rows.map(Object.keys));
    expect(throughFile(rows)).toStrictEqual(rows);
  });

  it("are refused where something else was saved", () => {
    expect(() => fromColumn({ catalogue: {} })).toThrow("no column");
    expect(() => fromColumn("<!doctype html>")).toThrow("no column");
  });
});
