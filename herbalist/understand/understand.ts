// Reads a question, with what was said before, into what it asks, about whom, and what must be taken into account.

import { durationDays } from "../language/numbers.ts";
import { readPeople } from "../language/people.ts";
import { decideKind } from "./decide-kind.ts";
import { leansOnEarlier, linkedPlants, type Message } from "./follow-up.ts";
import { gatherIllnesses, gatherMedicines, type PersonalList, targetComplaints } from "./gather.ts";
import type { Knowledge } from "./knowledge.ts";
import { saysUnnamedMedicine } from "./medicines.ts";
import type { NamedThing } from "./mentions.ts";
import type { Read } from "./read-question.ts";
import type { Understanding } from "./understanding.ts";
import { findUnknownPlants } from "./unknown-plants.ts";

/** What was said before: the messages, and those of the person as they were read. */
export type Before = { recent: readonly Message[]; earlier: readonly Read[] };

export function understand(
  read: Read,
  { recent, earlier }: Before,
  personal: PersonalList,
  knowledge: Knowledge,
  asksAboutDanger: boolean,
): Understanding {
  const { text, named } = read;
  const people = readPeople(text);
  const plantsNow = idsOf(named, "plant");
  let complaints = targetComplaints(read);
  const leans = recent.length > 0 && leansOnEarlier(text, complaints.length > 0, plantsNow.length > 0);

  let plants = plantsNow;
  let words = named.find(({ kind, id }) => kind === "complaint" && id === complaints[0])?.written;
  if (leans) {
    if (complaints.length === 0) {
      const lastTold = earlier.findLast((one) => targetComplaints(one).length > 0);
      if (lastTold) {
        complaints = targetComplaints(lastTold);
        words = lastTold.named.find(({ kind, id }) => kind === "complaint" && id === complaints[0])?.written;
      }
    }
    if (plants.length === 0) plants = plantsBefore(recent, earlier, knowledge);
  }
  // Someone new is spoken of: what the first person takes is not theirs.
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
  const who = [...new Set([...people.kinds, ...(leans || carried.length > 0 ? peopleBefore : [])])];
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
    followUp: leans && (complaints.length > 0 || plants.length > 0),
  };
  const decided = decideKind(read, base, plantsNow, asksAboutDanger, knowledge);
  return { ...base, ...decided };
}

function idsOf(named: NamedThing[], kind: NamedThing["kind"]): string[] {
  return [...new Set(named.filter((thing) => thing.kind === kind).map(({ id }) => id))];
}

/** The plants an earlier turn was about: those the person named last, or those our last answer linked to. */
function plantsBefore(recent: readonly Message[], earlier: readonly Read[], knowledge: Knowledge): string[] {
  const known = new Set(knowledge.plants.keys());
  const answer = recent.findLast(({ role }) => role === "assistant");
  const linked = answer ? linkedPlants(answer.content, known) : [];
  if (linked.length > 0) return linked.slice(0, 5);
  const last = earlier.at(-1);
  return last ? idsOf(last.named, "plant") : [];
}
