import { expect, test } from "vitest";
import { plantOfTheDay, rotation } from "./plant-of-the-day.ts";

const plants = Array.from({ length: 24 }, (_, index) => ({
  id: `plant-${index}`,
  of_the_day: [`line ${index}`, `second line ${index}`],
}));

test("chooses the same plant for a date, independent of the order of the plants", () => {
  expect(plantOfTheDay("2026-07-04", plants)).toEqual(plantOfTheDay("2026-07-04", plants.toReversed()));
});

test("features every plant once in each round", () => {
  const start = new Date(24 * 860 * 86_400_000).toISOString().slice(0, 10);
  const round = rotation(start, plants.length, plants).map((day) => day.plant_id);
  expect(new Set(round).size).toBe(plants.length);
});

test("uses another order and the next line in the next round", () => {
  const start = new Date(24 * 860 * 86_400_000).toISOString().slice(0, 10);
  const days = rotation(start, plants.length * 2, plants);
  const first = days.slice(0, plants.length);
  const second = days.slice(plants.length);
  expect(second.map((day) => day.plant_id)).not.toEqual(first.map((day) => day.plant_id));
  expect(first.every((day) => day.special_content.startsWith("line"))).toBe(true);
  expect(second.every((day) => day.special_content.startsWith("second"))).toBe(true);
});

test("prefers a fixed day over the rotation, if its plant exists", () => {
  const christmas = { day: "12-25", plant: "plant-3", line: "Red for Christmas." };
  expect(plantOfTheDay("2026-12-25", plants, [christmas])).toEqual({
    featured_date: "2026-12-25",
    plant_id: "plant-3",
    special_content: "Red for Christmas.",
  });
  expect(plantOfTheDay("2026-12-25", plants, [{ ...christmas, plant: "absent" }])?.plant_id).not.toBe(
    "absent",
  );
});

test("has a plant for every date of a leap year", () => {
  const days = rotation("2028-01-01", 366, plants);
  expect(days).toHaveLength(366);
  expect(days.some((day) => day.featured_date === "2028-02-29")).toBe(true);
});

test("returns null without plants", () => {
  expect(plantOfTheDay("2026-07-04", [])).toBeNull();
});
