import { expect, it } from "vitest";
import { compose } from "./compose.ts";
import { apply, type Point } from "./drawing/geometry.ts";
import { seeded } from "./drawing/random.ts";
import { newPage, Sketch } from "./drawing/sketch.ts";

const square = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

it("keeps the dissections clear of fine roots", () => {
  const page = newPage(seeded("roots"));
  const habit = new Sketch(page);
  habit.fill(square(-300, 0, 600, 900), { fill: "green" }, false);
  const roots = Array.from({ length: 12 }, (_, i): Point => [0, 900 + i * 15]);
  habit.lines([roots], "brown", 0.7);
  const studies = ["leaf", "fruit", "seed"].map((name) => {
    const sketch = new Sketch(page);
    sketch.fill(square(0, 0, 120, 120), { fill: "red" }, false);
    return { name, sketch };
  });
  const [plant, ...figures] = compose(habit, studies);
  const ends = roots.map((point) => apply(plant?.matrix ?? [1, 0, 0, 1, 0, 0], point));
  for (const { sketch, matrix } of figures) {
    const [[left, top], [right, bottom]] = [
      apply(matrix, [sketch.box.left, sketch.box.top]),
      apply(matrix, [sketch.box.right, sketch.box.bottom]),
    ];
    expect(ends.filter(([x, y]) => x > left && x < right && y > top && y < bottom)).toEqual([]);
  }
});
