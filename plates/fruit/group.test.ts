import { describe, expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import * as words from "#catalogue/plate-words-reproductive.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { drawFruitGroup } from "./group.ts";

describe("the groups of fruit on one plate", () => {
  it.each(words.fruitArrangements.filter((each) => each !== "row-under-leaf"))(
    "%s: no two are the same",
    (arrangement) => {
      const traits = plateTraits.parse({
        habit: "tree",
        leaf: { form: "simple", arrangement: "alternate", length_cm: 9 },
        fruit: { form: "berry", colour: "red", unripe: "green", length_cm: 2, arrangement },
      });
      const page = newPage(seeded("groups"));
      const boxes = [0, 1, 2].map(() => {
        const sketch = new Sketch(page);
        drawFruitGroup(sketch, traits, [0, 0], 0.6);
        return Object.values(sketch.box).map(Math.round).join();
      });
      expect(new Set(boxes).size).toBe(3);
    },
  );
  it.each(["few", "bunch", "spray"] as const)("%s: the pedicels lie behind the fruits", (arrangement) => {
    const traits = plateTraits.parse({
      habit: "tree",
      leaf: { form: "simple", arrangement: "alternate", length_cm: 9 },
      fruit: { form: "drupe", colour: "red", length_cm: 2, arrangement },
    });
    const sketch = new Sketch(newPage(seeded("pedicels")));
    drawFruitGroup(sketch, traits, [0, 0], 0.6);
    expect(sketch.svg.lastIndexOf("<path")).toBeLessThan(sketch.svg.indexOf("<use"));
  });
  it("are of parts that differ in shape, not only in size", () => {
    const traits = plateTraits.parse({
      habit: "tree",
      leaf: { form: "simple", arrangement: "alternate", length_cm: 9 },
      fruit: { form: "citrus", colour: "orange", length_cm: 7, arrangement: "bunch" },
    });
    const page = newPage(seeded("shapes"));
    for (let i = 0; i < 3; i++) drawFruitGroup(new Sketch(page), traits, [0, 0], 0.6);
    const shares = [...page.parts.values()].map(({ sketch: { box } }) =>
      ((box.right - box.left) / (box.bottom - box.top)).toFixed(3),
    );
    expect(new Set(shares).size).toBeGreaterThan(1);
  });
  it("bunch: of capsules that split, some are still closed", () => {
    const traits = plateTraits.parse({
      habit: "tree",
      leaf: { form: "simple", arrangement: "alternate", length_cm: 9 },
      fruit: { form: "split-aril", colour: "brown", length_cm: 2, arrangement: "bunch" },
    });
    const page = newPage(seeded("split"));
    drawFruitGroup(new Sketch(page), traits, [0, 0], 0.6);
    expect(new Set([...page.parts.keys()].map((key) => key.split(" ")[2]))).toEqual(
      new Set(["true", "false"]),
    );
  });
});
