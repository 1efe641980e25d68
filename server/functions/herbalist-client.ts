/** The herbalist as the functions use it, whether it answers in this thread or in another. */
import type { Answer, Context } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

/** An answer without its decisions, which hold whole plants. */
export type HerbalistAnswer = Omit<Answer, "decisions">;

export type HerbalistClient = {
  /** @param network the group for fair queueing */
  answer(
    question: string,
    history: readonly Message[],
    context: Context,
    network: string,
  ): HerbalistAnswer | Promise<HerbalistAnswer>;
};
