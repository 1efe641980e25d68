/** The key of /identify, answered by simulated people: how often it finds the plant, after how many answers, and how fast it thinks. */
import { performance } from "node:perf_hooks";
import { loadCatalogue } from "#catalogue/load.ts";
import { createKey, type Key, shortList } from "#identify/key.ts";
import { type Profile, profileOf } from "#identify/profile.ts";
import { type SimulatedPerson, simulateRun } from "#identify/simulated-person.ts";
import type { BenchRow, Suite } from "./report.ts";

const ROUNDS = 5;
const WRONG = 0.1;
const FOUND = 0.95;
const ANSWERS = 6;
/** A cheap phone is taken to be six times slower than this machine; a tap should show its effect within a tenth of a second. */
const SLOW_PHONE = 6;
const PROMPT = 100;

type Entry = { readonly id: string; readonly profile: Profile };

export const identifySuite: Suite = { name: "identify", title: "The key that names a plant", run };

async function run(): Promise<BenchRow[]> {
  const { plants } = await loadCatalogue();
  const entries = plants.map((plant) => ({ id: plant.id, profile: profileOf(plant) }));
  const key = createKey(entries);
  const expected = simulate(key, entries, { wrongAnswers: WRONG, random: sequence(1) });
  const careless = simulate(key, entries, { wrongAnswers: WRONG, careless: true, random: sequence(2) });
  const worse = simulate(key, entries, { wrongAnswers: 2 * WRONG, random: sequence(3) });
  const chance = `${percent(shortList / entries.length)} by chance`;
  const step = medianStep(key);
  return [
    {
      what: `right plant among the first ${shortList}, one answer in ten wrong, ${expected.runs} runs over ${entries.length} plants`,
      baseline: chance,
      measured: `${percent(expected.found)} (first: ${percent(expected.first)})`,
      ratio: undefined,
      target: percent(FOUND),
      met: expected.found >= FOUND,
    },
    {
      what: `answers until the first ${shortList} hold 95 % of the probability, the same runs`,
      baseline: `${Math.log2(entries.length / shortList).toFixed(1)} yes-or-no answers without mistakes`,
      measured: `median ${expected.median}, nine in ten within ${expected.ninth}; ${expected.asked} questions with those not answered`,
      ratio: undefined,
      target: `median at most ${ANSWERS}`,
      met: expected.median <= ANSWERS,
    },
    {
      what: "the same with mistakes spread over all answers, not near the right one",
      baseline: chance,
      measured: `${percent(careless.found)} after a median of ${careless.median}`,
      ratio: undefined,
      target: "",
      met: true,
    },
    {
      what: "the same with two answers in ten wrong",
      baseline: chance,
      measured: `${percent(worse.found)} after a median of ${worse.median}`,
      ratio: undefined,
      target: "",
      met: true,
    },
    {
      what: "ranking all plants and choosing the next question",
      baseline: `${(PROMPT / SLOW_PHONE).toFixed(1)} ms, a tenth of a second on a phone six times slower`,
      measured: `${step.toFixed(1)} ms`,
      ratio: step / (PROMPT / SLOW_PHONE),
      target: `under ${(PROMPT / SLOW_PHONE).toFixed(1)} ms`,
      met: step < PROMPT / SLOW_PHONE,
    },
  ];
}

function simulate(key: Key<Entry>, entries: readonly Entry[], person: SimulatedPerson) {
  const runs = Array.from({ length: ROUNDS }, () =>
    entries.map((held) => {
      const { given, asked, ranked } = simulateRun(key, entries, held, person);
      return { given, asked, place: ranked.findIndex(({ plant }) => plant === held) };
    }),
  ).flat();
  const share = (fits: (place: number) => boolean) =>
    runs.filter(({ place }) => fits(place)).length / runs.length;
  const given = runs.map((each) => each.given).sort((a, b) => a - b);
  const asked = runs.map((each) => each.asked).sort((a, b) => a - b);
  return {
    runs: runs.length,
    found: share((place) => place < shortList),
    first: share((place) => place === 0),
    median: given[Math.floor(given.length / 2)] ?? 0,
    ninth: given[Math.floor(given.length * 0.9)] ?? 0,
    asked: asked[Math.floor(asked.length / 2)] ?? 0,
  };
}

function medianStep(key: Key<Entry>): number {
  const answers = [
    { character: "growth", states: ["vine"] },
    { character: "smell", states: ["garlic"] },
  ] as const;
  const times = Array.from({ length: 41 }, () => {
    const start = performance.now();
    key.rank(answers);
    key.nextQuestions(answers);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[20] ?? Number.POSITIVE_INFINITY;
}

/** A fixed sequence of random numbers, so that two runs of the benchmark can be compared. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
