// Turns a line of text into SVG paths, so that it looks the same on machines without the site's fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, type OutlinePoint, readFont } from "./woff2.ts";

const require = createRequire(import.meta.url);

const files = {
  title: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  italic: "@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2",
} as const;
export type Face = keyof typeof files;

const fonts = new Map<Face, Font>();
const fontOf = (face: Face): Font => {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const font = readFont(readFileSync(require.resolve(files[face])));
  fonts.set(face, font);
  return font;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** A TrueType contour as an SVG subpath: off-curve points are quadratic control points; two in a row imply an on-curve point between them. */
const contourPath = (contour: readonly OutlinePoint[], place: (point: OutlinePoint) => string): string => {
  const points = contour.flatMap((point, i): OutlinePoint[] => {
    const next = contour[(i + 1) % contour.length];
    if (next === undefined || point.onCurve || next.onCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, onCurve: true }];
  });
  const start = points.findIndex((point) => point.onCurve);
  if (start < 0) return "";
  const ordered = [...points.slice(start), ...points.slice(0, start), ...points.slice(start, start + 1)];
  let path = "";
  ordered.forEach((point, i) => {
    const before = ordered[i - 1];
    if (i === 0) path += `M${place(point)}`;
    else if (!point.onCurve) path += `Q${place(point)} `;
    else path += before?.onCurve === true ? `L${place(point)}` : place(point);
  });
  return `${path}Z`;
};

export type TextOutline = { path: string; width: number };

/** The text with its baseline starting at (x, y). */
export const textOutline = (text: string, face: Face, size: number, x: number, y: number): TextOutline => {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  let path = "";
  for (const character of text.normalize("NFC")) {
    const glyph = font.glyph(character);
    const from = pen;
    for (const contour of glyph.contours)
      path += contourPath(
        contour,
        (point) => `${round(x + (from + point.x) * scale)} ${round(y - point.y * scale)}`,
      );
    pen += glyph.advance;
  }
  return { path, width: pen * scale };
};

/** The largest size at which the text is at most `width` wide. */
export const sizeToFit = (text: string, face: Face, wanted: number, width: number): number =>
  Math.min(wanted, (wanted * width) / Math.max(1, textOutline(text, face, wanted, 0, 0).width));

/** Breaks a name into as few lines as fit at this size. */
export const breakLines = (text: string, face: Face, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && textOutline(`${last} ${word}`, face, size, 0, 0).width <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
