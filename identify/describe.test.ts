// Descriptions as people give them, with the answers that they hold and no others.
import { describe, expect, test } from "vitest";
import { writeAnswers } from "./address.ts";
import { describedAnswers, readDescription } from "./describe.ts";

const read = (text: string) => writeAnswers(describedAnswers(text));

describe("a description", () => {
  test.each([
    ["vine, purple flowers, smells of garlic", "growth=vine&flower-colour=purple&smell=garlic"],
    ["Garlic smell. Flowers are purple and white.", "smell=garlic&flower-colour=purple,white"],
    ["leaf smell like lemon", "smell=citrus"],
    ["it smells of orange", "smell=citrus"],
    ["big tree, white milk when you cut it", "growth=tree&height=house,forest&sap=milky"],
    ["heart-shaped leaves, red berries", "leaf-shape=heart&fruit-kind=berry&fruit-colour=red"],
    ["leaves close when yuh touch dem", "special=folds"],
    ["no thorns, no smell", "thorns=none&smell=none"],
    ["has macka all over", "thorns=thorns,prickles"],
    ["bush rope in the forest", "growth=vine&place=forest"],
    ["leaves white underneath", "leaf-colour=pale-below"],
    ["about three feet tall", "height=waist"],
    ["leaves 2 inches long, saw edges", "leaf-shape=long,narrow&leaf-size=finger&leaf-edge=toothed,jagged"],
    ["spiny fruit", "fruit-kind=spiny"],
    ["seeds stick to your clothes", "special=clings"],
    ["huge tree with spikes all over the trunk", "growth=tree&height=house,forest&thorns=thorns"],
    [
      "big round leaves and big pink flowers",
      "leaf-shape=round&flower-colour=pink&leaf-size=forearm,arm&flower-size=palm,matchbox",
    ],
    ["leaf like a heart, shiny", "leaf-shape=heart&leaf-feel=shiny"],
    ["purple heart hanging down", ""],
    ["leaf big as a dinner plate", "leaf-size=forearm,arm"],
    ["flowers the size of my thumbnail", "flower-size=fingernail"],
    ["grows up to my shoulder", "height=head"],
    ["young leaves are red", ""],
    ["yellow fruit pink inside with little hard seeds", "fruit-colour=yellow"],
    ["tiny leaves on both sides of a stick", "leaf-kind=feather"],
    ["little leaves like a fern", "leaf-kind=feather,lace"],
    ["fruit like a star when you cut it", "fruit-kind=fleshy"],
    ["like a small banana plant", ""],
    ["long leaf with prickly saw edge", "leaf-shape=long,narrow&leaf-edge=toothed,jagged,spiny"],
    ["milk when you break it", "sap=milky"],
    ["grows on the trench", "place=wet"],
    ["vine that choke the fence", "growth=vine"],
    ["vine with red seeds with a black eye", "growth=vine"],
    ["black seeds in a red pod", "fruit-kind=pod&fruit-colour=red"],
    ["purple flowers and yellow roots", "flower-colour=purple"],
    ["herb with a thick yellow root", "growth=herb&special=fat-root"],
    ["root bright orange inside like ginger", "special=fat-root"],
    [
      "low garden flower, pink or white with five petals",
      "height=knee&place=yard&flower-form=open&flower-colour=pink,white",
    ],
    ["in my backyard", "place=yard"],
    ["narrow leathery leaves, three in a ring", "leaf-shape=narrow,long&leaf-feel=shiny&leaf-place=rings"],
  ])("%s", (text, answers) => expect(read(text)).toBe(answers));

  test("sets nothing where the words say nothing about looks", () => {
    expect(read("what is good for a cold?")).toBe("");
    expect(read("")).toBe("");
  });

  test.each([
    ["vine with red seeds with a black eye", ["red seeds with a black eye"]],
    ["Purple flowers and yellow roots, bark peels off in strips", ["yellow roots", "peels off in strips"]],
    ["herb with a long tuber that we boil", ["long", "boil"]],
    ["vine, purple flowers, smells of garlic, about three feet tall", []],
    ["what is good for a cold?", ["good for a cold"]],
  ])("says which words set no answer: %s", (text, unused) =>
    expect(readDescription(text).unused).toEqual(unused),
  );

  test("gives each colour and size to the part it belongs to", () => {
    const answers = read("small yellow flowers and big red fruit, leaves are shiny with purple veins");
    expect(answers).toContain("flower-colour=yellow");
    expect(answers).toContain("fruit-colour=red");
    expect(answers).toContain("flower-size=pinhead,fingernail");
    expect(answers).toContain("fruit-size=fist,head");
    expect(answers).not.toContain("leaf-size");
  });
});
