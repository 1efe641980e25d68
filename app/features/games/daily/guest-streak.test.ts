import { expect, it } from "vitest";
import { afterPlaying, standingOn } from "./guest-streak.ts";

it("grows by one a day, starts again after a missed day and remembers the best", () => {
  let stored = afterPlaying(null, "2026-11-28");
  expect(stored).toEqual({ day: "2026-11-28", streak: 1, best: 1 });
  for (const day of ["2026-11-29", "2026-11-29", "2026-11-30", "2026-12-01"])
    stored = afterPlaying(stored, day);
  expect(stored).toEqual({ day: "2026-12-01", streak: 4, best: 4 });
  expect(afterPlaying(stored, "2026-12-03")).toEqual({ day: "2026-12-03", streak: 1, best: 4 });
  // A clock set back changes nothing.
  expect(afterPlaying(stored, "2026-11-29")).toEqual(stored);
});

it("stands until the end of the day after", () => {
  const stored = { day: "2026-11-16", streak: 3, best: 5 };
  expect(standingOn(stored, "2026-11-16")).toEqual({ played: true, streak: 3, best: 5 });
  expect(standingOn(stored, "2026-11-17")).toEqual({ played: false, streak: 3, best: 5 });
  expect(standingOn(stored, "2026-11-18")).toEqual({ played: false, streak: 0, best: 5 });
  expect(standingOn(null, "2026-11-18")).toEqual({ played: false, streak: 0, best: 0 });
});
