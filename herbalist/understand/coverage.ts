// How much of a question a note speaks of: the share of the question's own words, weighed by how rare they are among the notes, that the
// note's ways of asking and its answer hold. One shared word does not make a note the answer.
import type { Note } from "#catalogue/note.ts";
import { aliases } from "../language/aliases.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Text, Token } from "../language/tokens.ts";

export type Vocabulary = { weightOf: (word: string) => number; wordsOf: (note: Note) => ReadonlySet<string> };

/** Built at the first question that needs it. */
export function createVocabulary(notes: readonly Note[]): Vocabulary {
  let built:
    | { words: ReadonlyMap<Note, ReadonlySet<string>>; usedIn: ReadonlyMap<string, number> }
    | undefined;
  const build = () => {
    const words = new Map(notes.map((note) => [note, stemsOf(note)]));
    const usedIn = new Map<string, number>();
    for (const own of words.values()) for (const word of own) usedIn.set(word, (usedIn.get(word) ?? 0) + 1);
    return { words, usedIn };
  };
  const read = () => (built ??= build());
  return {
    weightOf: (word) => Math.log(notes.length / ((read().usedIn.get(word) ?? 0) + 1)),
    wordsOf: (note) => read().words.get(note) ?? new Set(),
  };
}

function stemsOf({ asked, answer, see_someone = "" }: Note): ReadonlySet<string> {
  const words = `${asked.join(" ")} ${answer} ${see_someone}`.toLowerCase().split(/[^a-z']+/);
  return new Set(words.flatMap((word) => [stem(word), ...(aliases.get(word) ?? []).map(stem)]));
}

/** Words of any question, and of who asks and when: they tell nothing of what it is about. */
const frame: ReadonlySet<string> = new Set(
  (
    "what which how when where why who whom whose use used good for lol haha hi hello quick question know want something anything thing things people " +
    "one much many come get make give put up out right true please wants little bit law mother father son daughter wife husband sister brother grandmother " +
    "grandfather cousin lady man aunt uncle friend boss teacher kids children after before if but time still old morning evening night day week month year " +
    "home guyana georgetown berbice essequibo linden toronto london barbados queens brooklyn york buddy girl boy kid ok okay anybody somebody nice " +
    "asking ask tell dear miss sir doc anyway literally nearly real really today yesterday again no not yes"
  ).split(" "),
);
const asks = new Set(
  "what which how when where why who can could should is are does do will would any anything something recommend suggest need ok okay good better best safe help".split(
    " ",
  ),
);

/** Between 0 and 1; 1 where nothing is left that would have to be covered. */
export function coverage(
  { weightOf, wordsOf }: Vocabulary,
  { tokens }: Text,
  named: readonly NamedEntity[],
  note: Note,
): number {
  const own = wordsOf(note);
  const isOf = (token: Token, kinds: ReadonlySet<string>) =>
    named.some(({ kind, from, to }) => kinds.has(kind) && from <= token.at && to >= token.at);
  const records = new Set(note.asked.join(" ").match(/(?<==)[a-z0-9-]+/g));
  const isCovered = ({ word, raw, at }: Token) =>
    own.has(word) ||
    own.has(stem(raw)) ||
    named.some(({ id, from, to }) => from <= at && to >= at && records.has(id));
  const share = (list: readonly Token[]) => {
    let whole = 0;
    let covered = 0;
    let strange = 0;
    for (const token of list) {
      if (!isContent(token)) continue;
      const isCoveredHere = isCovered(token);
      // A plant that the note does not name is left to the plant's own record.
      if (!isCoveredHere && isOf(token, thingsNamed)) continue;
      const weight = Math.max(0, weightOf(token.word));
      whole += weight;
      if (isCoveredHere) covered += weight;
      else strange++;
    }
    // One word that a note does not hold does not make it another matter.
    return whole === 0 ? undefined : covered > 0 && strange < 2 ? 1 : covered / whole;
  };
  const asking = new Set(tokens.filter(({ plain }) => asks.has(plain)).map(({ clause }) => clause));
  const inClause = share(tokens.filter(({ clause }) => asking.has(clause)));
  return Math.max(inClause ?? 0, share(tokens) ?? 1);
}

/** The words that tell most of what was asked, as they were written: "duck curry". */
export function tellingWords({ weightOf }: Vocabulary, { tokens }: Text): string {
  const runs: { raw: string[]; weight: number; last: number }[] = [];
  const isTold = (token: Token) => isContent(token) && !ofWanting.has(token.plain);
  // "my aunt is crazy about her roses, can you use the petals": the petals are asked about.
  const clause = tokens.findLast((token) => asks.has(token.plain))?.clause;
  const own = tokens.filter((token) => token.clause === clause);
  for (const token of own.some(isTold) ? own : tokens) {
    if (!isTold(token)) continue;
    const run = runs.at(-1);
    const weight = Math.max(0, weightOf(token.word));
    if (run && run.last === token.at - 1 && run.raw.length < longestRun && isSameClause(tokens, token.at))
      Object.assign(run, { weight: run.weight + weight, last: token.at, raw: [...run.raw, token.raw] });
    else runs.push({ raw: [token.raw], weight, last: token.at });
  }
  return runs.toSorted((a, b) => b.weight - a.weight)[0]?.raw.join(" ") ?? "";
}
const longestRun = 3;
/** What somebody did to get it is not what it is. */
const ofWanting: ReadonlySet<string> = new Set(
  "cannot find start sell sold buy bought help long ago".split(" "),
);
const isSameClause = (tokens: readonly Token[], at: number) => tokens[at]?.clause === tokens[at - 1]?.clause;
const isContent = ({ light, number, plain }: Token) => !light && number === undefined && !frame.has(plain);

const thingsNamed: ReadonlySet<string> = new Set(["plant", "other", "medicine"]);
