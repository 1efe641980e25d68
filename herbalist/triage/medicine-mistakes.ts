// Medicine that was taken wrongly, told in ordinary words: too much of it, twice, by mistake, or by a child who found it; and the same
// medicine under two names. The names come
// from the records, so that every medicine known there is heard.
import { numberAt } from "../language/numbers.ts";
import { namesChild } from "../language/people.ts";
import type { NamedEntity, Question } from "../language/question.ts";
import type { Text, Token } from "../language/tokens.ts";
import { isToldOf } from "../language/told-of.ts";
import type { Evidence } from "./finding.ts";

/** Medicines of which one dose too many can do grave harm to a grown person. */
const narrow: ReadonlySet<string> = new Set([
  "digoxin",
  "antiarrhythmics",
  "nitrates",
  "blood-pressure-medicines",
  "ace-inhibitors",
  "arbs",
  "beta-blockers",
  "calcium-channel-blockers",
  "anticoagulants",
  "warfarin",
  "doacs",
  "diabetes-medicines",
  "insulin",
  "sulfonylureas",
  "opioids",
  "gout-medicines",
  "methotrexate",
  "chemotherapy",
  "immunosuppressants",
  "sedating-medicines",
  "benzodiazepines",
  "antidepressants",
  "maois",
  "antipsychotics",
  "lithium",
  "anticonvulsants",
  "antimalarials",
  "tb-medicines",
  "theophylline",
  "potassium-supplements",
  "muscle-relaxants",
  "other-heart-medicines",
]);

const genericWords = new Set(["tablet", "medicine", "insulin", "syrup", "dose", "capsule", "injection"]);
const acts = new Set(
  "take give drink swallow inject use have eat overdo overdid double doubled doubling repeat repeated chew".split(
    " ",
  ),
);
/** Before the act they make it a question or a plan. */
const asking = new Set(
  "can could should may might if how would will do does shall must want need when what which before".split(
    " ",
  ),
);
/** The amount is what was prescribed, or it was not taken. */
const prescribed = new Set(
  "doctor nurse pharmacist clinic hospital prescribe prescribed label medex".split(" "),
);
const notTaken = new Set("miss missed skip skipped forget forgot forgotten left vomit lose lost".split(" "));
const perTime = new Set("day daily week weekly month per every a each dai".split(" "));
const mistakes = new Set("mistake mistakenly accident accidentally error thinking mistook".split(" "));
const containers = new Set("bottle strip card pack packet box sheet".split(" "));
const finding = new Set("find found open opened eat chew swallow suck reach".split(" "));

export type MedicineMistake = { id: "dose-too-much" | "dose-mistake"; evidence: Evidence };

/** "I take all my tablets at night with ginger tea, is that ok?": how they are always taken. */
const asksOfHabit =
  /^(?!.*\b(?:took|taken|swallowed|tonight|last night|just|now|mistake|accident\w*|extra|double|twice|more than)\b).*\b(?:take|takes|drink|drinks)\b.*\b(?:at|in the|every|with|before|after) (?:the )?(?:night|bedtime|mornings?|evening|breakfast|dinner|food|meals?)\b.*\b(?:that|it|this)(?: is)? (?:ok|okay|alright|all right|safe|fine|good)\b/;

export function medicineMistake({ text, named, people }: Question): MedicineMistake | undefined {
  if (asksOfHabit.test(text.source)) return undefined;
  const child = people.kinds.includes("child") || people.kinds.includes("baby");
  const medicines = medicinesIn(text, named);
  for (const { at, classes } of medicines) {
    const sentence = text.tokens.filter((token) => token.sentence === text.tokens[at]?.sentence);
    if (sentence.some(({ plain, raw }) => prescribed.has(plain) || notTaken.has(raw))) continue;
    const act = toldAct(sentence, text.tokens, at);
    const amount = act && amountNear(sentence, at, named);
    if (act && amount) {
      const grave = amount.much || child || classes.some((id) => narrow.has(id));
      return { id: grave ? "dose-too-much" : "dose-mistake", evidence: [act.at, ...amount.words, at] };
    }
    const mistake = sentence.find(({ plain }) => mistakes.has(plain));
    if (act && mistake) {
      const grave = child || classes.some((id) => narrow.has(id));
      return { id: grave ? "dose-too-much" : "dose-mistake", evidence: [act.at, at, mistake.at] };
    }
    // "toddler found iron tablets": who found them is a child, though the question is not about one otherwise.
    const found = sentence.find(
      ({ plain, raw, at: place }) =>
        (finding.has(plain) ||
          (plain === "into" && sentence.some((one) => one.plain === "get" || one.raw === "got"))) &&
        place < at &&
        // "may have eaten" tells what is feared.
        (raw === "eaten" || raw === "swallowed"
          ? at - place <= 6
          : at - place <= 4 && !isAsked(sentence, place)),
    );
    const byChild =
      child || sentence.some(({ plain, at: place }) => place < (found?.at ?? 0) && namesChild(plain));
    if (found && byChild && !classes.includes("vitamins"))
      return { id: "dose-too-much", evidence: [found.at, at] };
    if (!child) continue;
    const wrong = sentence.find(({ plain }) => plain === "adult" || plain === "grown");
    const given = act?.plain === "give" || act?.plain === "take";
    if (act && given && wrong) return { id: "dose-too-much", evidence: [act.at, wrong.at, at] };
    if (act && given && text.tokens[at]?.plain === "aspirin")
      return { id: "dose-mistake", evidence: [act.at, at] };
  }
  return undefined;
}

/** Of these nobody is told to take four at once; of malaria, TB or steroid tablets and methotrexate some are. */
const oneAtATime: ReadonlySet<string> = new Set([
  "erectile-medicines",
  "digoxin",
  "beta-blockers",
  "calcium-channel-blockers",
  "ace-inhibitors",
  "arbs",
  "sulfonylureas",
  "opioids",
  "benzodiazepines",
  "antidepressants",
  "doacs",
]);

/** "took 4 viagra"; "she tek plenty tablet and lie down". */
export function severalTablets({ text: { tokens }, named }: Question): Evidence | undefined {
  for (const { kind, id, from, status } of named) {
    if (kind !== "medicine" || !oneAtATime.has(id) || status === "absent" || status === "past") continue;
    const count = numberAt(tokens, from - 1);
    const act = tokens[from - 2];
    if (count !== undefined && count >= 4 && act && ["take", "swallow", "drink"].includes(act.plain))
      if (!isAsked(tokens, act.at)) return [act.at, from - 1, from];
  }
  if (tokens.some(({ plain }) => asking.has(plain) || habits.has(plain))) return undefined;
  const plenty = tokens.find(
    ({ plain, at }) =>
      plain === "plenty" &&
      ["take", "swallow", "drink", "eat"].includes(tokens[at - 1]?.plain ?? "") &&
      tokens.slice(at + 1, at + 4).some((next) => next.plain === "tablet"),
  );
  return plenty && [plenty.at - 1, plenty.at, plenty.at + 1];
}

const joined = new Set("and with plus together top then also".split(" "));
const compared = new Set("or better difference versus vs instead called mean amount".split(" "));

/** "panadol and a cold and flu sachet", "Tylenol with DayQuil": the same medicine under two names. */
export function paracetamolTwice({ text: { tokens }, named }: Question): Evidence | undefined {
  const known = named.filter(
    ({ kind, id, status }) =>
      kind === "medicine" && id === "paracetamol" && status !== "absent" && status !== "past",
  );
  const first = known[0];
  const isCompared = ({ plain, at }: Token) =>
    compared.has(plain) || (plain === "same" && tokens[at + 1]?.plain !== "time");
  if (first === undefined || tokens.some(isCompared)) return undefined;
  const second =
    known.find(({ from }) => tokens[from]?.plain !== tokens[first.from]?.plain)?.from ??
    tokens.find(
      ({ plain, at }) =>
        plain === "flu" && coldRemedies.has(tokens[at + 1]?.plain ?? "") && tokens[at - 1]?.plain !== "for",
    )?.at;
  if (second === undefined || !tokens.some(({ plain }) => joined.has(plain))) return undefined;
  return [first.from, second];
}

const coldRemedies = new Set("sachet sachets tablet capsule powder drink remedy syrup medicine".split(" "));

/** Each medicine named, with the classes it belongs to; a tablet without a name has none. */
function medicinesIn({ tokens }: Text, named: readonly NamedEntity[]): { at: number; classes: string[] }[] {
  const byPlace = new Map<number, string[]>();
  for (const { kind, id, from, status } of named)
    if (kind === "medicine" && status !== "absent" && status !== "past")
      byPlace.set(from, [...(byPlace.get(from) ?? []), id]);
  for (const { plain, at } of tokens)
    if (
      genericWords.has(plain) &&
      !named.some(({ kind, from, to }) => kind === "medicine" && from <= at && to >= at)
    )
      byPlace.set(at, []);
  return [...byPlace].map(([at, classes]) => ({ at, classes }));
}

/** "I have all her tablets here in front of me": what lies ready has not been taken. */
const lyingReady = new Set("here front table lap drawer hand beside".split(" "));

/** The taking that is told of, and not asked about or a story's. */
function toldAct(sentence: readonly Token[], tokens: readonly Token[], at: number): Token | undefined {
  const ready = sentence.some(({ plain }) => lyingReady.has(plain));
  const act = sentence.find(
    ({ plain, raw, at: place }) =>
      (acts.has(plain) || acts.has(raw)) && Math.abs(place - at) <= 8 && !(ready && plain === "have"),
  );
  return act && !isAsked(sentence, act.at) && !isToldOf(tokens, act.at, at, false) ? act : undefined;
}

function isAsked(sentence: readonly Token[], at: number): boolean {
  return sentence.some(({ plain, at: place }) => place < at && at - place <= 5 && asking.has(plain));
}

/** "I take Lasix 40, is dandelion tea too much?": the question is how much of the tea, and nothing says how many tablets were taken. */
function isAskedOfThing(
  sentence: readonly Token[],
  medicine: number,
  tooMuch: number,
  named: readonly NamedEntity[],
): boolean {
  const asks = sentence.find(
    ({ raw, at }) => at > medicine && at < tooMuch && /^(?:is|are|would)$/.test(raw),
  );
  const last = named.findLast(({ from, to }) => asks !== undefined && from > asks.at && to < tooMuch);
  return last?.kind === "plant" || last?.kind === "other";
}

const reach = 6;
const habits = new Set("already daily always these so every morning together usual regularly".split(" "));

/** "too much of my", "twice", "double", "all her", "every day by mistake": `much` is more than one dose. */
function amountNear(
  sentence: readonly Token[],
  at: number,
  named: readonly NamedEntity[],
): { words: number[]; much: boolean } | undefined {
  const habitual = sentence.some(({ plain }) => habits.has(plain));
  for (const [index, { plain, raw, at: place }] of sentence.entries()) {
    if (Math.abs(place - at) > reach) continue;
    const next = sentence[index + 1]?.word ?? "";
    const after = sentence[index + 2]?.plain ?? "";
    if ((plain === "too" || (plain === "2" && next === "much")) && (next === "much" || next === "many")) {
      // "I take too many tablets already", "every day": a complaint about the tablets.
      const ofMedicine = place < at || sentence[index + 2] === undefined;
      if (ofMedicine && !habitual && !isAskedOfThing(sentence, at, place, named))
        return { words: [place, place + 1], much: true };
    }
    if (["whole", "entire", "full"].includes(plain) && containers.has(sentence[index + 1]?.plain ?? ""))
      return { words: [place, place + 1], much: true };
    if (["overdid", "overdo"].includes(raw)) return { words: [place], much: true };
    if (
      plain === "more" &&
      next === "than" &&
      ["i", "he", "she", "usual", "prescribed", "label"].includes(after)
    )
      return { words: [place, place + 1], much: true };
    if (
      plain === "all" &&
      !habitual &&
      place < at &&
      at - place <= 4 &&
      ["my", "his", "her", "she", "he", "of"].includes(next)
    )
      return { words: [place], much: true };
    if (["twice", "double", "doubled", "doubling", "extra", "triple"].includes(raw)) {
      if (perTime.has(next) || ["check", "strength"].includes(next)) continue;
      return { words: [place], much: false };
    }
    if (["two", "2", "three", "3"].includes(plain) && next === "tim" && !perTime.has(after))
      return { words: [place, place + 1], much: false };
    if (["second", "two", "2"].includes(plain) && next === "dose" && !perTime.has(after))
      return { words: [place, place + 1], much: false };
  }
  return undefined;
}
