import { describe, expect, it } from "vitest";
import { type DayCount, lastDays, streakOf } from "./streak.ts";

const done = (day: string): DayCount => ({ day, rung: 1, done: 1, missed: 0 });
const undone = (day: string): DayCount => ({ day, rung: 1, done: 0, missed: 0 });
const missed = (day: string): DayCount => ({ day, rung: 0, done: 0, missed: 1 });

describe("streakOf", () => {
  it("counts days across month, year and leap-day boundaries", () => {
    expect(streakOf([done("2027-01-01"), done("2026-12-31"), done("2026-12-30")], "2027-01-01")).toBe(3);
    expect(streakOf([done("2028-03-01"), done("2028-02-29"), done("2028-02-28")], "2028-03-01")).toBe(3);
  });

  it("does not end today", () => {
    expect(streakOf([undone("2026-11-15"), done("2026-11-14"), done("2026-11-13")], "2026-11-15")).toBe(2);
    expect(streakOf([done("2026-11-14")], "2026-11-15")).toBe(1);
  });

  it("ends at a day with a notification and nothing done", () => {
    expect(streakOf([done("2026-11-15"), undone("2026-11-14"), done("2026-11-13")], "2026-11-15")).toBe(1);
    expect(streakOf([undone("2026-11-14"), done("2026-11-13")], "2026-11-15")).toBe(0);
  });

  it("is not ended by days without a reminder or with failed deliveries", () => {
    expect(streakOf([done("2026-11-15"), done("2026-11-08"), done("2026-11-01")], "2026-11-15")).toBe(3);
    expect(streakOf([done("2026-11-15"), missed("2026-11-14"), done("2026-11-13")], "2026-11-15")).toBe(2);
  });

  it("is zero without any counts", () => {
    expect(streakOf([], "2026-11-15")).toBe(0);
  });
});

it("lists the last days, oldest first", () => {
  expect(lastDays([done("2027-01-01"), missed("2026-12-30")], "2027-01-01", 4)).toEqual([
    { day: "2026-12-29", mark: "quiet" },
    { day: "2026-12-30", mark: "missed" },
    { day: "2026-12-31", mark: "quiet" },
    { day: "2027-01-01", mark: "done" },
  ]);
});
