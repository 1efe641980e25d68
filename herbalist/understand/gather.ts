// Gathers from what was named: the complaints to answer, the medicines taken and the illnesses to mind.

import type { Text, Token } from "../language/tokens.ts";
import type { Knowledge } from "./knowledge.ts";
import { classByEnding, handlingClasses, impliedIllness } from "./medicines.ts";
import type { NamedThing } from "./mentions.ts";
import { findPhrases } from "./phrase-index.ts";
import type { Read } from "./read-question.ts";
import type { KnownIllness, TakenMedicine } from "./understanding.ts";

/** Names that the person keeps on the device and chose to send along. */
export type PersonalList = { medicines: readonly string[]; illnesses: readonly string[] };

/** Complaints that are lasting illnesses too: said of oneself, they are what to mind, not what to treat. */
export const alsoIllness: Readonly<Record<string, string>> = {
  "high-blood-pressure": "hypertension",
  diabetes: "diabetes",
  asthma: "asthma",
  gout: "gout",
  anaemia: "anaemia",
  "stomach-ulcers": "stomach-ulcer",
  "prostate-complaints": "enlarged-prostate",
  "kidney-stones": "kidney-stones",
  "kidney-complaints": "kidney-disease",
  "liver-complaints": "liver-disease",
};

export function targetComplaints({ text, named }: Read): string[] {
  const told = named.filter(
    ({ kind, standing }) => kind === "complaint" && standing !== "absent" && standing !== "past",
  );
  const plain = told.filter(({ id }) => alsoIllness[id] === undefined);
  const wanted = told.filter((thing) => {
    if (alsoIllness[thing.id] === undefined || plain.length === 0) return true;
    return isAskedFor(text.tokens, thing);
  });
  return [...new Set([...wanted].sort((a, b) => a.from - b.from).map(({ id }) => id))];
}

/** "for pressure", "bring down my sugar", "help with my asthma": wanted, not only told. */
function isAskedFor(tokens: Token[], { from }: NamedThing): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from);
  const last = before.findLastIndex(({ plain }) =>
    [
      "for",
      "down",
      "lower",
      "control",
      "help",
      "reduce",
      "against",
      "treat",
      "manage",
      "too",
      "both",
    ].includes(plain),
  );
  const told = before.findLastIndex(({ plain }) =>
    ["have", "has", "got", "get", "am", "is", "suffer", "take", "tablet", "medicine"].includes(plain),
  );
  return last >= 0 && last > told;
}

export function gatherMedicines(
  named: NamedThing[],
  before: NamedThing[],
  personal: PersonalList,
  text: Text,
  knowledge: Knowledge,
): TakenMedicine[] {
  const list: TakenMedicine[] = [];
  const add = (id: string, written: string, from: TakenMedicine["from"]) => {
    if (!list.some((other) => other.id === id)) list.push({ id, written, from });
  };
  const take = (things: NamedThing[], from: TakenMedicine["from"]) => {
    for (const { kind, id, standing, written } of things)
      if (kind === "medicine" && standing !== "absent") add(id, written, from);
  };
  take(named, "question");
  for (const { plain, raw } of text.tokens) {
    const guessed = classByEnding(plain);
    if (
      guessed !== undefined &&
      !named.some(({ kind, written }) => kind === "medicine" && written.includes(raw))
    )
      add(guessed, raw, "question");
  }
  take(before, "earlier");
  for (const name of personal.medicines)
    for (const id of resolve(name, "medicine", knowledge)) add(id, name, "my medicines");
  // A way of being handled by the body is known only through a medicine that was named.
  return list.filter(
    ({ id }) => !handlingClasses.has(id) || list.some((other) => !handlingClasses.has(other.id)),
  );
}

export function gatherIllnesses(
  read: Read,
  earlier: readonly Read[],
  personal: PersonalList,
  medicines: TakenMedicine[],
  complaints: string[],
  knowledge: Knowledge,
): KnownIllness[] {
  const list: KnownIllness[] = [];
  const add = (id: string, written: string, from: KnownIllness["from"]) => {
    if (!list.some((other) => other.id === id)) list.push({ id, written, from });
  };
  const take = ({ named }: Read, from: KnownIllness["from"]) => {
    for (const { kind, id, standing, written } of named) {
      if (standing === "absent") continue;
      if (kind === "illness" && !(standing === "past" && passing.has(id))) add(id, written, from);
      const twin = kind === "complaint" ? alsoIllness[id] : undefined;
      if (twin !== undefined && standing === "present") add(twin, written, from);
    }
  };
  take(read, "question");
  for (const one of earlier) take(one, "earlier");
  for (const name of personal.illnesses)
    for (const id of resolve(name, "illness", knowledge)) add(id, name, "my medicines");
  for (const complaint of complaints) {
    const twin = alsoIllness[complaint];
    if (twin !== undefined) add(twin, knowledge.complaints.get(complaint)?.label ?? complaint, "question");
  }
  for (const { id, written } of medicines)
    for (const wider of knowledge.medicines.withWider(id)) {
      const illness = impliedIllness[wider];
      if (illness !== undefined) add(illness, written, "medicine");
    }
  return list;
}
/** States that are over when they are past. */
const passing = new Set(["surgery", "dehydration", "infertility-treatment", "stomach-ulcer", "anaemia"]);

/** A name or an id from the person's own list. */
export function resolve(name: string, kind: "medicine" | "illness", knowledge: Knowledge): string[] {
  const { tokens } = knowledge.read(name);
  const found = findPhrases(knowledge.index, tokens).flatMap(({ phrase }) =>
    phrase.references.filter((reference) => reference.kind === kind).map(({ id }) => id),
  );
  if (found.length > 0) return [...new Set(found)];
  const guessed =
    kind === "medicine"
      ? tokens.map(({ plain }) => classByEnding(plain)).find((id) => id !== undefined)
      : undefined;
  if (guessed !== undefined) return [guessed];
  const isId =
    kind === "medicine" ? knowledge.medicines.label(name) !== name : knowledge.illnessLabel(name) !== name;
  return isId ? [name] : [];
}
