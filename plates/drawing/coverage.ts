// Which parts of the page outlines cover: as points of a grid, and as a record of what is taken.
import { type Box, boxOf, type Point, type Polyline } from "./geometry.ts";

/** The grid points, `step` apart, inside the outlines and next to their corners. */
export const paintedPoints = (
  { mass, box: whole }: { mass: readonly Polyline[]; box: Box },
  step: number,
): Point[] => {
  const [left, top] = [Math.floor(whole.left / step) - 1, Math.floor(whole.top / step) - 1];
  const wide = Math.ceil(whole.right / step) - left + 2;
  const high = Math.ceil(whole.bottom / step) - top + 2;
  const seen = new Uint8Array(wide * high);
  const found: Point[] = [];
  const add = (c: number, r: number): void => {
    if (c < left || r < top || c >= left + wide || r >= top + high) return;
    const key = (r - top) * wide + c - left;
    if (seen[key] === 1) return;
    seen[key] = 1;
    found.push([c * step, r * step]);
  };
  for (const polygon of mass) {
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

const cell = 8;
const keyOf = ([x, y]: Point): number => Math.round(x / cell) * 8192 + Math.round(y / cell);

/** What leaves, flowers and fruits cover so far, so that the next ones can stand beside them. */
export class Coverage {
  readonly #taken = new Set<number>();
  #asked = 0;

  /** How much was laid over something else, as a share of all that is covered. */
  get crowding(): number {
    return this.#taken.size === 0 ? 0 : this.#asked / this.#taken.size - 1;
  }

  /** The share of the outline's area that is already taken. */
  overlap(outline: Polyline): number {
    const cells = paintedPoints({ mass: [outline], box: boxOf(outline) }, cell);
    return cells.filter((each) => this.#taken.has(keyOf(each))).length / Math.max(1, cells.length);
  }

  /** Whether something lies at this point. */
  isTaken(point: Point): boolean {
    return this.#taken.has(keyOf(point));
  }

  take(drawing: { mass: readonly Polyline[]; box: Box }): void {
    if (drawing.mass.length === 0) return;
    for (const each of paintedPoints(drawing, cell)) {
      this.#asked += 1;
      this.#taken.add(keyOf(each));
    }
  }

  takeOutline(outline: Polyline): void {
    this.take({ mass: [outline], box: boxOf(outline) });
  }
}
