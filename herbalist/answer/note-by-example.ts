// A note whose own examples are like the question: it is the answer, before any card or sentence of a record. Only what a plant or remedy
// must not be taken with, or by whom, is said before it.
import type { Note } from "#catalogue/note.ts";
import type { AskKind } from "../understand/asks.ts";
import { type Answering, notDangerous, personCautions } from "./answering.ts";
import { type Block, boldVerdicts } from "./blocks.ts";
import { joined, noteBlocks } from "./note-text.ts";
import { upperFirst } from "./phrasing.ts";

/** What a thing does to this person is said by the records. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);

export function noteByExample(
  answering: Answering,
  note: Note,
  answer: (asks: readonly AskKind[]) => Block[],
): Block[] {
  const { asks } = answering.decisions.understanding;
  const things = notDangerous(answering);
  const forbidden = things.some(({ verdict }) => verdict === "drop")
    ? boldVerdicts(answer(asks.filter((ask) => personAsks.has(ask))))
    : [];
  const cautions = things
    .filter((thing) => thing.cautions.some(({ about }) => about !== "hazard"))
    .flatMap((thing) => personCautions(thing, answering, `${upperFirst(thing.name)} `));
  // Where no verdict says it, the caution itself does, before the note.
  const isForbidden = things.some(({ verdict }) => verdict === "drop");
  return isForbidden
    ? joined([...forbidden, ...cautions], noteBlocks(note))
    : joined(noteBlocks(note), cautions);
}
