import { beforeAll, expect, it } from "vitest";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { readQuestion } from "#herbalist/understand/read-question.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { WhoKind } from "./people.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);
const people = (question: string) => readQuestion(question, herbalist.knowledge).people;

it("takes no breed of animal for a pregnancy", () =>
  expect(people("my dog breeding, what to give she").kinds).not.toContain("pregnant"));

it.each<[string, WhoKind]>([
  ["what tea for my 8 month old cough", "baby"],
  ["8 mth ole cold", "baby"],
  ["honey for cough, she will be one in march", "baby"],
  ["he going to be one next month, he has a cold", "baby"],
  ["she not one yet, can I give honey", "baby"],
  ["8mo cough tea", "baby"],
  ["my 6 wk old rash", "baby"],
  ["he make 8 months and he have cold", "baby"],
  ["just gave birth 5 days ago, he has gas what tea", "baby"],
  ["wuh tea fuh drink when yuh now get baby", "breastfeeding"],
  ["me get me baby last week what tea me could drink", "breastfeeding"],
  ["i get my baby to sleep with fennel tea", "baby"],
  ["she was born Monday, what for gripe", "baby"],
  ["a year and a half old with cold", "baby"],
  ["my two year old cough, what tea", "child"],
  ["can I drink mauby after having baby two months", "breastfeeding"],
  ["kindergartener with cough", "child"],
  ["my wife carrying, she has headache", "pregnant"],
  ["she a breed 3 month and can't keep down nothing", "pregnant"],
  ["me daughter breeding and she gum bleeding", "pregnant"],
  ["breeding and want to dye my hair", "pregnant"],
  ["i 7 months and feet swelling, wha tea good", "pregnant"],
  ["me 7 months an foot swell up", "pregnant"],
  ["I'm 5 months, can I drink sorrel", "pregnant"],
  ["my wife is 6 months and she have heartburn", "pregnant"],
  ["sorrel good fuh woman who big wid child", "pregnant"],
  ["me belly big, sorrel okay?", "pregnant"],
  ["morning sickness every morning", "pregnant"],
  ["in the family way and bad vomiting", "pregnant"],
  ["the last one is 8 months with a cold in the nose", "baby"],
  ["my last one now 5 months and she got gripe", "baby"],
  ["the second one is 14 months, he has diarrhoea", "baby"],
  ["mine is only 9 months, can he get fever grass for cold", "baby"],
  ["he is now 7 months and coughing, what tea", "baby"],
  ["she just turn 6 months, she have cold", "baby"],
  ["can I put a little mint tea in his bottle", "baby"],
  ["could I give him fever grass in the bottle", "baby"],
  ["she is still in pampers and has a cough", "baby"],
  ["the little one 11 months with fever", "baby"],
  ["my grandson 10 months have cold", "baby"],
  ["8 months, runny nose, which tea can he drink", "baby"],
  ["the one that is 3 has a cough, what can she drink", "child"],
  ["my last one is 4 and has worms", "child"],
  ["my lil man is 5 and coughing", "child"],
  ["she in nursery school and got lice", "child"],
  ["olive oil on cradle cap", "baby"],
])("reads whom it is about: %s", (question, kind) => expect(people(question).kinds).toContain(kind));

it.each([
  "a three week old cough that won't go",
  "i have a 2 week old cold",
  "this 5 day old burn still red",
  "I was born in Linden, what is good for gas",
  "my wife carrying bags all day, her back hurts",
  "my whole family way over in Berbice has colds",
  "I have this cold 8 months now, what tea",
  "the last one lasted 8 months, my back pain is back",
  "he has had a cough for 8 months",
  "it is 3 months now I cannot sleep",
  "how long does neem oil keep in the bottle",
  "my husband put his bitters in the bottle, how long does it keep",
  "last tetanus shot was 8 months ago",
  "I take one tablet, the second one is 5 mg",
  "I 3 months on metformin",
  "I 3 months now with this cough, what tea",
  "i 4 months and still coughing",
  "me belly big, what tea can bring it down",
  "my belly big and gassy, can I drink ginger",
  "this cough with me 7 months and my throat dry",
])("takes the age of an illness, or another birth, for no baby: %s", (question) => {
  expect(people(question).kinds).not.toContain("baby");
  expect(people(question).kinds).not.toContain("pregnant");
});

it.each(["sorrel good fuh woman who big wid child", "she big with child, could she drink sorrel"])(
  "takes the child that is carried for no patient: %s",
  (question) => expect(people(question).kinds).not.toContain("child"),
);
