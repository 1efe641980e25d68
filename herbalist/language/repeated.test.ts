import { expect, it } from "vitest";
import { withoutRepeats } from "./repeated.ts";

it("keeps the first and the last of what is named over and over, and all that is named less often", () => {
  const said = Array.from({ length: 100 }, (_, at) => ({ name: at % 10 === 5 ? "neem" : "soursop", at }));
  const kept = withoutRepeats(said, ({ name }) => name);
  const places = (wanted: string) => kept.filter(({ name }) => name === wanted).map(({ at }) => at);
  expect(places("neem")).toHaveLength(10);
  expect(places("soursop")).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 91, 92, 93, 94, 96, 97, 98, 99]);
});
