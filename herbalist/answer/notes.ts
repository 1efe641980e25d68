// Where a note stands in an answer: alone, before or after what the records say, or as the general rule beside a plant's own record.
import type { AskKind } from "../understand/asks.ts";
import type { Answering } from "./answering.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { causeAsked } from "./cause-asked.ts";
import { goodFor } from "./good-for.ts";
import { noteBesideThing, pointNote } from "./note-beside-thing.ts";
import { concerns, noteBlocks, withoutDetail } from "./note-text.ts";
import { leafThenNote, noteWithoutThing, readingAlone } from "./note-without-thing.ts";
import { listOf } from "./phrasing.ts";
import { isLowSide, lowSideVerdict, readingVerdict } from "./reading.ts";
import { troubleDetails } from "./trouble-details.ts";

type Answer = (asks: readonly AskKind[]) => Block[];

export function withNote(answering: Answering, answer: Answer): Block[] {
  const { note: found, asks, sentence, reading } = answering.decisions.understanding;
  const isNamed = answering.things.length > 0;
  if (reading && !isNamed && asks.includes("what-for")) return readingAlone(answering, reading);
  if (reading && isNamed && /\d/.test(sentence)) return readingBesideThing(answering, reading, answer);
  const ofNote = { found, ofTrouble: concerns(answering), blocks: found ? noteBlocks(found.note) : [] };
  const cause = causeAsked(answering);
  if (cause) return cause;
  const details = troubleDetails(answering, ofNote, answer);
  if (details) return details;
  if (!found) return answer(asks);
  if (asks.includes("describe")) {
    const described = answer(asks);
    // Where the key finds nothing, a note that knows the plant is better than a question back.
    const known = found.specific && !described.some(({ type }) => type === "plants");
    return known ? [...noteBlocks(found.note), ...described.slice(1)] : described;
  }
  const leaf = leafThenNote(answering, found.note);
  if (leaf) return leaf;
  if (found.note.place === "point") return pointNote(answering, found.note, answer);
  return isNamed ? noteBesideThing(answering, found, answer) : noteWithoutThing(answering, found, answer);
}

/** Whether a record speaks of a pressure that falls, or has the thing for one that is high. */
function lowersPressure({ plant, other }: AskedThing): boolean {
  const record = plant?.safety ?? other;
  return (
    record?.illnesses.some(({ illness }) => illness === "low-blood-pressure") === true ||
    plant?.uses.some(({ complaint }) => complaint === "high-blood-pressure") === true ||
    other?.known_for.some(({ complaint }) => complaint === "high-blood-pressure") === true
  );
}

/** Beside a plant the number is judged first, in one sentence, a low one in full; of one that is too high, what the plant does for it. */
function readingBesideThing(
  answering: Answering,
  reading: Parameters<typeof readingVerdict>[0],
  answer: Answer,
): Block[] {
  const { decisions, knowledge } = answering;
  const { asks, sentence, medicines } = decisions.understanding;
  const onTablets = medicines.some(({ id }) =>
    knowledge.medicines.withWider(id).includes("diabetes-medicines"),
  );
  const text = readingVerdict(reading, sentence, onTablets);
  const lowering = answering.things.filter(lowersPressure);
  if (reading.kind === "pressure" && isLowSide(reading) && lowering.length > 0)
    return [{ type: "verdict", text: lowSideVerdict(reading, listOf(lowering.map(({ name }) => name))) }];
  if (/\bis (?:close to )?low\b/.test(text))
    return [{ type: "verdict", text }, ...withoutDetail(answer(asks))];
  // Whether it is high was not asked.
  const [bold = text] = /^\*\*.*?\*\*/.exec(text.replace("**Yes, ", "**")) ?? [];
  const isHigh = /\bis (?:high|a little raised)\b/.test(bold);
  // Hours and meals belong to the number.
  const others = asks.filter((ask) => ask !== "limits" || /\bhow (?:much|many|often)\b/.test(sentence));
  if (!isHigh || medicines.length > 0 || others.some((ask) => ask === "compare"))
    return [{ type: "verdict", text: bold }, ...answer(others.length > 0 ? others : asks)];
  const trouble = reading.kind === "pressure" ? "high-blood-pressure" : "diabetes";
  const wanted: Answering = {
    ...answering,
    decisions: {
      ...decisions,
      understanding: { ...decisions.understanding, complaints: [trouble], asks: ["good-for"] },
    },
  };
  const clinic =
    "Whether tablets are needed the clinic says after several readings; no plant takes their place.";
  const judged = /^[^:]* is high:/.test(bold) ? `${bold} ${clinic}` : bold;
  return [{ type: "verdict", text: judged }, ...goodFor(wanted)];
}
