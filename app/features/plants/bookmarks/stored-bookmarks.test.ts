import { expect, it } from "vitest";
import { parseStoredBookmarks } from "./stored-bookmarks.ts";

it.each([
  ["the person's own", '{"userId":"ann","plants":["neem"]}', ["neem"]],
  ["somebody else's", '{"userId":"bob","plants":["neem"]}', []],
  ["another shape", '["neem"]', []],
  ["no JSON", "neem", []],
  ["nothing", null, []],
])("parses stored bookmarks: %s", (_case, text, plants) => {
  expect([...parseStoredBookmarks(text, "ann")]).toEqual(plants);
});
