import { describe, expect, it } from "vitest";
import { agesIn, mayBeTold } from "./ages-told.ts";

describe("the ages that a line tells of", () => {
  it.each([
    ["can my 4 year old have guava tea", [48]],
    ["85 year old belly running", [1020]],
    ["eighty-one years old and weak", [972]],
    ["two and a half year old has a cold", [24]],
    ["baby of six months old, and one 3 years old", [6, 36]],
    ["two year boy with a cough", [24]],
    ["pressure tablets for ten years", []],
  ])("%s", (line, ages) => expect(agesIn(line)).toEqual(ages));

  it("are near each other, or not", () => {
    expect(mayBeTold(60, [24])).toBe(true);
    expect(mayBeTold(1020, [48])).toBe(false);
    expect(mayBeTold(8, [18])).toBe(false);
    expect(mayBeTold(150, [24])).toBe(false);
    expect(mayBeTold(150, [24, 144])).toBe(true);
    expect(mayBeTold(150, [])).toBe(true);
  });
});
