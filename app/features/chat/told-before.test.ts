import { expect, test } from "vitest";
import type { Understood } from "./reply.ts";
import { replySchema } from "./reply.ts";
import { toldBefore } from "./told-before.ts";

const turn = (...understood: Understood[]) => ({
  reply: replySchema.parse({ suggestion: "An answer.", understood }),
});
const baby: Understood = { kind: "who", id: "baby", label: "A baby" };
const warfarin: Understood = { kind: "medicine", id: "warfarin", label: "Warfarin" };
const kidneys: Understood = { kind: "illness", id: "kidney-disease", label: "Kidney disease" };

test("keeps who, medicines and illnesses of turns that are no longer sent", () => {
  expect(toldBefore([turn(baby, warfarin), turn(kidneys, warfarin), turn(), turn()])).toEqual({
    medicines: ["Warfarin"],
    illnesses: ["Kidney disease"],
    who: ["baby"],
  });
});

test("keeps an age however many turns ago it was told, and the youngest of several", () => {
  const turns = [turn({ ...baby, ageMonths: 1.4 }), ...Array.from({ length: 6 }, () => turn())];
  expect(toldBefore(turns)).toMatchObject({ who: ["baby"], ageMonths: 1.4 });
  const child: Understood = { kind: "who", id: "child", label: "A child", ageMonths: 60 };
  expect(toldBefore([turn(child), ...turns])).toMatchObject({ who: ["baby", "child"], ageMonths: 1.4 });
});

test("adds nothing for the turns that are sent along", () => {
  expect(toldBefore([turn(baby), turn(warfarin)])).toEqual({ medicines: [], illnesses: [], who: [] });
});

test("leaves plants and complaints out: they belong to their own question", () => {
  const ginger: Understood = { kind: "plant", id: "ginger", label: "Ginger" };
  expect(toldBefore([turn(ginger), turn(), turn()])).toEqual({ medicines: [], illnesses: [], who: [] });
});
