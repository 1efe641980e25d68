import { beforeAll, describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);
const understood = (question: string) => herbalist.answer(question).decisions.understanding;

describe("a line about the house", () => {
  it.each([
    ["swelling the channa overnight, need baking soda?", "kitchen"],
    ["burnt sugar for black cake how dark", "kitchen"],
    ["cold in the fridge make my tomatoes taste bad?", "kitchen"],
    ["the mango in my garden, the fruit have a wound", "yard"],
    ["attack by marabunta on the mango tree, how to burn them out", "yard"],
    ["what bush they use to make pointer broom", "craft"],
    ["old higue and garlic, what is the story there", "custom"],
  ])("names no trouble of a body: %s", (question, realm) => {
    const { household, complaints } = understood(question);
    expect(household).toBe(realm);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["burn from hot oil frying fish what to put", "burns"],
    ["get a burn on the stove", "burns"],
    ["cut my hand peeling cassava", "cuts-and-wounds"],
    ["gas after eating beans", "gas"],
    ["dizzy after cooking over the fireside", "dizziness"],
    ["have a cold, what soup to cook", "colds-and-flu"],
    ["people with sugar could eat cassava pone?", "diabetes"],
    ["pressure high after pepperpot", "high-blood-pressure"],
    ["fever after weeding the garden", "fever"],
    ["tea for gas after curry", "gas"],
  ])("is one of a body where somebody has it: %s", (question, complaint) => {
    expect(understood(question).complaints).toContain(complaint);
  });

  it.each([
    "sick after eating crab",
    "she vomiting since the fried rice",
    "my belly swell after black eye peas",
  ])("is not answered with how it is cooked where somebody fell ill: %s", (question) => {
    expect(understood(question).household).toBeUndefined();
    expect(herbalist.answer(question).suggestion).not.toMatch(/Chill live crabs|Wash and|^\*\*soak/i);
  });

  it("is none where the kitchen is excepted", () =>
    expect(
      understood("shado benni and married man pork, anything besides cook up").household,
    ).toBeUndefined());

  it.each([
    ["worm in my guava, do i throw away the leaves too for tea", "yard"],
    ["my head is spinning with all these kinds of mango, which tree bear first", "yard"],
  ])("is one where a plant has the trouble or nobody does: %s", (question, realm) => {
    const { household, complaints } = understood(question);
    expect(household).toBe(realm);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["worms in my son stool, guava leaf good?", "intestinal-worms"],
    ["head spinning from these tablets", "dizziness"],
    ["does the carilla keep sugar down", "diabetes"],
  ])("is none where a body has it: %s", (question, complaint) =>
    expect(understood(question).complaints).toContain(complaint),
  );

  it.each([
    "baby corn and baby pumpkin, can i put the leaves in soup",
    "my tree dropping all the baby limes",
  ])("takes a young plant for no baby: %s", (question) =>
    expect(understood(question).who).not.toContain("baby"),
  );
  it.each(["can i give my baby corn", "give the baby limes", "is corn good for baby"])(
    "still hears of a baby: %s",
    (question) => expect(understood(question).who).toContain("baby"),
  );

  it("tells of a sweet for children as of a sweet", () => {
    expect(understood("the kids crazy for tamarind balls, how to make").who).toEqual([]);
    expect(understood("can I give my child tamarind balls for cough").who).toContain("child");
  });
});

describe("what is asked about the house", () => {
  it.each([
    ["my tulsi plant attacked by white flies", /soapy water/],
    ["coughing up money for shop curry powder, how to make my own masala", /Roast separately/],
    ["she is a pain but she makes the best pine tarts, how to get the crust flaky", /cold butter/],
  ])("is answered by a note about it: %s", (question, answer) => {
    expect(herbalist.answer(question).suggestion).toMatch(answer);
  });

  it("is never answered with a remedy", () => {
    const { suggestion, triage } = herbalist.answer("who in the yard keep tying ribbon on the neem tree");
    expect(triage).toBe("routine");
    expect(suggestion).not.toMatch(/\*\*How:\*\*|Does it help/);
  });

  it("sends nobody to a clinic for a word of the body", () => {
    for (const question of [
      "passed out the mauby at the wake and everyone asked for the recipe, what spices you put",
      "my hibiscus losing blood red flower, only leaves now",
      "burst my brain to remember how to fold a patty",
    ]) {
      const { triage, suggestion } = herbalist.answer(question);
      expect(triage).toBe("routine");
      expect(suggestion).not.toMatch(/clinician|health centre|91[12]/);
    }
  });
});
