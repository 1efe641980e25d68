// `node bench/learn.ts`: teaches the herbalist's second listener from the labelled questions and writes its weights.
// The held-out part and the newest sets of strangers' questions teach it nothing.
// `node bench/learn.ts --apart` writes nothing: it leaves out one writer at a time, teaches by the others and counts how
// the one left out is heard, which is the honest figure to choose thresholds by.
import { writeFile } from "node:fs/promises";
import { findMentions } from "#herbalist/triage/findings.ts";
import { saysHelpSeen } from "#herbalist/triage/latch.ts";
import {
  type Features,
  featuresOf,
  hasSeveralSentences,
  type RulesHeard,
  tellsOfNow,
  type Weights,
} from "#herbalist/triage/learned.ts";
import { weigh } from "#herbalist/triage/listen.ts";
import { graveRulesHeld } from "#herbalist/triage/triage.ts";
import { loadHerbalist } from "./herbalist.ts";
import { type Lesson, regression } from "./learn-regression.ts";
import { type Part, parts, readQuestions, untaught } from "./question-set.ts";

/** A danger missed is worse than one feared. */
const missCosts = 2;
/** Strangers were asked for dangers; the house's own questions are plainer, as most readers' are. */
const plainCosts = 2;
/** There are six grave questions to one urgent. */
const urgentCosts = 3;

type Example = { part: Part; levels: string[]; features: Features; heard: RulesHeard };

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
          ...graveRulesHeld(new Set(present)),
          helpSeen: saysHelpSeen(text),
          toldNow: tellsOfNow(text),
          severalSentences: hasSeveralSentences(text),
        };
        return { part, levels: t, features: featuresOf(text, heard), heard };
      })
  );
}

function teach(all: readonly Example[]): Weights {
  // Where careful people differ on whether it is grave, or which, there is nothing to learn about that.
  const sided = all.filter(({ levels }) => levels.every(isGrave) || !levels.some(isGrave));
  const grave = (of: keyof Features) =>
    sided.map(({ part, levels, features }): Lesson => {
      const wanted = levels.every(isGrave) ? 1 : 0;
      const cost = wanted === 1 ? missCosts : part === "tune" ? plainCosts : 1;
      return { features: features[of], wanted, cost };
    });
  const crises = all
    .filter(({ levels }) => levels.length === 1 && levels.every(isGrave))
    .map(({ levels, features }) => ({
      features: features.words,
      wanted: levels[0] === "crisis" ? 1 : 0,
      cost: 1,
    }));
  const pressing = all
    .filter(({ levels }) => levels.every(isGrave) || levels.every((level) => level === "urgent"))
    .map(({ levels, features }): Lesson => {
      const wanted = levels.every(isGrave) ? 1 : 0;
      return { features: features.words, wanted, cost: wanted === 1 ? 1 : urgentCosts };
    });
  return {
    grave: regression(grave("words"), 3),
    spelling: regression(grave("spelling"), 5),
    pressing: regression(pressing, 6),
    crisis: regression(crises, 3),
  };
}

/** The first four sets of strangers' questions are one person's. */
const writerOf = (part: Part) => (/^strangers-[1-4]$/.test(part) ? "strangers-1 to 4" : part);

function countApart(all: readonly Example[]): void {
  const sum = { emergency: 0, emergencies: 0, crisis: 0, crises: 0, false: 0, calm: 0 };
  const writers = [...new Set(all.map(({ part }) => writerOf(part)))].filter((one) =>
    one.startsWith("strang"),
  );
  for (const writer of writers) {
    const weights = teach(all.filter(({ part }) => writerOf(part) !== writer));
    const count = { emergency: 0, emergencies: 0, crisis: 0, crises: 0, false: 0, calm: 0 };
    for (const { part, levels, features, heard } of all) {
      if (writerOf(part) !== writer) continue;
      const level = weigh(features, heard, weights);
      if (!levels.some(isGrave)) {
        count.calm++;
        if (isGrave(level)) count.false++;
      } else if (levels.every(isGrave)) {
        const [of, good] =
          levels[0] === "crisis" ? (["crises", "crisis"] as const) : (["emergencies", "emergency"] as const);
        count[of]++;
        if (levels.some((one) => one === level)) count[good]++;
      }
    }
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += count[key];
    print(writer, count);
  }
  print("all of them", sum);

  function print(name: string, count: typeof sum): void {
    const share = (good: number, of: number) => `${good} of ${of} (${((100 * good) / of).toFixed(1)} %)`;
    console.log(
      `${name.padEnd(18)} emergencies ${share(count.emergency, count.emergencies)}, crises ${share(count.crisis, count.crises)}, false alarms ${share(count.false, count.calm)}`,
    );
  }
}

const all = await examples();
if (process.argv.includes("--apart")) countApart(all);
else {
  const { grave, crisis, spelling, pressing } = teach(all);
  const write = (name: string, value: object) =>
    writeFile(
      new URL(`../herbalist/triage/${name}.json`, import.meta.url),
      `${JSON.stringify(value, null, 1)}\n`,
    );
  await write("learned-weights", { grave, crisis, pressing });
  await write("learned-spelling", { spelling });
  const size = (features: object) => Object.keys(features).length;
  console.log(
    `Learned from ${all.length} questions: ${size(grave.features)} words and signs, ${size(spelling.features)} pieces of words.`,
  );
}
