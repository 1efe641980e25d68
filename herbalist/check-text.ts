// Validates a text that a language model phrased against the decisions. It may use other words; it may not add a plant,
// omit a warning, name an amount or make a claim that the built-in answer does not.
import type { Plant } from "#catalogue/plant.ts";
import type { Caution } from "./check/check.ts";
import { compose, longestAnswer } from "./compose/compose.ts";
import type { Decisions } from "./decide/decide.ts";
import type { Knowledge } from "./understand/knowledge.ts";

export type TextCheck = { ok: boolean; faults: string[] };

export function checkText(decisions: Decisions, text: string, knowledge: Knowledge): TextCheck {
  const faults: string[] = [];
  const { level } = decisions;
  if (level === "emergency" || level === "crisis")
    return { ok: false, faults: ["an emergency is answered by the built-in text only"] };
  const builtIn = compose(
    decisions,
    knowledge,
    { region: undefined, helplines: [] },
    { question: "", latched: false },
  );
  const trimmed = text.trim();
  if (trimmed === "") faults.push("it is empty");
  if (trimmed.length > longestAnswer) faults.push(`it is longer than ${longestAnswer} characters`);
  const suspected = decisions.triage.checkFirst;
  if (suspected && !trimmed.includes(suspected.check)) faults.push("it leaves out what to check first");
  faults.push(
    ...linkFaults(trimmed, builtIn.text),
    ...plantFaults(trimmed, builtIn.text, builtIn.shown, knowledge),
    ...warningFaults(decisions, trimmed, builtIn.shown),
    ...missingAdvice(trimmed, builtIn.text),
    ...amountFaults(trimmed, decisions.dosesAllowed ? builtIn.text : ""),
    ...claimFaults(trimmed),
  );
  return { ok: faults.length === 0, faults };
}

/**
 * Only inline links to plants that the built-in text links to are allowed. Markdown has other link forms (references,
 * footnotes); all of them need a square bracket, so brackets are rejected anywhere else.
 */
function linkFaults(text: string, builtIn: string): string[] {
  const allowed = new Set([...builtIn.matchAll(plainLink)].map(([, target]) => target));
  const faults: string[] = [];
  const rest = text.replace(plainLink, (link, target: string) => {
    if (!allowed.has(target)) faults.push(`it links to ${target.slice(0, 60)}`);
    // Keep the link text, so that it is searched for addresses.
    return link.slice(1, link.lastIndexOf("]("));
  });
  if (/!\[/.test(text)) faults.push("it holds a picture");
  if (/[[\]]/.test(rest)) faults.push("it links in another way than the built-in answer");
  for (const read of decodedForms(rest)) {
    if (addresses.some((address) => address.test(read))) faults.push("it holds an address");
    if (/<[a-z/!?]/i.test(read)) faults.push("it holds page markup");
  }
  return [...new Set(faults)];
}

const plainLink = /\[[^[\]\n\\]{1,200}\]\(([^()[\]<>\s\\]{1,200})\)/g;

const addresses: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\//i,
  /\b(?:mailto|tel|sms|javascript|data|whatsapp|tg|xmpp|ircs?):\S/i,
  /\bwww\./i,
  /[^\s@]@[^\s@]+\.[a-z]{2}/i,
  /\b[a-z0-9-]+\.[a-z]{2,24}(?:[/?#:]\S)/i,
  /\b[a-z0-9-]{2,}\.(?:com|org|net|info|biz|shop|site|online|store|link|click|app|dev|io|xyz|top|ru|cn|uk|gy)\b/i,
];

/** The text as written, and as a browser may render it: decoded, without invisible characters. */
function decodedForms(text: string): string[] {
  const decoded = decodePercents(decodeEntities(text))
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .replaceAll("。", ".");
  // Addresses split by emphasis, as "**http**://", and over two lines.
  return [
    text,
    decoded,
    decoded.replace(/[*_~`]/g, ""),
    decoded.replace(/(?<=[:/.])\s*\n\s*|\s*\n\s*(?=[:/.])/g, ""),
  ];
}

const named = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", colon: ":", sol: "/", period: ".", commat: "@" }),
);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name).toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

function decodePercents(text: string): string {
  return text.replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function plantFaults(text: string, builtIn: string, shown: readonly Plant[], knowledge: Knowledge): string[] {
  const candidate = words(text);
  const reference = words(builtIn);
  const faults: string[] = [];
  for (const plant of knowledge.plants.values())
    for (const name of namesOf(plant)) {
      const asWords = words(name);
      if (candidate.includes(asWords) && !reference.includes(asWords)) faults.push(`it names ${name}`);
    }
  for (const { id } of shown) if (!text.includes(`](/plants/${id})`)) faults.push(`it leaves out ${id}`);
  return [...new Set(faults)];
}

function namesOf({ names }: Plant): string[] {
  return [names.common, names.scientific, ...names.guyanese.map(({ name }) => name)];
}

/** Lower case, single spaces, and a space at both ends, so that only whole words match. */
function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/\/plants\/[a-z0-9-]+/g, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}

/** Each caution needs a paragraph or list item that names both the plant and what it is about. */
function warningFaults({ offered, judged }: Decisions, text: string, shown: readonly Plant[]): string[] {
  const blocks = text.split(/\n+/).map((block) => words(block));
  const all = words(text);
  const faults: string[] = [];
  const relevant = [...offered.filter(({ plant }) => shown.includes(plant)), ...judged];
  for (const { plant, cautions } of relevant)
    for (const { about, written, label, severity } of requiredCautions(cautions)) {
      const terms = {
        pregnancy: ["pregnan"],
        breastfeeding: ["breastfe"],
        child: ["child", "babi", "baby"],
        hazard: ["danger", "poison", "toxic"],
      }[about as "pregnancy"] ?? [written, label];
      const groupWide = about === "pregnancy" || about === "breastfeeding" || about === "child";
      const places = groupWide
        ? [all]
        : blocks.filter((block) => namesOf(plant).some((name) => block.includes(words(name))));
      const met = places.filter((block) => terms.some((term) => block.includes(words(term).trim())));
      if (met.length === 0) faults.push(`it lacks the warning about ${plant.id} and ${label}`);
      else if (
        severity === "avoid" &&
        !met.some((block) => /\b(avoid|not|leave|never|don t|no)\b/.test(block))
      )
        faults.push(`it does not say to leave ${plant.id}`);
    }
  return faults;
}

/** The advice in the built-in text on whom to ask and how soon must be in the other text too. */
function missingAdvice(text: string, builtIn: string): string[] {
  const candidate = words(text);
  const reference = words(builtIn);
  return advice.flatMap(([pattern, fault]) =>
    pattern.test(reference) && !pattern.test(candidate) ? [fault] : [],
  );
}

const advice: readonly (readonly [RegExp, string])[] = [
  [/\bnot medical advice\b/, "it lacks the closing line"],
  [/\b(doctor|nurse|clinician|clinic|health centre|pharmacist)\b/, "it names nobody to ask"],
  [/\b(today or tomorrow|within a day|today)\b/, "it does not say how soon to be seen"],
  [/\b911\b/, "it leaves out 911"],
];

/** For a dangerous plant the hazard warning is enough; its other cautions may be left out. */
function requiredCautions(cautions: readonly Caution[]): readonly Caution[] {
  const danger = cautions.filter(({ about }) => about === "hazard");
  return danger.length > 0 ? danger : cautions;
}

const amounts =
  /\b(?:\d+(?:[.,/]\d+)?|a|an|one|two|three|four|five|six|half|quarter|few|several)(?: a| an| the| or two| to \w+)? (?:ml|millilit(?:re|er)s?|lit(?:re|er)s?|mg|g|grams?|oz|ounces?|drops?|cups?|mugs?|glass(?:es)?|spoons?|spoonfuls?|teaspoons?|tablespoons?|tsp|tbsp|leaves|pieces?|slices?|capsules?|handfuls?|pinch\w*|times? (?:a|per) (?:day|week))\b|\b(?:once|twice|thrice) (?:a|per|every) (?:day|week|night)\b|\b(?:once|twice) daily\b|\bevery \d+ hours\b/gi;

/** An amount is allowed only if the built-in answer names it in the same words. */
function amountFaults(text: string, builtIn: string): string[] {
  const reference = words(builtIn);
  return [...new Set([...text.matchAll(amounts)].map(([amount]) => amount))]
    .filter((amount) => !reference.includes(words(amount)))
    .map((amount) => `it names an amount: ${amount}`);
}

const claims: readonly (readonly [RegExp, string])[] = [
  [/\bcur(?:e|es|ed|ing)\b(?!-for-all)/i, "cure"],
  [/\b(?:guarantee\w*|miracle\w*|foolproof|risk-free)\b/i, "a promise"],
  [/\b(?:completely|totally|perfectly|100 ?%|absolutely) (?:safe|harmless|effective)\b/i, "perfect safety"],
  [/\bsafe for (?:everyone|all|anybody)\b/i, "safety for all"],
  [/\bno (?:known )?side effects\b/i, "no side effects"],
  [
    /\b(?:stop|quit|skip|drop|discontinue|come off|reduce)(?: taking)? (?:your|the|his|her|all) (?:\w+ )?(?:medicines?|medications?|tablets?|pills?|insulin|treatment)\b/i,
    "stopping a medicine",
  ],
  [
    /\b(?:instead of|replaces?|in place of|rather than) (?:your|the|his|her) (?:\w+ )?(?:medicines?|medications?|tablets?|pills?|insulin|treatment)\b/i,
    "replacing a medicine",
  ],
  [
    /\b(?:no need|don'?t need|do not need|needn'?t) (?:to )?(?:see|visit|call|ask) (?:a |the |your )?(?:doctor|clinician|nurse)\b/i,
    "no doctor needed",
  ],
  [
    /\byou (?:have|are suffering from|probably have) (?:cancer|diabetes|malaria|dengue|an infection)\b/i,
    "a diagnosis",
  ],
  [/\bproven to (?:treat|heal|prevent|reverse)\b/i, "proof"],
];

/** A refusal may say "do not stop your tablets": a negated claim is no claim. */
function claimFaults(text: string): string[] {
  return claims.flatMap(([pattern, name]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const before = text.slice(Math.max(0, found.index - 28), found.index);
    return /\b(?:not|never|don'?t|no plant|cannot|without|nothing)\b[^.!?]*$/i.test(before)
      ? []
      : [`it claims ${name}`];
  });
}
