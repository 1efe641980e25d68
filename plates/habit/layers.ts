// The order in which a plant is painted: leaves behind, stems, fruit among the leaves, leaves in front, then
// flowers and fruit.
import { type Page, Sketch } from "../drawing/sketch.ts";

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
