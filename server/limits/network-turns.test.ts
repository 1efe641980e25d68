import { describe, expect, it } from "vitest";
import { createNetworkTurns, TURN_WEIGHT } from "./network-turns.ts";

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

describe("network turns", () => {
  it("begin a few requests of one network in a turn, in order, and another network's at once", async () => {
    const turns = createNetworkTurns();
    const begun: string[] = [];
    const begin = (network: string, name: string) => turns.take(network).then(() => begun.push(name));
    const all = Array.from({ length: TURN_WEIGHT + 2 }, (_, n) => begin("a", `a${n}`));
    const other = begin("b", "b");
    await other;
    expect(begun).toEqual(["a0", "a1", "a2", "a3", "b"]);
    await Promise.all(all);
    expect(begun.slice(5)).toEqual(["a4", "a5"]);
  });

  it("let a heavy request have a turn of its own", async () => {
    const turns = createNetworkTurns();
    let begun = 0;
    const all = [TURN_WEIGHT, TURN_WEIGHT, 1].map((weight) =>
      turns.take("a", weight).then(() => {
        begun += 1;
      }),
    );
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toBe(1);
    await turnOfTheLoop();
    expect(begun).toBe(2);
    await Promise.all(all);
  });

  it("refuse a network with too many waiting, and admit it again later", async () => {
    const turns = createNetworkTurns(2);
    const answers = Array.from({ length: TURN_WEIGHT + 3 }, () => turns.take("a"));
    expect((await Promise.all(answers)).filter((admitted) => !admitted)).toHaveLength(1);
    expect(await turns.take("a")).toBe(true);
  });

  it("begin few requests of a provider's block in a turn, and its networks take turns", async () => {
    const turns = createNetworkTurns();
    const begun: string[] = [];
    const begin = (network: string) => turns.take(network).then(() => begun.push(network));
    const all = Array.from({ length: 40 }, (_, n) => begin(`45.9.8.${n}`));
    await begin("192.0.2.8");
    expect(begun).toHaveLength(4 * TURN_WEIGHT + 1);
    const first = begun.length;
    void begin("45.9.8.0");
    await turnOfTheLoop();
    expect(begun.slice(first, first + 2)).toEqual(["45.9.8.16", "45.9.8.17"]);
    await Promise.all(all);
  });
});
