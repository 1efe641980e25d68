import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { linkPreview } from "./link-preview.ts";
import { breakLines, sizeToFit, textOutline } from "./text-outline.ts";
import { readFont } from "./woff2.ts";

const contours = (path: string): number => path.split("Z").length - 1;

describe("text outlines", () => {
  it("have the contours of each glyph, accents included", () => {
    expect(contours(textOutline("O", "title", 100, 0, 0).path)).toBe(2);
    expect(contours(textOutline("l", "title", 100, 0, 0).path)).toBe(1);
    expect(contours(textOutline("é", "title", 100, 0, 0).path)).toBeGreaterThan(
      contours(textOutline("e", "title", 100, 0, 0).path),
    );
    expect(textOutline(" ", "title", 100, 0, 0).path).toBe("");
  });
  it("start at the given baseline position", () => {
    const points = [...textOutline("H", "title", 100, 10, 200).path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(200, 0);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(10);
  });
  it("add up the widths, and fit a text into a width", () => {
    expect(textOutline("MM", "title", 40, 0, 0).width).toBeCloseTo(
      2 * textOutline("M", "title", 40, 0, 0).width,
      3,
    );
    const size = sizeToFit("A very long plant name indeed", "title", 90, 300);
    expect(textOutline("A very long plant name indeed", "title", size, 0, 0).width).toBeLessThanOrEqual(
      300.5,
    );
    expect(breakLines("West Indian Wood Nettle", "title", 90, 500).length).toBeGreaterThan(1);
  });
  it("throws on a file that is not a WOFF2 font", () => {
    expect(() => readFont(new Uint8Array(64))).toThrow("not a WOFF2 font");
  });
});

it("draws the plant's names into the link preview", async () => {
  const pixels = { data: Buffer.alloc(400 * 500 * 3, 240), width: 400, height: 500 };
  const [one, other] = await Promise.all([
    linkPreview(pixels, { common: "Sweet Broom", scientific: "Scoparia dulcis" }),
    linkPreview(pixels, { common: "Neem", scientific: "Azadirachta indica" }),
  ]);
  expect(one.equals(other)).toBe(false);
  const { width, height } = await sharp(one).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
