// The calyx of eggplant: a leathery cap that has grown with the fruit and clasps its shoulder with five pointed lobes.
import { at, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { type Body, onBody } from "./body.ts";

/** How far down each lobe reaches, as a share of the fruit, and where its point lies across it. */
const lobes = [
  { across: -0.98, deep: 0.17 },
  { across: -0.46, deep: 0.27 },
  { across: 0.12, deep: 0.22 },
  { across: 0.62, deep: 0.28 },
  { across: 1, deep: 0.15 },
] as const;

const bays = 0.085;

export const lobedCap = (sketch: Sketch, body: Body, skin: Tone): void => {
  const green = toneOf(mix("#74894a", skin.mid, 0.12));
  const large = body.length > 40;
  // It lies on the fruit, and so stands a little beyond its outline.
  const on = (deep: number, across: number): Point => {
    const [x, y] = onBody(body, deep, across);
    return [x * 1.05, y];
  };
  const rim = lobes.flatMap(({ across, deep }, i): Point[] => {
    const tip = on(deep, across);
    const next = lobes[i + 1];
    const flank = (side: number): Point => on(lerp(bays, deep, 0.5), across + side * 0.17);
    const bay = next === undefined ? [] : [on(bays, (across + next.across) / 2)];
    return [
      ...(i > 0 ? [flank(-1)] : []),
      tip,
      tip,
      ...(next === undefined ? [] : [flank(1)]),
      ...bay,
      ...bay,
    ];
  });
  const top: Point[] = [
    [body.width * 0.09, -body.length * 0.03],
    [0, -body.length * 0.036],
    [-body.width * 0.09, -body.length * 0.03],
  ];
  const shoulder = (side: number): Point => on(0.035, side * 0.92);
  const cap = [...rim, shoulder(1), ...top, shoulder(-1)];
  // The shade that it throws on the skin.
  sketch.patches([rim.map(([x, y]): Point => [x + body.width * 0.015, y + body.length * 0.014])], {
    fill: skin.ink,
    opacity: 0.45,
  });
  sketch.body(cap, flatWash(sketch.page, green), green.ink, large ? 1 : 0.7);
  if (!large) return;
  // A keel runs down every lobe, with a few short prickles on it.
  const keels = lobes.map(({ across, deep }) =>
    steps(5).map((t) => on(lerp(0.01, deep * 0.9, t), across * lerp(0.3, 0.97, t ** 0.7))),
  );
  sketch.lines(keels, green.pale, 1.4, { opacity: 0.6 });
  sketch.lines(
    keels.map((keel) => keel.map(([x, y]): Point => [x + 1, y + 0.6])),
    green.ink,
    0.7,
    { opacity: 0.6 },
  );
  sketch.lines(
    keels.slice(1, -1).flatMap((keel) =>
      [1, 2].map((i): Point[] => {
        const [x, y] = at(keel, i);
        return [
          [x, y],
          [x - body.width * 0.014, y + body.length * 0.02],
        ];
      }),
    ),
    green.ink,
    1,
    { opacity: 0.8 },
  );
};
