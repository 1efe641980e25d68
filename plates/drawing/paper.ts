// The background of a plate: warm paper, slightly browner towards the edges, with an irregular double frame.
import type { Point } from "./geometry.ts";
import type { Page } from "./sketch.ts";
import { softPath } from "./sketch.ts";

/** The size of a plate in page units. */
export const sheet = { width: 1000, height: 1250 };

export const paperSheet = (page: Page): string => {
  const { width, height } = sheet;
  const wobble = page.random.fork("frame");
  const ruled = (inset: number): Point[] => {
    const corners: Point[] = [
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
      [inset, inset],
    ];
    return corners.flatMap((corner, i): Point[] => {
      const next = corners[i + 1];
      if (next === undefined) return [corner];
      return [
        corner,
        corner,
        [
          (corner[0] + next[0]) / 2 + wobble.around(0, 0.9),
          (corner[1] + next[1]) / 2 + wobble.around(0, 0.9),
        ],
      ];
    });
  };
  return (
    `<radialGradient id="sheet" cx=".46" cy=".42" r=".8"><stop offset="0" stop-color="#fbf5e3"/><stop offset=".6" stop-color="#f6edd4"/><stop offset="1" stop-color="#ead9b3"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sheet)"/>` +
    `<path d="${softPath(ruled(33), false)}" fill="none" stroke="#8a744c" stroke-width="1.7" opacity=".75"/><path d="${softPath(ruled(41), false)}" fill="none" stroke="#8a744c" stroke-width=".7" opacity=".7"/>`
  );
};
