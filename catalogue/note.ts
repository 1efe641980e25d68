// Short sourced answers to general questions: the schema of content/notes/<subject>.yaml.
import * as z from "zod";
import { citing, key, oneLine } from "./shapes.ts";
import { forms } from "./words.ts";

/** Where a note stands in an answer. */
export const notePlaces = [
  /** It is the answer, or comes before what the records say about the plant or complaint named. */
  "first",
  /** About remedies in general: it speaks where no plant is named, or beside what the plant's own record says. */
  "general",
  /** It follows the answer from the records. */
  "beside",
  /** It is the point that was asked, whatever plant is named: it comes first, then what the plant does to this person. */
  "point",
] as const;

export const noteSchema = z.strictObject({
  id: key,
  /** As somebody would ask it. It must find this note. */
  question: oneLine.max(110),
  /**
   * Ways of asking. Every word of one must stand in a question, near the others, in any order and form. "|" divides alternatives,
   * "_" joins words that follow one another, "=cough" is anything that means the record of that id, "~baby" a person,
   * THING any plant or remedy, MEDICINE any medicine, COMPLAINT any complaint; "^boldo" is a name of which only this note speaks.
   */
  asked: z.array(oneLine).default([]),
  /** Other ways in which people ask it, as they type them. Phones do not hold them, nor notes without `asked`. */
  examples: z.array(oneLine.max(140)).default([]),
  /** Ids of the plants and remedies that a question must name to be like the examples. */
  about: z.array(key).default([]),
  /** Words that show that something else is meant; written like `asked`. */
  unless: z.array(oneLine).default([]),
  place: z.enum(notePlaces).default("point"),
  /** Of the yard, the kitchen or custom: phones, whose library is small, do not hold it. */
  online: z.literal(true).optional(),
  /** The answer, its verdict in bold first. */
  answer: oneLine.max(620),
  /** When to see someone, where that is not said already. */
  see_someone: oneLine.max(200).optional(),
  /** How the plants' own records may speak of the same: parts of words, divided by "|". Only for general notes. */
  in_record: oneLine.optional(),
  /** The form whose general way this is: said where a plant is asked for in a form that its own record does not have. */
  form: z.enum(forms).optional(),
  ...citing,
});
export type Note = z.infer<typeof noteSchema>;

/** What is wrong with the references and the form of the notes. */
export function noteFaults(
  notes: readonly Note[],
  known: { sources: ReadonlySet<string>; ids: ReadonlySet<string> },
): string[] {
  const seen = new Set<string>();
  const ofForm = new Set<string>();
  return notes.flatMap((note) => {
    const faults: string[] = [];
    const report = (fault: string) => faults.push(`content/notes: ${note.id}: ${fault}`);
    if (seen.has(note.id)) report("is written twice");
    seen.add(note.id);
    if (note.form !== undefined && ofForm.has(note.form)) report(`another note has the form "${note.form}"`);
    if (note.form !== undefined) ofForm.add(note.form);
    for (const source of note.source)
      if (!known.sources.has(source)) report(`"${source}" is not in content/sources.yaml`);
    for (const [, id = ""] of [...note.asked, ...note.unless].join(" ").matchAll(/=([a-z0-9-]+)/g))
      if (!known.ids.has(id)) report(`"=${id}" is the id of no record`);
    if (note.asked.length + note.examples.length === 0) report("has neither `asked` nor `examples`");
    for (const id of note.about) if (!known.ids.has(id)) report(`about: "${id}" is the id of no record`);
    if (!/^\*\*[^*]+\*\*/.test(note.answer)) report("answer: does not begin with a verdict in bold");
    if (note.in_record !== undefined && note.place !== "general")
      report("in_record: only a general note looks into a plant's record");
    return faults;
  });
}
