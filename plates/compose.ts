// Lays out the sheet: the habit as large as possible, and below it, in one row around the foot of the plant, its numbered
// dissections, without overlaps and inside the frame.
import { paintedPoints } from "./drawing/coverage.ts";
import type { Box, Matrix, Point } from "./drawing/geometry.ts";
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

export type Placed = { sketch: Sketch; matrix: Matrix; name: string; number?: number };

/** The row of dissections at the foot of the sheet: where they stand, and the most room that one of them takes. */
const row = { foot: field.bottom - 26, height: 158, width: 224, gap: 20, enlarged: 1.6 };

/** The width and height that a plant may take above the row. */
export const plantRoom = {
  width: field.right - field.left,
  height: row.foot - row.height - 1.5 * row.gap - field.top,
};

/** How far the lowest part of the plant may reach below its room, towards the figures. */
const tips = 1.5 * row.gap;

/** The fewer figures there are, the more room each may take. */
const rowScale = ({ box }: Sketch, count: number, share: number): number =>
  Math.min(
    row.enlarged,
    row.height / (box.bottom - box.top),
    (row.width - 10 * Math.max(0, count - 3)) / (box.right - box.left),
  ) * share;

/**
 * Stands the dissections in a row, each as near as possible to its even share of the width, clear of the plant; nothing
 * when there is no room.
 */
const tryRow = (
  habit: Matrix,
  drawing: Sketch,
  paint: readonly Point[],
  studies: readonly { name: string; sketch: Sketch }[],
  share: number,
): Placed[] | undefined => {
  const grid: Grid = new Uint8Array(columns * rows);
  // The habit is never rotated, so its matrix consists of scale and translation only.
  const [sx, , , sy, dx, dy] = habit;
  for (const point of paint) put(grid, point[0] * sx + dx, point[1] * sy + dy);
  const table = sums(grid);
  const sizes = studies.map(({ sketch }) => {
    const scale = rowScale(sketch, studies.length, share);
    return {
      scale,
      width: (sketch.box.right - sketch.box.left) * scale,
      height: (sketch.box.bottom - sketch.box.top) * scale,
    };
  });
  const spare = field.right - field.left - sizes.reduce((sum, { width }) => sum + width, 0);
  if (spare < row.gap * (studies.length - 1)) return undefined;
  const even = spare / (studies.length + 1);
  const slack = Math.min(32, even * 0.4);
  const placed: Placed[] = [{ sketch: drawing, matrix: habit, name: "habit" }];
  let wanted = field.left;
  let from = field.left;
  let rest = sizes.reduce((sum, { width }) => sum + width + row.gap, -row.gap);
  for (const [i, { name, sketch }] of studies.entries()) {
    const { scale, width, height } = sizes[i] ?? { scale: 1, width: 0, height: 0 };
    wanted += even;
    // The row ends on one line, so small things stand as low as large ones.
    const top = row.foot - height;
    // A row with a hole in it would look as if something had been left out.
    const last = Math.min(field.right - rest, wanted + slack);
    let best: number | undefined;
    for (let x = Math.max(from, wanted - slack); x <= last + 0.01; x += 6) {
      if (best !== undefined && Math.abs(x - wanted) >= Math.abs(best - wanted)) break;
      const taken = {
        left: x - row.gap,
        top: top - row.gap,
        right: x + width + row.gap,
        bottom: field.bottom,
      };
      if (painted(table, taken) === 0) best = x;
    }
    if (best === undefined) return undefined;
    placed.push({
      sketch,
      matrix: [scale, 0, 0, scale, best - sketch.box.left * scale, top - sketch.box.top * scale],
      name,
      number: i + 1,
    });
    from = best + width + row.gap;
    wanted = Math.max(wanted + width, from - even);
    rest -= width + row.gap;
  }
  return placed;
};

/** Where a plant may stand that leaves this much of the width: near the middle of the sheet. */
const aside = (spare: number): number[] => {
  const most = Math.min(0.5, 45 / Math.max(1, spare));
  return [0.5, 0.5 - most, 0.5 + most];
};

export const compose = (habit: Sketch, studies: readonly { name: string; sketch: Sketch }[]): Placed[] => {
  const { left, top, right, bottom } = habit.box;
  const [width, height] = [right - left, bottom - top];
  // Painted areas as points at most one cell apart, and the points of fine lines such as roots, in the habit's own
  // coordinates; computed once per layout.
  const paint = [...paintedPoints(habit, cell * 0.7), ...habit.reach];
  const room = { width: plantRoom.width, height: field.bottom - field.top };
  const at = (scale: number, h: number, v: number): Matrix => [
    scale,
    0,
    0,
    scale,
    field.left + (room.width - width * scale) * h - left * scale,
    field.top + (room.height - height * scale) * v - top * scale,
  ];
  // A root among the figures would be taken for one of them, so that only its tips may hang into their row.
  const largest = Math.min(room.width / width, (plantRoom.height + tips) / height, 1.5);
  // At this scale the plant ends above the row, whatever its shape.
  const clear = Math.min(largest, plantRoom.height / height);
  for (let scale = largest; scale > clear * 1.02; scale *= 0.965)
    for (const share of [1, 0.9])
      for (const h of aside(room.width - width * scale)) {
        const places = tryRow(at(scale, h, 0), habit, paint, studies, share);
        if (places !== undefined) return places;
      }
  // A plant that leaves height to spare stands in the middle of it.
  const spare = plantRoom.height - height * clear;
  const middle = (spare * 0.55) / Math.max(1, room.height - height * clear);
  for (const share of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
    const places = tryRow(at(clear, 0.5, middle), habit, paint, studies, share);
    if (places !== undefined) return places;
  }
  throw new Error(`${studies.length} dissections do not fit in one row`);
};
