// What is asked about a trouble beside what helps, and what only sounds like it.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);
const details = (question: string) => herbalist.answer(question).decisions.understanding.details;

describe("details of a trouble", () => {
  it.each([
    ["why do i get boils all the time", ["why"]],
    ["wah mek me foot a swell", ["why"]],
    ["how come me always gat gas", ["why"]],
    ["how long does a stomach bug last", ["lasts"]],
    ["does a cold go away by itself", ["lasts"]],
    ["is pink eye catching", ["catching"]],
    ["can i catch ringworm from a cat", ["catching"]],
    ["does pink eye spread", ["catching"]],
    ["cold sore on lip can i kiss my baby", ["catching"]],
    ["what not to do if you have piles", ["leave"]],
    ["what foods to avoid with acid reflux", ["leave"]],
    ["hi, I catching cramp in my calf when I in the rice field, what food could help", ["eat"]],
    ["heartburn every night, what to eat and what not to eat", ["eat", "leave"]],
    ["what should a person with ulcer eat", ["eat"]],
    ["can i walk on a sprained ankle", ["carry_on"]],
    ["could i wash my hair with a cold", ["carry_on"]],
    ["what to rub for stiff neck", ["rub"]],
    ["what i can buy at the pharmacy for piles", ["pharmacy"]],
    ["when should i see a doctor for back pain", ["see_someone"]],
    ["how to prevent boils", ["why", "leave"]],
    ["what if piles come back", ["lasts", "leave"]],
    ["which foods give you gas", ["leave"]],
    ["when to worry about a headache", ["see_someone"]],
    ["how to sleep with sciatica", ["carry_on"]],
    ["me waist ah bruk, could i still go work", ["carry_on"]],
    ["I have a boil on my buttocks. Can I burst it, and can I bathe?", ["leave", "carry_on"]],
    ["what old people used for ringworm", ["long_ago"]],
    ["wah ole people use to use fuh cold", ["long_ago"]],
    ["granny cure for hiccups", ["long_ago"]],
    ["what can i use from the kitchen for a cough", ["kitchen"]],
    ["kitchen remedy for diarrhoea", ["kitchen"]],
    ["how long do shingles last and can i go by my pregnant daughter", ["lasts", "catching"]],
  ])("%s", (question, expected) => expect(details(question)).toEqual(expected));

  it.each([
    "ankle swell after twist, can't put weight",
    "white patches on tonsils fever cant eat much but can drink",
    "fresh cold ketch me, nose a run",
    "Twisted my ankle playing football, a bit swollen but I can walk on it.",
    "panic attacks daily cant go to work, no bad thoughts",
    "pressure reading 186/112, no headache, what can bring it down",
    "I does ketch cramp in me foot when me deh in bed a night",
    "I does get migraine from the sun",
    "I does get heartburn from pepper sauce",
    "the rash is spreading, what to put",
    "something for heartburn",
    "i burn my hand in the kitchen, what to put",
    "what can old people take for gas",
  ])("none in: %s", (question) => expect(details(question)).toEqual([]));
});
