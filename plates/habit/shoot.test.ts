import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { arc, at, distance, ellipse } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage } from "../drawing/sketch.ts";
import { greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { drawShoot } from "./shoot.ts";

const leavesOf = (leaf: Partial<PlateTraitsInput["leaf"]>, shoots = 1) => {
  const traits = plateTraits.parse({
    habit: "herb",
    leaf: { form: "simple", arrangement: "alternate", length_cm: 8, ...leaf },
  });
  const layers = new Layers(newPage(seeded("shoot")));
  for (let i = 0; i < shoots; i++)
    drawShoot(layers, traits, {
      line: arc([0, 0], -1.5, 500, 0.2, 0, 20),
      width: [8, 3],
      look: greenStem(traits.stem),
      leaf: 110,
      bare: 0.1,
      tip: "leaf",
    });
  layers.grow();
  const leaves = layers.page.notes.flatMap((note) => (note.part === "leaf" ? [note] : []));
  return [...Map.groupBy(leaves, (leaf) => leaf.node).values()];
};

describe("leaves on a shoot", () => {
  it("opposite: two at every node, one on each side, from the same point", () => {
    const joints = leavesOf({ arrangement: "opposite" });
    expect(joints.length).toBeGreaterThan(3);
    for (const joint of joints) {
      expect(joint.map((leaf) => leaf.side).sort()).toEqual([-1, 1]);
      const [a, b] = joint;
      expect(a && b ? distance(a.at, b.at) : Number.NaN).toBe(0);
    }
  });
  it("alternate: one at each node, alternately left and right", () => {
    const joints = leavesOf({ arrangement: "alternate" });
    expect(joints.every((joint) => joint.length === 1)).toBe(true);
    const sides = joints.map((joint) => joint[0]?.side);
    for (let i = 1; i < sides.length; i++) expect(sides[i]).toBe(sides[i - 1] === 1 ? -1 : 1);
  });
  it("whorled: the given number around each node", () => {
    for (const joint of leavesOf({ arrangement: "whorled", whorl: 5 })) expect(joint.length).toBe(5);
  });
  it("clustered at the tips: all leaves in the last quarter of the twig", () => {
    for (const joint of leavesOf({ arrangement: "clustered-tips" }))
      for (const leaf of joint) expect(leaf.at[1]).toBeLessThan(-350);
  });
  it("leaves out those that would lie on others", () => {
    const [one, two] = [leavesOf({}), leavesOf({}, 2)];
    expect(two.length).toBeLessThan(one.length * 1.5);
  });
  it("draws fewer and larger ones where they are small and close", () => {
    expect(leavesOf({ outline: "linear", width: 0.1 }).length).toBeLessThan(12);
  });
});

describe("flowers in the axils", () => {
  it("are left out once they carry the plate", () => {
    const layers = new Layers(newPage(seeded("flowers")));
    expect(layers.inFullFlower).toBe(false);
    for (let i = 0; i < 4; i++) layers.flowered({ left: 0, top: 0, right: 200, bottom: 200 });
    expect(layers.inFullFlower).toBe(true);
  });
});

describe("the line of a further shoot", () => {
  it("is the one that keeps furthest from the others", () => {
    const layers = new Layers(newPage(seeded("lines")));
    layers.route(arc([0, 0], -1.5, 300, 0, 0, 14));
    const [close, apart] = [arc([0, 0], -1.4, 300, 0, 0, 14), arc([0, 0], -0.5, 300, 0, 0, 14)];
    expect(layers.freest([close, apart], 120)).toBe(apart);
  });
  it("is the one whose end lies on bare paper", () => {
    const lines = [arc([0, 0], -1.9, 200, 0, 0, 14), arc([0, 0], -1.24, 200, 0, 0, 14)];
    for (const [covered, free] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const layers = new Layers(newPage(seeded("lines")));
      layers.coverage.takeOutline(ellipse(at(at(lines, covered), -1), 60, 60));
      expect(layers.freest(lines, 60, 80)).toBe(lines[free]);
    }
  });
});
