import { expect, test } from "vitest";
import { parseInSlices } from "./parse-in-slices.ts";

test("keeps the order, and lets other tasks run in between", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => index);
  let parsed = 0;
  const seenByTimers = new Set<number>();
  const timer = setInterval(() => seenByTimers.add(parsed), 0);
  const result = await parseInSlices(rows, (row) => {
    parsed += 1;
    return `row ${row}`;
  });
  clearInterval(timer);
  expect(result).toEqual(rows.map((row) => `row ${row}`));
  expect([...seenByTimers].some((count) => count > 0 && count < 120)).toBe(true);
});

test("fails with the first row that cannot be parsed", async () => {
  const parse = (row: number) => {
    if (row === 2) throw new Error("no row");
    return row;
  };
  await expect(parseInSlices([1, 2, 3], parse)).rejects.toThrow("no row");
});
