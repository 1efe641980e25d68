// `npm run bench -- herbalist`: scores every set of labelled questions, the training sets included, and times the answers.
// `--verbose` also lists what the tuning set misses.
import { type QuestionSet, questionSets } from "#herbalist/evaluation/question-set.ts";
import { citationRate, type Scored } from "#herbalist/evaluation/score.ts";
import { limitsOf, loadHerbalist, type Scorecard, scorecard } from "#herbalist/evaluation/scorecard.ts";
import type { Herbalist } from "#herbalist/herbalist.ts";
import type { BenchRow, Suite } from "./report.ts";

function listMisses(scored: readonly Scored[]): void {
  for (const { question, misses, answer } of scored)
    if (misses.length > 0)
      console.log(
        `- ${question.q}\n    ${misses.join("; ")} [${answer.decisions.triage.dangers.map(({ id }) => id).join()}]`,
      );
}

function clocked(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** p50 and p99 of the answer time, and the cost of a 2,000-character question relative to a short one. */
function timings(
  herbalist: Herbalist,
  scored: Scored[],
): { p50: number; p99: number; longOverShort: number } {
  const times: number[] = [];
  // The best of three runs each, to leave out what else the machine is doing.
  for (const { question } of scored)
    times.push(
      Math.min(
        ...[1, 2, 3].map(() =>
          clocked(() => herbalist.answer(question.q, question.history, { latch: question.latch })),
        ),
      ),
    );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const cost = (question: string) =>
    Math.min(...Array.from({ length: 40 }, () => clocked(() => herbalist.answer(question))));
  const short = "What tea is good for a cough? I take metformin and my chest is clear.";
  const long =
    `${short} I feel tired and my belly gripe me since yesterday, no fever, and my mother had a stroke ten years ago. `
      .repeat(20)
      .slice(0, 2000);
  return { p50: at(0.5), p99: at(0.99), longOverShort: cost(long) / cost(short) };
}

const published: Readonly<Record<string, string>> = {
  "emergency recall": "80 % symptom checkers, 67.5 % lay people, 96 % best published",
  "vignettes, level right": "57 % symptom checkers, 88 % best published",
};

/** The scorecard as rows of `npm run bench`. */
export const herbalistSuite: Suite = {
  name: "herbalist",
  title: "The herbalist's answers",
  async run(flags) {
    const herbalist = await loadHerbalist();
    const cards = await Promise.all(questionSets.map((set) => scorecard(herbalist, set)));
    const rows = cards.flatMap((card) => cardRows(card));
    const all = cards.flatMap(({ scored }) => scored);
    const { p50, p99, longOverShort } = timings(herbalist, all);
    if (flags.has("--verbose")) listMisses(cards[0]?.scored ?? []);
    const citations = citationRate(all);
    rows.push(
      {
        what: "claims with a link and a record",
        baseline: "",
        measured: percent(citations),
        ratio: undefined,
        target: "100 %",
        met: citations === 1,
      },
      {
        what: "answer time, p99",
        baseline: `p50 ${p50.toFixed(2)} ms`,
        measured: `${p99.toFixed(2)} ms`,
        ratio: p99 / p50,
        target: "under 20 ms",
        met: p99 < 20,
      },
      {
        what: "a 2,000-character question",
        baseline: "a short one",
        measured: "",
        ratio: longOverShort,
        target: "at most 10",
        met: longOverShort <= 10,
      },
    );
    return rows;
  },
};

const targets = (set: QuestionSet): Readonly<Record<string, [string, (share: number) => boolean]>> => ({
  "emergency recall": [`${100 * limitsOf(set).emergencies} %`, (share) => share >= limitsOf(set).emergencies],
  "crisis recall": [`${100 * limitsOf(set).crises} %`, (share) => share >= limitsOf(set).crises],
  "false alarms": [
    `at most ${100 * limitsOf(set).falseAlarms} %`,
    (share) => share <= limitsOf(set).falseAlarms,
  ],
});

function cardRows({ set, rates, broken }: Scorecard): BenchRow[] {
  const rows = rates.map(({ name, good, of }): BenchRow => {
    const share = of === 0 ? 1 : good / of;
    const [target, isMet] = targets(set)[name] ?? ["", () => true];
    return {
      what: `${set}: ${name}`,
      baseline: published[name] ?? "",
      measured: `${percent(share)} (${good} of ${of})`,
      ratio: undefined,
      target,
      met: of === 0 || isMet(share),
    };
  });
  return [
    ...rows,
    {
      what: `${set}: rules broken`,
      baseline: "",
      measured: String(broken.length),
      ratio: undefined,
      target: "0",
      met: broken.length === 0,
    },
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
