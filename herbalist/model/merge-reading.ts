// Merges a model's reading with the built-in one. Dangers are the union of both. What is asked, and about which thing, follows the model where
// it found something, because names mislead rules most. Medicines, illnesses and who it is about protect a person: what the model merely did not
// mention stays; what it says was misread has been taken out before (`notMeant`).
import { type DangerLevel, dangerLevels } from "../triage/dangers/danger.ts";
import { dangers } from "../triage/dangers/dangers.ts";
import type { FoundDanger, Triage } from "../triage/triage.ts";
import { kindOfAsks } from "../understand/decide-kind.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { AnswerKind, Understanding } from "../understand/understanding.ts";
import { keyOf, type NotMeant, type UnderstoodKind } from "../understand/understood.ts";
import type { Reading, ReadThing } from "./reading.ts";

/** Kinds that a rule decided for safety or manners; no reading changes them. */
const settledKinds: ReadonlySet<AnswerKind> = new Set([
  "replace",
  "pregnancy-first",
  "emergency-info",
  "refuse",
  "injection",
  "help-seen",
]);

/** `notMeant`: what the person took back; it is not read into the question again. */
export function withReading(
  built: Understanding,
  heard: Reading | undefined,
  knowledge: Knowledge,
  notMeant: NotMeant,
): Understanding {
  if (heard === undefined) return built;
  const reading = withoutTakenBack(heard, notMeant);
  const namesThing = reading.plants.length + reading.others.length + reading.unknown.length > 0;
  const ids = (things: readonly ReadThing[]) => things.map(({ id }) => id);
  const complaints = reading.complaints.length > 0 ? ids(reading.complaints) : built.complaints;
  const merged: Understanding = {
    ...built,
    complaints,
    words: reading.complaints[0]?.written ?? built.words,
    plants: namesThing ? ids(reading.plants) : built.plants,
    others: namesThing ? ids(reading.others) : built.others,
    written: new Map([
      ...built.written,
      ...[...reading.plants, ...reading.others].map(({ id, written }) => [id, written] as const),
    ]),
    namesSaid: namesThing
      ? [...reading.plants, ...reading.others].map(({ written }) => written)
      : built.namesSaid,
    unknownPlants: reading.unknown,
    medicines: union(
      built.medicines.filter(({ id, written }) => !isInside(id, written, reading)),
      reading.medicines.map(({ id, written }) => ({ id, written, from: "question" as const })),
    ),
    illnesses: union(
      built.illnesses.filter(({ id, written }) => !isInside(id, written, reading)),
      reading.illnesses.map(({ id, written }) => ({ id, written, from: "question" as const })),
    ),
    who: [...new Set([...built.who, ...reading.who])],
    asks: reading.asks.length > 0 ? reading.asks : built.asks,
    doctorFirst: complaints.filter((id) => knowledge.complaints.get(id)?.care === "doctor first"),
    followUp: built.followUp,
  };
  return { ...merged, kind: kindAfter(merged, reading) };
}

function withoutTakenBack(reading: Reading, notMeant: NotMeant): Reading {
  const meant = (kind: UnderstoodKind) => (thing: ReadThing) => !notMeant.has(keyOf({ kind, id: thing.id }));
  return {
    ...reading,
    complaints: reading.complaints.filter(meant("complaint")),
    plants: reading.plants.filter(meant("plant")),
    others: reading.others.filter(meant("other")),
    medicines: reading.medicines.filter(meant("medicine")),
    illnesses: reading.illnesses.filter(meant("illness")),
    who: reading.who.filter((id) => !notMeant.has(keyOf({ kind: "who", id }))),
  };
}

function kindAfter(merged: Understanding, { topic }: Reading): AnswerKind {
  if (settledKinds.has(merged.kind)) return merged.kind;
  if (topic === "orders to the program") return "injection";
  const names =
    merged.complaints.length + merged.plants.length + merged.others.length + merged.unknownPlants.length;
  if (names === 0) return topic === "health or plants" && isTalk(merged.kind) ? "clarify" : merged.kind;
  return kindOfAsks(merged) ?? merged.kind;
}

const isTalk = (kind: AnswerKind) => kind === "off-topic" || kind === "small-talk" || kind === "greeting";

/** "Onion cough syrup" is a remedy, not a cough medicine: words inside a longer name that was read otherwise mean nothing by themselves. */
function isInside(id: string, written: string, reading: Reading): boolean {
  const names = [...reading.plants, ...reading.others, ...reading.medicines, ...reading.illnesses];
  if (names.some((one) => one.id === id)) return false;
  const words = ` ${written.toLowerCase()} `;
  return [...names.map((one) => one.written), ...reading.unknown].some(
    (name) => name.length > written.length && ` ${name.toLowerCase()} `.includes(words),
  );
}

function union<T extends { id: string }>(first: readonly T[], second: readonly T[]): T[] {
  return [...first, ...second.filter(({ id }) => !first.some((one) => one.id === id))];
}

/** Adds the dangers that the model heard. It can raise a danger, never silence one. */
export function withHeardDangers(
  triage: Triage,
  reading: Reading | undefined,
  dismissed: readonly string[],
): Triage {
  const heard = (reading?.dangers ?? []).flatMap(({ id, words }): FoundDanger[] => {
    const danger = dangers.find((one) => one.id === id);
    if (!danger || dismissed.includes(id) || triage.dangers.some((one) => one.id === id)) return [];
    return [{ id, name: danger.name, level: danger.level, aid: danger.firstAid, words }];
  });
  if (heard.length === 0) return triage;
  const all = [...triage.dangers, ...heard].toSorted(
    (a, b) => dangerLevels.indexOf(a.level) - dangerLevels.indexOf(b.level),
  );
  const level: DangerLevel = all[0]?.level ?? "urgent";
  return { ...triage, dangers: all, level };
}

/** How many things the two readings see differently, by kind; counted for the operator, without any words. */
export function disagreements(built: Understanding, reading: Reading): Readonly<Record<string, number>> {
  const differing = (own: readonly string[], theirs: readonly string[]) =>
    own.filter((id) => !theirs.includes(id)).length + theirs.filter((id) => !own.includes(id)).length;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const fromQuestion = (list: readonly { id: string; from: string }[]) =>
    ids(list.filter(({ from }) => from === "question"));
  return {
    things: differing([...built.plants, ...built.others], ids([...reading.plants, ...reading.others])),
    complaints: differing(built.complaints, ids(reading.complaints)),
    medicines: differing(fromQuestion(built.medicines), ids(reading.medicines)),
    illnesses: differing(fromQuestion(built.illnesses), ids(reading.illnesses)),
    people: differing(built.who, reading.who),
    asks: differing(built.asks, reading.asks),
  };
}
