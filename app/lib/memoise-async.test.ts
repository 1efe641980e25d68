import { describe, expect, it, vi } from "vitest";
import { memoiseAsync } from "./memoise-async.ts";

describe("memoiseAsync", () => {
  it("calls the function once for concurrent and later callers", async () => {
    const load = vi.fn(async () => "tea");
    const value = memoiseAsync(load);
    expect(await Promise.all([value(), value()])).toEqual(["tea", "tea"]);
    expect(await value()).toBe("tea");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("rejects all concurrent callers on failure and tries again on the next call", async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("no line"))
      .mockResolvedValue("tea");
    const value = memoiseAsync(load);
    const [first, second] = await Promise.allSettled([value(), value()]);
    expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
    expect(await value()).toBe("tea");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
