import { describe, expect, it } from "vitest";
import { createWishes } from "./wishes.ts";

function stage() {
  const log: string[] = [];
  const calls: { value: boolean; resolve: () => void; reject: (error: Error) => void }[] = [];
  const shown = new Map<string, boolean>();
  const wishes = createWishes({
    send: (id, value) =>
      new Promise((resolve, reject) => {
        log.push(`send ${id} ${value}`);
        calls.push({ value, resolve, reject });
      }),
    show: (id, value) => void shown.set(id, value),
    refused: (id) => void log.push(`refused ${id}`),
    settled: (id, others) => void log.push(`settled ${id}${others ? ` (${others} left)` : ""}`),
  });
  const answer = async (how: "resolve" | "reject") => {
    const call = calls.shift();
    if (how === "resolve") call?.resolve();
    else call?.reject(new Error("no"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wishes, log, shown, answer };
}

describe("wishes", () => {
  it("show at once and send once", async () => {
    const { wishes, log, shown, answer } = stage();
    wishes.want("neem", true);
    expect(shown.get("neem")).toBe(true);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "settled neem"]);
  });

  it("go back to what was true when refused", async () => {
    const { wishes, log, shown, answer } = stage();
    wishes.want("neem", true);
    await answer("reject");
    expect(shown.get("neem")).toBe(false);
    expect(log).toEqual(["send neem true", "refused neem", "settled neem"]);
  });

  it("end where a double click ends, never with two requests at once", async () => {
    const { wishes, log, shown, answer } = stage();
    wishes.want("neem", true);
    wishes.want("neem", false);
    expect(log).toEqual(["send neem true"]);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "send neem false"]);
    await answer("resolve");
    expect(shown.get("neem")).toBe(false);
    expect(log.at(-1)).toBe("settled neem");
  });

  it("send nothing more when three clicks end where one would", async () => {
    const { wishes, log, answer } = stage();
    wishes.want("neem", true);
    wishes.want("neem", false);
    wishes.want("neem", true);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "settled neem"]);
  });

  it("go back to the last confirmed state when a later request fails", async () => {
    const { wishes, shown, answer } = stage();
    wishes.want("neem", true);
    wishes.want("neem", false);
    await answer("resolve");
    await answer("reject");
    expect(shown.get("neem")).toBe(true);
  });

  it("keep different plants apart", async () => {
    const { wishes, log, answer } = stage();
    wishes.want("neem", true);
    wishes.want("ginger", true);
    expect(log).toEqual(["send neem true", "send ginger true"]);
    await answer("reject");
    await answer("resolve");
    expect(log.slice(2)).toEqual(["refused neem", "settled neem (1 left)", "settled ginger"]);
  });
});
