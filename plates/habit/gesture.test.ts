import { describe, expect, it } from "vitest";
import { at } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage } from "../drawing/sketch.ts";
import { gestureOf, standOf } from "./gesture.ts";

const pages = [0.1, 0.35, 0.6, 0.85].map((gesture) => newPage(seeded("gesture"), 1, 1, false, gesture));

describe("the gesture of a plant", () => {
  it("is another line with other side shoots for each pose", () => {
    const all = pages.map((page) => gestureOf(page, 1, 390));
    const lines = all.map(({ main }) => main.map(([x]) => Math.round(x / 20)).join());
    expect(new Set(lines).size).toBe(all.length);
    expect(new Set(all.map(({ shoots }) => shoots.map(({ long }) => long).join())).size).toBe(all.length);
  });
  it("has side shoots of unequal strength", () => {
    for (const { shoots } of pages.map((page) => gestureOf(page, 1, 390))) {
      const long = shoots.map((each) => each.long);
      expect(Math.max(...long) / Math.min(...long)).toBeGreaterThan(1.3);
    }
  });
  it("is shorter when the branch is seen from near, and the one that the traits ask for", () => {
    const [page] = pages;
    if (page === undefined) throw new Error("no page");
    const reach = (near: number): number => {
      const { main } = gestureOf(page, 1, 390, false, { near });
      return at(main, 0)[1] - at(main, -1)[1];
    };
    expect(reach(2)).toBeLessThan(reach(1) * 0.6);
    const spread = (pose: "winding" | "sweeping"): number => {
      const xs = gestureOf(page, 1, 390, false, { near: 1, pose }).main.map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(spread("sweeping")).toBeGreaterThan(spread("winding") * 1.5);
  });
  it("rises, and a herb stands on its root", () => {
    for (const page of pages) {
      const { main } = gestureOf(page, -1, 390);
      expect(at(main, -1)[1]).toBeLessThan(at(main, 0)[1] - 500);
      expect(at(standOf(page, 1, 330).main, 0)).toEqual([0, 330]);
    }
  });
});
