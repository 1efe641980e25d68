import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scheduleJobs } from "./schedule.ts";

const HOUR_MS = 3_600_000;

describe("a scheduled job", () => {
  const log = pino({ level: "silent" });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("first runs within a minute of the start, then at its interval, and not after the stop", async () => {
    const run = vi.fn(async () => undefined);
    const stop = scheduleJobs([{ name: "tidy", everyMs: HOUR_MS, run }], log);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("with a shorter interval first runs after that interval, and keeps running after a failure", async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error("no database")).mockResolvedValue(undefined);
    const stop = scheduleJobs([{ name: "notify", everyMs: 1_000, run }], log);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
  });

  it("that has not run yet does not run after the stop", async () => {
    const run = vi.fn(async () => undefined);
    scheduleJobs([{ name: "tidy", everyMs: HOUR_MS, run }], log)();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).not.toHaveBeenCalled();
  });
});
