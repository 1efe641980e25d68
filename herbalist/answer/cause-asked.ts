// "Does pepper cause piles": whether something brings on a trouble or worsens it, from the lines of the trouble's own record on why it comes
// and what to leave.
import type { Complaint } from "#catalogue/vocabulary.ts";
import { kinOf } from "../language/kin-words.ts";
import { stem } from "../language/stem.ts";
import type { Answering } from "./answering.ts";
import { plainWords } from "./asked-detail.ts";
import type { Block } from "./blocks.ts";
import { lowerFirst, plainEcho, sentence, upperFirst } from "./phrasing.ts";

const suspected =
  /\b(?:do|does|can|could|will|would|true|say|says|hear|heard)(?: (?:that|if|it|is|eating|eat|drinking|drink|too|much|plenty|a|lot|lots|of|the|my|having|have|being|getting))* ((?:[a-z]+ ){0,2}[a-z]+) (?:really |actually )?(?:cause|causes|bring on|brings on|give|gives|make|makes|trigger|triggers|worsen|worsens)((?: [a-z]+){1,7})/;
const notNamed = /^(?:what|which|that|this|it|who|nothing|something|anything|they|you|i|he|she|we|me)\b/;
/** What is wished for is no trouble that it brings. */
const wished = /\b(?:go|better|stop|down|less|away|energy|relief|strength|sleep|tea)\b/;

/** Undefined where no cause is asked about, or a plant or remedy is, whose own record tells. */
export function causeAsked(answering: Answering): Block[] | undefined {
  const { decisions, knowledge, things } = answering;
  const { complaints, note } = decisions.understanding;
  const [, cause = "", effect = ""] = suspected.exec(plainWords(answering)) ?? [];
  if (things.length > 0 || cause === "" || notNamed.test(cause) || wished.test(effect)) return undefined;
  const complaint = complaints
    .flatMap((id) => knowledge.complaints.get(id) ?? [])
    .find((one) => isNamedIn(one, effect));
  const names = cause.split(" ").filter((word) => word.length > 3);
  // A note that asks about this very cause knows more.
  const isNoted = [names, effect.trim().split(" ")].every((words) =>
    sharesStem(words, note?.note.question ?? ""),
  );
  if (!complaint || names.length === 0 || isNoted) return undefined;
  const { why = "", leave = "", helps_most, see_someone } = complaint;
  const label = lowerFirst(complaint.label);
  const verdict = sharesStem(names, why)
    ? `**Yes, ${plainEcho(cause)} can bring on ${label}.**`
    : sharesStem(names, leave)
      ? `**${upperFirst(plainEcho(cause))} can make ${label} worse.** Better left: ${lowerFirst(sentence(leave))}`
      : `**My records do not name ${plainEcho(cause)} as a cause of ${label}.**`;
  return [
    { type: "verdict", text: `${verdict} What brings it on: ${lowerFirst(sentence(why))}` },
    { type: "text", text: `**What helps most:** ${helps_most}` },
    { type: "seek-care", text: see_someone },
  ];
}

const stemsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));

const sharesStem = (names: readonly string[], text: string) =>
  names.some((word) => [stem(word), ...kinOf(stem(word))].some((one) => stemsOf(text).has(one)));

const isNamedIn = ({ label, synonyms }: Complaint, words: string) =>
  [label, ...synonyms].some((name) => sharesStem(words.trim().split(" "), name));
