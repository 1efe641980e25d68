import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentFolder, parsePlant } from "./load.ts";
import { isSwallowed, type Route } from "./words.ts";

type Draft = ReturnType<typeof parse>;

/** Neem's file with one change, so that each test shows what that change causes. */
function faultsAfter(change: (draft: Draft) => void): string[] {
  const draft = parse(readFileSync(`${contentFolder}/plants/neem.yaml`, "utf8"));
  change(draft);
  return parsePlant(stringify(draft), "neem").faults.map((fault) => fault.replace(/^.*?:\d+: /, ""));
}

const poisonous = (draft: Draft) => {
  draft.safety.hazard = "dangerous";
  draft.description = `Neem is poisonous. ${draft.description}`;
  draft.safety.warnings = `This plant is dangerous. ${draft.safety.warnings}`;
  draft.uses = draft.uses.filter((use: { route: Route }) => !isSwallowed(use.route));
  delete draft.preparation_methods["Weak leaf tea"];
};

test("accepts the unchanged plant", () => {
  expect(faultsAfter(() => undefined)).toEqual([]);
});

test("rejects a file name that differs from the id", () => {
  const text = readFileSync(`${contentFolder}/plants/neem.yaml`, "utf8");
  expect(parsePlant(text, "noom").faults).toEqual([
    'content/plants/noom.yaml: id: is "neem", but the file has another name',
  ]);
});

test("rejects a description outside 60 to 120 words", () => {
  expect(faultsAfter((draft) => (draft.description = "A bitter tree of the yard."))).toEqual([
    "description: has 6 words; 60 to 120 are wanted",
  ]);
});

test("rejects an unknown field by name", () => {
  expect(faultsAfter((draft) => (draft.safety.dosage = "two cups"))).toEqual([
    "safety.dosage: is not a field of this file",
  ]);
});

test("accepts a dangerous plant that says so and has external uses only", () => {
  expect(faultsAfter(poisonous)).toEqual([]);
});

test("requires the warning in the first sentence of a dangerous plant's texts", () => {
  const faults = faultsAfter((draft) => {
    poisonous(draft);
    draft.description = draft.description.replace("Neem is poisonous. ", "");
    draft.safety.warnings = draft.safety.warnings.replace("This plant is dangerous. ", "");
  });
  expect(faults).toEqual([
    "description: must say in its first sentence that the plant is dangerous or poisonous",
    "safety.warnings: must say in its first sentence that the plant is dangerous or poisonous",
  ]);
});

test("rejects swallowed uses and preparations of a dangerous plant", () => {
  const faults = faultsAfter((draft) => {
    poisonous(draft);
    draft.uses[0].route = "drink";
    draft.preparation_methods.Tea = {
      route: "drink",
      text: "Steep and drink.",
      limits: { amount: "1 cup", times_a_day: 1, days_at_most: 3, keeps: "not recorded" },
    };
  });
  expect(faults).toEqual([
    "preparation_methods.Tea: a dangerous plant has no preparation to swallow",
    "uses[0]: a dangerous plant has no use by mouth; tell it under history",
  ]);
});

test("rejects a plant without uses unless it is dangerous", () => {
  expect(faultsAfter((draft) => (draft.uses = []))).toEqual([
    "uses: is empty; only a dangerous plant may have no uses",
  ]);
});
