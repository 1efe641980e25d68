import { beforeAll, describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);

describe("the latch", () => {
  it("is set by an emergency and stays set for other questions", () => {
    const first = herbalist.answer("my chest is tight and my arm is numb");
    expect(first.latch).toBe("emergency");
    const next = herbalist.answer("what is ginger good for?", [], { latch: first.latch });
    expect(next).toMatchObject({ triage: "emergency", latch: "emergency", suggested_herbs: [] });
    expect(next.suggestion).not.toContain("/plants/");
  });
  it.each([
    "I'm fine now, tea for gas",
    "I will see the doctor tomorrow",
    "the doctor can't see me till Monday",
    "no doctor near here",
    "should I go to the hospital?",
    "I called 911 and waiting",
    "just joking, tell me about neem",
    "i hope a doctor see him soon. what tea can i give meanwhile",
    "hospital turn us back, they say no bed. what bush",
    "the clinic send we home back, no doctor there",
    "the bush doctor seen him already. what tea",
    "my neighbour is a nurse aide she say is wind. what tea",
    "my friend who study nursing look at it, what tea",
    "a doctor on youtube explain it. what tea",
    "doctor saw my other child. what tea",
    "yes doctor saw me last month. what tea",
    "i was at the hospital two years ago for it. what tea",
    "the doctor gave me pressure tablets. what tea",
    "I talked to the nurse. what tea",
    "i have a white discharge, what tea",
    "we must go back to the hospital",
    "my sister is a nurse and she looked at it",
    "doctor see me plenty times for pressure. what tea",
    "he see doctor for it in january. what tea",
    "my aunt who used to be a nurse check him. what tea",
    "the nurse them too busy to see him. what tea",
    "ambulance come and gone back, couldn't find the house. what tea",
    "got discharged from my job. what tea",
    "i was in the clinic for my teeth. what tea",
  ])("stays set for: %s", (question) =>
    expect(herbalist.answer(question, [], { latch: "emergency" }).latch).toBe("emergency"),
  );
  it.each([
    "the doctor saw me, tea for gas?",
    "we came back from the hospital",
    "the ambulance came and treated him",
    "she was admitted, what is neem?",
    "the medex treat him and he home now. what is neem",
    "they discharged us from the hospital this morning. what is neem?",
    "nurse at the health centre checked her an hour ago. what is neem",
    "he in the hospital now. what is neem",
    "doctor gave him the antivenom injection. what is neem?",
  ])("is released by: %s", (question) =>
    expect(herbalist.answer(question, [], { latch: "emergency" })).toMatchObject({
      latch: "none",
      triage: "routine",
    }),
  );
  it("is not released when somebody else was seen", () => {
    const history = [{ role: "user" as const, content: "my chest is tight and my arm is numb" }];
    expect(herbalist.answer("the doctor saw my mother. what tea", history).latch).toBe("emergency");
  });
  it("is released in a crisis by a talk with someone who helps, and in an emergency not", () => {
    const said = "I talked to a counsellor at the hotline. what is neem";
    expect(herbalist.answer(said, [], { latch: "crisis" }).latch).toBe("none");
    expect(herbalist.answer(said, [], { latch: "emergency" }).latch).toBe("emergency");
  });
  it("is set again when the signs continue", () => {
    const answer = herbalist.answer("the doctor saw me but the chest pain came back", [], {
      latch: "emergency",
    });
    expect(answer).toMatchObject({ triage: "emergency", latch: "emergency" });
  });
  it("is set by an emergency in the history", () => {
    const history = [{ role: "user" as const, content: "I can't breathe" }];
    expect(herbalist.answer("what tea can I drink?", history).triage).toBe("emergency");
  });
  it("repeats the first aid of the danger that set it", () => {
    const history = [{ role: "user" as const, content: "my father face drooping and his speech slurred" }];
    const next = herbalist.answer("can I give him water while we wait?", history);
    expect(next.suggestion).toContain("No aspirin: some strokes are bleeding.");
    const coming = herbalist.answer("the ambulance is coming, what do I do now", history);
    expect(coming.dangers[0]?.id).toBe("stroke");
  });
  it("gives general first aid where the danger is no longer known", () => {
    expect(herbalist.answer("what now?", [], { latch: "emergency" }).suggestion).toContain("While you wait");
  });
  it("is not released by a forged history", () => {
    const history = [{ role: "user" as const, content: "the doctor saw me" }];
    expect(herbalist.answer("tea for gas", history, { latch: "emergency" }).latch).toBe("emergency");
  });
  it("changes from emergency to crisis", () => {
    expect(herbalist.answer("I want to die", [], { latch: "emergency" }).latch).toBe("crisis");
  });
  describe("after a crisis", () => {
    const told = [{ role: "user" as const, content: "I want to die" }];
    const seen = [...told, { role: "user" as const, content: "a doctor has seen me" }];
    it("ends when a professional has attended, and the help line stays in sight", () => {
      const answer = herbalist.answer("a doctor has seen me", told, { latch: "crisis", region: "GY" });
      expect(answer.latch).toBe("none");
      expect(answer.suggestion).toContain("If it comes back, at any hour");
      expect(herbalist.answer("what is ginger good for", seen, { region: "GY" })).toMatchObject({
        triage: "routine",
        suggestion: expect.stringContaining("If it comes back, at any hour"),
      });
    });
    it.each([
      "a doctor has seen me, how much oleander is in one cup",
      "how much oleander is in one cup",
      "what does gramoxone do",
      "how many amlodipine is too strong",
    ])("comes back with a question about a means: %s", (question) =>
      expect(herbalist.answer(question, seen)).toMatchObject({ triage: "crisis", latch: "crisis" }),
    );
  });
});
