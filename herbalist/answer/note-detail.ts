// A general rule ("after food is the gentler way") beside what a plant's own record says of the same.
import type { Note } from "#catalogue/note.ts";
import type { Plant } from "#catalogue/plant.ts";
import { type Answering, notDangerous, personCautions } from "./answering.ts";
import { type AskedThing, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { mainPreparations, preparationsAsked } from "./form-asked.ts";
import { noteBlocks, sentencesOf, speaksOf, verdictOf } from "./note-text.ts";
import { sentence as asSentence, lowerFirst, upperFirst } from "./phrasing.ts";

/** What the plant's own record says about the detail asked, then the general rule and its limit. */
export function detailBlocks(note: Note, inRecord: string, answering: Answering): Block[] {
  const { decisions } = answering;
  const words = detailPattern(inRecord);
  const [thing] = notDangerous(answering);
  if (!thing) return noteBlocks(note);
  const form = preparationsAsked(thing, decisions.understanding.sentence).missing;
  const preparations = mainPreparations(thing, decisions.understanding.sentence);
  const [first] = preparations;
  const allowed = decisions.dosesAllowed && thing.verdict !== "drop";
  const said = [
    ...(allowed ? preparations.slice(0, 2).map(([, { text }]) => text) : []),
    ...preparations.flatMap(([, { limits }]) =>
      limits.keeps === "not recorded" ? [] : [keepsLine(limits.keeps)],
    ),
    ...(thing.plant ? recordTexts(thing.plant) : otherTexts(thing)),
  ]
    .flatMap(sentencesOf)
    .concat(thing.other?.how?.text ?? [])
    .find((line) => !speaksOf(note, thing) && (words.test(line) || line === thing.other?.how?.text));
  const { asks, complaints } = decisions.understanding;
  const ofAmount = asks.includes("limits") || asks.includes("make");
  const limit = first && allowed && ofAmount && complaints.length === 0 ? limitsText(first[1].limits) : "";
  const missing = form === undefined || !thing.plant ? "" : ` No ${form} of it is in my records.`;
  const name = upperFirst(thing.name);
  return [
    {
      type: "verdict",
      text: `${said ? `**${name}:** ${asSentence(said)}` : `${name}: ${note.answer}`}${missing}`,
    },
    ...(said ? [{ type: "text", text: `**In general:** ${verdictOf(note)}` } as const] : []),
    ...(limit === "" || !first
      ? []
      : [{ type: "text", text: `**Its limit:** ${lowerFirst(first[0])}, ${limit}.` } as const]),
    ...personCautions(thing, answering),
  ];
}

const keepsLine = (keeps: string) =>
  /^make/i.test(keeps) ? `${upperFirst(keeps)} each time.` : `It keeps: ${lowerFirst(keeps)}.`;

/** How a record may speak of the detail that a note is about. */
export const detailPattern = (inRecord: string) => new RegExp(`\\b(?:${inRecord})`, "i");

/** The parts of a plant's record that speak of its use. */
export const recordTexts = ({ safety, traditional_uses }: Plant) => [safety.warnings, traditional_uses];

const otherTexts = ({ other }: AskedThing) => [
  other?.how?.text ?? "",
  other?.warning_first ?? "",
  other?.what ?? "",
];
