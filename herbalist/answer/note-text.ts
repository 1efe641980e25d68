// A note's own text: its verdict, its sentences, what it names; and the blocks of an answer that holds one.
import type { Note } from "#catalogue/note.ts";
import type { Decisions } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Answering } from "./answering.ts";
import { type AskedThing, isSaid, namePattern, namesOf } from "./asked-things.ts";
import type { Block } from "./blocks.ts";

export function noteBlocks({ answer, see_someone }: Note): Block[] {
  return [
    { type: "verdict", text: answer },
    ...(see_someone === undefined ? [] : [{ type: "seek-care", text: see_someone } as const]),
  ];
}

export const sentencesOf = (text: string) => text.split(/(?<=[.!?]\**)\s+/);

/** The sentence in bold with which a note begins. */
export const verdictOf = ({ answer }: Note): string => /^\*\*([^*]+)\*\*/.exec(answer)?.[1] ?? answer;

export const withoutExplanation = (note: Note): Note => ({ ...note, answer: `**${verdictOf(note)}**` });

export const speaksOf = ({ answer }: Note, thing: AskedThing) => isSaid(thing, answer);

/** Whether the note itself says to leave the thing: "no honey", "no cotton buds, candle, garlic", "honey …, never under one year". */
export function warnsOf({ answer }: Note, thing: AskedThing): boolean {
  return namesOf(thing)
    .map(namePattern)
    .some((name) =>
      new RegExp(
        `\\b(?:no|never) (?:[\\w ]+, ){0,4}(?:[\\w ]+ or )?${name}\\b|\\b${name}\\b[^.]*\\bnever\\b`,
        "i",
      ).test(answer),
    );
}

/** Whether a way of asking for the note names a complaint of the question. */
export function concerns({ decisions: { understanding } }: Pick<Answering, "decisions">): boolean {
  return understanding.complaints.some((id) =>
    understanding.note?.note.asked.some((words) => new RegExp(`=${id}\\b`).test(words)),
  );
}

/** Whether the note is an answer about a medicine that the question names. */
export function ofMedicine(
  { understanding: { note: found, medicines } }: Decisions,
  knowledge: Knowledge,
): boolean {
  return (
    found?.specific === true &&
    found.note.place === "first" &&
    medicines
      .filter(({ from }) => from === "question")
      .some(({ id, written }) => {
        const names = [...knowledge.medicines.withWider(id).map((each) => `=${each}`), written.toLowerCase()];
        return found.note.asked.some((words) => words.split(/[ |]/).some((word) => names.includes(word)));
      })
  );
}

/** One line on when to see someone, the first that was written, at the end. */
export function joined(first: readonly Block[], second: readonly Block[]): Block[] {
  const all = [...first, ...second];
  return [
    ...all.filter(({ type }) => type !== "seek-care"),
    ...all.filter(({ type }) => type === "seek-care").slice(0, 1),
  ];
}

/** The verdict and its cautions; the note says what helps most, and how. */
export function withoutDetail(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block) =>
      block.type !== "plants" &&
      !(block.type === "text" && /^\*\*(?:What helps most|How|As )/.test(block.text)),
  );
}
