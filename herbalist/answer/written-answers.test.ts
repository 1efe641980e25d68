// Whole questions that a written answer (content/notes) answers before the records, as the server does.
import { describe, expect, it } from "vitest";
import { sharedAnswers, sharedHerbalist } from "#tests/support/shared-herbalist.ts";

const { all, first } = await sharedAnswers(sharedHerbalist);

describe("a written answer comes before the records", () => {
  it.each([
    ["are avocado leaves poisonous to goats", /dangerous to birds, rabbits, goats/],
    ["aloes for dandruff", /^\*\*Washed \[aloes\]\S+ gel on a whole scalp/],
    [
      "mosquito bite on my legs turning black marks, what does lighten it",
      /^\*\*Dark spots from mosquito bites fade by themselves/,
    ],
    ["does ginger beer count as alcohol", /^\*\*Fresh bottled ginger beer/],
    ["how many neem leaves to chew in the morning", /^\*\*Better not chew \[neem\]\S+ leaf as a habit/],
    ["my birth control is Yasmin will the bush tea make it not work", /^\*\*No ordinary weak bush tea/],
    ["What is capadulla good for?", /capadulla/i],
    ["Does jeera water burn belly fat?", /jeera/i],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));

  it.each([
    ["what helps a sore throat", /^\*\*A warm salt-water gargle/],
    ["burn me han pan tawa wha fuh put pan am", /^\*\*Only the tap/],
    ["wa good fuh belly ache", /^\*\*Sips of weak ginger/],
  ])("and not one that only says whether one plant does: %s", (question, sentence) =>
    expect(first(question)).toMatch(sentence),
  );

  it.each([
    ["4 yr old worms what to give", /^\*\*(?:One chewable tablet|None: a worm tablet)/],
    ["2 year old cough remedy", /^\*\*A little honey in warm water/],
    ["mother in law wants to bathe my newborn with bush", /^\*\*No bush bath for a baby/],
  ])("for the child or the baby that is told of: %s", (question, sentence) =>
    expect(first(question)).toMatch(sentence),
  );

  it.each([
    ["I had a miscarriage, what tea is good for me?", /^\*\*No bush is needed/],
    ["I lost the baby last month, what can I drink for strength?", /^\*\*No bush is needed/],
    [
      "my womb needs cleaning, I lost the baby two weeks ago",
      /^\*\*No bush is good to clean out after a miscarriage: the womb clears itself/,
    ],
    ["how do I know congo pump leaf", /^\[Congo Pump\]\S+ \*\*It is right when/],
  ])("of what was told: %s", (question, sentence) => expect(first(question)).toMatch(sentence));

  it("and what may not be taken comes before the steps, where a blood test is off", () =>
    expect(all("My potassium is high at 5.6, can I still drink coconut water?")).toMatch(
      /blood test result out of range\.\n+\*\*No, with high potassium drink no coconut water[^\n]*\n+\*\*Until then/,
    ));

  it("and none on how a child is got, where a belly is rubbed", () =>
    expect(all("can I rub baby oil on my pregnant belly")).not.toContain("from the first time"));

  it("and not one that is fine, where what to leave is asked", () =>
    expect(first("what tea not to drink with amlodipine")).toMatch(/^\*\*Leave these alone with amlodipine/));

  it("says to the mother of a yellow baby what it needs, and then what she may drink", () =>
    expect(all("ok to drink bush tea when my baby has jaundice")).toMatch(
      /^(?!.*bitters\.)[\s\S]*Feed eight to twelve times[\s\S]*\*\*[^*]*tea/,
    ));

  it("by the name that the reader used", () =>
    expect(first("Gale of wind for kidney stones, does it work?")).toMatch(
      /^Gale of wind \(\[Seed-under-leaf\]/,
    ));

  it("with the plants that suit the trouble and the person beside it", async () => {
    const { suggestion, suggested_herbs } = (await sharedHerbalist()).answer(
      "dis gas bad, which tea fuh boil",
    );
    expect(suggestion).toMatch(/^\*\*For bad gas mint or ginger tea[\s\S]*Plants people in Guyana use/);
    expect(suggested_herbs.map(({ id }) => id)).toContain("ginger");
  });

  it("alone where it names the very medicine", () =>
    expect(first("Can I take St John's wort with my Zoloft?")).toMatch(
      /^\*\*No, never take St John's wort together with Zoloft/,
    ));

  it("and not where it speaks of another one", () =>
    expect(all("Can I drink St John's wort tea with my Lexapro?")).not.toContain("Zoloft"));

  it("of what was spoken of before, when a follow-up names only a detail", async () => {
    const herbalist = await sharedHerbalist();
    const asked = "is soursop leaf good for sleep";
    const { suggestion } = herbalist.answer("what about the bark instead", [
      { role: "user", content: asked },
      { role: "assistant", content: herbalist.answer(asked).suggestion },
    ]);
    expect(suggestion).toMatch(/^Soursop leaf[^*]*\*\*No, leave soursop twig, bark, root and seed out/);
  });

  it("without plants beside it where it says that no tea helps", () =>
    expect(all("old man 83 getting up whole night fuh pee, what tea")).toMatch(
      /^\*\*No tea[^*]*: (?![\s\S]*Plants people in Guyana use)/,
    ));

  it("for a daughter as for any child", () =>
    expect(first("my daughter is 13 and her period is irregular")).toMatch(
      /^\*\*A girl of 13 needs nothing/,
    ));

  it.each([
    ["depo needle an bush tea fuh bring period", /on the Depo shot: the shot itself stops the period/],
    [
      "me daughter 13 and she period nah coming regular, what tea fuh bring it",
      /in the first two years it comes as it likes/,
    ],
  ])("with the reason for a missing period, after the refusal: %s", (question, reason) => {
    expect(first(question)).toMatch(/^\*\*I name no plant to bring on a period/);
    expect(all(question)).toMatch(reason);
    expect(all(question)).toMatch(/a test from the pharmacy[\s\S]*Go at once/);
  });

  it.each([
    ["can I cut down my metformin if I drink corilla", /^\*\*No, keep the metformin as it was given/],
    ["I want to stop my insulin and use daisy", /^\*\*No\. Please do not replace or leave off your insulin/],
  ])("also to a wish to replace a medicine, if it refuses: %s", (question, words) =>
    expect(first(question)).toMatch(words),
  );

  it("without its Yes where the records refuse", () =>
    expect(all("is soursop leaf good if I have kidney disease")).toMatch(
      /^\*\*No: \[soursop leaf\]\S+ does not help kidneys, and with weak kidneys it must be left alone/,
    ));

  it("for a medicine of the same class that it names only as a substance", () =>
    expect(all("can I drink fever grass with Glucophage")).toMatch(
      /without sugar, now and then, is fine with metformin/,
    ));

  it.each(["write me a poem", "my tablet screen crack, how much to fix", "who won the cricket last night"])(
    "not to what is about nothing of ours: %s",
    async (question) => {
      const { note } = (await sharedHerbalist()).answer(question).decisions.understanding;
      expect(note?.byExample).not.toBe(true);
    },
  );
});

describe("a list below a written answer", () => {
  it.each([
    ["wah a good cooling fuh drink", /\(\/plants\/inflammation-bush\)/, /\(\/plants\/st-johns-bush\)/],
  ])("names no plant that the answer tells people to leave: %s", (question, sentence, without) => {
    expect(all(question)).toMatch(sentence);
    expect(all(question)).not.toMatch(without);
  });
});

describe("where somebody is to be seen soon", () => {
  it("says that no bush is known, after what to do until then", () =>
    expect(all("jaundice bush what to use")).toMatch(
      /\*\*Until then\*\*[\s\S]*a blood test today, not a tea/,
    ));
  it("does not say after a tea that none is named", () =>
    expect(all("me nerves bad and me heart a flutter, which tea settle am")).not.toMatch(
      /\btulsi\b[\s\S]*I name no plant/i,
    ));
});
