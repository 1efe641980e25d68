import { expect, test } from "vitest";
import { graveLevel, splitTitle } from "./grave.ts";

test("only emergencies and crises are grave", () => {
  expect(["emergency", "crisis", "urgent", "routine", ""].map(graveLevel)).toEqual([
    "emergency",
    "crisis",
    null,
    null,
    null,
  ]);
});

test("the first heading is the title, and nothing else is lost", () => {
  expect(splitTitle("## Get help now\n\n**Call 911.**\n\n## More")).toEqual({
    title: "Get help now",
    rest: "**Call 911.**\n\n## More",
  });
  expect(splitTitle("Call 911.")).toEqual({ title: undefined, rest: "Call 911." });
  expect(splitTitle("# Alone")).toEqual({ title: "Alone", rest: "" });
});
