// A note whose own examples are like the question: it is the answer, before any card or sentence of a record. Only what a plant or remedy
// must not be taken with, or by whom, is said before it.
import type { Note } from "#catalogue/note.ts";
import { type Caution, mayForbid } from "../check/check.ts";
import type { AskKind } from "../understand/asks.ts";
import { handlingClasses } from "../understand/medicines.ts";
import type { FoundNote } from "../understand/note-index.ts";
import type { Understanding } from "../understand/understanding.ts";
import { type Answering, notDangerous, personCautions } from "./answering.ts";
import { type Block, boldVerdicts, printBlocks } from "./blocks.ts";
import { joined, noteBlocks } from "./note-text.ts";
import { lowerFirst, upperFirst } from "./phrasing.ts";

/** What a thing does to this person is said by the records. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);

export function noteByExample(
  answering: Answering,
  note: Note,
  answer: (asks: readonly AskKind[]) => Block[],
): Block[] {
  const { asks, medicines, illnesses, sentence } = answering.decisions.understanding;
  const ofFood = asFood.test(sentence) || !consents.test(note.answer);
  const said = [...noteBlocks(turned(harmNamed(note, answering), answering)), ...helpsMost(answering, note)];
  const forbidden = notDangerous(answering).filter(({ verdict }) => verdict === "drop");
  const isWritten = forbidden.every(({ cautions }) =>
    cautions.filter(mayForbid).every((one) => speaksOf(note, one, ofFood ? medicines : [])),
  );
  const isJudged =
    (forbidden.length > 0 && !(isWritten && !affirmsHarm(note.answer))) ||
    (asks.includes("with-medicine") &&
      !speaksOfMedicines(note, answering) &&
      notDangerous(answering).some(({ cautions }) =>
        cautions.some((one) => one.about === "medicine" && !speaksOf(note, one, ofFood ? medicines : [])),
      ));
  // What a record forbids or warns of is said by the note itself, or before it.
  const isAllAsked = [...medicines, ...illnesses].every(
    ({ from }) => from === "question" || from === "medicine",
  );
  if (!isJudged || (isAllAsked && refuses.test(note.answer))) return joined(said, []);
  // Only of what is asked about: the note says the rest.
  const names = notDangerous(answering).map(({ name }) => name);
  const verdicts = boldVerdicts(answer(asks.filter((ask) => personAsks.has(ask)))).filter((block) =>
    names.some((name) => printBlocks([block]).includes(name)),
  );
  const reasons = forbidden.flatMap((thing) =>
    personCautions(thing, answering, `${upperFirst(thing.name)} `),
  );
  const rest = afterRefusal(said, forbidden.length > 0);
  // Without the note a bare refusal would be left, which the records give with its reason.
  return rest.length === 0 ? answer(asks) : joined([...verdicts, ...reasons], rest);
}

/** "Yes when ground or chewed" answers whether a seed is poisonous; to who asks what it is used for it would be leave to use it. */
function harmNamed(note: Note, { decisions: { understanding } }: Answering): Note {
  const [, harm] = asksOfPoison.exec(note.question) ?? [];
  if (harm === undefined || namesHarm.test(understanding.sentence)) return note;
  return { ...note, answer: note.answer.replace(/^\*\*Yes\b/, `**${upperFirst(harm)}`) };
}
const asksOfPoison = /^(?:is|are) .*\b(poisonous|dangerous)\b/i;
const namesHarm = /\b(?:poison\w*|danger\w*|harm\w*|toxic|kill\w*|deadly|hurt\w*|bad|safe\w*|unsafe)\b/i;

/**
 * "does milk stop doxycycline working" and "must I stop it" are asked the other way round than "can I drink milk with doxycycline": the note's "No"
 * is a yes to them, and its "Yes" a no.
 */
function turned(note: Note, { decisions: { understanding } }: Answering): Note {
  const asked = understanding.sentence;
  if (!asksOfHarm.test(asked) || !asksWhetherAllowed.test(note.question) || namesClash.test(note.question))
    return note;
  // "Yes, but four hours apart" is a yes to both.
  const [, verdict = ""] = note.answer.split("**");
  if (/^Yes\b/.test(verdict) && conditional.test(verdict)) return note;
  for (const [opening, opposite] of opposites)
    if (opening.test(note.answer)) return { ...note, answer: note.answer.replace(opening, opposite) };
  return note;
}
/** The first that fits is turned, and no other. */
const opposites: readonly [RegExp, (...found: string[]) => string][] = [
  [/^\*\*Yes[,:.] (\w)/, (_, letter = "") => `**No: ${letter.toLowerCase()}`],
  [/^\*\*With ([^;,]+?),? yes([;,.])/i, (_, medicine, end) => `**No clash with ${medicine}${end}`],
  [/^\*\*No[,:.] (\w)/, (_, letter = "") => `**Yes: ${letter.toLowerCase()}`],
  [
    /^\*\*(?:No (?=[a-z])|Never\b|Better not\b|Not (?=with|beside|while|together))/,
    (first = "") => `**Yes: ${lowerFirst(first.slice(2))}`,
  ],
];
const conditional = /\b(?:but|apart|hours?|only|leave|unless|less|except)\b/i;
const namesClash =
  /\b(?:clash\w*|interfer\w*|affect\w*|harm\w*|hurts?|damage\w*|weaken\w*|react\w*|dangerous|a problem|bad (?:for|with)|(?:stop|stops|block|blocks) (?:\S+ ){1,5}(?:from )?work\w*)\b/i;
const asksOfHarm = new RegExp(
  `^(?:(?:and|but|so|ok) )*(?:do|does|dose|will|would|could|can|is|are)\\b.*${namesClash.source}|\\b(?:should|must|do) (?:i|she|he|we) (?:have to )?stop\\b`,
  "i",
);
const asksWhetherAllowed =
  /^(?:can|may|could|should|is it (?:ok|okay|safe|alright|fine)|is|are)\b.*\b(?:take|drink|eat|use|have|safe|mix|ok|okay|alright|together|with|keep drinking)\b/i;

/** After "No: …" a note that begins with "Yes" speaks of the harm, or of people in general, who are not asked about. */
function afterRefusal(said: readonly Block[], isForbidden: boolean): Block[] {
  const opening = said.find((block) => block.type === "text" || block.type === "verdict");
  if (!isForbidden || !opening || !consents.test(opening.text)) return [...said];
  if (!affirmsHarm(opening.text)) return [];
  const text = opening.text.replace(
    consents,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return said.map((block) => (block === opening ? { ...opening, text } : block));
}
const consents = /^([^*]*\*\*)Yes[,:.] (\w)/;
const ofHarm =
  /\b(?:toxic|harm\w*|hurts?|poison\w*|damage\w*|clash\w*|dangerous|too (?:much|low|far)|leaves?|lowers?|drops?|raises?|weaken\w*|worsens?|stop)\b/i;
const affirmsHarm = (answer: string) => consents.test(answer) && ofHarm.test(answer.split("**")[1] ?? "");

/** A note on ripe papaw in pregnancy was written with what the record forbids, and is more particular. */
function speaksOf(
  { question, examples }: Note,
  { about, label, written }: Caution,
  medicines: Understanding["medicines"],
): boolean {
  const lines = [question, ...examples].join(" ").toLowerCase();
  // What a record forbids as a remedy may be eaten: "a small helping of ripe fruit" with sugar tablets. Whoever does not speak of eating is
  // not told "yes" first.
  // A note is found for the medicines of the question alone.
  if (about === "medicine")
    return (
      asFood.test(question) && medicines.some((one) => one.written === written && one.from === "question")
    );
  if (about === "pregnancy" || about === "breastfeeding" || about === "child")
    return whoSaid[about].test(lines);
  return about === "illness" && [label, written].some((name) => lines.includes(name.toLowerCase()));
}
const whoSaid = {
  pregnancy: /pregnan|expecting|\bbelly big\b/,
  breastfeeding: /breast-?(?: ?feed| milk)|\bnurs(?:ing|e)\b/,
  child:
    /\bchild|\bkids?\b|\bsons?\b|daughter|\bboys?\b|\bgirls?\b|toddler|\bbab(?:y|ies)\b|year[- ]olds?\b|months?[- ]olds?\b/,
};

/** A note that names the very medicine, or was asked of another of its class, was written with what the record warns of. */
function speaksOfMedicines(
  { question, examples, answer }: Note,
  { decisions, knowledge }: Pick<Answering, "decisions" | "knowledge">,
): boolean {
  const said = [question, ...examples, answer].join(" ").toLowerCase();
  const asked = question.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return decisions.understanding.medicines.every(
    ({ id, written }) =>
      handlingClasses.has(id) ||
      said.includes(written.toLowerCase()) ||
      (knowledge.medicines.isMember(id, written) &&
        asked.some((word) => knowledge.medicines.isMember(id, word))),
  );
}

const asFood = /\b(?:fruits?|eat|eating|food|cooked?|punch|slices?|pieces?)\b/i;

const refuses =
  /^\*\*(?:No[,:. ]|Never\b|Better not[ :.,]|Better leave|Leave\b|Do not\b)|^\*\*[^*:;.]{0,90}\b(?:do not (?:take|drink|mix|use|eat)|(?:is|are) (?:best |better )?left (?:out|off|alone)|best no\b|better not|best not|must not)\b/i;

/** "aloes for dandruff", where the note tells how aloe is put on hair: what helps the complaint is said as well. */
function helpsMost(answering: Answering, { answer, question, examples }: Note): Block[] {
  const { asks, complaints, words = "" } = answering.decisions.understanding;
  const complaint = answering.knowledge.complaints.get(complaints[0] ?? "");
  if (!complaint || !asks.includes("good-for")) return [];
  // A note on just this trouble says what helps.
  const lines = [question, ...examples].join(" ").toLowerCase();
  if (words !== "" && lines.includes(words.toLowerCase())) return [];
  const text = answer.toLowerCase();
  const isSpokenOf = [complaint.label, words].some(
    (name) => name !== "" && text.includes(name.toLowerCase()),
  );
  const said = new Set(text.match(longWord));
  const shared = new Set(
    complaint.helps_most
      .toLowerCase()
      .match(longWord)
      ?.filter((word) => said.has(word)),
  );
  return isSpokenOf || shared.size > 1
    ? []
    : [{ type: "text", text: `**For ${lowerFirst(complaint.label)}:** ${complaint.helps_most}` }];
}

const longWord = /[a-z]{5,}/g;

/** An answer that says what is not known, or what plant it is where something else was asked. */
const saysLittle =
  /^\*\*(?:Not known: |That I do not know|Take care: a little [^*]+ for a few days suits |My records do not say|I have nothing on|I know no plant|That is a kitchen question|How [^*]+ is used:|Some names I know only|\[[^\]]+\]\([^)]+\)(?:\*\* \([^)]*\*[^)]*\) is an? | is \*))/;
/** Chosen on judged answers: how likely a note must be the answer to stand before such an answer, more where it speaks of
 * something else, or has no examples. */
const better = { ofThings: 0.15, ofOthers: 0.4, thanPattern: 0.35, thanSheet: 0.4, thanList: 0.2 };

const leaves = /\b(?:not|never|avoid|bad|worst|clash\w*|dangerous|harm\w*|leave|stay away|keep away)\b/i;
const ofGrowing = /\b(?:grow|grows|growing|(?<!how (?:to|do i|can i) )ripen?|harvest|season)\b/;

/** The note that stands in place of an answer which says little. */
export function noteInsteadOf(
  blocks: readonly Block[],
  { asks, note, alike, unknownPlants, sentence }: Understanding,
): FoundNote | undefined {
  const [first] = blocks;
  if (!alike || note?.byExample) return undefined;
  // What a thing does to people is told by its own record.
  if (asks.includes("safe") && !alike.ofThings) return undefined;
  // "what tea not to drink with amlodipine" is not answered by one that is fine with it.
  if (asks.includes("avoid") && leaves.test(sentence) && !leaves.test(alike.note.question)) return undefined;
  // A name that neither a record nor the note holds is what is asked about.
  if (unknownPlants.length > 0 && note?.note !== alike.note) return undefined;
  const needed = Math.max(
    alike.ofThings && alike.note.examples.length > 0 ? better.ofThings : better.ofOthers,
    note && note.note !== alike.note ? better.thanPattern : 0,
  );
  const says = first?.type === "verdict" || first?.type === "text" ? first.text : "";
  // How a plant is grown, where something else is asked of one in the yard.
  const isSheet =
    asks.every((ask) => ask === "grow") &&
    !ofGrowing.test(sentence) &&
    blocks.some(({ type }) => type === "steps");
  // A list of plants, without a word on what helps most.
  const isList = first?.type === "plants" && alike.note.examples.length > 0;
  const needs = isSheet ? better.thanSheet : isList ? better.thanList : needed;
  return alike.score >= needs && (isSheet || isList || saysLittle.test(says))
    ? { ...alike, byExample: true }
    : undefined;
}
