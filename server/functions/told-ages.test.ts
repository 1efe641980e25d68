import { expect, it } from "vitest";
import type { Understood } from "#herbalist/understand/understood.ts";
import { createToldAges, withToldAge } from "./told-ages.ts";

const baby: Understood = { kind: "who", id: "baby", label: "A baby", ageMonths: 1.4 };

it("keeps a baby and the youngest age told, until the conversation is begun anew or a day has passed", () => {
  let now = 0;
  const ages = createToldAges(() => now);
  ages.keep("thread", [baby]);
  ages.keep("thread", []);
  ages.keep("thread", [{ ...baby, ageMonths: 14 }]);
  expect(ages.recall("thread")).toEqual({ who: ["baby"], ageMonths: 1.4 });
  expect(ages.recall("another thread")).toBeUndefined();
  now = 25 * 3_600_000;
  expect(ages.recall("thread")).toBeUndefined();
  ages.keep("thread", [baby]);
  ages.forget("thread");
  expect(ages.recall("thread")).toBeUndefined();
});

it("adds what was told to the list of the request", () => {
  const told = { who: ["baby"], ageMonths: 1.4 } as const;
  expect(withToldAge(undefined, undefined)).toBeUndefined();
  expect(withToldAge(undefined, told)).toEqual({
    medicines: [],
    illnesses: [],
    who: ["baby"],
    ageMonths: 1.4,
  });
  const personal = { medicines: ["Warfarin"], illnesses: [], who: ["baby"], ageMonths: 3 } as const;
  expect(withToldAge(personal, told)).toEqual({ ...personal, ageMonths: 1.4 });
});
