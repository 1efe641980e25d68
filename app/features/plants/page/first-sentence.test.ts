import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence.ts";

it.each([
  ["Never swallow neem seed oil. It has caused fits.", "Never swallow neem seed oil."],
  ["Take no more than 2.5 ml a day of it! More harms.", "Take no more than 2.5 ml a day of it!"],
  ["Only one sentence\nover two lines", "Only one sentence over two lines"],
  ["Do not mix with e.g. aspirin or others. Stop.", "Do not mix with e.g. aspirin or others."],
  ["", ""],
])("the first sentence of %j is %j", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
