import { describe, expect, it } from "vitest";
import { ellipse } from "./geometry.ts";
import { toneOf } from "./palette.ts";
import { seeded } from "./random.ts";
import { newPage, Sketch, turnedBy } from "./sketch.ts";
import { roundWash } from "./wash.ts";

const disc = (page: ReturnType<typeof newPage>, x: number): Sketch => {
  const sketch = new Sketch(page);
  sketch.body(ellipse([x, 0], 20, 20), "#5b8f45", "#223322");
  return sketch;
};

describe("the light of a plate", () => {
  it("comes from the upper left of the sheet on a part that will be turned, too", () => {
    const page = newPage(seeded("light"));
    turnedBy(page, Math.PI / 2, () => roundWash(page, toneOf("red")));
    roundWash(page, toneOf("red"));
    const [turned = "", plain = ""] = page.definitions().match(/<radialGradient[^>]*>/g) ?? [];
    expect(turned).toContain("rotate(-90 ");
    expect(plain).not.toContain("rotate");
    expect(page.turn).toBe(0);
  });
  it("models a shape that is given one flat colour, but not a thread", () => {
    const page = newPage(seeded("flat"));
    expect(disc(page, 0).svg).toContain('fill="url(#');
    const thread = new Sketch(page);
    thread.body(ellipse([0, 0], 40, 1), "#5b8f45", "#223322");
    expect(thread.svg).not.toContain("url(#");
  });
});

describe("a part laid over another", () => {
  it("throws its shadow on it, and none on the bare paper", () => {
    const page = newPage(seeded("shadow"));
    const all = new Sketch(page);
    all.lay(disc(page, 0));
    all.lay(disc(page, 200));
    expect(all.svg).not.toContain("clip-path");
    all.lay(disc(page, 24));
    expect(all.svg.match(/<clipPath/g)?.length).toBe(1);
    // Clipped to the one that it covers, not to the one further away.
    expect(all.svg.match(/<clipPath id="\w+">(.*?)<\/clipPath>/)?.[1]?.match(/<use/g)?.length).toBe(1);
  });
});
