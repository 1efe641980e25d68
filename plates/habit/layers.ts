// The order in which a plant is painted: leaves behind, stems, fruit among the leaves, leaves in front, then
// flowers and fruit.
import { Coverage, paintedPoints } from "../drawing/coverage.ts";
import {
  along,
  at,
  type Box,
  boxOf,
  distance,
  type Point,
  type Polyline,
  polar,
  steps,
} from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/** The points of a grid that a drawing covers. */
const spotsOf = (drawing: { mass: readonly Polyline[]; box: Box }): string[] =>
  paintedPoints(drawing, 8).map(([x, y]) => `${x} ${y}`);

/** The area that flowers in the axils may take, of about 700 000 square units in all. */
const mostBlossom = 150_000;

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
  /** The groups of flowers and fruits, each of which is to be seen whole. */
  readonly #groups: { box: Box; spots: Set<string> }[] = [];
  /** Where leafy shoots run. */
  readonly #routes: Point[] = [];
  /** The height of the soil, below which nothing hangs; a cut branch has none. */
  ground = Number.POSITIVE_INFINITY;
  /** Numbers the nodes of the whole plant, so that tests can group the leaves of one node. */
  joint = 0;
  #fruits = 0;
  #blossom = 0;
  readonly #later: (() => void)[] = [];
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

  /**
   * Whether the next group of fruit hangs among the leaves, where one of them may cover a part: every second of those that
   * can be in part hidden does, the others are before them all.
   */
  nextFruitHidden(inPart: boolean): boolean {
    this.#fruits += 1;
    return inPart && this.#fruits % 2 === 0;
  }

  /** Whether an axil bears fruit already. */
  get bearsFruit(): boolean {
    return this.#fruits > 0;
  }

  /** Whether flowers or fruit with this outline would leave those already there to be seen. */
  leavesOthers(box: Box): boolean {
    return !this.#taken.some((other) => {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return wide > 0 && high > 0 && wide * high > 0.12 * Math.min(areaOf(box), areaOf(other));
    });
  }

  /** The same; if so, the place is theirs. */
  claim(box: Box): boolean {
    const free = this.leavesOthers(box);
    if (free) this.#taken.push(box);
    return free;
  }

  /** Whether the flowers in the axils are enough to carry the plate; more of them would be a pattern. */
  get inFullFlower(): boolean {
    return this.#blossom > mostBlossom;
  }

  /** Records what a group of flowers takes of the sheet. */
  flowered(box: Box): void {
    this.#blossom += areaOf(box);
  }

  /** Takes what a group of flowers or fruits covers, and remembers it as one thing. */
  takeGroup(drawing: { mass: readonly Polyline[]; box: Box }): void {
    this.coverage.take(drawing);
    if (drawing.mass.length > 0) this.#groups.push({ box: drawing.box, spots: new Set(spotsOf(drawing)) });
  }

  /** The largest share of a group of flowers or fruits, or of the outline itself, that lies where the other does. */
  groupOverlap(outline: Polyline): number {
    const box = boxOf(outline);
    const near = this.#groups.filter((each) => !isApart(each.box, box));
    if (near.length === 0) return 0;
    const own = spotsOf({ mass: [outline], box });
    return Math.max(
      ...near.map(
        ({ spots }) =>
          own.filter((each) => spots.has(each)).length / Math.max(1, Math.min(own.length, spots.size)),
      ),
    );
  }

  /** Puts off the drawing of leaves until all flowers and fruits have their places, so that they keep clear of them. */
  afterwards(draw: () => void): void {
    this.#later.push(draw);
  }

  /** Draws what was put off. */
  grow(): void {
    for (const draw of this.#later.splice(0)) draw();
  }

  /** How near a shoot runs, from 0 (further than `reach`) to 1. */
  nearShoot(point: Point, reach: number): number {
    const least = this.#routes.reduce((far, other) => Math.min(far, distance(other, point)), reach);
    return 1 - least / reach;
  }

  /** Records that a leafy shoot runs along the line. */
  route(line: Polyline): void {
    for (const t of steps(14)) this.#routes.push(along(line, t).point);
  }

  /**
   * The line that keeps furthest from the shoots drawn so far and inside the sheet, and whose end, with what it bears
   * `beyond`, lies on bare paper; from then on a shoot runs along it.
   */
  freest(lines: readonly Polyline[], reach: number, beyond = 0): Polyline {
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
    const covering = (line: Polyline): number => {
      const { point, angle } = along(line, 1);
      const spots = [0, 0.35, 0.7, 1].flatMap((far) =>
        [-1, 0, 1].map((side) =>
          polar(polar(point, angle, beyond * far), angle + Math.PI / 2, side * beyond * 0.3),
        ),
      );
      return spots.filter((spot) => this.coverage.isTaken(spot)).length * 0.4;
    };
    let [best, least] = [at(lines, 0), Number.POSITIVE_INFINITY];
    for (const line of lines) {
      const crowded = crowding(line) + (beyond > 0 ? covering(line) : 0);
      if (crowded < least) [best, least] = [line, crowded];
    }
    this.route(best);
    return best;
  }

  get random() {
    return this.page.random;
  }

  merged(): Sketch {
    this.grow();
    this.page.notes.push({ part: "crowding", share: this.coverage.crowding });
    const all = new Sketch(this.page);
    const ground: string[] = [];
    const wood = new Sketch(this.page);
    wood.place(this.twigs);
    wood.place(this.stems);
    for (const layer of [this.behind, wood, this.among, this.front, this.top]) {
      // A plate that would be too large goes without shadows.
      if (this.page.detail >= 0.5 && !this.page.draft) {
        const outline = layer.outline();
        if (outline !== undefined) {
          all.shadow(outline, ground);
          ground.push(outline);
        }
      }
      all.place(layer);
    }
    return all;
  }
}
