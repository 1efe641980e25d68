// Leaves out one writer at a time, teaches by the others and counts how the one left out is heard.
import type { Model } from "#herbalist/triage/learned.ts";
import { weigh } from "#herbalist/triage/listen.ts";
import type { Example } from "./learn-example.ts";
import type { Part } from "./question-set.ts";

/** The first four sets of strangers' questions are one person's. */
const writerOf = (part: Part) => (/^strangers-[1-4]$/.test(part) ? "strangers-1 to 4" : part);
const isGrave = (level: string) => level === "emergency" || level === "crisis";

const counted = ["emergencies", "crises", "false alarms", "urgent", "routine", "level right"] as const;
type Count = Record<(typeof counted)[number], { good: number; of: number }>;

export function countApart(all: readonly Example[], teach: (taught: readonly Example[]) => Model): void {
  const sum = nothing();
  const writers = [...new Set(all.map(({ part }) => writerOf(part)))].filter((one) =>
    one.startsWith("strangers"),
  );
  for (const writer of writers) {
    const model = teach(all.filter(({ part }) => writerOf(part) !== writer));
    const count = nothing();
    for (const { part, levels, features, heard } of all)
      if (writerOf(part) === writer)
        for (const one of [count, sum]) add(one, levels, weigh(features, heard, model));
    print(writer, count);
  }
  print("all of them", sum);
}

function nothing(): Count {
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
  const note = (name: keyof Count, good: boolean) => {
    count[name].of++;
    if (good) count[name].good++;
  };
  const right = levels.includes(level);
  note("level right", right);
  if (levels.every(isGrave)) note(levels[0] === "crisis" ? "crises" : "emergencies", right);
  else if (!levels.some(isGrave)) note("false alarms", isGrave(level));
  if (levels.length === 1 && (levels[0] === "urgent" || levels[0] === "routine")) note(levels[0], right);
}

function print(name: string, count: Count): void {
  const share = ({ good, of }: { good: number; of: number }) =>
    of === 0 ? "none" : `${good} of ${of} (${((100 * good) / of).toFixed(1)} %)`;
  console.log(`${name.padEnd(17)} ${counted.map((one) => `${one} ${share(count[one])}`).join(", ")}`);
}
