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

test("adds nothing for the turns that are sent along", () => {
  expect(toldBefore([turn(baby), turn(warfarin)])).toEqual({ medicines: [], illnesses: [], who: [] });
});

test("leaves plants and complaints out: they belong to their own question", () => {
  const ginger: Understood = { kind: "plant", id: "ginger", label: "Ginger" };
  expect(toldBefore([turn(ginger), turn(), turn()])).toEqual({ medicines: [], illnesses: [], who: [] });
});
