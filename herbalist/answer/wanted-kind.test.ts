// What is wanted for a trouble comes first and is of the kind that was asked for; and how long a trouble is told decides what fits.
import { beforeAll, describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

let all: (question: string) => string;
beforeAll(async () => {
  ({ all } = await sharedAnswers());
}, 180_000);

describe("what is wanted for a trouble", () => {
  it.each([
    [
      "what bush tea good for gas",
      /^\*\*Plants people[\s\S]*Ginger[\s\S]*\*\*How Ginger is made[\s\S]*Walk ten/,
    ],
    ["wah tea fuh sleep", /^\*\*Best known here is one weak cup of fever grass[\s\S]*Plants people/],
    ["wah bush me can boil fuh bellywuk", /^\*\*Plants people[\s\S]*\*\*How Guava is made/],
    [
      "what bush lowers sugar",
      /^\*\*For diabetes[\s\S]*\(\/plants\/carilla\)[^\n]*no juice or tea beside insulin/,
    ],
    ["what tea to drink for high cholesterol", /^No plant in my records/],
    ["what leaf to put on a boil", /^\*\*A clean warm wet cloth[\s\S]*warm pod on a boil/],
    ["dandruff, something from the kitchen", /^\*\*Dandruff, from the kitchen:\*\* Coconut oil/],
    ["wah ole people use fuh sty", /^\*\*Stye, what was used long ago:\*\* A gold ring/],
    ["what did they use long ago for a bruise", /^\*\*Sprains and bruises, what was used long ago/],
    ["my daughter is 8 and have worms what did people use long ago", /what was used long ago[\s\S]*tablet/],
    ["what my grandmother would use for a cough", /^\*\*Cough, what was used long ago/],
    ["one foot swell for months now", /A leg that stays swollen for weeks/],
    ["wound on my leg not healing for 2 months", /open for over three weeks/],
    ["i tired all the time and want something to build my blood", /^\*\*First a blood test[\s\S]*moringa/],
  ])("%s", (question, said) => expect(all(question)).toMatch(said));

  it.each([
    // Beside a medicine, or where a clinician should know, the care stands first.
    ["which tea bring down pressure", /^\*\*Plants/],
    ["tea for cough, I take warfarin", /^\*\*Plants/],
    ["I burn my hand in the kitchen, what to put", /from the kitchen/],
    ["what can old people take for gas", /long ago/],
    ["what can i put on a burn from hot pot, just a small red one", /soil|compost/],
    ["me burn me hand pon pot", /^\*\*Leave the blister/],
    ["headache since this morning", /^\*\*Snoring/],
    ["me belly a hurt me since maanin", /bullying/],
    ["me belly blow up like drum after dhal puri", /two weeks of small/],
    ["meh foot swell up since yesterday", /support stockings/],
    ["what they use rabbit bush for", /Parrots/],
    ["me finger buss open wid pus wah bush fuh put pon am", /\/plants\//],
    ["cramp in my leg at night", /^\*\*Mostly not/],
    ["wah kinda bush fuh bathe wid fuh cold", /kinda bush/],
    ["me skin bun wid hot oil", /rice-water/],
    // Who asks for no plant is offered none that suits few.
    ["my back hurting since i lift a bag of rice yesterday", /\/plants\//],
    ["feeling weak and tired for weeks", /\/plants\/coffee/],
  ])("does not answer %s with what was not asked", (question, unsaid) =>
    expect(all(question)).not.toMatch(unsaid),
  );

  it("reads bush yaws in Creolese", () =>
    expect(all("wah can tek out bush yaaz fram foot")).toMatch(/leishmaniasis/));
});
