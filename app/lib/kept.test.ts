import { describe, expect, it, vi } from "vitest";
import { kept } from "./kept.ts";

describe("an answer that is kept", () => {
  it("is asked for once, however many want it, at once or later", async () => {
    const ask = vi.fn(async () => "tea");
    const answer = kept(ask);
    expect(await Promise.all([answer(), answer()])).toEqual(["tea", "tea"]);
    expect(await answer()).toBe("tea");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is asked for again after a failure, which all who waited hear of", async () => {
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
