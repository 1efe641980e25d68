import { expect, it } from "vitest";
import { lettersOf } from "./letters.ts";

it("gives each first letter with the place of its first plant", () => {
  const names = ["7-Year Vine", "Aloe", "annatto", "Bay Leaf"].map((common_name) => ({ common_name }));
  expect(lettersOf(names)).toEqual([
    { letter: "#", index: 0 },
    { letter: "A", index: 1 },
    { letter: "B", index: 3 },
  ]);
  expect(lettersOf([])).toEqual([]);
});
