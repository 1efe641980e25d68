// Leave-one-writer-out cross-validation of the triage classifier.
import type { Model } from "#herbalist/triage/classifier.ts";
import { classifyFeatures } from "#herbalist/triage/classify.ts";
import type { Example } from "./example.ts";
import type { QuestionSet } from "./question-set.ts";

/** One person wrote the first four sets. */
const writerOf = (set: QuestionSet) => (/^strangers-[1-4]$/.test(set) ? "strangers-1 to 4" : set);
const isAlarm = (level: string) => level === "emergency" || level === "crisis";

const counted = ["emergencies", "crises", "false alarms", "urgent", "routine", "level right"] as const;
type Count = Record<(typeof counted)[number], { good: number; of: number }>;

export function crossValidate(all: readonly Example[], train: (examples: readonly Example[]) => Model): void {
  const sum = emptyCount();
  const writers = [...new Set(all.map(({ set }) => writerOf(set)))].filter((one) =>
    one.startsWith("strangers"),
  );
  for (const writer of writers) {
    const model = train(all.filter(({ set }) => writerOf(set) !== writer));
    const count = emptyCount();
    for (const { set, levels, features, detected } of all)
      if (writerOf(set) === writer)
        for (const one of [count, sum]) add(one, levels, classifyFeatures(features, detected, model));
    print(writer, count);
  }
  print("all of them", sum);
}

function emptyCount(): Count {
  const none = () => ({ good: 0, of: 0 });
  return {
    emergencies: none(),
    crises: none(),
    "false alarms": none(),
    urgent: none(),
    routine: none(),
    "level right": none(),
  };
}

function add(count: Count, levels: readonly string[], level: string): void {
  const record = (name: keyof Count, good: boolean) => {
    count[name].of++;
    if (good) count[name].good++;
  };
  const right = levels.includes(level);
  record("level right", right);
  if (levels.every(isAlarm)) record(levels[0] === "crisis" ? "crises" : "emergencies", right);
  else if (!levels.some(isAlarm)) record("false alarms", isAlarm(level));
  if (levels.length === 1 && (levels[0] === "urgent" || levels[0] === "routine")) record(levels[0], right);
}

function print(name: string, count: Count): void {
  const share = ({ good, of }: { good: number; of: number }) =>
    of === 0 ? "none" : `${good} of ${of} (${((100 * good) / of).toFixed(1)} %)`;
  console.log(`${name.padEnd(17)} ${counted.map((one) => `${one} ${share(count[one])}`).join(", ")}`);
}
