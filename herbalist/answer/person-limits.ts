// General texts recommend medicines from the shop and plenty to drink. For a person whom that harms, the sentence is left out and the answer
// says before it what holds for them.

import { type PersonFacts, personFacts } from "../check/facts.ts";
import type { Decisions } from "../decide/decide.ts";
import type { WhoKind } from "../language/people.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";
import type { Block } from "./blocks.ts";

type Limit = {
  /** What a text recommends. */
  recommended: RegExp;
  /** Set where texts warn of it more often than they advise it: only words of advice beside it recommend it. */
  advised?: { before: RegExp; after: RegExp };
  /** Classes of medicines, illnesses, complaints and people that it harms. */
  harms: ReadonlySet<string>;
  /** Illnesses that it harms only as they are called here. */
  calledHarmful?: RegExp;
  /** Whether the sentence is left out; where it holds much else, the line before it is enough, and `instead` replaces an amount. */
  leaveOut: boolean;
  instead?: readonly [RegExp, string];
  /** The line before the answer; none where the words put in its place are enough. */
  say?: (because: string) => string;
};

const ids = (text: string) => new Set(text.split(" "));

/** "a warm bottle and ibuprofen with food", but not "aspirin and old thin skin do that", "it is a cousin of aspirin". */
const adviceOfPainkiller = {
  before:
    /\b(?:(?<!\b(?:people|many|often|you|up) )takes?|use|give|try|offer|paracetamol|panadol|warmth|heat|walk(?:ing)?|bottle|cloth|rest|words)\b[^.;:]{0,25}$/i,
  after:
    /^[^.;]{0,40}\b(?:with (?:food|milk)|after food|label|(?:as|on) (?:on )?the (?:packet|pharmacist|nurse|midwife|clinic|doctor)|if (?:you|she|he|it|no|allowed|kidneys|stomach)|only (?:if|when|with|from|for)|for (?:some|a few|five|pain|the head)|unless|early|first (?:sign|ache|cramp|pain|days?)|\d+ mg|helps?|eases?|lessens?|lightens?|cuts?|works?|does (?:more|best|well)|(?:is|are) (?:fine|safer?|(?:the )?(?:stronger|strongest|surer|better|best)))\b/i,
};

const limits: readonly Limit[] = [
  {
    recommended: /\b(?:ibuprofen|naproxen|diclofenac|aspirin|mefenamic acid)\b(?! gel)/gi,
    advised: adviceOfPainkiller,
    harms: ids(
      "warfarin anticoagulants antiplatelets lithium methotrexate corticosteroids ssris immunosuppressants diuretics ace-inhibitors arbs " +
        "blood-pressure-medicines bleeding-disorder stomach-ulcer kidney-disease heart-failure heart-disease stroke liver-disease asthma " +
        "hypertension transplant surgery dengue pregnant",
    ),
    leaveOut: true,
    say: (because) =>
      `**No ibuprofen, naproxen, diclofenac or aspirin ${because}, unless the clinic gave it to you.** For pain or fever ask for paracetamol, by the label.`,
  },
  {
    recommended: /\b(?:milk of magnesia|epsom salts?|magnesium)\b/gi,
    harms: ids("kidney-disease"),
    leaveOut: true,
    say: (because) =>
      `**No milk of magnesia, Epsom salts or magnesium ${because}.** Ask the pharmacist for another.`,
  },
  {
    recommended: /\b(?:decongestants?|pseudoephedrine|phenylephrine)\b/gi,
    harms: ids(
      "hypertension heart-disease heart-failure arrhythmia stroke blood-pressure-medicines pregnant",
    ),
    leaveOut: true,
    say: (because) => `**No decongestant ${because}.** Salt water for the nose does no harm.`,
  },
  {
    recommended: /\b(?:hydrocortisone|antihistamines?)\b/gi,
    harms: ids("baby child"),
    leaveOut: false,
    instead: [
      /\b(?:hydrocortisone(?: cream)?(?: 1 %)?|(?:an )?antihistamines?)(?! \()/gi,
      "$& (for a child only after asking a nurse or pharmacist)",
    ],
  },
  {
    recommended: /\b(?:paracetamol|panadol|tylenol)\b/gi,
    harms: ids("liver-disease alcohol-dependence"),
    leaveOut: false,
    say: (because) =>
      `**Paracetamol ${because}: only as much as the clinic allows, often half of the label's.**`,
  },
  {
    recommended:
      /\blit(?:re|er)s\b|\bplenty (?:to drink|of (?:water|fluids?|liquids?))\b|\bdrink (?:plenty|a lot|more|often)\b/gi,
    harms: ids("heart-failure"),
    // Kidney stones need more to drink, not less.
    calledHarmful: /\b(?:dialysis|kidney failure|kidneys? (?:is |are )?fail\w*|ckd)\b/i,
    leaveOut: false,
    instead: [/\b(?:\w+ and a )?(?:\w+ (?:to|or) )?\w+ lit(?:re|er)s(?: a day)?/gi, "what the clinic allows"],
    say: (because) => `**How much to drink ${because}: only what the clinic allows you.**`,
  },
  {
    recommended: /\bteas?\b/gi,
    harms: ids("transplant immunosuppressants"),
    leaveOut: false,
    instead: [/\b(?:weak )?(?:ginger|mint|lemongrass|chamomile)(?: (?:or|and) \w+)? teas?\b/gi, "warm water"],
    say: (because) =>
      `**No bush tea or herb capsule ${because} before the clinic agrees: it can shift the level of the tablets.**`,
  },
];

/** What holds for this person, whatever a text recommends. */
export function personLimits(understanding: Understanding, knowledge: Knowledge): string[] {
  const facts = personFacts(understanding, knowledge);
  return limits.flatMap((limit) => {
    const because = reasonOf(limit, facts, understanding.complaints);
    return because === undefined || limit.say === undefined ? [] : [limit.say(because)];
  });
}

export function withinPersonLimits(
  blocks: readonly Block[],
  { understanding }: Decisions,
  knowledge: Knowledge,
): Block[] {
  const facts = personFacts(understanding, knowledge);
  const lines: string[] = [];
  let rest = blocks;
  let at = blocks.length;
  for (const limit of limits) {
    const because = reasonOf(limit, facts, understanding.complaints);
    const first = rest.findIndex((block) => textsOf(block).some((text) => recommends(text, limit)));
    if (because === undefined || first < 0) continue;
    if (limit.say) {
      lines.push(limit.say(because));
      at = Math.min(at, first);
    }
    rest = rest.flatMap((block) => withinLimit(block, limit));
  }
  if (lines.length === 0) return [...rest];
  return [...rest.slice(0, at), { type: "verdict", text: lines.join(" ") }, ...rest.slice(at)];
}

const whoWords: Readonly<Partial<Record<WhoKind, string>>> = {
  pregnant: "in pregnancy",
  baby: "for a baby",
  child: "for a child",
};

/** "with warfarin", "in pregnancy"; undefined where nothing of it harms this person. */
function reasonOf(
  { harms, calledHarmful, recommended }: Limit,
  facts: PersonFacts,
  complaints: readonly string[],
): string | undefined {
  const medicine = facts.medicines.find(
    // Aspirin is a blood thinner, too.
    ({ id, classes, written }) =>
      written.search(recommended) < 0 && (harms.has(id) || [...classes].some((one) => harms.has(one))),
  );
  if (medicine) return `with ${medicine.written}`;
  const illness = facts.illnesses.find(({ id, written }) => harms.has(id) || calledHarmful?.test(written));
  if (illness) return `with ${illness.written}`;
  if (complaints.includes("dengue") && harms.has("dengue")) return "while it may be dengue";
  const who = facts.who.find((kind) => harms.has(kind));
  return who && whoWords[who];
}

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case "verdict":
    case "text":
    case "seek-care":
      return [block.text];
    case "steps":
      return block.items;
    default:
      return [];
  }
}

/** "No aspirin or ibuprofen", "instead of ibuprofen" recommend nothing. */
const negated = /\b(?:no|not|never|without|avoid|leave|nor|instead of|rather than|stop|than)\b[^.;:]{0,90}$/i;

/** "with blood thinners, aspirin or clopidogrel", "if you also take aspirin": what is taken already, in a row of medicines. */
const takenAlready =
  /\b(?:with|beside|near|on|prescribed|(?:if|since|because) (?:you|she|he|they)(?: also)? takes?)(?: (?:an?|the|as|daily|label|heart|pain|ulcer|malaria|blood|thinners?|tablets?|warfarin|clopidogrel|plavix|aspirin|ibuprofen|diclofenac|naproxen|nifedipine|gliclazide|insulin|or|and|nor)\b,?)* $/i;

/** "slows clotting much as aspirin does" */
const comparedAfter = /^(?: and \w+)? (?:does|do|did)\b/i;

/** What a plant does beside a medicine that is taken recommends none, nor does what brings a trouble or is to be left. */
const ofHarm =
  /^\*\*(?:No: do not take|Take care|Not known to clash|No clash is known)\b|^\*\*(?:[^*]+, )?(?:why it comes|what to leave):/i;

/** "painkillers such as ibuprofen really do harm" */
const harmAfter =
  /^[^.;:,]{0,30}\b(?:harm|harms|cause|causes|bring it on|worsen|irritate|make it worse|pushes|themselves|must go)\b/i;

function recommends(text: string, { recommended, advised }: Limit): boolean {
  if (ofHarm.test(text)) return false;
  // "Plavix (aspirin, clopidogrel): **Only if…**" names what is taken.
  const subject = /^[^*.]{0,90}: (?=\*\*)/.exec(text)?.[0].length ?? 0;
  return [...text.matchAll(recommended)]
    .filter(({ index }) => index >= subject)
    .some(({ 0: word, index }) => {
      const before = text.slice(0, index);
      const after = text.slice(index + word.length);
      return (
        (advised === undefined || advised.before.test(before) || advised.after.test(after)) &&
        !negated.test(before) &&
        !takenAlready.test(before) &&
        !comparedAfter.test(after) &&
        !harmAfter.test(after)
      );
    });
}

const sentenceEnd = /(?<=[.!?][*"”)]*)\s+/;

/** What is said of a person stands once for each medicine; "no hydrocortisone on them" needs none. */
function replacedOnce(text: string, [words, by]: readonly [RegExp, string]): string {
  if (!by.includes("$&")) return text.replace(words, by);
  const said = new Set<string>();
  return text.replace(words, (word: string, at: number) => {
    const medicine = /hydrocortisone|antihistamine/i.exec(word)?.[0].toLowerCase() ?? word;
    if (said.has(medicine) || negated.test(text.slice(0, at))) return word;
    said.add(medicine);
    return by.replace("$&", () => word);
  });
}

function withinLimit(block: Block, limit: Limit): Block[] {
  const kept = (text: string) => {
    const { leaveOut, instead } = limit;
    if (leaveOut)
      return text
        .split(sentenceEnd)
        .filter((one) => !recommends(one, limit))
        .join(" ");
    return instead ? replacedOnce(text, instead) : text;
  };
  if (block.type === "verdict" || block.type === "text" || block.type === "seek-care") {
    const text = kept(block.text);
    return text === "" ? [] : [{ ...block, text }];
  }
  if (block.type !== "steps") return [block];
  const items = block.items.map(kept).filter((item) => item !== "");
  return items.length === 0 ? [] : [{ ...block, items }];
}
