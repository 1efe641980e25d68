import { expect, it } from "vitest";
import { parseKept } from "./kept-bookmarks.ts";

it.each([
  ["the person's own", '{"userId":"ann","plants":["neem"]}', ["neem"]],
  ["somebody else's", '{"userId":"bob","plants":["neem"]}', []],
  ["another shape", '["neem"]', []],
  ["no JSON", "neem", []],
  ["nothing", null, []],
])("parses stored bookmarks: %s", (_case, text, plants) => {
  expect([...parseKept(text, "ann")]).toEqual(plants);
});
