// The calyx at the free end of a Malay apple: four thick lobes of the fruit's own flesh, bent in over the hollow where the flower was.
import { ellipse, type Point } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { type Body, onBody } from "./body.ts";

export const incurvedCalyx = (sketch: Sketch, body: Body, skin: Tone): void => {
  const [x, y] = onBody(body, 0.95, 0);
  const wide = Math.max(body.width * 0.22, 3);
  const tall = Math.max(body.length * 0.06, 2);
  const weight = body.length > 40 ? 0.9 : 0.6;
  // One rim in three scallops, of which the middle one is nearest, drawn out of the skin of the fruit.
  const out = (share: number, drop: number): Point => [x + share * wide, y + drop * tall];
  const rim: Point[] = [
    out(-1.12, -1.3),
    out(-1.02, -0.2),
    out(-1.06, 0.7),
    out(-0.74, 1.2),
    out(-0.42, 0.86),
    out(-0.12, 1.36),
    out(0.3, 1.3),
    out(0.5, 0.84),
    out(0.78, 1.2),
    out(1.06, 0.66),
    out(1.02, -0.2),
    out(1.12, -1.3),
  ];
  sketch.fill(rim, { fill: mix(skin.mid, skin.dark, 0.35) });
  sketch.lines([rim.slice(1, -1)], skin.ink, weight, { opacity: 0.85 });
  // Where one lobe lies over the next, and the hollow between them.
  sketch.lines(
    [
      [out(-0.42, 0.86), out(-0.36, 0.3), out(-0.46, -0.1)],
      [out(0.5, 0.84), out(0.42, 0.3), out(0.5, -0.1)],
    ],
    skin.ink,
    weight,
    { opacity: 0.8 },
  );
  sketch.fill(ellipse(out(0.03, 0.05), wide * 0.4, tall * 0.26), { fill: skin.ink, opacity: 0.6 });
};
