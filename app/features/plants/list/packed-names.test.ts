import { expect, it } from "vitest";
import { packNames, unpackNames } from "./packed-names.ts";

it("brings back every plant's name as it was", () => {
  const names = [
    { id: "neem", common_name: "Neem" },
    { id: "aloe", common_name: "Aloe (bitter aloes)" },
    { id: "job-s-tears", common_name: "Job's tears" },
  ];
  expect(unpackNames(packNames(names))).toEqual(names);
});
