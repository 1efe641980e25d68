import { beforeAll, expect, it } from "vitest";
import { isSwallowed } from "#catalogue/words.ts";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { recordsHerbalist, sharedHerbalist } from "#tests/support/shared-herbalist.ts";

let herbalist: Herbalist;
/** With the notes that are found by examples. */
let withNotes: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
  withNotes = await sharedHerbalist();
}, 180_000);
const answerTo = (question: string, personal?: { medicines: string[]; illnesses: string[] }) =>
  herbalist.answer(question, [], personal ? { personal } : {}).suggestion;

it.each([
  ["i take warfarin and have toothache what can i use", "with warfarin"],
  ["32 weeks pregnant and stiff neck", "in pregnancy"],
  ["period pain and i have haemophilia", "with haemophilia"],
  ["i have an ulcer, what for toothache", "with ulcer"],
])("recommends no ibuprofen to whom it harms: %s", (question, because) => {
  const text = answerTo(question);
  expect(text).toContain(`**No ibuprofen, naproxen, diclofenac or aspirin ${because}`);
  expect(text).not.toMatch(/ibuprofen (?:with food|as the label|or paracetamol)/);
});

it.each([
  ["period pain what can i take, i use warfarin", "with warfarin"],
  ["does nut grass help period pain? i have a stomach ulcer", "with stomach ulcer"],
  ["which tea for very bad cramps with my period, i take warfarin", "with warfarin"],
])("hears ibuprofen recommended beside a warm cloth: %s", (question, because) => {
  expect(answerTo(question)).toContain(`**No ibuprofen, naproxen, diclofenac or aspirin ${because}`);
});

it("takes a medicine that the text names as taken for no recommendation", () => {
  const text = withNotes.answer("can i take garlic with norvasc").suggestion;
  expect(text).toContain("aspirin");
  expect(text).not.toContain("**No ibuprofen");
});

it.each([
  ["garlic with brilinta", "bleeding becomes more likely"],
  ["can cabbage juice help an ulcer", "from ibuprofen and aspirin"],
  ["ginger before cataract surgery", "about aspirin or blood thinners"],
  ["prednisone an turmeric ok?", "blood thinners or aspirin it is a plain no"],
])("leaves a text that only warns of painkillers as it is: %s", (question, words) => {
  const text = withNotes.answer(question).suggestion;
  expect(text).toContain(words);
  expect(text).not.toContain("**No ibuprofen");
});

it("reads the list on the device, too", () => {
  expect(answerTo("toothache what can i use", { medicines: ["lithium"], illnesses: [] })).toContain(
    "**No ibuprofen, naproxen, diclofenac or aspirin with lithium",
  );
});

it("leaves the recommendation for everybody else", () => {
  expect(answerTo("toothache what can i use")).toContain("ibuprofen");
  expect(answerTo("toothache what can i use")).not.toContain("**No ibuprofen");
});

it.each([
  [
    "i am a dialysis patient with fever what to drink",
    /\*\*How much to drink with dialysis: only what the clinic allows you/,
  ],
  ["dialysis and leg cramps", /\*\*No milk of magnesia, Epsom salts or magnesium with dialysis/],
])("limits fluids and salts: %s", (question, line) => {
  expect(answerTo(question)).toMatch(line);
  expect(answerTo(question)).not.toMatch(/two to three litres|milk of magnesia (?:or|from|at)/);
});

it("suggests nothing to drink but food after a transplant", () => {
  const text = answerTo("I had a kidney transplant, what tea for gas");
  expect(text).toContain("**No bush tea or herb capsule with kidney transplant before the clinic agrees");
  expect(text).not.toMatch(/mint tea|ginger tea|leaf tea/);
  expect(answerTo("what tea for gas")).toMatch(/mint tea/);
  for (const question of ["kidney transplant, what tea for gas", "on azathioprine, what tea to sleep"])
    for (const { uses } of herbalist.answer(question).decisions.offered)
      for (const { route } of uses) expect(route === "food" || !isSwallowed(route), route).toBe(true);
});

it("gives a child no cream from the shop before somebody was asked", () => {
  const advised = "Hydrocortisone 1 % (for a child only after asking a nurse or pharmacist)";
  expect(answerTo("my little boy has prickly heat, what to use")).toContain(advised);
  expect(answerTo("i have prickly heat, what to use")).not.toContain(advised);
});

it.each([
  ["how much ginger tea can I drink a day with plavix", /No more than is ordinary in food and drink: Ginger/],
  ["I take lasix and drink corn silk tea, is that too much", /No amount of Corn silk as a remedy is known/],
])("gives nobody a remedy's amount beside a medicine that it adds to: %s", (question, verdict) => {
  expect(answerTo(question)).toMatch(verdict);
  expect(answerTo(question)).not.toMatch(/3 times a day/);
});
