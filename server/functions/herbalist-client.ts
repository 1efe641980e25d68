/** The herbalist as the functions use it, whether it answers in this thread or in another. */
import type { TextCheck } from "#herbalist/check-text.ts";
import type { Decisions } from "#herbalist/decide/decide.ts";
import type { Answer, Context } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

/** An answer; the decisions are omitted where no text is checked against them. */
export type HerbalistAnswer = Omit<Answer, "decisions"> & { readonly decisions?: Decisions };

export type HerbalistClient = {
  /** @param network the group for fair queueing */
  answer(
    question: string,
    history: readonly Message[],
    context: Context,
    network: string,
  ): HerbalistAnswer | Promise<HerbalistAnswer>;
};

export type TextChecker = {
  checkText(decisions: Decisions, text: string): TextCheck | Promise<TextCheck>;
};
