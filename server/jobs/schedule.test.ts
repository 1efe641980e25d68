import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { every } from "./schedule.ts";

const HOUR_MS = 3_600_000;

describe("a chore", () => {
  const log = pino({ level: "silent" });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is done within a minute of the start, at its pace after that, and not after the stop", async () => {
    const run = vi.fn(async () => undefined);
    const stop = every([{ name: "tidy", everyMs: HOUR_MS, run }], log);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("that is done more often waits no longer than that for its first time, and goes on after a failure", async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error("no database")).mockResolvedValue(undefined);
    const stop = every([{ name: "ring", everyMs: 1_000, run }], log);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
  });

  it("that has not been done yet is not done after the stop", async () => {
    const run = vi.fn(async () => undefined);
    every([{ name: "tidy", everyMs: HOUR_MS, run }], log)();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).not.toHaveBeenCalled();
  });
});
