import { expect, it } from "vitest";
import { guyanaToday } from "./guyana-today.ts";

it("changes the date at midnight in Guyana, not in UTC", () => {
  expect(guyanaToday(Date.parse("2026-11-15T03:59:59Z"))).toBe("2026-11-14");
  expect(guyanaToday(Date.parse("2026-11-15T04:00:00Z"))).toBe("2026-11-15");
});
