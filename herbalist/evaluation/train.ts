// `node herbalist/evaluation/train.ts`: trains the triage classifier on the labelled questions and writes its weights.
// `--cross-validate` writes nothing: it leaves out one writer at a time and counts how that writer's questions are classified.
import { writeFile } from "node:fs/promises";
import {
  classifiedLevels,
  hasSeveralSentences,
  type Model,
  mentionsNow,
} from "#herbalist/triage/classifier.ts";
import { featuresOf } from "#herbalist/triage/features.ts";
import { findMentions } from "#herbalist/triage/findings.ts";
import { saysHelpSeen } from "#herbalist/triage/latch.ts";
import { matchingRules } from "#herbalist/triage/triage.ts";
import { crossValidate } from "./cross-validate.ts";
import type { Example } from "./example.ts";
import { heldOutSets, questionSets, readQuestions } from "./question-set.ts";
import { fitClassifier } from "./regression.ts";
import { loadHerbalist } from "./scorecard.ts";

/** The other writers were asked for dangers; our own questions are plainer, as most readers' are, and count double. */
const plainQuestionWeight = 2;

const isAlarm = (level: string) => level === "emergency" || level === "crisis";

async function examples(): Promise<Example[]> {
  const herbalist = await loadHerbalist();
  const trainingSets = questionSets.filter((set) => !heldOutSets.includes(set));
  const questions = await Promise.all(
    trainingSets.map(async (set) => (await readQuestions(set)).map((question) => ({ set, question }))),
  );
  return (
    questions
      .flat()
      // Where an earlier message raised the alarm, the words of this one say nothing about the level.
      .filter(
        ({ question: { history, latch, t } }) =>
          latch === "none" && (history.length === 0 || !t.some(isAlarm)),
      )
      .map(({ set, question: { q, t } }) => {
        const text = herbalist.knowledge.read(q);
        const { present } = herbalist.answer(q).decisions.triage;
        const detected = {
          mentions: findMentions(text),
          present,
          ...matchingRules(new Set(present)),
          helpSeen: saysHelpSeen(text),
          mentionsNow: mentionsNow(text),
          severalSentences: hasSeveralSentences(text),
        };
        return { set, levels: t, features: featuresOf(text, detected), detected };
      })
  );
}

function train(all: readonly Example[]): Model {
  return fitClassifier(
    all.map(({ set, levels, features }) => ({
      features,
      // Where reviewers disagree, each of their levels counts equally.
      target: classifiedLevels.map((level) => (levels.includes(level) ? 1 / levels.length : 0)),
      weight: set === "tune" || set === "lessons" ? plainQuestionWeight : 1,
    })),
  );
}

const all = await examples();
if (process.argv.includes("--cross-validate")) crossValidate(all, train);
else {
  const { bias, features } = train(all);
  // Three files, because the linter refuses a single one of this size.
  const entries = [...features];
  const apart = ([name]: [string, Model["bias"]]) => name.includes(" … ");
  const pair = ([name]: [string, Model["bias"]]) => name.includes(" ") && !name.includes(" … ");
  await write(
    "learned-words",
    entries.filter(([name]) => !name.includes(" ")),
    bias,
  );
  await write("learned-pairs", entries.filter(pair));
  await write("learned-pairs-apart", entries.filter(apart));
  console.log(`Trained on ${all.length} questions: ${features.size} features.`);
}

/** One feature a line, so that a change of weights can be reviewed. */
async function write(name: string, features: [string, Model["bias"]][], bias?: Model["bias"]): Promise<void> {
  const lines = features.map(([one, weights]) => `    ${JSON.stringify(one)}: [${weights.join(", ")}]`);
  const opening = bias ? `  "bias": [${bias.join(", ")}],\n` : "";
  await writeFile(
    new URL(`../triage/${name}.json`, import.meta.url),
    `{\n${opening}  "features": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
}
