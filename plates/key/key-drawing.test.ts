import { expect, test } from "vitest";
import { keyCharacters } from "#catalogue/key-words.ts";
import { keyDrawings } from "./key-drawing.ts";

test("every answer of the key has a drawing of its own", () => {
  const drawings = keyDrawings().map(({ name, draw }) => ({ name, svg: draw() }));
  expect(drawings).toHaveLength(Object.values(keyCharacters).flat().length);
  for (const { name, svg } of drawings) {
    expect(svg, name).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.match(/<path /g)?.length ?? 0, name).toBeGreaterThan(0);
  }
  for (const character of Object.keys(keyCharacters)) {
    const own = drawings.filter(({ name }) => name.startsWith(`key-${character}-`)).map(({ svg }) => svg);
    expect(new Set(own).size, character).toBe(own.length);
  }
});
