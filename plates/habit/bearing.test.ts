import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { arc, boxOf, ellipse } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage } from "../drawing/sketch.ts";
import { greenStem } from "../stem/stem.ts";
import { bear } from "./bearing.ts";
import { Layers } from "./layers.ts";
import { drawShoot } from "./shoot.ts";

const traits = (arrangement: PlateTraitsInput["leaf"]["arrangement"]) =>
  plateTraits.parse({
    habit: "shrub",
    leaf: { form: "simple", arrangement, length_cm: 8 },
    fruit: { form: "drupe", colour: "red", length_cm: 3, arrangement: "single" },
  });

const axil = { point: [0, 0], angle: -1.57, girth: 8, side: 1, lean: 0.9 } as const;

describe("fruit in an axil", () => {
  it("waits for another node where it would lie on what is there", () => {
    const layers = new Layers(newPage(seeded("fruit"), 1, 1, true));
    layers.coverage.takeOutline(ellipse([0, 40], 200, 200));
    const due = { flowers: 0, fruits: 1 };
    expect(bear(layers, traits("alternate"), axil, due)).toBe("nothing");
    expect(due.fruits).toBe(1);
    expect(bear(layers, traits("alternate"), axil, due, { atAnyPlace: true })).toBe("group");
    expect(due.fruits).toBe(0);
  });

  it("of a pair of axils takes the free one, and keeps to its leaf where there is one", () => {
    for (const [arrangement, borne] of [
      ["opposite", "group"],
      ["alternate", "nothing"],
    ] as const) {
      const layers = new Layers(newPage(seeded("side"), 1, 1, true));
      layers.coverage.takeOutline(ellipse([105, 10], 95, 150));
      expect(bear(layers, traits(arrangement), axil, { flowers: 0, fruits: 1 })).toBe(borne);
    }
  });
});

describe("leaves", () => {
  it("are drawn after all flowers and fruits, and keep clear of them", () => {
    const layers = new Layers(newPage(seeded("leaves"), 1, 1, true));
    drawShoot(layers, traits("opposite"), {
      line: arc([0, 0], -1.5, 500, 0.2, 0, 20),
      width: [8, 3],
      look: greenStem(traits("opposite").stem),
      leaf: 110,
      bare: 0.1,
      tip: "leaf",
    });
    const isLeaf = ({ part }: { part: string }): boolean => part === "leaf";
    expect(layers.page.notes.some(isLeaf)).toBe(false);
    const bloom = ellipse([0, -250], 240, 120);
    layers.takeGroup({ mass: [bloom], box: boxOf(bloom) });
    layers.grow();
    const leaves = layers.page.notes.flatMap((note) => (note.part === "leaf" ? [note] : []));
    expect(leaves.length).toBeGreaterThan(0);
    for (const { at } of leaves) expect(at[1] > -160 || at[1] < -340).toBe(true);
  });
});
