import { beforeAll, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { readQuestion } from "#herbalist/understand/read-question.ts";
import type { WhoKind } from "./people.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
}, 60_000);
const people = (question: string) => readQuestion(question, herbalist.knowledge).people;

it.each<[string, WhoKind]>([
  ["what tea for my 8 month old cough", "baby"],
  ["8 mth ole cold", "baby"],
  ["8mo cough tea", "baby"],
  ["my 6 wk old rash", "baby"],
  ["he make 8 months and he have cold", "baby"],
  ["just gave birth 5 days ago, he has gas what tea", "baby"],
  ["she was born Monday, what for gripe", "baby"],
  ["a year and a half old with cold", "baby"],
  ["my two year old cough, what tea", "child"],
  ["kindergartener with cough", "child"],
  ["my wife carrying, she has headache", "pregnant"],
  ["in the family way and bad vomiting", "pregnant"],
])("reads whom it is about: %s", (question, kind) => expect(people(question).kinds).toContain(kind));

it.each([
  "a three week old cough that won't go",
  "i have a 2 week old cold",
  "this 5 day old burn still red",
  "I was born in Linden, what is good for gas",
  "my wife carrying bags all day, her back hurts",
  "my whole family way over in Berbice has colds",
])("takes the age of an illness, or another birth, for no baby: %s", (question) => {
  expect(people(question).kinds).not.toContain("baby");
  expect(people(question).kinds).not.toContain("pregnant");
});
