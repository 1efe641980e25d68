// The lotus, drawn whole: round leaves and flowers on stalks that rise from a jointed rootstock through the water.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { at, degrees, ellipse, lerp, type Point, ribbon, steps, through, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { flowerAt, flowerSize } from "../flower/flower.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** Where the rootstock lies, and its joints from left to right. */
const bed = 290;
const joints = [-170, -56, 62, 176];

export const ripples = (sketch: Sketch, y: number, width: number): void => {
  const lines = steps(7).map((t): Point[] => {
    const half = width * (0.55 - Math.abs(t - 0.4) * 0.5);
    const x = Math.sin(t * 11) * width * 0.16;
    return [
      [x - half, y + t * 44],
      [x - half * 0.4, y + t * 44 - 4],
      [x + half * 0.3, y + t * 44 + 3],
      [x + half, y + t * 44],
    ];
  });
  sketch.lines(lines, "#7f9dab", 1.2, { opacity: 0.34 });
};

/** Swollen internodes with roots at the nodes; the last ends in a bud. */
const rootstock = (sketch: Sketch, traits: PlateTraits): void => {
  const tone = toneOf(traits.root?.colour ?? "tan");
  for (const x of joints) fibrousRoots(sketch, tone, [x, bed + 6], 6, 44, 18);
  const ends = [-256, ...joints, 262];
  for (let i = 0; i + 1 < ends.length; i++) {
    const [from, to] = [at(ends, i), at(ends, i + 1)];
    const tip = i + 2 === ends.length;
    sketch.body(
      ribbon(
        steps(10).map(
          (t): Point => [lerp(from, to, t), bed + (i % 2 === 0 ? 3 : -2) + Math.sin(t * Math.PI) * 8],
        ),
        (t) => (tip ? 26 * (1 - t) ** 0.7 + 2 : 15 + 26 * Math.sin(Math.PI * t) ** 0.55),
      ),
      litWash(
        sketch.page,
        [mix(tone.light, tone.pale, 0.5), tone.mid, mix(tone.dark, tone.ink, 0.2)],
        [from, bed - 18],
        [from, bed + 30],
      ),
      tone.ink,
      1.2,
    );
  }
};

/** Large round leaves above the water, one floating, one still rolled. */
export const drawLotus = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const look = greenStem(traits.stem);
  rootstock(layers.behind, traits);
  ripples(layers.behind, 96, 760);
  // A leaf is a shallow bowl on its stalk: the wall away from the light is lit, and the front edge shows the lower face.
  const pad = (centre: Point, r: number, squash: number, turn: number, bowl = 1): void => {
    const { tone, back, vein } = bladePaint(traits.leaf, 1, false, Math.floor(page.random.between(0, 2.9)));
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: centre[0] < 0 ? -1 : 1, at: centre });
    const rim = (angle: number, share = 1): Point => {
      const wave = 1 + 0.04 * Math.sin(angle * 5 + turn) + 0.025 * Math.sin(angle * 9 - turn);
      const raised = r * 0.16 * bowl * share ** 2 * (1 + 0.35 * Math.sin(angle * 3 + turn));
      return [
        centre[0] + Math.cos(angle) * r * share * wave,
        centre[1] + Math.sin(angle) * r * squash * share * wave - raised,
      ];
    };
    const round = steps(49).map((t) => t * Math.PI * 2);
    const front = steps(20).map((t) => t * Math.PI);
    const lip = [
      ...front.map((angle) => rim(angle)),
      ...front.reverse().map((angle): Point => {
        const [x, y] = rim(angle, 0.97);
        return [x, y + r * 0.034 * bowl * Math.sin(angle) ** 0.7 + 1.5];
      }),
    ];
    layers.front.body(lip, mix(back.mid, back.dark, 0.25), tone.ink, 1.2);
    layers.front.body(
      round.slice(0, -1).map((angle) => rim(angle)),
      tone.mid,
      tone.ink,
      1.3,
    );
    for (let i = 0; i < 16; i++) {
      const [from, to] = [(i / 16) * Math.PI * 2, ((i + 1) / 16) * Math.PI * 2];
      const lit = Math.cos((from + to) / 2 - degrees(40));
      layers.front.patches([[centre, ...steps(4).map((t) => rim(lerp(from, to, t), 0.985))]], {
        fill: lit > 0 ? mix(tone.mid, tone.light, lit * 0.8) : mix(tone.mid, tone.dark, -lit * 0.85),
      });
    }
    const ribs = steps(17)
      .slice(1)
      .map((t): Point[] => [centre, rim(t * Math.PI * 2, 0.5), rim(t * Math.PI * 2 + 0.02, 0.94)]);
    const forks = ribs.flatMap((_, i) =>
      [-0.11, 0.11].map((aside): Point[] => {
        const angle = ((i + 1) / 16) * Math.PI * 2;
        return [rim(angle, 0.56), rim(angle + aside * 0.6, 0.76), rim(angle + aside, 0.93)];
      }),
    );
    layers.front.lines(ribs, tone.ink, 2.2, { opacity: 0.3 });
    layers.front.lines(ribs, vein, 1.5, { opacity: 0.9 });
    layers.front.lines(forks, vein, 0.8, { opacity: 0.7 });
    layers.front.fill(ellipse(centre, r * 0.07, r * 0.07 * squash), {
      fill: vein,
      stroke: tone.ink,
      "stroke-width": 0.7,
    });
  };
  // Every stalk, including those of floating leaves, rises from a node of the rootstock.
  const stalk = (joint: number, to: Point): Point => {
    const from: Point = [at(joints, joint), bed];
    const bow = (to[0] - from[0]) * 0.16;
    const line = through([from, [lerp(from[0], to[0], 0.5) - bow, lerp(from[1], to[1], 0.5)], to], 9);
    drawStem(layers.stems, line, 11, 8, look);
    return to;
  };
  const bloom = stalk(2, [96, -392]);
  const bud = stalk(3, [330, -300]);
  const head = stalk(0, [-330, -396]);
  // One large leaf seen from above, one from the side, one afloat.
  pad(stalk(1, [-158, -150]), 236, 0.66, 1);
  pad(stalk(3, [246, -20]), 168, 0.36, 3, 1.4);
  pad(stalk(0, [-248, 118]), 146, 0.22, 5, 0.2);
  if (traits.flower !== undefined) {
    flowerAt(layers.top, traits.flower, bloom, up, Math.max(370, flowerSize(traits.flower) * 1.4), "open");
    flowerAt(layers.top, traits.flower, bud, up + 0.1, 176, "bud");
  }
  if (traits.fruit !== undefined)
    fruitAt(
      layers.top,
      traits.fruit,
      traits.special,
      head,
      Math.PI,
      Math.min(140, fruitLength(traits.fruit) * 1.2),
      true,
      1,
    );
  return layers.merged();
};
