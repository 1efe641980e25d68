import { beforeAll, expect, it } from "vitest";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

it.each([
  ["I take zorbatrex. Can I drink garlic tea every day?", "zorbatrex"],
  ["is neem ok, I take zorbatrex tablets for my heart", "zorbatrex"],
  ["my tablets are called bendrovita, can I drink licorice", "bendrovita"],
  ["I'm on flumaxin, is man tonic ok", "flumaxin"],
  ["she uses kardovil for she pressure, what tea for cold", "kardovil"],
  ["on oxytrex 5 mg, garlic?", "oxytrex"],
])("names a medicine that no record holds: %s", (question, name) => {
  const { suggestion, decisions } = herbalist.answer(question);
  expect(decisions.understanding.unknownMedicines).toEqual([name]);
  expect(suggestion).toMatch(new RegExp(`I do not know \\*${name}\\*.+ask the pharmacist`));
});

it.each([
  "can I take ashwagandha for sleep",
  "I take moringa every day",
  "I use limacol for headache",
  "I take porridge every morning, what tea for gas",
  "I'm on holiday, what tea for mosquito bites",
  "i take mauby and sorrel",
  "I take isosorbide for my heart, is garlic ok",
  "me on angised, what for cold",
])("takes no food, plant or known medicine for one: %s", (question) =>
  expect(herbalist.answer(question).decisions.understanding.unknownMedicines).toEqual([]),
);
