import { describe, expect, it } from "vitest";
import { cleanText, letters, testimonialLength, textFault } from "./rules.ts";

describe("a testimonial", () => {
  it.each([
    ["a".repeat(19), "Please write at least 20 characters"],
    [`  ${"a".repeat(19)}   `, "Please write at least 20 characters"],
    ["a".repeat(20), null],
    ["a".repeat(1000), null],
    ["a".repeat(1001), "Please write at most 1,000 characters"],
  ])("of %j", (text, fault) => {
    expect(textFault(text, testimonialLength)).toBe(fault);
  });

  it("counts letters, not halves of them", () => {
    expect(letters("🌿".repeat(20))).toBe(20);
  });

  it("is kept plain", () => {
    expect(cleanText(" one\r\ntwo\u0007\rthree \n")).toBe("one\ntwo\nthree");
  });
});
