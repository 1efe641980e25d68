import { expect, it } from "vitest";
import { distance } from "../drawing/geometry.ts";
import { starRibs } from "./fleshy.ts";
import { ribbedSection } from "./ribs.ts";

it("cuts a starfruit across as a star of five deep wings", () => {
  const radii = ribbedSection(starRibs(100, 0.6, 0), [0, 0], 50).map((point) => distance(point, [0, 0]));
  const tips = radii.filter((radius, i) => radius > 49 && radius >= Math.max(...radii.slice(i, i + 2)));
  expect(tips).toHaveLength(5);
  expect(Math.min(...radii)).toBeLessThan(25);
});
