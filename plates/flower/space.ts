// The space in which a blossom is drawn: its axis along +x from the stalk's end at the origin, seen at a tilt, under one light.
import { at, degrees, lerp, type Point } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";

export type Vector = readonly [number, number, number];

export type View = {
  tilt: number;
  /** 1 fully open; less raises the petals towards the axis. */
  open: number;
  /** The direction in which the drawing will be turned on the page, for the light. */
  heading: number;
};

export type Space = {
  /** The page position of a point `out` from the axis at the azimuth `turn`, and `along` it. */
  at: (out: number, turn: number, along: number) => Point;
  /** How near the viewer it is. */
  depth: (out: number, turn: number, along: number) => number;
};

const light: Vector = [-0.5, -0.54, 0.68];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export type Frame = { axis: Vector; u: Vector; v: Vector; light: Vector };

export const frameOf = ({ tilt, heading }: View): Frame => {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [c, s] = [Math.cos(-heading), Math.sin(-heading)];
  return {
    axis: [sin, 0, cos],
    u: [cos, 0, -sin],
    v: [0, 1, 0],
    light: [light[0] * c - light[1] * s, light[0] * s + light[1] * c, light[2]],
  };
};

export const spread = ({ u, v }: Frame, turn: number): Vector => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s];
};

export const spaceOf = (view: View): Space => {
  const frame = frameOf(view);
  const place = (out: number, turn: number, along: number): Vector => {
    const r = spread(frame, turn);
    return [
      r[0] * out + frame.axis[0] * along,
      r[1] * out + frame.axis[1] * along,
      r[2] * out + frame.axis[2] * along,
    ];
  };
  return {
    at: (out, turn, along) => {
      const [x, y] = place(out, turn, along);
      return [x, y];
    },
    depth: (out, turn, along) => place(out, turn, along)[2],
  };
};

export type Profile = (s: number) => { out: number; up: number; angle: number };

/** The height and distance from the axis along a petal, for every share of its length. */
export const profileOf = (
  length: number,
  rise: readonly [number, number],
  from: readonly [number, number],
): Profile => {
  const points = [{ out: from[0], up: from[1], angle: degrees(rise[0]) }];
  const count = 10;
  for (let i = 1; i <= count; i++) {
    const before = at(points, -1);
    const angle = degrees(lerp(rise[0], rise[1], (i - 0.5) / count));
    points.push({
      out: before.out + (Math.cos(angle) * length) / count,
      up: before.up + (Math.sin(angle) * length) / count,
      angle,
    });
  }
  return (s) => {
    const position = Math.min(Math.max(s, 0), 1) * count;
    const i = Math.min(Math.floor(position), count - 1);
    const [a, b] = [at(points, i), at(points, i + 1)];
    const t = position - i;
    return { out: lerp(a.out, b.out, t), up: lerp(a.up, b.up, t), angle: lerp(a.angle, b.angle, t) };
  };
};

export const litColour = (tone: Tone, colour: string, lit: number): string =>
  lit > 0.62
    ? mix(colour, tone.pale, Math.min(0.55, (lit - 0.62) * 1.3))
    : mix(colour, tone.dark, Math.min(0.62, (0.62 - lit) * 0.85));
