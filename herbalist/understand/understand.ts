// Interprets a question in the context of earlier messages: what it asks, about whom, and what to consider.

import { durationDays } from "../language/numbers.ts";
import { readPeople } from "../language/people.ts";
import { decideKind } from "./decide-kind.ts";
import { isFollowUp, linkedPlants, type Message } from "./follow-up.ts";
import { gatherIllnesses, gatherMedicines, type PersonalList, targetComplaints } from "./gather.ts";
import type { Knowledge } from "./knowledge.ts";
import { saysUnnamedMedicine } from "./medicines.ts";
import type { NamedEntity } from "./mentions.ts";
import type { ParsedQuestion } from "./read-question.ts";
import type { Understanding } from "./understanding.ts";
import { findUnknownPlants } from "./unknown-plants.ts";

/** Earlier messages, and the person's own ones parsed. */
export type EarlierMessages = { recent: readonly Message[]; earlier: readonly ParsedQuestion[] };

export function understand(
  read: ParsedQuestion,
  { recent, earlier }: EarlierMessages,
  personal: PersonalList,
  knowledge: Knowledge,
  asksAboutDanger: boolean,
): Understanding {
  const { text, named } = read;
  const people = readPeople(text);
  const plantsNow = idsOf(named, "plant");
  let complaints = targetComplaints(read);
  const followsUp = recent.length > 0 && isFollowUp(text, complaints.length > 0, plantsNow.length > 0);

  let plants = plantsNow;
  let words = named.find(({ kind, id }) => kind === "complaint" && id === complaints[0])?.written;
  if (followsUp) {
    if (complaints.length === 0) {
      const lastStated = earlier.findLast((one) => targetComplaints(one).length > 0);
      if (lastStated) {
        complaints = targetComplaints(lastStated);
        words = lastStated.named.find(
          ({ kind, id }) => kind === "complaint" && id === complaints[0],
        )?.written;
      }
    }
    if (plants.length === 0) plants = plantsBefore(recent, earlier, knowledge);
  }
  // The question is about another person: the first person's medicines do not apply.
  const someoneElse = people.kinds.some(
    (kind) => kind === "child" || kind === "baby" || kind === "elder" || kind === "other",
  );
  const carried = someoneElse ? [] : earlier;
  const medicines = gatherMedicines(
    named,
    carried.flatMap((one) => one.named),
    personal,
    text,
    knowledge,
  );
  const illnesses = gatherIllnesses(read, carried, personal, medicines, complaints, knowledge);
  const peopleBefore = carried.flatMap((one) => readPeople(one.text).kinds);
  const who = [...new Set([...people.kinds, ...(followsUp || carried.length > 0 ? peopleBefore : [])])];
  const unknownPlants = findUnknownPlants(text, named);
  const base = {
    complaints,
    words,
    plants,
    unknownPlants,
    medicines,
    illnesses,
    unnamedMedicine: medicines.length === 0 && saysUnnamedMedicine(text.tokens),
    who,
    ageMonths: people.ageMonths,
    durationDays: durationDays(text.tokens),
    severe: text.tokens.some(({ plain }) => plain === "severe" || plain === "terrible" || plain === "worst"),
    doctorFirst: complaints.filter((id) => knowledge.complaints.get(id)?.care === "doctor first"),
    followUp: followsUp && (complaints.length > 0 || plants.length > 0),
  };
  const decided = decideKind(read, base, plantsNow, asksAboutDanger, knowledge);
  return { ...base, ...decided };
}

function idsOf(named: NamedEntity[], kind: NamedEntity["kind"]): string[] {
  return [...new Set(named.filter((thing) => thing.kind === kind).map(({ id }) => id))];
}

/** The plants an earlier turn was about: those the last answer linked to, or those the person named last. */
function plantsBefore(
  recent: readonly Message[],
  earlier: readonly ParsedQuestion[],
  knowledge: Knowledge,
): string[] {
  const known = new Set(knowledge.plants.keys());
  const answer = recent.findLast(({ role }) => role === "assistant");
  const linked = answer ? linkedPlants(answer.content, known) : [];
  if (linked.length > 0) return linked.slice(0, 5);
  const last = earlier.at(-1);
  return last ? idsOf(last.named, "plant") : [];
}
