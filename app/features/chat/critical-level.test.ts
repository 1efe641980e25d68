import { expect, test } from "vitest";
import { criticalLevel, splitTitle } from "./critical-level.ts";

test("only emergency and crisis count as critical", () => {
  expect(["emergency", "crisis", "urgent", "routine", ""].map(criticalLevel)).toEqual([
    "emergency",
    "crisis",
    null,
    null,
    null,
  ]);
});

test("the first heading becomes the title and the rest is unchanged", () => {
  expect(splitTitle("## Get help now\n\n**Call 911.**\n\n## More")).toEqual({
    title: "Get help now",
    rest: "**Call 911.**\n\n## More",
  });
  expect(splitTitle("Call 911.")).toEqual({ title: undefined, rest: "Call 911." });
  expect(splitTitle("# Alone")).toEqual({ title: "Alone", rest: "" });
});
