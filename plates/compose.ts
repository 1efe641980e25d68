// Lays out the habit and its studies on the sheet: the habit as large as possible, the studies in the free space, without
// overlaps and inside the frame.
import { type Box, boxOf, type Matrix, type Point } from "./drawing/geometry.ts";
import { sheet } from "./drawing/paper.ts";
import type { Sketch } from "./drawing/sketch.ts";

/** The area inside the frame that may be drawn on. */
export const field: Box = { left: 68, top: 66, right: 932, bottom: 1184 };

const cell = 10;
const columns = sheet.width / cell;
const rows = sheet.height / cell;

type Grid = Uint8Array;

const put = (grid: Grid, x: number, y: number): void => {
  const [c, r] = [Math.floor(x / cell), Math.floor(y / cell)];
  if (c >= 0 && r >= 0 && c < columns && r < rows) grid[r * columns + c] = 1;
};

/** The habit's painted area as points at most one cell apart, in its own coordinates; computed once per layout. */
const paintedPoints = (drawing: Sketch): Point[] => {
  const step = cell * 0.7;
  const [left, top] = [Math.floor(drawing.box.left / step) - 1, Math.floor(drawing.box.top / step) - 1];
  const wide = Math.ceil(drawing.box.right / step) - left + 2;
  const high = Math.ceil(drawing.box.bottom / step) - top + 2;
  const seen = new Uint8Array(wide * high);
  const found: Point[] = [];
  const add = (c: number, r: number): void => {
    if (c < left || r < top || c >= left + wide || r >= top + high) return;
    const key = (r - top) * wide + c - left;
    if (seen[key] === 1) return;
    seen[key] = 1;
    found.push([c * step, r * step]);
  };
  for (const polygon of drawing.mass) {
    for (const [x, y] of polygon) add(Math.round(x / step), Math.round(y / step));
    const box = boxOf(polygon);
    if (box.right - box.left < step && box.bottom - box.top < step) continue;
    for (let r = Math.ceil(box.top / step); r * step <= box.bottom; r++) {
      const crossings = crossingsAt(polygon, r * step);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const end = crossings[i + 1] ?? 0;
        for (let c = Math.ceil((crossings[i] ?? 0) / step); c * step <= end; c++) add(c, r);
      }
    }
  }
  return found;
};

/** The x coordinates where a horizontal line crosses the polygon, from left to right. */
const crossingsAt = (polygon: readonly Point[], y: number): number[] => {
  const found: number[] = [];
  let before = polygon.at(-1);
  for (const point of polygon) {
    if (before !== undefined && before[1] > y !== point[1] > y)
      found.push(before[0] + ((point[0] - before[0]) * (y - before[1])) / (point[1] - before[1]));
    before = point;
  }
  return found.length > 2
    ? found.sort((a, b) => a - b)
    : (found[0] ?? 0) > (found[1] ?? 0)
      ? found.reverse()
      : found;
};

/** A summed-area table of the grid, so that the paint in any rectangle is counted in constant time. */
const sums = (grid: Grid): Uint32Array => {
  const table = new Uint32Array((columns + 1) * (rows + 1));
  for (let r = 0; r < rows; r++) {
    let run = 0;
    for (let c = 0; c < columns; c++) {
      run += grid[r * columns + c] ?? 0;
      table[(r + 1) * (columns + 1) + c + 1] = (table[r * (columns + 1) + c + 1] ?? 0) + run;
    }
  }
  return table;
};

const painted = (table: Uint32Array, box: Box): number => {
  const c0 = Math.max(0, Math.floor(box.left / cell));
  const r0 = Math.max(0, Math.floor(box.top / cell));
  const c1 = Math.min(columns, Math.ceil(box.right / cell));
  const r1 = Math.min(rows, Math.ceil(box.bottom / cell));
  const get = (r: number, c: number): number => table[r * (columns + 1) + c] ?? 0;
  return get(r1, c1) - get(r0, c1) - get(r1, c0) + get(r0, c0);
};

export type Placed = { sketch: Sketch; matrix: Matrix; name: string };

/** Corners are preferred: there a study balances the habit best. */
const anchors: readonly Point[] = [
  [850, 1090],
  [150, 1090],
  [860, 640],
  [140, 640],
  [860, 160],
  [140, 160],
  [500, 1110],
];

/** The cost of placing a study here: high far from every corner or close to another study. Called thousands of times. */
const unease = (centre: Point, taken: readonly Point[]): number => {
  let near = Number.POSITIVE_INFINITY;
  let handicap = 0;
  for (const anchor of anchors) {
    near = Math.min(near, Math.hypot(anchor[0] - centre[0], anchor[1] - centre[1]) + handicap);
    handicap += 22;
  }
  let crowd = 0;
  for (const other of taken)
    crowd += Math.max(0, 330 - Math.hypot(other[0] - centre[0], other[1] - centre[1])) * 0.5;
  return near + crowd;
};

const tryPlaces = (
  habit: Matrix,
  drawing: Sketch,
  paint: readonly Point[],
  studies: readonly { name: string; sketch: Sketch }[],
  scale: number,
  gap: number,
): Placed[] | undefined => {
  const grid: Grid = new Uint8Array(columns * rows);
  // The habit is never rotated, so its matrix consists of scale and translation only.
  const [sx, , , sy, dx, dy] = habit;
  for (const point of paint) put(grid, point[0] * sx + dx, point[1] * sy + dy);
  const placed: Placed[] = [{ sketch: drawing, matrix: habit, name: "habit" }];
  const taken: Point[] = [];
  for (const { name, sketch } of studies) {
    const { left, top, right, bottom } = sketch.box;
    const [width, height] = [(right - left) * scale, (bottom - top) * scale];
    const table = sums(grid);
    let best: { score: number; x: number; y: number } | undefined;
    for (let y = field.top; y + height <= field.bottom; y += 12)
      for (let x = field.left; x + width <= field.right; x += 12) {
        if (
          painted(table, { left: x - gap, top: y - gap, right: x + width + gap, bottom: y + height + gap }) >
          0
        )
          continue;
        const score = unease([x + width / 2, y + height / 2], taken);
        if (best === undefined || score < best.score) best = { score, x, y };
      }
    if (best === undefined) return undefined;
    const matrix: Matrix = [scale, 0, 0, scale, best.x - left * scale, best.y - top * scale];
    placed.push({ sketch, matrix, name });
    taken.push([best.x + width / 2, best.y + height / 2]);
    for (let y = best.y; y <= best.y + height; y += cell)
      for (let x = best.x; x <= best.x + width; x += cell) put(grid, x, y);
  }
  return placed;
};

export const compose = (habit: Sketch, studies: readonly { name: string; sketch: Sketch }[]): Placed[] => {
  const { left, top, right, bottom } = habit.box;
  const [width, height] = [right - left, bottom - top];
  const paint = paintedPoints(habit);
  const room = { width: field.right - field.left, height: field.bottom - field.top };
  const largest = Math.min(room.width / width, room.height / height, 1.3);
  const at = (scale: number, h: number, v: number): Matrix => [
    scale,
    0,
    0,
    scale,
    field.left + (room.width - width * scale) * h - left * scale,
    field.top + (room.height - height * scale) * v - top * scale,
  ];
  for (let wanted = studies.length; wanted >= 0; wanted--) {
    const shown = studies.slice(0, wanted);
    for (const [shrink, study] of [
      [1, 1.1],
      [0.96, 1.05],
      [1, 0.95],
      [0.92, 1],
      [0.96, 0.88],
      [0.88, 0.92],
      [0.84, 0.86],
      [0.8, 0.8],
      [0.76, 0.74],
      [0.72, 0.66],
      [0.68, 0.6],
    ] as const)
      for (const [h, v] of [
        [0.5, 0.3],
        [0.5, 0],
        [0.15, 0.2],
        [0.85, 0.2],
        [0.5, 1],
      ] as const) {
        const places = tryPlaces(at(largest * shrink, h, v), habit, paint, shown, study, 12);
        if (places !== undefined) return places;
      }
  }
  return [{ sketch: habit, matrix: at(largest, 0.5, 0.5), name: "habit" }];
};
