import { expect, it } from "vitest";
import { calendarDay } from "./calendar-day.ts";

it("gives the date of the zone, not of UTC", () => {
  const at = Date.parse("2026-03-05T02:30:00Z");
  expect(calendarDay(at, "America/Guyana")).toBe("2026-03-04");
  expect(calendarDay(at, "Europe/London")).toBe("2026-03-05");
  expect(calendarDay(at, "Asia/Tokyo")).toBe("2026-03-05");
});

it("does not depend on how a browser writes a date", () => {
  const original = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format") ?? {};
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    ...original,
    get: () => () => "11/16/26",
  });
  try {
    expect(calendarDay(Date.parse("2026-11-16T12:00:00Z"), "America/New_York")).toBe("2026-11-16");
  } finally {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", original);
  }
});
