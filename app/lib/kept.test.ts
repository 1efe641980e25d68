import { describe, expect, it, vi } from "vitest";
import { kept } from "./kept.ts";

describe("memoiseAsync", () => {
  it("calls the function once for concurrent and later callers", async () => {
    const ask = vi.fn(async () => "tea");
    const answer = kept(ask);
    expect(await Promise.all([answer(), answer()])).toEqual(["tea", "tea"]);
    expect(await answer()).toBe("tea");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("rejects all concurrent callers on failure and tries again on the next call", async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("no line"))
      .mockResolvedValue("tea");
    const answer = kept(ask);
    const [first, second] = await Promise.allSettled([answer(), answer()]);
    expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
    expect(await answer()).toBe("tea");
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
