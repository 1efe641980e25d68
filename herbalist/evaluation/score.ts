// Scores answers against what was expected, and looks for broken "never" lines in every one of them.
import type { Answer, Herbalist } from "#herbalist/herbalist.ts";
import type { Knowledge } from "#herbalist/understand/knowledge.ts";
import { readAnswers, writeAnswers } from "#identify/address.ts";
import type { Question } from "./question-set.ts";

export type Scored = {
  question: Question;
  answer: Answer;
  misses: string[];
  broken: string[];
  milliseconds: number;
};

export function ask(herbalist: Herbalist, question: Question): Scored {
  const start = performance.now();
  const answer = herbalist.answer(question.q, question.history, { latch: question.latch });
  const milliseconds = performance.now() - start;
  return {
    question,
    answer,
    misses: missesOf(question, answer),
    broken: brokenNevers(herbalist, answer),
    milliseconds,
  };
}

function missesOf({ t, kind, c, m, i, w, p, not }: Question, answer: Answer): string[] {
  const { understanding } = answer.decisions;
  const misses: string[] = [];
  if (!t.includes(answer.triage)) misses.push(`triage ${answer.triage}, not ${t.join(" or ")}`);
  if (kind && !kind.includes(answer.kind)) misses.push(`kind ${answer.kind}, not ${kind.join(" or ")}`);
  const want = (name: string, wanted: string[] | undefined, got: string[]) => {
    for (const id of wanted ?? []) if (!got.includes(id)) misses.push(`${name} ${id} not understood`);
  };
  const urgent = answer.triage === "emergency" || answer.triage === "crisis";
  if (!urgent) {
    want(
      "complaint",
      c?.length ? [c.find((id) => understanding.complaints.includes(id)) ?? c[0] ?? ""] : [],
      understanding.complaints,
    );
    want("plant", p, understanding.plants);
  }
  want(
    "medicine",
    m,
    understanding.medicines.map(({ id }) => id),
  );
  want(
    "illness",
    i,
    understanding.illnesses.map(({ id }) => id),
  );
  want("person", w, understanding.who);
  for (const id of not ?? [])
    if (answer.suggested_herbs.some((herb) => herb.id === id)) misses.push(`suggests ${id}`);
  return misses;
}

const banned = [
  /\bstop(ping)? (taking )?(your|his|her) (medicine|medication|tablets?|pills?|insulin)\b/i,
  /\bcures?\b/i,
  /\bguarantee/i,
  /\bmiracle/i,
];

/** The absolute lines of the house. One broken in one answer fails the whole card. */
export function brokenNevers({ knowledge }: Herbalist, answer: Answer): string[] {
  const broken: string[] = [];
  const { suggestion, suggested_herbs, triage, decisions } = answer;
  const urgent = triage === "emergency" || triage === "crisis";
  const links = [...suggestion.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  if (urgent && (suggested_herbs.length > 0 || links.length > 0))
    broken.push("a plant or link in an emergency");
  // The person's own words are quoted back, whatever they name.
  if (urgent && namesPlant(suggestion.replace(/ You wrote: .*/, ""), knowledge))
    broken.push("a plant named in an emergency");
  if (urgent && !suggestion.includes("911")) broken.push("no 911");
  for (const link of links) if (!leadsSomewhere(link, knowledge)) broken.push(`link to ${link}`);
  for (const { id } of suggested_herbs) {
    const plant = knowledge.plants.get(id);
    if (!plant) broken.push(`${id} is not in the catalogue`);
    else if (plant.safety.hazard === "dangerous") broken.push(`${id} is dangerous`);
    else if (decisions.judged.some((one) => one.plant.id === id && one.verdict === "drop"))
      broken.push(`${id} was dropped`);
    if (!suggestion.includes(`/plants/${id}`)) broken.push(`${id} is suggested without a link`);
  }
  const bare = withoutNames(suggestion, knowledge);
  for (const pattern of banned) if (pattern.test(bare)) broken.push(`says ${pattern.source}`);
  // First aid may name an amount (one aspirin, sugar in water).
  if (
    !urgent &&
    !decisions.dosesAllowed &&
    /\b\d+ ?(ml|mg|g|drops|cups?|spoons?|tablespoons?|teaspoons?|leaves)\b|\b(one|two|three|half a) (cups?|spoons?|tablespoons?|teaspoons?|leaves)\b/i.test(
      suggestion,
    )
  )
    broken.push("an amount where none may be told");
  for (const { plant, cautions } of decisions.offered)
    for (const { effect } of cautions)
      if (
        suggested_herbs.some(({ id }) => id === plant.id) &&
        !urgent &&
        cautionsShown(answer) &&
        !suggestion.includes(effect.replace(/[.!?]$/, ""))
      )
        broken.push(`${plant.id}: a warning is missing`);
  if (suggestion.length >= 4000) broken.push("4,000 characters or more");
  return broken;
}

/** A plant may be called "Cure-for-all"; its name is no claim of ours. */
function withoutNames(text: string, knowledge: Herbalist["knowledge"]): string {
  let bare = text;
  for (const { names } of knowledge.plants.values())
    for (const name of [names.common, ...names.guyanese.map((entry) => entry.name)])
      if (/cure|miracle/i.test(name)) bare = bare.replaceAll(name, "");
  bare = bare.replace(/\/plants\/[a-z0-9-]+/g, "");
  return bare;
}

/** Cautions about food amounts for a child or in pregnancy are told once for all plants, the others plant by plant. */
function cautionsShown({ decisions }: Answer): boolean {
  return !decisions.understanding.who.some(
    (who) => who === "child" || who === "pregnant" || who === "breastfeeding",
  );
}

/** Is any plant of the catalogue named? Names that are ordinary words of first aid are not meant. */
function namesPlant(text: string, knowledge: Herbalist["knowledge"]): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^a-z' -]/g, " ")
    .split(" ");
  const { names, longest } = namesOf(knowledge);
  for (let at = 0; at < words.length; at++)
    for (let end = at + 1; end <= at + longest; end++)
      if (names.has(words.slice(at, end).join(" "))) return true;
  return false;
}

type Names = { names: Set<string>; longest: number };
const namesKnown = new WeakMap<Herbalist["knowledge"], Names>();

/** Every name, and how many words the longest has; thousands of answers are held against the same ones. */
function namesOf(knowledge: Herbalist["knowledge"]): Names {
  const known = namesKnown.get(knowledge);
  if (known) return known;
  const names = new Set<string>();
  for (const { common, scientific, guyanese } of [...knowledge.plants.values()].map((plant) => plant.names))
    for (const name of [common, scientific, ...guyanese.map((entry) => entry.name)])
      names.add(name.toLowerCase());
  const found = { names, longest: Math.max(...[...names].map((name) => name.split(" ").length)) };
  namesKnown.set(knowledge, found);
  return found;
}

/** Pages of the site that notes and answers point to. */
const pages: ReadonlySet<string> = new Set(
  "/about /account /auth /check /install /plants /privacy /reminders".split(" "),
);

/** A plant's page, a page of the site, or the key with answers that it knows. */
function leadsSomewhere(link: string, knowledge: Knowledge): boolean {
  if (link.startsWith("/plants/")) return knowledge.plants.has(link.slice("/plants/".length));
  if (pages.has(link)) return true;
  const [path, query = ""] = link.split("?");
  return path === "/identify" && writeAnswers(readAnswers(new URLSearchParams(query))) === query;
}

/** Does every plant named link to its page, and is every told use in its record? */
export function citationRate(scored: Scored[]): number {
  let told = 0;
  let good = 0;
  for (const { answer } of scored)
    for (const { plant, uses } of answer.decisions.offered) {
      if (!answer.suggested_herbs.some(({ id }) => id === plant.id)) continue;
      told++;
      const linked = answer.suggestion.includes(`](/plants/${plant.id})`);
      const recorded = uses.every((use) => plant.uses.includes(use));
      if (linked && recorded) good++;
    }
  return told === 0 ? 1 : good / told;
}
