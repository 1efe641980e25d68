// How well a drawn plant sits on its sheet: whether it fills its room, stands in balance, and leaves air between its parts.
import { paintedPoints } from "./drawing/coverage.ts";
import { at, type Box, distance, type Point, type Polyline } from "./drawing/geometry.ts";
import type { Note, Sketch } from "./drawing/sketch.ts";

const isLeftOf = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  isLeftOf(a, b, c) !== isLeftOf(a, b, d) && isLeftOf(c, d, a) !== isLeftOf(c, d, b);

/** How often shoots cross; where one leaves the other they only touch. */
export const crossingsOf = (lines: readonly Polyline[]): number => {
  let count = 0;
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1))
      for (let s = 1; s < other.length; s++)
        for (let r = 1; r < one.length; r++) {
          const [a, b, c, d] = [at(one, r - 1), at(one, r), at(other, s - 1), at(other, s)];
          const atFoot = distance(c, at(other, 0)) < 30 || distance(a, at(one, 0)) < 30;
          if (!atFoot && cross(a, b, c, d)) count += 1;
        }
  return count;
};

/** The room is divided into so many cells across and down. */
const cells = { across: 5, down: 6 };

/** So many cells of the room may be bare paper: one calm space, and the corners. */
const calmCells = 6;

/** How many cells of the room the plant, drawn as large as it allows and in its middle, leaves bare. */
const emptyCells = (
  points: readonly Point[],
  { left, top, right, bottom }: Box,
  scale: number,
  room: { width: number; height: number },
): number => {
  const filled = new Map<number, number>();
  for (const [x, y] of points) {
    const column = Math.floor((0.5 + ((x - (left + right) / 2) * scale) / room.width) * cells.across);
    const row = Math.floor((0.5 + ((y - (top + bottom) / 2) * scale) / room.height) * cells.down);
    const key = column * 100 + row;
    filled.set(key, (filled.get(key) ?? 0) + 1);
  }
  // A point stands for a square of this side; a cell with less paint than a twentieth looks bare.
  const side = 12;
  const few = (0.05 * room.width * room.height) / (cells.across * cells.down * side * side);
  return cells.across * cells.down - [...filled.values()].filter((count) => count > few).length;
};

type Room = { width: number; height: number };

/** What is wrong with the composition; the smaller, the better. `room` is the width and height that the plant may take. */
export const faultOf = (
  plant: { mass: Sketch["mass"]; box: Box },
  notes: readonly Note[],
  room: Room,
): number => appraise(plant, notes, room).fault;

/** The same, with the share of the room that the plant covers. */
export const appraise = (
  { mass, box }: { mass: Sketch["mass"]; box: Box },
  notes: readonly Note[],
  room: Room,
): { fault: number; share: number } => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(room.width / width, room.height / height);
  const step = 12 / scale;
  const points = paintedPoints({ mass, box }, step);
  const covered = points.length * step * step;
  const [wide, high] = [(width * scale) / room.width, (height * scale) / room.height];
  const share = (covered * scale * scale) / (room.width * room.height);
  // Thirds of the room, across and down: none should be bare, none hold most of the plant.
  const thirds = (of: (point: Point) => number): number[] => {
    const counts = [0, 0, 0];
    for (const point of points) {
      const third = Math.min(2, Math.max(0, Math.floor(of(point) * 3)));
      counts[third] = (counts[third] ?? 0) + 1 / points.length;
    }
    return counts;
  };
  const across = thirds(([x]) => 0.5 + ((x - (box.left + box.right) / 2) * scale) / room.width);
  const down = thirds(([, y]) => 0.5 + ((y - (box.top + box.bottom) / 2) * scale) / room.height);
  const [left = 0, , right = 0] = across;
  const empty = emptyCells(points, box, scale, room);
  const shoots = notes.flatMap((each) => (each.part === "shoot" ? [each.line] : []));
  const crowding = notes.reduce(
    (most, each) => (each.part === "crowding" ? Math.max(most, each.share) : most),
    0,
  );
  // One flower alone looks forgotten; where a plant shows none, all its drafts are equal in that.
  const groups = notes.filter((each) => each.part === "flowers").length;
  const faults = [
    0.35 * Math.max(0, 2 - groups),
    3 * Math.max(0, 0.97 - high),
    1.6 * Math.max(0, 0.94 - wide),
    3 * crowding,
    0.8 * Math.abs(left - right),
    1.2 * Math.max(0, 0.18 - Math.min(...across)),
    0.8 * Math.max(0, Math.max(...down) - 0.5),
    4 * Math.max(0, 0.36 - share),
    0.07 * Math.max(0, empty - calmCells),
    1.2 * Math.max(0, share - 0.5),
    0.12 * Math.min(6, crossingsOf(shoots)),
  ];
  return { fault: faults.reduce((sum, each) => sum + each, 0), share };
};
