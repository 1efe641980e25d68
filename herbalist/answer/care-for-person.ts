// The records of the troubles as they hold for the person spoken of: what helps a grown person may harm a baby, a child or an unborn one,
// and an older person is seen sooner.
import type { CarePerson, Complaint } from "#catalogue/vocabulary.ts";
import type { WhoKind } from "../language/people.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";

const careOf: Readonly<Record<Exclude<WhoKind, "other">, CarePerson>> = {
  baby: "baby",
  child: "child",
  pregnant: "pregnancy",
  breastfeeding: "nursing",
  elder: "elder",
};

/** Who is spoken of, the most delicate first. */
export function carePersonOf(who: readonly WhoKind[]): CarePerson | undefined {
  const kind = (["baby", "child", "pregnant", "breastfeeding", "elder"] as const).find((one) =>
    who.includes(one),
  );
  return kind && careOf[kind];
}

export function complaintFor(complaint: Complaint, who: readonly WhoKind[]): Complaint {
  const person = carePersonOf(who);
  const care = person && complaint.for_person[person];
  return care
    ? { ...complaint, helps_most: care.helps, see_someone: care.see ?? complaint.see_someone }
    : complaint;
}

/** The same knowledge, in which the complaints asked about are those of this person. */
export function knowledgeFor(
  { complaints: asked, who }: { complaints: readonly string[]; who: readonly WhoKind[] },
  knowledge: Knowledge,
): Knowledge {
  if (carePersonOf(who) === undefined || asked.length === 0) return knowledge;
  const complaints = new Map(knowledge.complaints);
  for (const id of asked) {
    const complaint = complaints.get(id);
    if (complaint) complaints.set(id, complaintFor(complaint, who));
  }
  return { ...knowledge, complaints };
}

/** How a note speaks of a person for whom a complaint has lines of its own. */
const speaksOf: Readonly<Partial<Record<CarePerson, RegExp>>> = {
  baby: /\bbab(?:y|ies)\b|\bnewborn|\binfant/i,
  child:
    /\bchild|\bkids?\b|\bbab(?:y|ies)\b|\btoddler|\bteen|\bschool|\b(?:boys?|girls?|sons?|daughters?)\b|\byear[ -]olds?\b/i,
  pregnancy: /pregnan|antenatal/i,
};

/** The understanding without a note for grown people, where the complaint's record says what helps this person. */
export function withoutNoteForOthers(understanding: Understanding, knowledge: Knowledge): Understanding {
  const { note: found, who, complaints, asks, plants, others, ageMonths } = understanding;
  const person = carePersonOf(who);
  const pattern = person && speaksOf[person];
  const lines = person && knowledge.complaints.get(complaints[0] ?? "")?.for_person[person];
  const isForOthers =
    found !== undefined &&
    pattern !== undefined &&
    lines !== undefined &&
    plants.length + others.length === 0 &&
    // A daughter of no age may be grown.
    (person !== "child" || ageMonths !== undefined) &&
    asks.includes("what-for") &&
    !pattern.test([found.note.question, ...found.note.asked, ...found.note.examples].join(" "));
  return isForOthers ? { ...understanding, note: undefined } : understanding;
}
