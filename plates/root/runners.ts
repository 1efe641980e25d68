// Creeping rhizomes: pale jointed runners that root at every joint and turn up at their tip into a young shoot.
import {
  along,
  arc,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import type { RootTraits } from "./traits.ts";

/** The scale leaves around a tip: the lower ones short, the upper ones opening. */
const youngShoot = (sketch: Sketch, line: Polyline, tone: Tone, green: Tone): void => {
  for (const [t, lean, long] of [
    [0.82, -0.7, 11],
    [0.84, 0.66, 12],
    [0.94, -0.42, 20],
    [0.95, 0.5, 18],
    [0.99, 0.04, 17],
  ] as const) {
    const { point, angle } = along(line, t);
    const own = t > 0.9 ? green : tone;
    sketch.body(
      ribbon(
        arc(point, angle + lean, long, lean * 0.5, 0, 7),
        (s) => long * 0.42 * Math.sin(Math.PI * lerp(0.22, 1, s)) + 0.4,
      ),
      mix(own.mid, own.light, 0.4),
      own.ink,
      0.8,
    );
  }
};

export const runners = (sketch: Sketch, root: RootTraits, foot: Point): void => {
  const tone = toneOf(root.colour);
  const rooty = toneOf(mix(tone.mid, "#c9b48a", 0.45));
  const green = toneOf(mix(tone.mid, "#9db05c", 0.6));
  const way = sketch.random.chance(0.5) ? 1 : -1;
  // Two of unequal length, and a third that starts below them.
  for (const [heading, length, bend, tip] of [
    [way > 0 ? 0.5 : Math.PI - 0.5, 84, -way * 0.5, false],
    [way > 0 ? Math.PI - 0.22 : 0.22, 122, way * 0.2, false],
    [way > 0 ? 0.16 : Math.PI - 0.16, 164, -way * 1.2, true],
  ] as const) {
    const line = arc(foot, heading, length, bend, 0.12 * way, 18);
    const joints = steps(Math.round(length / 22)).slice(1, tip ? -1 : undefined);
    for (const t of joints.filter((each) => each < 0.86))
      fibrousRoots(sketch, rooty, along(line, t).point, 3, lerp(48, 26, t), 9);
    sketch.body(
      ribbon(line, (t) => lerp(9.5, tip ? 5 : 6.5, t) * (tip ? 1 : Math.min(1, (1 - t) * 14 + 0.5))),
      litWash(
        sketch.page,
        [mix(tone.light, tone.pale, 0.4), tone.mid, mix(tone.dark, rooty.dark, 0.5)],
        [foot[0], foot[1] - 6],
        [foot[0], foot[1] + 26],
      ),
      rooty.ink,
      1,
    );
    // Each joint is swollen, with a torn scale.
    for (const t of joints) {
      const { point, angle } = along(line, t);
      const wide = lerp(5.6, 3.4, t);
      sketch.body(ellipse(point, 2.4, wide, angle, 10), mix(tone.mid, rooty.mid, 0.5), rooty.ink, 0.7);
      sketch.lines(
        [[polar(point, angle - Math.PI / 2, wide), polar(point, angle - 0.7, wide * 2.1)]],
        rooty.ink,
        0.7,
        { opacity: 0.7 },
      );
    }
    if (tip) youngShoot(sketch, line, tone, green);
  }
};
