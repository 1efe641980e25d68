// The order in which a plant is painted: leaves behind, stems, fruit among the leaves, leaves in front, then
// flowers and fruit.
import { Coverage } from "../drawing/coverage.ts";
import { along, at, type Box, distance, type Point, type Polyline, steps } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

export class Layers {
  readonly behind: Sketch;
  /** Side shoots: where they leave the main stem, it covers their feet. */
  readonly twigs: Sketch;
  readonly stems: Sketch;
  readonly among: Sketch;
  readonly front: Sketch;
  readonly top: Sketch;
  readonly page: Page;
  /** What is covered by leaves, flowers and fruits. */
  readonly coverage = new Coverage();
  /** Where leafy shoots run. */
  readonly #routes: Point[] = [];
  /** Numbers the nodes of the whole plant, so that tests can group the leaves of one node. */
  joint = 0;
  #fruits = 0;
  /** What the flowers and fruits drawn so far cover. */
  #taken: Box[] = [];

  constructor(page: Page) {
    this.page = page;
    this.behind = new Sketch(page);
    this.twigs = new Sketch(page);
    this.stems = new Sketch(page);
    this.among = new Sketch(page);
    this.front = new Sketch(page);
    this.top = new Sketch(page);
  }

  /** Where the next group of fruit belongs: every second one hangs among the leaves, not before them all. */
  get forFruit(): Sketch {
    this.#fruits += 1;
    return this.#fruits % 2 === 0 ? this.among : this.top;
  }

  /** Whether flowers or fruit with this outline would leave those already there to be seen; if so, it is theirs. */
  claim(box: Box): boolean {
    const hides = this.#taken.some((other) => {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return wide > 0 && high > 0 && wide * high > 0.12 * Math.min(areaOf(box), areaOf(other));
    });
    if (!hides) this.#taken.push(box);
    return !hides;
  }

  /** Records that a leafy shoot runs along the line. */
  route(line: Polyline): void {
    for (const t of steps(14)) this.#routes.push(along(line, t).point);
  }

  /** The line that keeps furthest from the shoots drawn so far and inside the sheet; from then on a shoot runs along it. */
  freest(lines: readonly Polyline[], reach: number): Polyline {
    const { tall } = this.page;
    const crowding = (line: Polyline): number =>
      steps(9)
        .slice(3)
        .reduce((sum, t) => {
          const { point } = along(line, t);
          const near = this.#routes.map((other) => distance(other, point)).filter((far) => far < reach);
          const outside =
            Math.max(
              0,
              Math.abs(point[0]) + reach * 0.7 - 390,
              point[1] - 330 * tall,
              -470 * tall - point[1],
            ) / 40;
          return sum + near.reduce((so, far) => so + (1 - far / reach) ** 2, 0) + outside;
        }, 0);
    let [best, least] = [at(lines, 0), Number.POSITIVE_INFINITY];
    for (const line of lines) {
      const crowded = crowding(line);
      if (crowded < least) [best, least] = [line, crowded];
    }
    this.route(best);
    return best;
  }

  get random() {
    return this.page.random;
  }

  merged(): Sketch {
    this.page.notes.push({ part: "crowding", share: this.coverage.crowding });
    const all = new Sketch(this.page);
    let ground = "";
    const wood = new Sketch(this.page);
    wood.place(this.twigs);
    wood.place(this.stems);
    for (const layer of [this.behind, wood, this.among, this.front, this.top]) {
      // A plate that would be too large goes without shadows.
      if (this.page.detail > 0.5 && !this.page.draft) {
        const { outlines } = layer;
        all.shadow(outlines, ground);
        ground += outlines;
      }
      all.place(layer);
    }
    return all;
  }
}
