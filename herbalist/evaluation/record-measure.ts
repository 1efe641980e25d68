// `node herbalist/evaluation/record-measure.ts SET blind|again|after`: counts one set with the committed rules and stores the count.
import { execFileSync } from "node:child_process";
import { type Measure, measureSchema } from "./measure-schema.ts";
import { saveMeasure } from "./measures.ts";
import { questionSets } from "./question-set.ts";
import { loadHerbalist, scorecard } from "./scorecard.ts";

const [wanted, stage] = process.argv.slice(2);
const set = questionSets.find((name) => name === wanted);
if (!set) throw new Error(`There is no set "${wanted}": ${questionSets.join(", ")}`);

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
if (git("status", "--porcelain", "--", "herbalist", "content") !== "")
  throw new Error("The rules or the questions differ from what is committed; commit them, then count.");

const { questions, broken, rates } = await scorecard(await loadHerbalist(), set);
const rate = (name: string) => {
  const { good = 0, of = 0 } = rates.find((one) => one.name === name) ?? {};
  return { good, of };
};
const measure: Measure = measureSchema.parse({
  set,
  stage,
  taken: new Date().toISOString().slice(0, 10),
  rules: git("log", "-1", "--format=%h", "--abbrev=10", "--", "herbalist", "content"),
  questions,
  emergencies: rate("emergency recall"),
  crises: rate("crisis recall"),
  falseAlarms: rate("false alarms"),
  broken: broken.length,
});
await saveMeasure(measure);
console.log(measure);
