// `node bench/learn.ts`: teaches the herbalist's second listener from the labelled questions and writes its weights.
// The held-out part and the newest set of strangers' questions teach it nothing.
import { writeFile } from "node:fs/promises";
import { findMentions } from "#herbalist/triage/findings.ts";
import { featuresOf, type Heard, type Weights } from "#herbalist/triage/learned.ts";
import { loadHerbalist } from "./herbalist.ts";
import { newest, parts, readQuestions } from "./question-set.ts";

const teachers = parts.filter((part) => part !== "held-out" && part !== newest);
const rounds = 40;
const pace = 0.3;
const shrink = 1e-4;
/** A danger missed is worse than one feared. */
const missCosts = 2;
/** What was seen less often is chance. */
const seenAtLeast = 3;

type Example = { features: string[]; level: string };

async function examples(): Promise<Example[]> {
  const herbalist = await loadHerbalist();
  const questions = (await Promise.all(teachers.map(readQuestions))).flat();
  return questions
    .filter(({ history, latch }) => history.length === 0 && latch === "none")
    .map(({ q, t }) => {
      const text = herbalist.knowledge.read(q);
      const { present } = herbalist.answer(q).decisions.triage;
      return { features: featuresOf(text, findMentions(text), present), level: t[0] ?? "routine" };
    });
}

/** Logistic regression by stochastic steps in a fixed order of chance, so that the same questions give the same weights. */
function learn(all: readonly Example[], heard: Heard): Weights[Heard] {
  const seen = new Map<string, number>();
  for (const { features } of all) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const lessons = all.map(({ features, level }) => ({
    features: features.filter((one) => (seen.get(one) ?? 0) >= seenAtLeast),
    wanted: level === heard ? 1 : 0,
  }));
  const weight = new Map<string, number>();
  const pushed = new Map<string, number>();
  let bias = -1;
  let dice = 1;
  for (let step = 0; step < rounds * lessons.length; step++) {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    const lesson = lessons[Math.floor((dice / 2_147_483_648) * lessons.length)];
    if (!lesson || lesson.features.length === 0) continue;
    const scale = 1 / Math.sqrt(lesson.features.length);
    let sum = bias;
    for (const one of lesson.features) sum += scale * (weight.get(one) ?? 0);
    const error = (1 / (1 + Math.exp(-sum)) - lesson.wanted) * (lesson.wanted ? missCosts : 1);
    bias -= 0.05 * error;
    for (const one of lesson.features) {
      const slope = error * scale + shrink * (weight.get(one) ?? 0);
      const force = (pushed.get(one) ?? 0.01) + slope * slope;
      pushed.set(one, force);
      weight.set(one, (weight.get(one) ?? 0) - (pace * slope) / Math.sqrt(force));
    }
  }
  const kept = [...weight].sort(([a], [b]) => (a < b ? -1 : 1)).map(([one, value]) => [one, rounded(value)]);
  return { bias: rounded(bias), features: Object.fromEntries(kept) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

const all = await examples();
const weights: Weights = { emergency: learn(all, "emergency"), crisis: learn(all, "crisis") };
await writeFile(
  new URL("../herbalist/triage/learned-weights.json", import.meta.url),
  `${JSON.stringify(weights, null, 1)}\n`,
);
console.log(
  `Learned from ${all.length} questions: ${Object.keys(weights.emergency.features).length} words and signs.`,
);
