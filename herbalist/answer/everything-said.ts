// The last look at an answer: every plant, remedy and medicine that the question names is said in it. A note or another record may have
// answered the question; what it leaves out gets its own verdict first, or its name before the answer that holds for it.
import type { Decisions } from "../decide/decide.ts";
import { groupBy } from "../language/group-by.ts";
import { type AskKind, tonics } from "../understand/asks.ts";
import { alsoIllness } from "../understand/gather.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import { type Answering, notDangerous } from "./answering.ts";
import { type AskedThing, firstWarning, isSaid, namePattern, namesOf } from "./asked-things.ts";
import { type Block, boldVerdicts, printBlocks } from "./blocks.ts";
import { listOf, lowerFirst, plainEcho, upperFirst } from "./phrasing.ts";
import { temperatureLine } from "./reading.ts";
import { unknownPurpose } from "./unknown-purpose.ts";

/** Asks whose verdict is about each thing; elsewhere the answer holds for it, and only its name is missing. */
const verdictAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person", "good-for", "safe"]);

/** `answer`: the blocks of one ask for some of the things named. */
export function withEverythingSaid(
  blocks: readonly Block[],
  answering: Answering,
  answer: (ask: AskKind, things: AskedThing[]) => Block[],
): Block[] {
  const text = printBlocks(blocks);
  const { asks, sentence } = answering.decisions.understanding;
  const takes = taking.test(sentence);
  const things = notDangerous(answering).filter((thing) => !isSaid(thing, text));
  const verdicts =
    things.length === 0
      ? []
      : asks
          .filter((ask) => verdictAsks.has(ask) && (ask !== "safe" || takes))
          .flatMap((ask) => boldVerdicts(answer(ask, things)));
  const medicines = unsaidMedicines(answering, text);
  // Beside a plant the pair is judged; a tablet left off before an operation, as told, was passed over on purpose.
  const pairs =
    medicines.length > 0 && !asks.includes("with-medicine") && answering.things.length > 0
      ? answer("with-medicine", answering.things)
      : [];
  const namesPlants = blocks.some(({ type }) => type === "plants");
  // A number that is no fever comes before what is done for one.
  const heat = heatTold(answering);
  const isCool = heat.some((block) => block.type === "text" && /no fever|not yet a fever/.test(block.text));
  const first = [...(isCool ? heat : []), ...pairs, ...verdicts, ...unknownPurpose(answering, text)];
  const said = printBlocks(first);
  const names = [
    ...things.filter((thing) => isSubject(thing, answering) && !isSaid(thing, said)).map(({ name }) => name),
    ...(answering.things.length > 0 || namesPlants ? [] : medicines),
  ];
  return [
    ...first,
    ...withSubject(blocks, names),
    ...(takes && asks.some((ask) => takingAsks.has(ask))
      ? things.map(
          (thing): Block => ({
            type: "cautions",
            items: [`${upperFirst(thing.name)}: ${lowerFirst(firstWarning(thing))}`],
          }),
        )
      : []),
    ...(isCool ? [] : heat),
    ...complaintBeside(blocks, answering),
    ...(namesPlants && answering.things.length === 0 ? checkedBeside(medicines) : []),
  ];
}

/** Somebody means to take it. */
const taking = /\b(?:drink|drinking|take|taking|eat|use|using|tea|swallow|rub|bathe|put on|suppose to do)\b/;

/** The plants of a list were checked against the medicines; one that clashes says so itself. */
function checkedBeside(medicines: readonly string[]): Block[] {
  if (medicines.length === 0) return [];
  const names = listOf(medicines);
  return [
    {
      type: "text",
      text: `**With ${names}:** nothing against these plants is recorded; tell the pharmacist all the same.`,
    },
  ];
}

/** What to know of a thing that is to be taken is said, whatever answered the rest. */
const takingAsks: ReadonlySet<AskKind> = new Set(["safe", "works", "limits"]);

/** These answer the complaint themselves. */
const complaintAsks: ReadonlySet<AskKind> = new Set(["what-for", "compare", "instead", "avoid"]);

/** These judge the thing and leave the trouble out. */
const besideTrouble: ReadonlySet<AskKind> = new Set([
  "with-medicine",
  "good-for",
  "for-person",
  "safe",
  "limits",
  "what-is",
  "keep",
]);

/** In a longer message much is told that is not asked. */
const shortMessage = 25;

/** "fever 38.4 since last night", beside a question about a plant: the number is judged. */
function heatTold({ decisions: { understanding } }: Answering): Block[] {
  const { complaints, illnesses, description, who } = understanding;
  const isFever = complaints.includes("fever") || illnesses.some(({ id }) => id === "fever");
  const line = isFever
    ? temperatureLine(description, who.includes("child") || who.includes("baby"))
    : undefined;
  return line === undefined ? [] : [{ type: "text", text: line }];
}

/** "Lasix and corn silk together? My feet are swelling": what is told beside another question gets its line too. */
function complaintBeside(blocks: readonly Block[], answering: Answering): Block[] {
  const { asks, note } = answering.decisions.understanding;
  const noteSaid = note !== undefined && printBlocks(blocks).includes(note.note.answer.slice(0, 40));
  return noteSaid || !asks.some((ask) => besideTrouble.has(ask)) ? [] : troubleBeside(blocks, answering);
}

/** Said of many a day, and no trouble that help is asked for. */
const vague: ReadonlySet<string> = new Set(["fatigue", "nerves-and-stress", "weight-loss", "weight-gain"]);

/** What helps a trouble that is told, and when to be seen, where the answer says neither. */
export function troubleBeside(blocks: readonly Block[], { decisions, knowledge }: Answering): Block[] {
  const { asks, complaints, sentence, followUp } = decisions.understanding;
  const complaint = complaints
    .filter((id) => alsoIllness[id] === undefined && !tonics.has(id) && !vague.has(id))
    .flatMap((id) => knowledge.complaints.get(id) ?? [])[0];
  const isAnswered =
    decisions.level !== "routine" ||
    followUp ||
    sentence.split(" ").length > shortMessage ||
    blocks.some(({ type }) => type === "seek-care" || type === "plants") ||
    (complaint !== undefined && printBlocks(blocks).includes(complaint.helps_most)) ||
    asks.some((ask) => complaintAsks.has(ask));
  if (!complaint || isAnswered) return [];
  return [
    { type: "text", text: `**For ${lowerFirst(complaint.label)}:** ${complaint.helps_most}` },
    { type: "seek-care", text: complaint.see_someone },
  ];
}

/** Where a note alone answers, the medicines that were named are said before it. */
export function withMedicinesSaid(
  blocks: readonly Block[],
  decisions: Decisions,
  knowledge: Knowledge,
): Block[] {
  return withSubject(blocks, unsaidMedicines({ decisions, knowledge }, printBlocks(blocks)));
}

/** The same for the plants and remedies as well. */
export function withNamesSaid(blocks: readonly Block[], answering: Answering): Block[] {
  const text = printBlocks(blocks);
  // A note calls a plant by one of its names; the reader's own comes first.
  const isCalledSo = ({ written }: AskedThing) =>
    written === undefined || text.toLowerCase().includes(written.toLowerCase().replace(/s$/, ""));
  const things = notDangerous(answering).filter(
    (thing) => isSubject(thing, answering) && (!isSaid(thing, text) || !isCalledSo(thing)),
  );
  const nameOf = (thing: AskedThing) =>
    isCalledSo(thing) || thing.written === undefined || hasName(thing.name, thing.written)
      ? thing.name
      : `${upperFirst(plainEcho(thing.written))} (${thing.name})`;
  const said = withSubject(blocks, [
    ...new Set([...things.map(nameOf), ...unsaidMedicines(answering, text)]),
  ]);
  return notDangerous(answering).reduce(withLink, said);
}

/** The first mention of a plant leads to its page: a written answer has no links. */
function withLink(blocks: readonly Block[], { plant, written, ...thing }: AskedThing): Block[] {
  if (!plant || printBlocks(blocks).includes(`/plants/${plant.id})`)) return [...blocks];
  const names = [...(written === undefined ? [] : [written]), ...namesOf({ plant, written, ...thing })];
  // Not within another plant's link: "vervine" is a name of two.
  const mention = new RegExp(
    `(?<!\\[[^\\]]*|\\]\\([^)]*)\\b(?:${names.map(namePattern).join("|")})(?:s|es)?\\b`,
    "i",
  );
  const at = blocks.findIndex((block) => block.type === "verdict" && mention.test(block.text));
  const block = blocks[at];
  if (block?.type !== "verdict") return [...blocks];
  return blocks.with(at, {
    ...block,
    text: block.text.replace(mention, (name) => `[${name}](/plants/${plant.id})`),
  });
}

const hasName = (name: string, written: string) => plainLetters(name).includes(plainLetters(written));
const plainLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** Of several that only our own answer named before, none is the subject: "how long before bed". */
const isSubject = ({ written }: AskedThing, { things }: Answering) =>
  written !== undefined || things.length === 1;

/** The names before the first sentence: "Moringa: dry leaves in the shade". */
function withSubject(blocks: readonly Block[], names: readonly string[]): Block[] {
  const at = blocks.findIndex(({ type }) => type === "verdict");
  const verdict = blocks[at];
  if (names.length === 0 || verdict?.type !== "verdict") return [...blocks];
  return blocks.with(at, { ...verdict, text: `${upperFirst(listOf(names))}: ${verdict.text}` });
}

/** Medicines that the question names and the text does not, as "Tylenol (paracetamol)". */
function unsaidMedicines(
  { decisions, knowledge: { medicines } }: Pick<Answering, "decisions" | "knowledge">,
  text: string,
): string[] {
  const said = text.toLowerCase();
  const unsaid = decisions.understanding.medicines
    .filter(({ id, from }) => from === "question" && !handlingClasses.has(id))
    .flatMap(({ id, written }) =>
      written
        .toLowerCase()
        .split(" and ")
        .filter((name) => medicines.isMember(id, name) && !said.includes(name))
        .map((name) => ({ name, kind: lowerFirst(medicines.label(id).replace(/ \(.*/, "")) })),
    );
  // Doxycycline is of two kinds, and which is taken is not known.
  return [...groupBy(unsaid, ({ name }) => name)].map(([name, [first, ...more]]) => {
    const shown = upperFirst(plainEcho(name));
    return first === undefined || first.kind === name || more.some(({ kind }) => kind !== first.kind)
      ? shown
      : `${shown} (${first.kind})`;
  });
}
