import { describe, expect, it } from "vitest";
import { sharedAnswers, sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { isOfFailing, isToTakeLess, wasStoppedBefore } from "./leaving-off.ts";

const { first } = await sharedAnswers();
const withNotes = await sharedHerbalist();

describe("less of a medicine", () => {
  it.each([
    "can i cut down my MEDICINE if i drink THING",
    "should i cut my MEDICINE in half if i drink bush tea",
    "can i take half my MEDICINE with THING tea",
    "can i lower the dose of my MEDICINE",
  ])("is wished: %s", (sentence) => expect(isToTakeLess(sentence)).toBe(true));
  it.each(["can i cut down on salt with MEDICINE", "does THING reduce COMPLAINT beside MEDICINE"])(
    "is not: %s",
    (sentence) => expect(isToTakeLess(sentence)).toBe(false),
  );
  it.each([
    ["can I reduce my pressure tablet if I drink sorrel", /^\*\*No: keep the dose of your pressure tablet/],
    ["can I cut my insulin if I drink mauby", /^\*\*No: keep the dose of your insulin/],
  ])("is answered: %s", (question, words) => expect(first(question)).toMatch(words));
});

describe("a medicine that was stopped before", () => {
  it.each([
    "how long after stopping warfarin can i drink ginger tea",
    "stopped lisinopril last week can i drink soursop tea now",
    "i stopped the pill 2 months ago, moringa ok?",
  ])("is told: %s", (source) => expect(wasStoppedBefore(source)).toBe(true));
  it.each([
    "i stopped my metformin last week and take corilla instead",
    "can i stop my metformin and drink corilla",
    "me stop tek me tablet last week cause a drinking sorrel",
  ])("is not all that is told: %s", (source) => expect(wasStoppedBefore(source)).toBe(false));
  it("still counts for a week, and the pair is judged", () => {
    const text = withNotes.answer("how long after stopping Plavix can I take garlic").suggestion;
    expect(text).toMatch(/^\*\*Count plavix as still there for a week[\s\S]*\*\*No: do not take \[Garlic\]/);
    expect(text).not.toMatch(/replace or leave off|do not stop the medicine|Hours between/);
  });
});

describe("a medicine that something may stop from working", () => {
  it.each([
    "does bush tea stop the pill from working",
    "tea to stop the pill from failing",
    "will senna keep my tablet from working",
  ])("%s", (source) => expect(isOfFailing(source)).toBe(true));
  it.each(["can i stop my metformin and keep working", "i want to stop my tablets"])("not: %s", (source) =>
    expect(isOfFailing(source)).toBe(false),
  );
  it("is no medicine that is left off", () => {
    expect(withNotes.answer("does bush tea stop the pill from working").suggestion).toMatch(
      /^\*\*No ordinary weak bush tea is known to cancel the Pill/,
    );
    expect(first("does moringa stop the pill working")).toMatch(/with the pill\b/);
  });
});

it("does not take bowels that cannot go off for a medicine left off", () =>
  expect(
    withNotes.answer("grandfather can't go off, he 82 and pon pressure tablet").suggestion,
  ).not.toContain("replace or leave off"));
