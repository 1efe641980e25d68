import { describe, expect, it } from "vitest";
import { crossingsOf, faultOf } from "./composition.ts";
import { boxOf, ellipse, type Point } from "./drawing/geometry.ts";

const room = { width: 800, height: 900 };
const plant = (mass: Point[][]) => ({ mass, box: boxOf(mass.flat()) });
const spread = [0, 1, 2].flatMap((c) => [0, 1, 2].map((r): Point[] => ellipse([c * 300, r * 340], 100, 100)));

describe("the composition of a plate", () => {
  it("counts shoots that cross, but not a shoot at the foot where it leaves the other", () => {
    const main: Point[] = [0, 100, 200, 300].map((y): Point => [0, y]);
    const side: Point[] = [0, 60, 120, 180].map((x): Point => [x, 150]);
    const through: Point[] = [-200, -100, 100, 200].map((x): Point => [x, 150]);
    expect(crossingsOf([main, side])).toBe(0);
    expect(crossingsOf([main, through])).toBe(1);
  });

  it("prefers a plant that fills its room, in balance, without parts over each other", () => {
    const good = faultOf(plant(spread), [], room);
    const low = spread.map((part) => part.map(([x, y]): Point => [x, y * 0.4]));
    const oneSided = spread.filter((_, i) => i < 3 || i === 8);
    expect(faultOf(plant(low), [], room)).toBeGreaterThan(good);
    expect(faultOf(plant(oneSided), [], room)).toBeGreaterThan(good);
    expect(faultOf(plant(spread), [{ part: "crowding", share: 0.2 }], room)).toBeGreaterThan(good);
  });

  it("prefers a plant that leaves no wide stretches of its room bare", () => {
    const corner = (x: number, y: number): Point[] => ellipse([x, y], 1, 1, 0, 4);
    // The same paint in the same thirds, once spread and once along a diagonal.
    const frame = [corner(-100, -100), corner(700, 780)];
    const bunched = [0, 1, 2].map((i): Point[] => ellipse([i * 273 + 27, i * 302 + 38], 172, 172, 0, 40));
    const loss =
      faultOf(plant([...bunched, ...frame]), [], room) - faultOf(plant([...spread, ...frame]), [], room);
    expect(loss).toBeGreaterThan(0.3);
  });

  it("prefers a plant that shows more than one group of its flowers", () => {
    const shown = (groups: number): number =>
      faultOf(
        plant(spread),
        Array.from({ length: groups }, () => ({ part: "flowers" }) as const),
        room,
      );
    expect(shown(1)).toBeGreaterThan(shown(2));
    expect(shown(2)).toBe(shown(5));
  });
});
