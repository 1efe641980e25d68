import { expect, it } from "vitest";
import { plantDraft } from "./plant-draft.ts";

const limits = (days_at_most: number | "not recorded") =>
  ({ route: "drink", amount: "1 cup", times_a_day: 2, days_at_most, keeps: "1 day" }) as const;

const thyme = {
  common_name: "Indian Borage",
  creole_names: ["Thick-leaf Thyme", "Broad-leaf Thyme"],
  preparation_limits: {
    "Leaf tea": limits(3),
    "Crushed leaf": limits("not recorded"),
    Bath: limits(7),
    Gargle: limits(1),
  },
};

it.each([
  ["Leaf tea", "Thick-leaf Thyme: leaf tea", "The record says 3 days at most."],
  ["Gargle", "Thick-leaf Thyme: gargle", "The record says 1 day at most."],
  ["Crushed leaf", "Thick-leaf Thyme: crushed leaf", ""],
  [null, "Thick-leaf Thyme", "The record says 1 day at most."],
  ["Rum", "Thick-leaf Thyme", "The record says 1 day at most."],
])("for the preparation %s names the plant and says its limit of days", (preparation, title, description) => {
  expect(plantDraft(thyme, preparation)).toEqual({ title, description });
});

it("uses the common name where there is no other", () => {
  expect(plantDraft({ ...thyme, creole_names: [], preparation_limits: {} }, null)).toEqual({
    title: "Indian Borage",
    description: "",
  });
});
