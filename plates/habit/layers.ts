// The order in which a plant is painted: leaves behind, stems, fruit among the leaves, leaves in front, then
// flowers and fruit.
import type { Box } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

export class Layers {
  readonly behind: Sketch;
  readonly stems: Sketch;
  readonly among: Sketch;
  readonly front: Sketch;
  readonly top: Sketch;
  readonly page: Page;
  /** Numbers the nodes of the whole plant, so that tests can group the leaves of one node. */
  joint = 0;
  #fruits = 0;
  /** What the flowers and fruits drawn so far cover. */
  #taken: Box[] = [];

  constructor(page: Page) {
    this.page = page;
    this.behind = new Sketch(page);
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

  get random() {
    return this.page.random;
  }

  merged(): Sketch {
    const all = new Sketch(this.page);
    let ground = "";
    for (const layer of [this.behind, this.stems, this.among, this.front, this.top]) {
      // A plate that would be too large goes without shadows.
      if (this.page.detail > 0.5) {
        const { outlines } = layer;
        all.shadow(outlines, ground);
        ground += outlines;
      }
      all.place(layer);
    }
    return all;
  }
}
