// The drawing surface: collects SVG, records the painted areas (for the layout) and shares gradients and repeated parts.
// Coordinates are rounded to a tenth of a unit.

import {
  apply,
  at,
  type Box,
  boxOf,
  convexHull,
  frame,
  identity,
  type Matrix,
  type Point,
  type Polyline,
} from "./geometry.ts";
import { toneOf } from "./palette.ts";
import type { Random } from "./random.ts";
import { flatWash } from "./wash.ts";

const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};
const join = (a: number, b: number): string => {
  const second = n(b);
  return second.startsWith("-") ? n(a) + second : `${n(a)} ${second}`;
};
/** Rounds to a tenth of a unit, or to whole units for a drawing that would be too large otherwise. */
const rounder =
  (grid: number) =>
  (value: number): number =>
    Math.round(value / grid) * grid;

/** Straight segments in relative coordinates, which keep long outlines small. */
export const straightPath = (points: Polyline, closed: boolean, grid = 0.1): string => {
  const round = rounder(grid);
  let [x, y] = [round(at(points, 0)[0]), round(at(points, 0)[1])];
  let d = `M${join(x, y)}l`;
  points.slice(1).forEach((point, i) => {
    const [dx, dy] = [round(point[0] - x), round(point[1] - y)];
    const step = join(dx, dy);
    d += i > 0 && !step.startsWith("-") ? ` ${step}` : step;
    [x, y] = [round(x + dx), round(y + dy)];
  });
  return closed ? `${d}z` : d;
};

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

type Knot = { point: Point; corner: boolean };

/** The points without repetitions; one that was given twice in succession is a corner. */
const knotsOf = (points: Polyline, closed: boolean): Knot[] => {
  const knots: Knot[] = [];
  for (const point of points) {
    const before = knots.at(-1);
    if (before !== undefined && isSame(before.point, point)) before.corner = true;
    else knots.push({ point, corner: false });
  }
  const [first, last] = [at(knots, 0), at(knots, -1)];
  if (!closed) {
    first.corner = true;
    last.corner = true;
  } else if (knots.length > 1 && isSame(first.point, last.point)) {
    first.corner = true;
    knots.pop();
  }
  return knots;
};

/** A smooth curve with the given points as control points; it passes through a point given twice, with a corner. */
export const softPath = (points: Polyline, closed: boolean, grid = 0.1): string => {
  const knots = points.length < 4 ? [] : knotsOf(points, closed);
  if (knots.length < 3) return straightPath(points, closed, grid);
  const round = rounder(grid);
  /** Where the curve passes between two control points. */
  const between = (a: Knot, b: Knot): Point =>
    a.corner ? a.point : b.corner ? b.point : [(a.point[0] + b.point[0]) / 2, (a.point[1] + b.point[1]) / 2];
  const first = at(knots, 0);
  const start = first.corner ? first.point : between(at(knots, -1), first);
  let [x, y] = [round(start[0]), round(start[1])];
  let d = `M${join(x, y)}`;
  let command = "";
  const draw = (letter: "q" | "l", targets: Polyline): void => {
    const moves = targets.map((target): Point => [round(target[0] - x), round(target[1] - y)]);
    for (const [i, [dx, dy]] of moves.entries()) {
      const step = join(dx, dy);
      d += i === 0 && letter !== command ? letter + step : step.startsWith("-") ? step : ` ${step}`;
    }
    command = letter;
    const [dx, dy] = at(moves, -1);
    [x, y] = [round(x + dx), round(y + dy)];
  };
  const count = knots.length - (closed ? 0 : 1);
  for (let i = 0; i < count; i++) {
    const [knot, next] = [at(knots, i), at(knots, (i + 1) % knots.length)];
    if (!knot.corner) draw("q", [knot.point, between(knot, next)]);
    else if (next.corner) draw("l", [next.point]);
  }
  return closed ? `${d}z` : d;
};

/** Twice the area of the outline; negative where it turns anticlockwise. */
const turnedArea = (polygon: Polyline): number => {
  let area = 0;
  polygon.forEach((point, i) => {
    const next = at(polygon, (i + 1) % polygon.length);
    area += point[0] * next[1] - next[0] * point[1];
  });
  return area;
};

/** The same outline, turning one way round, so that overlapping outlines add up instead of cancelling out. */
const clockwise = (polygon: Polyline): Polyline =>
  turnedArea(polygon) < 0 ? [...polygon].reverse() : polygon;

/** Whether a shape is broad and large enough for its light to be seen; stalks and hairs are not. */
const isStout = (polygon: Polyline): boolean => {
  const { left, top, right, bottom } = boxOf(polygon);
  const [wide, high] = [right - left, bottom - top];
  return Math.min(wide, high) > 9 && Math.abs(turnedArea(polygon)) / 2 > 0.3 * wide * high;
};

export type Style = Record<string, string | number | undefined>;
/** Uses fill and stroke opacity: with `opacity`, the renderer would composite a layer per element, which is much slower. */
const thin = (style: Style, paint: "fill" | "stroke"): Style => {
  const { opacity, ...rest } = style;
  if (opacity === undefined) return style;
  return {
    ...rest,
    [`${paint}-opacity`]: opacity,
    ...(paint === "fill" && style.stroke !== undefined ? { "stroke-opacity": opacity } : {}),
  };
};
const attributes = (style: Style): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`)
    .join("");

/** The state shared by all sketches of one plate. */
export type Page = {
  random: Random;
  /** 1 draws everything; less omits the finest details of a plate that would be too large. */
  detail: number;
  /** How much taller the plant's frame of stems is than usual. */
  tall: number;
  /** How much larger than usual leaves are drawn, so that a slender plant fills its sheet. */
  full: number;
  /** From 0 to 1, the same for all drafts of a plant: which gesture its main stem makes. */
  gesture: number;
  /**
   * How far the part being drawn will be turned when it is placed, so that its light, too, comes from the upper left of
   * the sheet.
   */
  turn: number;
  /** Only what is covered is recorded, to judge a draft; nothing is written. */
  draft: boolean;
  /** An id that is unique on this page. */
  name: () => string;
  /** Adds a definition once and returns its id. */
  define: (key: string, make: (id: string) => string) => string;
  definitions: () => string;
  /** Parts that are defined once and reused. */
  parts: Map<string, { id: string; sketch: Sketch }>;
  /** A record of what was drawn, for tests that compare it with the traits. */
  notes: Note[];
};

export type Note =
  | { part: "leaf"; node: number; side: -1 | 0 | 1; at: Point }
  | { part: "leaflets"; count: number }
  | { part: "shoot"; line: Polyline }
  | { part: "crowding"; share: number }
  | { part: "flowers" }
  | { part: "study"; name: string; box: Box };

export const newPage = (
  random: Random,
  detail = 1,
  tall = 1,
  draft = false,
  gesture = 0.9,
  full = 1,
): Page => {
  const known = new Map<string, string>();
  const texts: string[] = [];
  let names = 0;
  const name = () => `p${(names++).toString(36)}`;
  return {
    random,
    detail,
    tall,
    full,
    gesture,
    turn: 0,
    draft,
    name,
    parts: new Map(),
    notes: [],
    define: (key, make) => {
      const seen = known.get(key);
      if (seen !== undefined) return seen;
      const id = name();
      known.set(key, id);
      if (!draft) texts.push(make(id));
      return id;
    },
    definitions: () => texts.join(""),
  };
};

/** Strokes of these widths along the same lines, moved by `shift` on the sheet. */
export type GlowPass = { colour: string; opacity: number; shift: Point; widths: readonly number[] };

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How strong an outline is on the side of the light, where it nearly loses itself. */
const litLine = 0.62;

/** Draws a part that will be turned by the angle when it is placed. */
export const turnedBy = <T>(page: Page, angle: number, draw: () => T): T => {
  const before = page.turn;
  page.turn = angle;
  const drawn = draw();
  page.turn = before;
  return drawn;
};

export class Sketch {
  readonly page: Page;
  readonly #parts: string[] = [];
  #mass: Point[][] = [];
  readonly #reach: Point[] = [];
  readonly #laid: { box: Box; sketch: Sketch }[] = [];
  #edge: { count: number; points: Point[] } | undefined;
  /** What is seen of outlines that keep more room than they cover. */
  readonly #seen = new Map<readonly Point[], readonly Point[]>();
  /** Outlines that are mostly air: the hulls of feathery leaves. */
  readonly #airy = new Set<readonly Point[]>();
  box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(page: Page) {
    this.page = page;
  }

  get random(): Random {
    return this.page.random;
  }
  get svg(): string {
    return this.#parts.join("");
  }
  /** The outlines of painted shapes, for finding free space. */
  get mass(): readonly (readonly Point[])[] {
    return this.#mass;
  }
  /** The points of everything drawn, fine lines too. */
  get reach(): readonly Point[] {
    return this.#reach;
  }
  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Adds the element; a draft only counts it. */
  #write(element: () => string): void {
    this.#parts.push(this.page.draft ? "" : element());
  }

  #cover(points: Polyline, margin: number, solid: boolean): void {
    for (const point of points) {
      const [x, y] = point;
      this.#reach.push(point);
      this.box.left = Math.min(this.box.left, x - margin);
      this.box.right = Math.max(this.box.right, x + margin);
      this.box.top = Math.min(this.box.top, y - margin);
      this.box.bottom = Math.max(this.box.bottom, y + margin);
    }
    // Free space is searched in steps of several units, so every second point of a long outline is precise enough.
    if (!solid) return;
    const apart = points.filter((point, i) => i === 0 || !isSame(point, at(points, i - 1)));
    this.#mass.push(apart.length > 14 ? apart.filter((_, i) => i % 2 === 0) : apart);
  }

  /** Records that a part of many fine pieces covers this outline, without drawing anything. */
  occupy(outline: Polyline): void {
    this.#cover(outline, 0, true);
  }

  #path(points: Polyline, closed: boolean, soft: boolean): string {
    if (this.page.draft) return "";
    return (soft ? softPath : straightPath)(points, closed, this.page.detail < 0.2 ? 1 : 0.1);
  }

  fill(points: Polyline, style: Style, soft = true): void {
    const width = style.stroke === undefined ? 0 : Number(style["stroke-width"] ?? 1) / 2;
    this.#cover(points, width, true);
    this.#write(() => `<path d="${this.#path(points, true, soft)}"${attributes(thin(style, "fill"))}/>`);
  }

  line(points: Polyline, stroke: string, width: number, style: Style = {}): void {
    this.#cover(points, width / 2, width > 1.4);
    this.#write(
      () =>
        `<path d="${this.#path(points, false, true)}" fill="none"${attributes({ stroke, "stroke-width": width, ...thin(style, "stroke") })}/>`,
    );
  }

  /** Many fine lines as one element. */
  lines(all: readonly Polyline[], stroke: string, width: number, style: Style = {}): void {
    if (all.length === 0) return;
    for (const points of all) this.#cover(points, width / 2, false);
    const d = all.map((points) => this.#path(points, false, true)).join("");
    this.#write(
      () =>
        `<path d="${d}" fill="none"${attributes({ stroke, "stroke-width": width, ...thin(style, "stroke") })}/>`,
    );
  }

  /** Many raised patches: each light, with its dark shape beneath it on the side away from the light. */
  raised(
    all: readonly Polyline[],
    light: { fill: string; opacity: number },
    dark: { fill: string; opacity: number },
  ): void {
    if (all.length === 0) return;
    for (const points of all) this.#cover(points, 0, false);
    const d = all.map((points) => this.#path(points, true, true)).join("");
    const id = this.page.name();
    const style = ({ fill, opacity }: typeof light): string => attributes({ fill, "fill-opacity": opacity });
    this.#write(
      () =>
        `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" x=".6" y=".8"${style(dark)}/><use href="#${id}"${style(light)}/>`,
    );
  }

  /**
   * Soft light or shade along many lines, inside a shape that is drawn already: each pass is a set of faint strokes one
   * within the other, moved together on the sheet.
   */
  glow(lines: readonly Polyline[], passes: readonly GlowPass[]): void {
    if (lines.length === 0 || this.page.draft) return;
    const d = lines.map((points) => softPath(points, false, 0.5)).join("");
    const id = this.page.name();
    const back = frame([0, 0], -this.page.turn);
    const groups = passes.map(({ colour, opacity, shift, widths }) => {
      const [dx, dy] = apply(back, shift);
      const strokes = widths.map((width) => `<use href="#${id}" stroke-width="${n(width)}"/>`).join("");
      const moved = dx === 0 && dy === 0 ? "" : ` transform="translate(${n(dx)} ${n(dy)})"`;
      return `<g stroke="${colour}" stroke-opacity="${Math.round(opacity * 100) / 100}"${moved}>${strokes}</g>`;
    });
    this.#write(
      () => `<defs><path id="${id}" fill="none" stroke-linecap="round" d="${d}"/></defs>${groups.join("")}`,
    );
  }

  /** Many patches of one paint as one element. */
  patches(all: readonly Polyline[], style: Style, soft = true): void {
    if (all.length === 0) return;
    for (const points of all) this.#cover(points, 0, false);
    const d = all.map((points) => this.#path(points, true, soft)).join("");
    this.#write(
      () => `<path d="${d}"${attributes(thin(style, style.fill === "none" ? "stroke" : "fill"))}/>`,
    );
  }

  /** Many dots of one paint as one element: each is a zero-length stroke with a round cap. */
  dots(points: Polyline, colour: string, size: number, style: Style = {}): void {
    if (points.length === 0) return;
    this.#cover(points, size / 2, false);
    this.#write(
      () =>
        `<path d="${points.map((point) => `M${join(point[0], point[1])}h0`).join("")}" fill="none"${attributes({ stroke: colour, "stroke-width": size, "stroke-linecap": "round", ...thin(style, "stroke") })}/>`,
    );
  }

  /**
   * A painted shape with an ink outline that is heavier on the side away from the light: a copy of the shape in ink,
   * shifted to the lower right, lies beneath it.
   */
  body(points: Polyline, paint: string, ink: string, weight = 1, soft = true, glaze?: string): void {
    this.#cover(points, weight, true);
    const d = this.#path(points, true, soft);
    // What is given as one flat colour is shaded all the same, unless it is a thread.
    const fill =
      !this.page.draft && paint.startsWith("#") && isStout(points)
        ? flatWash(this.page, toneOf(paint))
        : paint;
    const over = (id: string): string => (glaze === undefined ? "" : `<use href="#${id}" fill="${glaze}"/>`);
    if (weight < 0.8) {
      const style = attributes({ fill, stroke: ink, "stroke-width": weight * 0.85 });
      const id = glaze === undefined ? "" : this.page.name();
      this.#write(() =>
        glaze === undefined
          ? `<path d="${d}"${style}/>`
          : `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}"${style}/>${over(id)}`,
      );
      return;
    }
    const id = this.page.name();
    const [dx, dy] = apply(frame([0, 0], -this.page.turn), [weight * 0.8, weight * 0.9]);
    this.#write(
      () =>
        `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" fill="${ink}" x="${n(dx)}" y="${n(dy)}"/>` +
        `<use href="#${id}" fill="${fill}" stroke="${ink}"${attributes({ "stroke-width": weight * 0.5, "stroke-opacity": litLine })}/>` +
        over(id),
    );
  }

  /**
   * The two halves of a blade, the one further away first: each with its own wash, over one ink edge that is heavier on
   * the side away from the light. They take the `room`, if there is one, instead of what they cover.
   * Gives the ids of their shapes.
   */
  halves(
    halves: readonly { points: Polyline; fill: string; glazes?: readonly string[] }[],
    ink: string,
    weight: number,
    room: readonly Polyline[] = halves.map(({ points }) => points),
  ): string[] {
    for (const [i, points] of room.entries()) {
      this.#cover(points, weight, true);
      const [kept, half] = [this.#mass.at(-1), halves[i]];
      if (kept !== undefined && half !== undefined && half.points !== points)
        this.#seen.set(kept, half.points);
    }
    const ids: string[] = [];
    let under = "";
    let over = "";
    let washes = "";
    for (const { points, fill, glazes = [] } of halves) {
      const id = this.page.name();
      ids.push(id);
      under += `<path id="${id}" d="${this.#path(points, true, true)}"/>`;
      over += `<use href="#${id}" fill="${fill}"/>`;
      for (const glaze of glazes) washes += `<use href="#${id}" fill="${glaze}"/>`;
    }
    this.#write(
      () =>
        `<g fill="${ink}" transform="translate(${n(weight * 0.8)} ${n(weight * 0.9)})">${under}</g><g stroke="${ink}"${attributes({ "stroke-width": weight * 0.45, "stroke-opacity": litLine })}>${over}</g>${washes}`,
    );
    return ids;
  }

  /** Draws only what lies within these shapes. */
  within(ids: readonly string[], draw: () => void): void {
    const clip = this.page.name();
    this.#write(
      () =>
        `<clipPath id="${clip}">${ids.map((id) => `<use href="#${id}"/>`).join("")}</clipPath><g clip-path="url(#${clip})">`,
    );
    draw();
    this.#write(() => "</g>");
  }

  /** Draws another sketch, transformed by the matrix. */
  place(other: Sketch, matrix: Matrix = identity): void {
    if (other.isEmpty) return;
    const plain = matrix.every((value, i) => value === identity[i]);
    this.#write(() =>
      plain
        ? other.svg
        : `<g transform="matrix(${matrix.map((v) => Math.round(v * 1000) / 1000).join(" ")})">${other.svg}</g>`,
    );
    if (plain) this.#join(other);
    else this.#take(other, matrix);
  }

  /** The outlines of everything painted, as one path that is defined once; its id, or nothing for an empty sketch. */
  outline(): string | undefined {
    const d = this.mass
      // The shadow of a hull that is mostly air would be a grey blot on the paper.
      .filter((polygon) => polygon.length > 2 && !this.#airy.has(polygon))
      .map((polygon) => straightPath(clockwise(this.#seen.get(polygon) ?? polygon), true, 1))
      .join("");
    return d === "" ? undefined : this.page.define(`outline ${d}`, (id) => `<path id="${id}" d="${d}"/>`);
  }

  /**
   * The shadow that one outline casts on others, to the lower right, deepest where they touch: nothing falls on the
   * paper, because it is clipped to the ground.
   */
  shadow(thrown: string, ground: readonly string[]): void {
    if (ground.length === 0) return;
    const clip = this.page.name();
    const used = (id: string, x: number, y: number): string => `<use href="#${id}" x="${x}" y="${y}"/>`;
    this.#write(
      () =>
        `<clipPath id="${clip}">${ground.map((id) => `<use href="#${id}"/>`).join("")}</clipPath><g clip-path="url(#${clip})" fill="#12263a" fill-opacity=".1">` +
        `${used(thrown, 2, 2.6)}${used(thrown, 4, 5.2)}${used(thrown, 6.2, 8.2)}${used(thrown, 8.6, 11.6)}</g>`,
    );
  }

  /** Draws another sketch, which throws a shadow on those laid before that it covers in part. */
  lay(other: Sketch): void {
    if (!this.page.draft && this.page.detail >= 0.5) {
      const { box } = other;
      const ground = this.#laid.filter((each) => overlaps(each.box, box));
      this.#laid.push({ box: { ...box }, sketch: other });
      const outline = ground.length === 0 ? undefined : other.outline();
      if (outline !== undefined)
        this.shadow(
          outline,
          ground.flatMap((each) => each.sketch.outline() ?? []),
        );
    }
    this.place(other);
  }

  /** Draws a shared part, which is defined once under `key`. */
  reuse(key: string, make: () => Sketch, matrix: Matrix): void {
    let part = this.page.parts.get(key);
    if (part === undefined) {
      const sketch = make();
      sketch.#simplify();
      const id = this.page.define(`part ${key}`, (name) => `<g id="${name}">${sketch.svg}</g>`);
      part = { id, sketch };
      this.page.parts.set(key, part);
    }
    this.#write(
      () =>
        `<use href="#${part.id}" transform="matrix(${matrix.map((v) => Math.round(v * 1000) / 1000).join(" ")})"/>`,
    );
    this.#take(part.sketch, matrix);
  }

  /** The convex hull: it bounds the drawing under any transform. */
  #hull(): Point[] {
    if (this.#edge !== undefined && this.#edge.count === this.#reach.length) return this.#edge.points;
    const points = convexHull(this.#reach);
    this.#edge = { count: this.#reach.length, points };
    return points;
  }

  /** Replaces the outlines of a part with very many pieces (such as leaflets) by their hull. */
  #simplify(): void {
    if (this.#mass.length <= 24) return;
    const hull = this.#hull();
    const painted = this.#mass.reduce((sum, polygon) => sum + Math.abs(turnedArea(polygon)), 0);
    if (painted < Math.abs(turnedArea(hull)) * 0.6) this.#airy.add(hull);
    this.#mass = [hull];
  }

  #add(polygon: Point[], airy: boolean, seen?: readonly Point[]): void {
    this.#mass.push(polygon);
    if (seen !== undefined) this.#seen.set(polygon, seen);
    if (airy) this.#airy.add(polygon);
  }

  /** Takes over what another sketch covers, in the same place: its hull, which is costly, is not needed. */
  #join(other: Sketch): void {
    for (const polygon of other.mass)
      this.#add([...polygon], other.#airy.has(polygon), other.#seen.get(polygon));
    for (const point of other.#reach) this.#reach.push(point);
    const { left, top, right, bottom } = other.box;
    this.box.left = Math.min(this.box.left, left);
    this.box.right = Math.max(this.box.right, right);
    this.box.top = Math.min(this.box.top, top);
    this.box.bottom = Math.max(this.box.bottom, bottom);
  }

  #take(other: Sketch, matrix: Matrix): void {
    for (const polygon of other.mass)
      this.#add(
        polygon.map((point) => apply(matrix, point)),
        other.#airy.has(polygon),
        other.#seen.get(polygon)?.map((point) => apply(matrix, point)),
      );
    this.#cover(
      other.#hull().map((point) => apply(matrix, point)),
      0.5,
      false,
    );
  }
}
