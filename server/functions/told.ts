/** What the functions need of the herbalist, whether it answers in this thread or in another. */
import type { TextCheck } from "#herbalist/check-text.ts";
import type { Decisions } from "#herbalist/decide/decide.ts";
import type { Answer, Context } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

/** An answer; its decisions are left out where nothing is held against them. */
export type Told = Omit<Answer, "decisions"> & { readonly decisions?: Decisions };

export type AskedHerbalist = {
  /** @param network whose questions wait for each other before others wait for them */
  answer(
    question: string,
    history: readonly Message[],
    context: Context,
    network: string,
  ): Told | Promise<Told>;
};

export type TextChecker = {
  checkText(decisions: Decisions, text: string): TextCheck | Promise<TextCheck>;
};
