// Points, curves and frames on the page. Angles are radians, y grows downwards, -90° is up.

export type Point = readonly [number, number];
export type Polyline = readonly Point[];
/** a b c d e f as in an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { left: number; top: number; right: number; bottom: number };

export const degrees = (angle: number): number => (angle * Math.PI) / 180;
export const up = -Math.PI / 2;
export const down = Math.PI / 2;

/** The element at the index; throws when there is none. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
};

export const polar = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.cos(angle) * length,
  from[1] + Math.sin(angle) * length,
];
export const mixPoints = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const angleTo = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
/** The turn from one direction to another, the shorter way round. */
export const turnTo = (from: number, to: number): number =>
  Math.atan2(Math.sin(to - from), Math.cos(to - from));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** `count` evenly spaced numbers from 0 to 1 inclusive. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 0 : i / (count - 1)));

export const identity: Matrix = [1, 0, 0, 1, 0, 0];
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
export const apply = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];
/** A matrix that scales, then rotates, then translates. */
export const frame = (to: Point, angle: number, scaleX = 1, scaleY = scaleX): Matrix => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, to[0], to[1]];
};

/** Places along a direction and to its side, from a point: in shares of what is given as their units. */
export const beside =
  (from: Point, angle: number, along = 1, across = along) =>
  (x: number, y: number): Point =>
    polar(polar(from, angle, x * along), angle + Math.PI / 2, y * across);

export const boxOf = (points: Polyline): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};

/** A curve that starts at `angle` and turns by `bend` in total; `sway` adds an S-shape. */
export const arc = (
  from: Point,
  angle: number,
  length: number,
  bend: number,
  sway = 0,
  count = 14,
): Point[] => {
  const points: Point[] = [from];
  let here = from;
  for (let i = 0; i < count - 1; i++) {
    const t = (i + 0.5) / (count - 1);
    here = polar(here, angle + bend * t + sway * Math.sin(t * Math.PI * 2), length / (count - 1));
    points.push(here);
  }
  return points;
};

/** The position and direction of a polyline at the fraction `t` of its points. */
export const along = (line: Polyline, t: number): { point: Point; angle: number } => {
  const last = line.length - 1;
  const position = clamp(t, 0, 1) * last;
  const i = Math.min(Math.floor(position), last - 1);
  const [a, b] = [at(line, Math.max(i, 0)), at(line, Math.max(i, 0) + 1)];
  const c = at(line, Math.min(i + 2, last));
  const inside = position - i;
  const [first, second] = [angleTo(a, b), i + 2 <= last ? angleTo(b, c) : angleTo(a, b)];
  const turn = Math.atan2(Math.sin(second - first), Math.cos(second - first));
  return { point: mixPoints(a, b, inside), angle: first + turn * inside * 0.5 };
};

export const lengthOf = (line: Polyline): number =>
  line.slice(1).reduce((sum, point, i) => sum + distance(at(line, i), point), 0);

/** The same line with `count` points at equal distances. */
export const evenly = (line: Polyline, count: number): Point[] => {
  const step = lengthOf(line) / (count - 1);
  const points: Point[] = [at(line, 0)];
  let walked = 0;
  for (const [i, point] of line.slice(1).entries()) {
    const before = at(line, i);
    const stretch = distance(before, point);
    while (points.length < count - 1 && points.length * step <= walked + stretch)
      points.push(mixPoints(before, point, (points.length * step - walked) / stretch));
    walked += stretch;
  }
  return [...points, at(line, -1)];
};

/** The points, so many times as high above and below the origin. */
export const heightened = (points: Polyline, tall: number): Point[] =>
  points.map(([x, y]): Point => [x, y * tall]);

/** A smooth curve through the given points (Catmull-Rom spline). */
export const through = (knots: Polyline, perSpan = 8): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const p0 = at(knots, Math.max(i - 1, 0));
    const p1 = at(knots, i);
    const p2 = at(knots, i + 1);
    const p3 = at(knots, Math.min(i + 2, knots.length - 1));
    for (let k = 0; k < perSpan; k++) {
      const t = k / perSpan;
      const curve = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      points.push([curve(p0[0], p1[0], p2[0], p3[0]), curve(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  points.push(at(knots, -1));
  return points;
};

/** The outline of a band around a line, `width(t)` wide: the left edge forwards, then the right edge backwards. */
export const ribbon = (line: Polyline, width: (t: number) => number): Point[] => {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  line.forEach((point, i) => {
    const angle = angleTo(at(line, Math.max(i - 1, 0)), at(line, Math.min(i + 1, last)));
    const half = width(i / last) / 2;
    left.push(polar(point, angle - Math.PI / 2, half));
    right.push(polar(point, angle + Math.PI / 2, half));
  });
  return [...left, ...right.reverse()];
};

/** A closed outline given by its radius at each angle. */
export const ring = (centre: Point, radius: (angle: number) => number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return polar(centre, angle, radius(angle));
  });

export const ellipse = (centre: Point, rx: number, ry: number, turn = 0, count = 18): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return apply(frame(centre, turn), [Math.cos(angle) * rx, Math.sin(angle) * ry]);
  });

export const isInside = (point: Point, polygon: Polyline): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [at(polygon, i), at(polygon, j)];
    if (
      a[1] > point[1] !== b[1] > point[1] &&
      point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]
    )
      inside = !inside;
  }
  return inside;
};

/** The convex hull of the points. */
export const convexHull = (points: Polyline): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 4) return sorted;
  const chain = (ordered: Polyline): Point[] => {
    const bank: Point[] = [];
    for (const point of ordered) {
      while (bank.length > 1) {
        const [a, b] = [bank[bank.length - 2], bank[bank.length - 1]];
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        bank.pop();
      }
      bank.push(point);
    }
    return bank.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
};
