import { expect, it } from "vitest";
import { nameInText, namesFirst } from "./names-first.ts";

const plant = { common_name: "Bitter Melon", creole_names: ["Bitter melon", "Carilla", "Caraili"] };

it.each([
  ["", "Carilla"],
  ["carai", "Caraili · Carilla"],
  ["CARILLA", "Carilla"],
  ["melon", "Carilla"],
  ["sugar", "Carilla"],
])("after “%s” they are %s", (sought, names) => expect(namesFirst(plant, sought)).toBe(names));

it("are none where the common name is the only one", () =>
  expect(namesFirst({ common_name: "Neem", creole_names: ["Neem"] }, "neem")).toBeUndefined());

it("go before the common name in a line of text, if there are any", () => {
  expect(nameInText(plant)).toBe("Carilla (Bitter Melon)");
  expect(nameInText({ common_name: "Neem", creole_names: ["Neem"] })).toBe("Neem");
});
