import { describe, expect, it, test } from "vitest";
import { lookup } from "#catalogue/plant-references.ts";
import { type ShopMedicine, shopMedicineFaults } from "#catalogue/shop-medicine.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { deviceLibrary } from "../device-library.ts";
import { createGrounding } from "../grounding.ts";
import type { Grounds } from "./grounds.ts";

const catalogue = await sharedCatalogue();
const grounding = createGrounding(await recordsHerbalist(), catalogue);

function groundsFor(question: string): Grounds {
  const { writing } = grounding.ground(question, [], {}, undefined, []);
  if (!writing) throw new Error(`no model is asked: ${question}`);
  return writing.grounds;
}
const shelfFor = (question: string) =>
  groundsFor(question).records.flatMap(({ id }) => (id.startsWith("pharmacy/") ? [id.slice(9)] : []));
const acceptsDose = (question: string, text: string) =>
  grounding.check(groundsFor(question), { type: "text", text, records: [] }, 1).faults.length === 0;

describe("the shop medicines that the writer is given", () => {
  it.each([
    ["athletes foot from my boots", "clotrimazole-or-terbinafine-cream"],
    ["my knee is stiff and painful", "diclofenac-or-ibuprofen-gel"],
    ["I have running belly since this morning", "loperamide"],
    ["I am pregnant, can I drink ginger tea for nausea", "folic-acid"],
    ["my daughter is 5 years old and has worms, which tablet", "mebendazole"],
    ["ashwagandha for stress", "ashwagandha"],
    ["melatonin for sleep after a long flight", "melatonin"],
  ])("are those that the records speak of: %s", (question, id) => {
    expect(shelfFor(question)).toContain(id);
  });

  it.each([
    ["I take warfarin and have running belly since this morning", "loperamide"],
    ["I am breastfeeding and my knee is stiff and painful", "diclofenac-or-ibuprofen-gel"],
    ["I have asthma and my knee is stiff and painful", "diclofenac-or-ibuprofen-gel"],
    ["I have liver disease and a headache", "paracetamol"],
    ["my baby is 9 months and has worms", "albendazole"],
    ["I am pregnant, can I take ashwagandha for stress", "ashwagandha"],
    ["I take thyroxine, can I take ashwagandha for stress", "ashwagandha"],
    ["melatonin for my son, he is 6 years old and cannot sleep", "melatonin"],
    ["my son is 5 years old and has athletes foot", "clotrimazole-or-terbinafine-cream"],
  ])("are not those that do not suit the person: %s", (question, id) => {
    expect(shelfFor(question)).not.toContain(id);
  });

  it("have a dose each: that of one worm tablet is not that of the other", () => {
    const question = "my daughter is 5 years old and has worms, which tablet";
    expect(acceptsDose(question, "Mebendazole 100 mg once clears pinworms.")).toBe(true);
    expect(acceptsDose(question, "Mebendazole 400 mg once clears pinworms.")).toBe(false);
  });

  it("stand under “Why this answer?” with the works in which the dose was read", () => {
    const finished = grounding.finish(groundsFor("I have running belly since this morning"), [
      {
        type: "verdict",
        text: "**Drink rehydration salts.** Loperamide: two capsules first, at most 4 capsules in a day.",
        records: ["pharmacy/loperamide"],
      },
    ]);
    if (!finished.ok) throw new Error(finished.faults.map(({ text }) => text).join());
    const used = finished.records.find(({ title }) => title === "Loperamide");
    expect(used?.sources.map(({ url }) => url)).toContain(
      "https://www.drugs.com/otc/1185397/anti-diarrheal.html",
    );
  });

  it("stay off phones", () => {
    expect(deviceLibrary(catalogue, []).catalogue.pharmacy).toEqual([]);
  });
});

test("an unknown source or illness, and a dose without its place in the work, are faults", () => {
  const [first] = catalogue.pharmacy;
  if (!first) throw new Error("the pharmacy is empty");
  const wrong: ShopMedicine = { ...first, source: ["nowhere"], at: undefined, not_with: ["vapours"] };
  expect(shopMedicineFaults(wrong, lookup(catalogue))).toEqual([
    `content/pharmacy.yaml: ${first.id}: is marked "known: read", but "at" does not say where in the work`,
    `content/pharmacy.yaml: ${first.id}: "nowhere" is not in content/sources.yaml`,
    `content/pharmacy.yaml: ${first.id}: "vapours" is not a known illness`,
  ]);
});
