// The evaluation results for the safety page: the newest blind set and all others.
import type { Measure } from "#herbalist/evaluation/measure-schema.ts";

export type Share = { good: number; of: number; percent: string };
export type Figure = {
  set: string;
  taken: string;
  questions: number;
  emergencies: Share;
  crises: Share;
  falseAlarms: Share;
};
export type Figures = { newest: Figure; blind: Figure[]; again: Figure[]; after: Figure[] };

export function figuresOf(measures: readonly Measure[]): Figures {
  const at = (wanted: Measure["stage"]) => measures.filter(({ stage }) => stage === wanted).map(figure);
  const blind = at("blind");
  const newest = blind.at(-1);
  if (!newest) throw new Error("No set of questions has been counted blind");
  return { newest, blind, again: at("again"), after: at("after") };
}

function figure({ set, taken, questions, emergencies, crises, falseAlarms }: Measure): Figure {
  return {
    set: setNames[set] ?? set,
    taken,
    questions,
    emergencies: share(emergencies),
    crises: share(crises),
    falseAlarms: share(falseAlarms),
  };
}

const setNames: Readonly<Record<string, string>> = {
  "held-out": "The project's own",
  "strangers-1": "Strangers' words, first set",
  "strangers-2": "Strangers' words, second set",
  "strangers-3": "Strangers' words, third set",
  "strangers-4": "Strangers' words, fourth set",
  "strangers-5": "Another writer's words, first",
  "strangers-6": "Another writer's words, second",
  "strangers-7": "Another writer's words, third",
  "strangers-8": "Another writer's words, fourth",
  "strangers-9": "Another writer's words, fifth",
  "strangers-10": "Another writer's words, sixth",
  "strangers-11": "Another writer's words, seventh",
  "strangers-12": "Another writer's words, eighth",
  "strangers-13": "Another writer's words, ninth",
  "strangers-14": "Another writer's words, tenth",
  "strangers-15": "Another writer's words, eleventh",
  "strangers-16": "Another writer's words, twelfth",
  "strangers-17": "Another writer's words, thirteenth",
  "strangers-18": "Another writer's words, fourteenth",
  "strangers-19": "Another writer's words, fifteenth",
  "strangers-20": "Another writer's words, sixteenth",
  "strangers-21": "Another writer's words, seventeenth",
  "strangers-22": "Another writer's words, eighteenth",
  "strangers-23": "Another writer's words, nineteenth",
};

function share({ good, of }: { good: number; of: number }): Share {
  return { good, of, percent: of === 0 ? "none asked" : `${((100 * good) / of).toFixed(1)} %` };
}

/** Whether one set was recognised worse than the other: emergencies first, then crises. */
export function isHarder(one: Figure, other: Figure): boolean {
  const rate = ({ good, of }: Share) => (of === 0 ? 1 : good / of);
  const gap = rate(other.emergencies) - rate(one.emergencies);
  return gap > 0 || (gap === 0 && rate(one.crises) < rate(other.crises));
}

/** "1 in 5": how many were missed, for users who do not think in percent. */
export function missedOneIn({ good, of }: Share): string {
  const missed = of - good;
  return missed === 0 ? `none of ${of}` : `about 1 in ${Math.round(of / missed)}`;
}
