// Letters as shapes, read from the house's own fonts.
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { breakLines, letter, sizeToFit } from "./lettering.ts";
import { linkPreview } from "./link-preview.ts";
import { readFont } from "./woff2.ts";

const contours = (path: string): number => path.split("Z").length - 1;

describe("letters", () => {
  it("have the contours of their shapes, accents included", () => {
    expect(contours(letter("O", "title", 100, 0, 0).path)).toBe(2);
    expect(contours(letter("l", "title", 100, 0, 0).path)).toBe(1);
    expect(contours(letter("é", "title", 100, 0, 0).path)).toBeGreaterThan(
      contours(letter("e", "title", 100, 0, 0).path),
    );
    expect(letter(" ", "title", 100, 0, 0).path).toBe("");
  });
  it("stand on the baseline where they are put", () => {
    const points = [...letter("H", "title", 100, 10, 200).path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(200, 0);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(10);
  });
  it("widths add up and sizes fit", () => {
    expect(letter("MM", "title", 40, 0, 0).width).toBeCloseTo(2 * letter("M", "title", 40, 0, 0).width, 3);
    const size = sizeToFit("A very long plant name indeed", "title", 90, 300);
    expect(letter("A very long plant name indeed", "title", size, 0, 0).width).toBeLessThanOrEqual(300.5);
    expect(breakLines("West Indian Wood Nettle", "title", 90, 500).length).toBeGreaterThan(1);
  });
  it("refuses what is no font", () => {
    expect(() => readFont(new Uint8Array(64))).toThrow("not a WOFF2 font");
  });
});

it("a link preview carries the name: other names make another picture", async () => {
  const pixels = { data: Buffer.alloc(400 * 500 * 3, 240), width: 400, height: 500 };
  const [one, other] = await Promise.all([
    linkPreview(pixels, { common: "Sweet Broom", scientific: "Scoparia dulcis" }),
    linkPreview(pixels, { common: "Neem", scientific: "Azadirachta indica" }),
  ]);
  expect(one.equals(other)).toBe(false);
  const { width, height } = await sharp(one).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
