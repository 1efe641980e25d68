// A plant, a tea or another remedy that somebody says was taken or given, whatever its name: beside a grave sign it is a poisoning.
import type { Question } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";
import type { Evidence } from "./finding.ts";

const acts = new Set(
  "take drink eat chew swallow give boil make cook try tried have had use taste drinking bathe rub put smoke wash purge".split(
    " ",
  ),
);
const remedies = new Set(
  "tea bush leaf leaves root bark seed seeds bitters tonic purge herb herbs plant flower flowers berry berries weed brew mixture".split(
    " ",
  ),
);
const asking = new Set(
  "can could should may might if how would will do does what which want need before recommend suggest wish".split(
    " ",
  ),
);
/** Their own names are on the label, and what they do is known to everybody. */
const everyday: ReadonlySet<string> = new Set(["coffee", "cocoa", "green-tea", "black-tea", "energy-drinks"]);

/** The words that say so: "gave the baby neem oil", "the tonic make my heart beat slow". */
export function remedyTaken({ text: { tokens }, named }: Question): Evidence | undefined {
  const things = new Set<number>();
  const dull = new Set<number>();
  for (const { kind, id, from, to, status } of named) {
    if ((kind !== "plant" && kind !== "other") || status === "absent") continue;
    if (everyday.has(id)) for (let at = from; at <= to; at++) dull.add(at);
    else things.add(from);
  }
  for (const { plain, at } of tokens) if (remedies.has(plain) && !dull.has(at)) things.add(at);
  for (const at of things) {
    const act = tokens
      .slice(Math.max(0, at - 6), at)
      .find((token) => isAct(token) && token.sentence === tokens[at]?.sentence);
    if (act && !isAsked(tokens, act)) return [act.at, at];
    const next = tokens[at + 1];
    if (
      next &&
      ["make", "made", "give"].includes(next.plain) &&
      next.clause === tokens[at]?.clause &&
      !isAsked(tokens, next)
    )
      return [at, next.at];
  }
  return undefined;
}

function isAct({ plain, raw }: Token): boolean {
  return acts.has(plain) || acts.has(raw);
}

function isAsked(tokens: readonly Token[], act: Token): boolean {
  return (
    tokens
      .slice(Math.max(0, act.at - 6), act.at)
      .some(({ plain, sentence }) => sentence === act.sentence && (asking.has(plain) || plain === "not")) ||
    isOldHabit(tokens, act)
  );
}

/** "my grandmother used to boil lemon grass": long ago, and nobody took it now. */
function isOldHabit(tokens: readonly Token[], { at }: Token): boolean {
  return tokens[at - 1]?.plain === "to" && tokens[at - 2]?.raw === "used";
}
