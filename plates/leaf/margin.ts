// Leaf margins: turns a smooth half outline into a toothed, scalloped, wavy or spiny one.
import { along, lengthOf, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import type { LeafTraits } from "./shape.ts";

const teethPerSide: Partial<Record<LeafTraits["margin"], number>> = {
  toothed: 13,
  "fine-toothed": 20,
  "coarse-toothed": 7,
  scalloped: 10,
  "double-toothed": 9,
  spiny: 9,
  wavy: 4,
  hairy: 16,
};

/** Evenly spaced points along a line, by length. */
export const spaced = (line: Polyline, count: number): Point[] => {
  const total = lengthOf(line);
  const marks = steps(line.length).map((share) => ({ share, run: 0 }));
  let run = 0;
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (before !== undefined) run += Math.hypot(point[0] - before[0], point[1] - before[1]);
    const mark = marks[i];
    if (mark !== undefined) mark.run = run;
  });
  return steps(count).map((t) => {
    const wanted = t * total;
    const next = marks.findIndex((mark) => mark.run >= wanted);
    const after = marks[Math.max(next, 1)];
    const before = marks[Math.max(next, 1) - 1];
    if (after === undefined || before === undefined) return line.at(-1) ?? [0, 0];
    const inside = after.run > before.run ? (wanted - before.run) / (after.run - before.run) : 0;
    return along(line, before.share + (after.share - before.share) * inside).point;
  });
};

/**
 * The half outline (base to tip, positive side outwards at +y) with its margin cut. `bare` is the fraction next
 * to the base that stays smooth.
 */
export const cutMargin = (
  half: Polyline,
  margin: LeafTraits["margin"],
  random: Random,
  scale = 1,
  bare = 0.12,
): Point[] => {
  const teeth = Math.round((teethPerSide[margin] ?? 0) * scale);
  if (margin === "entire" || margin === "hairy" || teeth === 0) return spaced(half, scale < 0.7 ? 9 : 12);
  const total = lengthOf(half);
  const pitch = (total * (1 - bare)) / teeth;
  const normalAt = (t: number, outwards: number): Point => {
    const { point, angle } = along(even, t);
    return polar(point, angle + Math.PI / 2, outwards);
  };
  const even = spaced(half, 60);
  if (margin === "wavy")
    return steps(19).map((t) =>
      normalAt(t, Math.sin(t * teeth * Math.PI * 2 + 0.7) * total * 0.011 * Math.sin(t * Math.PI)),
    );
  const points: Point[] = steps(4).map((t) => along(even, t * bare).point);
  for (let i = 0; i < teeth; i++) {
    const start = bare + ((1 - bare) * i) / teeth;
    const width = (1 - bare) / teeth;
    // Teeth get smaller towards the tip, so that the tip stays pointed.
    const fade = Math.min(1, (teeth - i) / 3.2) * Math.min(1, (i + 1.5) / 2.5);
    const depth = pitch * fade * random.between(0.85, 1.15);
    if (margin === "scalloped") {
      for (const [share, out] of [
        [0.12, 0.1],
        [0.35, 0.3],
        [0.65, 0.32],
        [0.9, 0.1],
      ] as const)
        points.push(normalAt(start + width * share, depth * out));
    } else if (margin === "double-toothed") {
      points.push(normalAt(start + width * 0.05, 0), normalAt(start + width * 0.4, depth * 0.3));
      points.push(normalAt(start + width * 0.46, depth * 0.16), normalAt(start + width * 0.94, depth * 0.46));
    } else if (margin === "spiny") {
      points.push(normalAt(start + width * 0.3, -depth * 0.05), normalAt(start + width * 0.78, depth * 0.12));
      points.push(normalAt(start + width * 0.92, depth * 0.5), normalAt(start + width * 0.98, depth * 0.06));
    } else {
      const out = margin === "coarse-toothed" ? 0.34 : 0.36;
      points.push(normalAt(start + width * 0.04, 0), normalAt(start + width * 0.55, depth * out * 0.45));
      points.push(normalAt(start + width * (margin === "coarse-toothed" ? 0.82 : 0.95), depth * out));
    }
  }
  points.push(half.at(-1) ?? [1, 0]);
  return points;
};

/** Whether an outline with this margin is drawn with corners. */
export const hasCorners = (margin: LeafTraits["margin"]): boolean =>
  ["toothed", "fine-toothed", "coarse-toothed", "double-toothed", "spiny"].includes(margin);
