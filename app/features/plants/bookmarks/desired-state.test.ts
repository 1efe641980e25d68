import { describe, expect, it } from "vitest";
import { createDesiredState } from "./desired-state.ts";

function stage() {
  const log: string[] = [];
  const calls: { value: boolean; resolve: () => void; reject: (error: Error) => void }[] = [];
  const shown = new Map<string, boolean>();
  const desired = createDesiredState({
    send: (id, value) =>
      new Promise((resolve, reject) => {
        log.push(`send ${id} ${value}`);
        calls.push({ value, resolve, reject });
      }),
    show: (id, value) => void shown.set(id, value),
    confirmed: (id, value) => void log.push(`confirmed ${id} ${value}`),
    rejected: (id) => void log.push(`rejected ${id}`),
    settled: (id, others) => void log.push(`settled ${id}${others ? ` (${others} left)` : ""}`),
  });
  const answer = async (how: "resolve" | "reject") => {
    const call = calls.shift();
    if (how === "resolve") call?.resolve();
    else call?.reject(new Error("no"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { desired, log, shown, answer };
}

describe("createDesiredState", () => {
  it("shows a change at once and sends it once", async () => {
    const { desired, log, shown, answer } = stage();
    desired.set("neem", true);
    expect(shown.get("neem")).toBe(true);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "confirmed neem true", "settled neem"]);
  });

  it("reverts to the confirmed state when rejected", async () => {
    const { desired, log, shown, answer } = stage();
    desired.set("neem", true);
    await answer("reject");
    expect(shown.get("neem")).toBe(false);
    expect(log).toEqual(["send neem true", "rejected neem", "settled neem"]);
  });

  it("ends in the state of the last click and never sends two requests at once", async () => {
    const { desired, log, shown, answer } = stage();
    desired.set("neem", true);
    desired.set("neem", false);
    expect(log).toEqual(["send neem true"]);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "send neem false"]);
    await answer("resolve");
    expect(shown.get("neem")).toBe(false);
    expect(log.slice(2)).toEqual(["confirmed neem false", "settled neem"]);
  });

  it("sends nothing more when three clicks end in the state already sent", async () => {
    const { desired, log, answer } = stage();
    desired.set("neem", true);
    desired.set("neem", false);
    desired.set("neem", true);
    await answer("resolve");
    expect(log).toEqual(["send neem true", "confirmed neem true", "settled neem"]);
  });

  it("reverts to the last confirmed state when a later request fails", async () => {
    const { desired, shown, answer } = stage();
    desired.set("neem", true);
    desired.set("neem", false);
    await answer("resolve");
    await answer("reject");
    expect(shown.get("neem")).toBe(true);
  });

  it("tracks different plants separately", async () => {
    const { desired, log, answer } = stage();
    desired.set("neem", true);
    desired.set("ginger", true);
    expect(log).toEqual(["send neem true", "send ginger true"]);
    await answer("reject");
    await answer("resolve");
    expect(log.slice(2)).toEqual([
      "rejected neem",
      "settled neem (1 left)",
      "confirmed ginger true",
      "settled ginger",
    ]);
  });
});
