import { describe, expect, it } from "vitest";
import { cleanText, countCharacters, testimonialLength, textError } from "./rules.ts";

describe("testimonial rules", () => {
  it.each([
    ["a".repeat(19), "Please write at least 20 characters"],
    [`  ${"a".repeat(19)}   `, "Please write at least 20 characters"],
    ["a".repeat(20), null],
    ["a".repeat(1000), null],
    ["a".repeat(1001), "Please write at most 1,000 characters"],
  ])("validate %j", (text, error) => {
    expect(textError(text, testimonialLength)).toBe(error);
  });

  it("count code points, not UTF-16 units", () => {
    expect(countCharacters("🌿".repeat(20))).toBe(20);
  });

  it("normalise line ends and remove control characters", () => {
    expect(cleanText(" one\r\ntwo\u0007\rthree \n")).toBe("one\ntwo\nthree");
  });
});
