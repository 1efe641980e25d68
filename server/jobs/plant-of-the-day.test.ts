import { expect, it } from "vitest";
import { guyanaDate } from "./plant-of-the-day.ts";

it("changes the date at midnight in Guyana (UTC-4)", () => {
  expect(guyanaDate(Date.UTC(2026, 10, 15, 3, 59))).toBe("2026-11-14");
  expect(guyanaDate(Date.UTC(2026, 10, 15, 4, 0))).toBe("2026-11-15");
});
