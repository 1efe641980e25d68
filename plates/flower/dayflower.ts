// Dayflowers: two large petals on claws and a smaller one below, three stamens with pollen and three with yellow crosses
// instead, out of a folded boat-shaped bract.
import { arc, at, ellipse, frame, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

export const isDayflower = ({ form, stamen_count, bracts }: FlowerTraits): boolean =>
  form === "three-petal" && stamen_count === 3 && bracts !== undefined;

/** Half the outline of a petal from its claw on, in shares of its length. */
const half: readonly Point[] = [
  [0.02, 0.03],
  [0.2, 0.04],
  [0.3, 0.16],
  [0.4, 0.4],
  [0.62, 0.53],
  [0.85, 0.46],
  [0.98, 0.24],
];

type Face = { sketch: Sketch; paint: FlowerPaint; radius: number };

const petal = ({ sketch, radius }: Face, tone: Tone, turn: number, share: number, broad: number): void => {
  const on = ([x, y]: Point): Point => {
    const spot = polar([0, 0], turn, x * radius * share);
    return polar(spot, turn + Math.PI / 2, y * broad * radius * share);
  };
  const outline = [...half, [1.02, 0] as Point, ...[...half].reverse().map(([x, y]): Point => [x, -y])].map(
    on,
  );
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [mix(tone.mid, tone.dark, 0.4), tone.mid, mix(tone.mid, tone.light, 0.5)],
      on([0.1, 0]),
      on([1, 0]),
    ),
    tone.ink,
    radius > 26 ? 1 : 0.7,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (radius < 16) return;
  const shares = radius > 34 ? [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75] : [-0.5, 0, 0.5];
  sketch.lines(
    shares.map((y) => [on([0.24, y * 0.06]), on([0.5, y * 0.36]), on([0.9 - Math.abs(y) * 0.16, y * 0.5])]),
    mix(tone.ink, tone.dark, 0.5),
    0.5,
    { opacity: 0.5 },
  );
};

/** A yellow cross on a short thread. */
const cross = ({ sketch, paint, radius }: Face, turn: number): void => {
  const stalk = arc([0, 0], turn, radius * 0.34, 0.2, 0, 4);
  sketch.lines([stalk], mix(paint.tone.light, "#ffffff", 0.3), Math.max(0.9, radius * 0.035));
  const head = toneOf(paint.stamen);
  const centre = at(stalk, -1);
  for (const way of [0, 1, 2, 3])
    sketch.body(
      ellipse(
        polar(centre, turn + way * 1.57 + 0.78, radius * 0.055),
        radius * 0.06,
        radius * 0.042,
        turn + way * 1.57 + 0.78,
        8,
      ),
      head.mid,
      head.ink,
      0.5,
    );
};

/** The open flower before us, its centre at the origin and the small petal below (+y). */
const openFace = (face: Face): void => {
  const { sketch, paint, radius } = face;
  const { tone } = paint;
  const green = toneOf(mix(paint.bracts.light, tone.pale, 0.3));
  for (const turn of [up, 0.5, Math.PI - 0.5])
    sketch.body(
      ribbon(
        steps(6).map((t) => polar([0, 0], turn, t * radius * 0.46)),
        (t) => radius * 0.26 * Math.sin(lerp(0.25, 1, t) * Math.PI) + 0.5,
      ),
      flatWash(sketch.page, green),
      green.ink,
      0.7,
    );
  petal(face, tone, Math.PI / 2, 0.74, 0.82);
  petal(face, tone, -2.6, 1, 1.06);
  petal(face, tone, -0.54, 1, 1.06);
  const pale = mix(tone.pale, "#e7ecf5", 0.5);
  const thread = mix(tone.mid, tone.ink, 0.35);
  for (const [turn, bend, long] of [
    [1.05, -0.7, 0.62],
    [Math.PI - 1.05, 0.7, 0.62],
    [1.42, 0.2, 0.5],
  ] as const) {
    const line = arc([0, 0], turn, radius * long, bend, 0, 7);
    sketch.lines([line], thread, Math.max(1.2, radius * 0.045));
    sketch.lines([line], pale, Math.max(0.7, radius * 0.026));
    const head = toneOf(mix(paint.stamen, tone.mid, 0.3));
    sketch.body(
      ellipse(at(line, -1), radius * 0.095, radius * 0.05, turn + bend + 1.2, 9),
      head.mid,
      head.ink,
      0.6,
    );
  }
  // The style is as long as the stamens and curves among them.
  sketch.lines([arc([0, 0], 1.8, radius * 0.64, -0.7, 0, 7)], pale, Math.max(0.8, radius * 0.03));
  for (const turn of [up, up - 0.95, up + 0.95]) cross(face, turn);
  sketch.body(ellipse([0, 0], radius * 0.07, radius * 0.07, 0, 9), green.mid, green.ink, 0.5);
};

/** The folded bract along +x, opening upwards (−y), with a flower that has risen out of it and a bud that will. */
const boat = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  // Paler than the leaves behind it.
  const tone = toneOf(mix(paint.bracts.light, paint.bracts.mid, 0.4));
  const on = ([x, y]: Point): Point => [x * size, y * size];
  const edge: Point[] = [
    [-0.04, -0.03],
    [0.04, -0.1],
    [0.2, -0.13],
    [0.42, -0.12],
    [0.62, -0.1],
    [0.86, -0.1],
  ];
  const keel: Point[] = [
    [0.68, 0.04],
    [0.46, 0.15],
    [0.24, 0.21],
    [0.04, 0.18],
    [-0.08, 0.07],
  ];
  const far = edge.map(
    ([x, y]): Point =>
      on([x * 0.98 + 0.01, y - 0.045 * Math.sin(Math.min(1, Math.max(0, x / 0.8)) * Math.PI)]),
  );
  sketch.body([...far, ...keel.map(on)], mix(tone.mid, tone.dark, 0.6), tone.ink, 0.9);
  const rising = (points: readonly Point[], width: number): Point[] => {
    const line = points.map(on);
    sketch.body(
      ribbon(line, (t) => lerp(width, width * 0.8, t)),
      toneOf("light-green").mid,
      tone.ink,
      0.7,
    );
    return line;
  };
  const bud = rising(
    [
      [0.34, 0],
      [0.4, -0.12],
      [0.47, -0.2],
    ],
    size * 0.022,
  );
  blueBud(sketch, paint, at(bud, -1), -0.5, size * 0.15);
  const stalk = rising(
    [
      [0.18, 0],
      [0.2, -0.14],
      [0.19, -0.28],
      [0.2, -0.38],
    ],
    size * 0.024,
  );
  sketch.body(
    [...edge, ...keel].map(on),
    flatWash(sketch.page, tone),
    tone.ink,
    1,
    true,
    lightGlaze(sketch.page, tone),
  );
  sketch.lines(
    [0.2, 0.4, 0.6, 0.8].map((share) =>
      [0, 1, 2, 3].map((i): Point => {
        const [a, b] = [at(edge, i + 1), at(keel, 4 - i)];
        return on([lerp(a[0], b[0], share), lerp(a[1], b[1], share)]);
      }),
    ),
    tone.ink,
    0.5,
    { opacity: 0.5 },
  );
  const flower = new Sketch(sketch.page);
  openFace({ sketch: flower, paint, radius: size * 0.33 });
  const [x, y] = at(stalk, -1);
  sketch.place(flower, frame([x, y - size * 0.06], -0.08));
};

const blueBud = (sketch: Sketch, paint: FlowerPaint, foot: Point, turn: number, long: number): void => {
  const line = arc(foot, turn, long, 0.2, 0, 7);
  sketch.body(
    ribbon(line, (t) => long * 0.6 * Math.sin(lerp(0.12, 0.97, t) * Math.PI) ** 0.8),
    flatWash(sketch.page, paint.tone),
    paint.tone.ink,
    0.8,
  );
  const green = paint.bracts;
  sketch.body(
    ribbon(line.slice(0, 4), (t) => long * lerp(0.3, 0.54, t)),
    green.light,
    green.ink,
    0.6,
  );
};

export const dayflower = (sketch: Sketch, paint: FlowerPaint, size: number, view: FlowerView): void => {
  if (view === "side") {
    boat(sketch, paint, size);
    return;
  }
  if (view === "bud") {
    blueBud(sketch, paint, [0, 0], 0, size * 0.5);
    return;
  }
  // Seen from the front, the small petal below.
  const flower = new Sketch(sketch.page);
  openFace({ sketch: flower, paint, radius: size * 0.5 });
  sketch.place(flower, frame([size * 0.04, -size * 0.02], 0.28));
};
