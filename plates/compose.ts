// Puts the habit and its studies on the sheet: the habit as large as it can be, the studies in the room it leaves,
// nothing over anything, nothing over the edge.
import { apply, type Box, boxOf, isInside, type Matrix, type Point } from "./geometry.ts";
import type { Sketch } from "./sketch.ts";

export const sheet = { width: 1000, height: 1250 };
/** Where ink may lie. */
export const field: Box = { left: 68, top: 66, right: 932, bottom: 1184 };

const cell = 10;
const columns = sheet.width / cell;
const rows = sheet.height / cell;

type Grid = Uint8Array;

const put = (grid: Grid, x: number, y: number): void => {
  const [c, r] = [Math.floor(x / cell), Math.floor(y / cell)];
  if (c >= 0 && r >= 0 && c < columns && r < rows) grid[r * columns + c] = 1;
};

/** The habit's paint as points no further apart than a cell, in its own coordinates; found once, placed often. */
const paintedPoints = (drawing: Sketch): Point[] => {
  const step = cell * 0.7;
  const seen = new Set<number>();
  const found: Point[] = [];
  const add = (x: number, y: number): void => {
    const [c, r] = [Math.round(x / step), Math.round(y / step)];
    const key = (c + 5000) * 10000 + r + 5000;
    if (seen.has(key)) return;
    seen.add(key);
    found.push([c * step, r * step]);
  };
  for (const polygon of drawing.mass) {
    const box = boxOf(polygon);
    for (const [x, y] of polygon) add(x, y);
    if (box.right - box.left < step && box.bottom - box.top < step) continue;
    for (let y = Math.ceil(box.top / step) * step; y <= box.bottom; y += step)
      for (let x = Math.ceil(box.left / step) * step; x <= box.right; x += step) {
        const key = (Math.round(x / step) + 5000) * 10000 + Math.round(y / step) + 5000;
        if (!seen.has(key) && isInside([x, y], polygon)) add(x, y);
      }
  }
  return found;
};

/** Sums over the grid, so that any rectangle's paint can be counted at once. */
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

/** Corners first: there a study balances the habit best. */
const anchors: readonly Point[] = [
  [850, 1090],
  [150, 1090],
  [860, 640],
  [140, 640],
  [860, 160],
  [140, 160],
  [500, 1110],
];

const tryPlaces = (
  habit: Matrix,
  drawing: Sketch,
  paint: readonly Point[],
  studies: readonly { name: string; sketch: Sketch }[],
  scale: number,
  gap: number,
): Placed[] | undefined => {
  const grid: Grid = new Uint8Array(columns * rows);
  for (const point of paint) {
    const [x, y] = apply(habit, point);
    put(grid, x, y);
  }
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
        const centre: Point = [x + width / 2, y + height / 2];
        const near = Math.min(
          ...anchors.map((anchor, i) => Math.hypot(anchor[0] - centre[0], anchor[1] - centre[1]) + i * 22),
        );
        const crowd = taken.reduce(
          (sum, other) =>
            sum + Math.max(0, 330 - Math.hypot(other[0] - centre[0], other[1] - centre[1])) * 0.5,
          0,
        );
        const score = near + crowd;
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
