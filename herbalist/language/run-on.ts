// A voice note that was written down has no full stops: one sentence of eighty words holds a greeting, a story and a question. It is
// read as the sentences that it would be if somebody had punctuated it, so that a word of the story does not combine with one of the question.
import type { Token } from "./tokens.ts";

/** A sentence of so many words without a full stop is run on. */
const longest = 28;
/** A piece has at least so many words. */
const shortest = 5;

const joining = new Set(["and", "but", "so", "because", "then", "now", "or"]);
/** What begins a sentence of its own after a joining word. */
const subjects = new Set(
  (
    "i me ah my mi he she they we dem somebody someone people one " +
    "what which how when where why who is can could must should would do does if whether tell please now"
  ).split(" "),
);
const questioning = new Set("what which how if why when where who something please about".split(" "));
const asking = /^(?:want (?:to )?(?:know|ask|find)|wonder|wondering|asking|confused)$/;
const askers = new Set(["i", "me", "ah", "she", "he", "they", "we"]);

/** Numbers the sentences and clauses anew where one has run on. */
export function breakRunOns(tokens: Token[]): void {
  const lengths = new Map<number, number>();
  for (const { sentence } of tokens) lengths.set(sentence, (lengths.get(sentence) ?? 0) + 1);
  let added = 0;
  let start = 0;
  let original = tokens[0]?.sentence;
  for (const [at, token] of tokens.entries()) {
    if (token.sentence !== original) {
      original = token.sentence;
      start = at;
    } else if (
      (lengths.get(token.sentence) ?? 0) > longest &&
      at - start >= shortest &&
      tokens.length - at >= 3 &&
      opensSentence(tokens, at)
    ) {
      added++;
      start = at;
    }
    token.sentence += added;
    token.clause += added;
  }
}

function opensSentence(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const next = tokens[at + 1];
  if (!here || !next) return false;
  if (joining.has(here.plain))
    return !joining.has(tokens[at - 1]?.plain ?? "") && (subjects.has(next.raw) || subjects.has(next.plain));
  // "I want to know", "tell me", "my question is"
  if (askers.has(here.raw)) {
    const said = tokens.slice(at + 1, at + 4).map(({ plain }) => plain);
    return [1, 2, 3].some((words) => asking.test(said.slice(0, words).join(" ")));
  }
  return (
    (here.plain === "tell" && next.plain === "me" && questioning.has(tokens[at + 2]?.plain ?? "")) ||
    (here.plain === "is" && ["it", "that", "how"].includes(next.raw) && tokens[at - 1]?.plain !== "that") ||
    (here.plain === "my" && next.plain === "question") ||
    (here.plain === "please" &&
      (questioning.has(next.plain) || ["tell", "explain", "help"].includes(next.plain)))
  );
}
