import { describe, expect, it } from "vitest";
import { recognitionHint } from "./recognition-hint.ts";

describe("recognitionHint", () => {
  it("is the first sentence if that is long enough", () => {
    const first = "Look for long feather-shaped leaves with 9 to 15 pairs of curved, saw-toothed leaflets.";
    expect(recognitionHint(`${first} The flowers\n are small.`)).toBe(first);
  });

  it("continues while too short, but not with a sentence that exceeds the limit", () => {
    expect(
      recognitionHint("A tall grass. Crush it: it smells of lemon. It grows in clumps by the fence."),
    ).toBe("A tall grass. Crush it: it smells of lemon. It grows in clumps by the fence.");
    expect(recognitionHint(`A grass. ${"Very ".repeat(60)}long.`)).toBe("A grass.");
    expect(recognitionHint("")).toBe("");
  });

  it("does not end at an abbreviation within a sentence", () => {
    const line = "It is about 3 cm. wide and has a smell of garlic that stays on the hand for an hour.";
    expect(recognitionHint(`${line} Bark grey.`)).toBe(line);
  });
});
