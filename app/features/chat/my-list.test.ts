import { expect, test } from "vitest";
import { emptyList, parseList } from "./my-list.ts";

test("a stored list comes back, and anything else is no list", () => {
  const list = { medicines: ["warfarin"], illnesses: ["kidney disease"] };
  expect(parseList(JSON.stringify(list))).toEqual(list);
  for (const text of [null, "", "{", "[]", '{"medicines":[1],"illnesses":[]}', '{"medicines":["a"]}'])
    expect(parseList(text)).toEqual(emptyList);
});
