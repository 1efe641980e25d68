// What was told in a conversation before the messages that are sent along: who it is for and how old, medicines and illnesses. A
// person's pregnancy, blood thinner or weeks of life count until a new subject is begun.
import type { Added } from "./revision.ts";
import type { Turn } from "./use-herbalist.ts";

/** The last questions, with their answers, are sent along in full. */
export const turnsSent = 2;

export function toldBefore(turns: readonly Pick<Turn, "reply">[]): Added {
  const told = turns.slice(0, -turnsSent).flatMap(({ reply }) => reply.understood);
  const labels = (kind: "medicine" | "illness") => [
    ...new Set(told.filter((one) => one.kind === kind).map(({ label }) => label)),
  ];
  const ages = told.flatMap(({ ageMonths }) => ageMonths ?? []);
  return {
    ...(ages.length === 0 ? {} : { ageMonths: Math.min(...ages) }),
    medicines: labels("medicine"),
    illnesses: labels("illness"),
    who: people.filter((id) => told.some((one) => one.kind === "who" && one.id === id)),
  };
}

const people = ["pregnant", "breastfeeding", "baby", "child", "elder"] as const;
