// `node bench/learn.ts`: teaches the herbalist's second listener from the labelled questions and writes its weights.
// The held-out part and the sealed sets of strangers' questions teach it nothing.
// `node bench/learn.ts --apart` writes nothing: it leaves out one writer at a time, teaches by the others and counts how
// the one left out is heard, which is the honest figure to choose thresholds by.
import { writeFile } from "node:fs/promises";
import { featuresOf } from "#herbalist/triage/features.ts";
import { findMentions } from "#herbalist/triage/findings.ts";
import { saysHelpSeen } from "#herbalist/triage/latch.ts";
import { hasSeveralSentences, type Model, tellsOfNow, weighed } from "#herbalist/triage/learned.ts";
import { rulesHeld } from "#herbalist/triage/triage.ts";
import { loadHerbalist } from "./herbalist.ts";
import { countApart } from "./learn-apart.ts";
import type { Example } from "./learn-example.ts";
import { regression } from "./learn-regression.ts";
import { parts, readQuestions, untaught } from "./question-set.ts";

/** Strangers were asked for dangers; the house's own questions are plainer, as most readers' are. */
const plainCosts = 2;

const isGrave = (level: string) => level === "emergency" || level === "crisis";

async function examples(): Promise<Example[]> {
  const herbalist = await loadHerbalist();
  const teachers = parts.filter((part) => !untaught.includes(part));
  const questions = await Promise.all(
    teachers.map(async (part) => (await readQuestions(part)).map((question) => ({ part, question }))),
  );
  return (
    questions
      .flat()
      // What an earlier message made grave says nothing of the words of this one.
      .filter(
        ({ question: { history, latch, t } }) =>
          latch === "none" && (history.length === 0 || !t.some(isGrave)),
      )
      .map(({ part, question: { q, t } }) => {
        const text = herbalist.knowledge.read(q);
        const { present } = herbalist.answer(q).decisions.triage;
        const heard = {
          mentions: findMentions(text),
          present,
          ...rulesHeld(new Set(present)),
          helpSeen: saysHelpSeen(text),
          toldNow: tellsOfNow(text),
          severalSentences: hasSeveralSentences(text),
        };
        return { part, levels: t, features: featuresOf(text, heard), heard };
      })
  );
}

function teach(all: readonly Example[]): Model {
  return regression(
    all.map(({ part, levels, features }) => ({
      features,
      // Where careful people differ, each of their levels is as right as the other.
      wanted: weighed.map((level) => (levels.includes(level) ? 1 / levels.length : 0)),
      cost: part === "tune" || part === "lessons" ? plainCosts : 1,
    })),
  );
}

const all = await examples();
if (process.argv.includes("--apart")) countApart(all, teach);
else {
  const { bias, features } = teach(all);
  // Three files, since one would be too large for the tools that check it.
  const kept = [...features];
  const apart = ([name]: [string, Model["bias"]]) => name.includes(" … ");
  const pair = ([name]: [string, Model["bias"]]) => name.includes(" ") && !name.includes(" … ");
  await write(
    "learned-words",
    kept.filter(([name]) => !name.includes(" ")),
    bias,
  );
  await write("learned-pairs", kept.filter(pair));
  await write("learned-pairs-apart", kept.filter(apart));
  console.log(`Learned from ${all.length} questions: ${features.size} words, pairs and signs.`);
}

/** One feature to a line, so that a change of weights can be read. */
async function write(name: string, features: [string, Model["bias"]][], bias?: Model["bias"]): Promise<void> {
  const lines = features.map(([one, weights]) => `    ${JSON.stringify(one)}: [${weights.join(", ")}]`);
  const opening = bias ? `  "bias": [${bias.join(", ")}],\n` : "";
  await writeFile(
    new URL(`../herbalist/triage/${name}.json`, import.meta.url),
    `{\n${opening}  "features": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
}
