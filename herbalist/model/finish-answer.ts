// Puts a checked answer together: our lines first, the model's blocks with links, then the cautions it left out, the sources and the closing.
import { type Block, cautionBlocks } from "../answer/blocks.ts";
import { type NamedPlant, namedPlants } from "../answer/named-plants.ts";
import { namesAmount, sentence, upperFirst } from "../answer/phrasing.ts";
import { citedSources, type UsedRecord } from "../answer/records-used.ts";
import type { Caution } from "../check/check.ts";
import { type CheckContext, passagesOf } from "./check-block.ts";
import { type Fault, faultOf } from "./fault.ts";
import type { Grounds } from "./grounds.ts";
import { namesIn } from "./names-in-text.ts";
import { plainFood } from "./ordinary-names.ts";
import type { GivenThing } from "./retrieve.ts";
import { sentencesOf } from "./sentences.ts";
import type { WrittenBlock } from "./written-blocks.ts";

export type Finished =
  | {
      ok: true;
      blocks: Block[];
      suggested: { id: string; name: string }[];
      plants: NamedPlant[];
      records: UsedRecord[];
    }
  | { ok: false; faults: Fault[] };

/** The writer is asked for fewer; counting is not a model's strength. */
const mostWords = 225;
const mostSources = 4;

export function finishAnswer(written: readonly WrittenBlock[], context: CheckContext): Finished {
  const { grounds, knowledge } = context;
  const [first] = written;
  const length = wordsIn(written);
  const faults = [
    ...(first === undefined ? [faultOf("form")("there is no answer in it")] : []),
    ...(length > mostWords ? [faultOf("length")(`it has ${length} words; 190 are enough`)] : []),
    ...unnamed(written, context).map(faultOf("name")),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const shown = shownThings(written, context);
  const blocks: Block[] = [
    ...grounds.first.filter(({ type }) => type !== "danger" || !saysWhenToGo(written)),
    ...written.map((block) => linked(block, context)),
    ...missingCautions(written, shown, context),
    ...notInRecords(written, context),
    ...(saysWhenToGo(written) ? [] : grounds.ifSwallowed),
    ...grounds.last.map((block) => aboutShown(block, shown, context)),
  ];
  const suggested = shown.flatMap((thing) => {
    const plant = thing.verdict === "drop" ? undefined : knowledge.plants.get(thing.id);
    return plant ? [{ id: plant.id, name: knowledge.nameOf(plant) }] : [];
  });
  const words = new Map(grounds.things.map(({ id, word }) => [id, word]));
  return {
    ok: true,
    blocks,
    suggested,
    plants: namedPlants(blocks, words, knowledge),
    records: usedRecords(written, context),
  };
}

/** Of a plant without a record the answer says so, itself or here. */
function notInRecords(written: readonly WrittenBlock[], { grounds }: CheckContext): Block[] {
  const text = allText(written);
  const spoken = grounds.unknown.filter((name) => !plainFood.has(name) && flat(text).includes(flat(name)));
  if (spoken.length === 0 || /\brecords?\b/i.test(text)) return [];
  const names = upperFirst(spoken.join(" and "));
  const [is, it] = spoken.length === 1 ? ["is", "it"] : ["are", "them"];
  return [
    {
      type: "text",
      text: `*${names} ${is} not in our records; what is said of ${it} here is general knowledge.*`,
      general: true,
    },
  ];
}

/** Of the next questions those about what this answer names; the built-in answer may have named other plants. */
function aboutShown(block: Block, shown: readonly GivenThing[], { names }: CheckContext): Block {
  if (block.type !== "next") return block;
  const isShown = (id: string) => shown.some((thing) => thing.id === id);
  return {
    ...block,
    questions: block.questions.filter((question) =>
      namesIn(question, names).every(({ id, kind }) => kind === "medicine" || isShown(id)),
    ),
  };
}

/** What the message itself names must stand in the answer, by any of its names; "it" for a plant of an earlier turn may stay "it". */
function unnamed(written: readonly WrittenBlock[], { grounds, names }: CheckContext): string[] {
  const whole = allText(written);
  // "Moringa (saijan) powder" names moringa powder.
  const text = `${whole} ${whole.replace(/ \([^)]*\)/g, "")}`;
  const listed = written.flatMap((block) =>
    block.type === "plants" ? block.plants.map(({ id }) => id) : [],
  );
  const named = new Set([...listed, ...namesIn(text, names).map(({ id }) => id)]);
  const asked = grounds.things.filter(
    (thing) =>
      thing.asked &&
      !onlyPart.test(thing.word) &&
      flat(grounds.question).includes(flat(thing.word)) &&
      !isLeftOut(thing.word, grounds.question),
  );
  return asked
    .filter(
      ({ id, word, names: own }) =>
        !named.has(id) &&
        ![word, ...own].some((name) => flat(text).includes(flat(name).trimEnd())) &&
        !isInOneSentence(word, text),
    )
    .map(({ word }) => `it never names what was asked about: ${word}`);
}

/** "Any tea that isn't chamomile". */
const isLeftOut = (word: string, question: string) =>
  ["isn t", "is not", "not", "besides", "other than", "except", "apart from"].some((before) =>
    flat(question).includes(` ${before}${flat(word)}`),
  );

/** "Moringa leaf powder" names moringa powder. */
function isInOneSentence(name: string, text: string): boolean {
  const words = flat(name).trim().split(" ");
  return sentencesOf(text).some((one) => words.every((word) => flat(one).includes(word)));
}

/** "De bark": a part of what was named before, and no name. */
const onlyPart =
  /^(?:(?:the|de|di|dem|its|that|dat|this|dis|a) )*(?:bark|lea(?:f|ves)|roots?|seeds?|flowers?|fruit|tea|juice|oil|powder|gel|sap|peel|skin|stem|tree|bush|plant)$/i;

const soon =
  /\b(?:today|tonight|now|at once|same day|that day|first day|within (?:a|one) day|within 24 hours|right away|straight away|immediately|urgent\w*|emergency)\b/i;
const help =
  /\b(?:hospital|clinic|doctor|nurse|health centre|clinician|tests?|tested|seen|checked|ambulance|emergency)\b/i;

/** Whether the answer itself says where to go, and how soon; our own line would only say it again. */
function saysWhenToGo(written: readonly WrittenBlock[]): boolean {
  return sentencesOf(allText(written)).some((one) => soon.test(one) && help.test(one));
}

function wordsIn(written: readonly WrittenBlock[]): number {
  return allText(written).split(/\s+/).length;
}

function allText(written: readonly WrittenBlock[]): string {
  return written.flatMap((block, at) => passagesOf(block, at).map(({ text }) => text)).join(" ");
}

/** The things that the answer is about: asked about, listed or named. */
function shownThings(written: readonly WrittenBlock[], { grounds, names }: CheckContext): GivenThing[] {
  const listed = written.flatMap((block) =>
    block.type === "plants" ? block.plants.map(({ id }) => id) : [],
  );
  const named = new Set([...listed, ...namesIn(allText(written), names).map(({ id }) => id)]);
  return grounds.things.filter(({ id, asked }) => asked || named.has(id));
}

/** One block of the answer, with the first mention of each plant as a link. Cautions and when to see someone read as paragraphs of one answer. */
export function linked(block: WrittenBlock, context: CheckContext): Block {
  const link = (text: string) => withLinks(text, context);
  const general = isGeneral(block) ? { general: true as const } : {};
  switch (block.type) {
    case "plants":
      return {
        type: "plants",
        title: block.title === "" ? "Plants people in Guyana use" : block.title,
        plants: block.plants.map(({ id, text, records }) => ({
          id,
          name: wordFor(id, context),
          text: withoutOwnName(text, id, context),
          records,
        })),
      };
    case "steps":
      if (block.title === "")
        return {
          type: "text",
          text: block.items.map((item, at) => `${at + 1}. ${link(item)}`).join("\n"),
          records: block.records,
          ...general,
        };
      return {
        type: "steps",
        title: block.title,
        items: block.items.map(link),
        records: block.records,
        ...general,
      };
    case "list":
      return {
        type: "text",
        text: [
          ...(block.title === "" ? [] : [`**${block.title.replace(/\*/g, "")}**`]),
          ...block.items.map((item) => `- ${link(item)}`),
        ].join("\n"),
        records: block.records,
        ...general,
      };
    case "cautions":
      return { type: "text", text: link(block.items.join(" ")), records: block.records, ...general };
    case "seek-care":
      return { type: "text", text: link(block.text), records: block.records, ...general };
    default:
      return { type: block.type, text: inLines(link(block.text)), records: block.records, ...general };
  }
}

/** The lines and paragraphs of a letter or a verse stay as they are in Markdown, and are nothing else there: no heading, quotation or list. */
function inLines(text: string): string {
  const paragraph = (lines: string) =>
    lines
      .split("\n")
      .map((line) => line.trim().replace(/^(?:[#>]+|[-+*](?= ))\s*/, ""))
      .filter((line) => line !== "")
      .join("  \n");
  return text
    .split(/\n\s*\n/)
    .map(paragraph)
    .filter((lines) => lines !== "")
    .join("\n\n");
}

/** The list prints the name; "Fitweed: three washed leaves" need not say it again. */
function withoutOwnName(text: string, id: string, { grounds }: CheckContext): string {
  const names = grounds.things.find((one) => one.id === id)?.names ?? [];
  const first = /^[^:.]{1,60}:\s*/.exec(text)?.[0] ?? "";
  const repeated = names.some((name) => flat(first).includes(flat(name)));
  const rest = (repeated ? text.slice(first.length) : text).replace(/^\W*(?:it|this) is\b/i, "").trim();
  return upperFirst(rest);
}

/** Rests on no record: general knowledge, marked so for the screen. */
function isGeneral(block: WrittenBlock): boolean {
  return block.type !== "plants" && block.records.length === 0;
}

function wordFor(id: string, { grounds, knowledge }: CheckContext): string {
  const thing = grounds.things.find((one) => one.id === id);
  const plant = knowledge.plants.get(id);
  const own = thing?.names.find((name) => name.toLowerCase() === thing.word.toLowerCase());
  return own ?? (plant ? knowledge.nameOf(plant) : id);
}

function withLinks(text: string, { grounds, names }: CheckContext): string {
  const given = new Set(grounds.things.filter(({ kind }) => kind === "plant").map(({ id }) => id));
  const done = new Set<string>();
  let result = "";
  let reached = 0;
  for (const { kind, id, from, to } of namesIn(text, names)) {
    if (kind !== "plant" || !given.has(id) || done.has(id)) continue;
    done.add(id);
    result += `${text.slice(reached, from)}[${text.slice(from, to)}](/plants/${id})`;
    reached = to;
  }
  return result + text.slice(reached);
}

const mostMissing = 3;

/** Every caution that applies to what the answer names is said: by the model, or here in the record's own words. */
function missingCautions(
  written: readonly WrittenBlock[],
  shown: readonly GivenThing[],
  { grounds, names }: CheckContext,
): Block[] {
  const text = allText(written);
  const medicines = new Set(
    namesIn(text, names)
      .filter(({ kind }) => kind === "medicine")
      .map(({ id }) => id),
  );
  const missing = shown
    .flatMap((thing) => oncePerReason(thing.cautions).map((caution) => ({ thing, caution })))
    .filter(({ thing, caution }) => caution.severity === "avoid" || (thing.asked && !isAboutFood(caution)))
    .filter(
      ({ caution }) => !isSaid(caution, flat(text), medicines, grounds) && !isOfMixture(caution, grounds),
    )
    .filter(({ caution: { effect } }) => grounds.dosesAllowed || !namesAmount(effect))
    .toSorted((a, b) => Number(b.caution.severity === "avoid") - Number(a.caution.severity === "avoid"));
  return cautionBlocks(
    missing.slice(0, mostMissing).map(({ thing, caution }) => ({
      about: caution.about,
      text: `${upperFirst(thing.word)} ${cautionWords(caution)}: ${sentence(caution.effect)}`,
    })),
  );
}

const mixing = /\b(?:mix\w*|together|combin\w+|same time|both|with|beside|blend\w*|add\w*)\b/i;

/** "Both lower sugar; together it may fall too low", where two plants were named and nobody mixes them. */
const isOfMixture = ({ about, severity }: Caution, { question }: Grounds) =>
  about === "plant" && severity === "caution" && !mixing.test(question);

/** "Usual in food": for a child or in pregnancy that is no warning by itself. */
const isAboutFood = ({ about, severity }: Caution) =>
  severity === "caution" && (about === "child" || about === "pregnancy" || about === "breastfeeding");

/** A medicine may belong to several classes: the first caution, which ranks highest, says it. */
function oncePerReason(cautions: readonly Caution[]): Caution[] {
  return cautions.filter(({ written }, at) => cautions.findIndex((one) => one.written === written) === at);
}

function cautionWords({ about, written, severity, label }: Caution): string {
  const must = severity === "avoid" ? ", leave it" : "";
  if (about === "pregnancy") return `in **pregnancy**${must}`;
  if (about === "breastfeeding") return `while **breastfeeding**${must}`;
  if (about === "child") return `for **${label}**${must}`;
  if (about === "hazard") return "is **poisonous**";
  return `with **${written.replace(/[^\p{L}\p{N}' /-]/gu, "")}**${must}`;
}

const flat = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const saidAs: Readonly<Partial<Record<Caution["about"], RegExp>>> = {
  pregnancy: /\bpregnan|\bexpecting\b|\bbaby\b/,
  breastfeeding: /\bbreast ?fe|\bnursing\b|\bmilk\b/,
  child:
    /\bchild|\bbab(?:y|ies)\b|\blittle one|\bson\b|\bdaughter\b|\binfant|\bhim\b|\bher\b|\bunder (?:one|two|1|2)\b|\bmonths?\b/,
  hazard: /\bpoison|\bdanger|\btoxic|\bdeadly\b|\bnever swallow\b.*\b(?:can|may|could) kill\b/,
};

/** The everyday words for what people mostly have. */
const everydayWords: Readonly<Record<string, RegExp>> = {
  diabetes: /\bsugar\b|\bdiabet/,
  hypertension: /\bpressure\b/,
  "kidney-disease": /\bkidney/,
  "liver-disease": /\bliver\b/,
  "heart-disease": /\bheart\b/,
  "heart-failure": /\bheart\b/,
  "stomach-ulcer": /\bulcer|\bgastritis\b/,
  surgery: /\boperation|\bsurgery\b|\banaesthetic/,
};

/** `medicines`: classes whose medicines the text names, so that "Glucophage" answers "glucofage". */
function isSaid(
  { about, written, label, id }: Caution,
  text: string,
  medicines: ReadonlySet<string>,
  { facts }: Grounds,
): boolean {
  const pattern = saidAs[about] ?? everydayWords[id];
  if (pattern) return pattern.test(text);
  const taken = facts.medicines.find((one) => one.written === written);
  if (taken && [taken.id, ...taken.classes].some((one) => medicines.has(one))) return true;
  const words = [written, label, id.replaceAll("-", " ")].map(flat);
  if (words.some((word) => text.includes(word.trimEnd()))) return true;
  // "Warfarin" may be said as "your blood thinner", a "kidney problem" as "your kidneys".
  const heads = flat(`${written} ${label}`)
    .trim()
    .split(" ")
    .filter((word) => word.length > 4 && !commonHeads.has(word));
  const named = heads.some((word) => text.includes(` ${word.replace(/s$/, "")}`));
  return (
    named &&
    (about !== "medicine" || /\b(?:tablets?|medicines?|pills?|thinners?|insulin|inhaler)\b/.test(text))
  );
}
const commonHeads = new Set([
  "medicine",
  "medicines",
  "tablets",
  "tablet",
  "taken",
  "mouth",
  "other",
  "drugs",
  "disease",
]);

const mostUsed = 12;

/** The records that were cited, for "Why this answer?". */
function usedRecords(written: readonly WrittenBlock[], { grounds, knowledge }: CheckContext): UsedRecord[] {
  const cited = new Set(
    written.flatMap((block, at) => passagesOf(block, at).flatMap(({ records }) => records)),
  );
  return grounds.records
    .filter(({ id }) => cited.has(id))
    .slice(0, mostUsed)
    .map(({ title, text, sources }) => ({
      title: upperFirst(title),
      text,
      sources: citedSources([...new Set(sources)].slice(0, mostSources), knowledge),
    }));
}
