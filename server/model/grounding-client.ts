/** The herbalist's part of answering with a model, whether it runs in this thread or in another. */
import type { CheckedBlock, Grounded, Grounding } from "#herbalist/grounding.ts";
import type { Answer, Context } from "#herbalist/herbalist.ts";
import type { Finished } from "#herbalist/model/finish-answer.ts";
import type { Grounds } from "#herbalist/model/grounds.ts";
import type { Prompt } from "#herbalist/model/prompt.ts";
import type { Turn } from "#herbalist/model/thread.ts";
import type { WrittenBlock } from "#herbalist/model/written-blocks.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";

/** An answer without its decisions, which hold whole plants and concern only the herbalist. */
export type WithoutDecisions = Omit<Answer, "decisions">;

export type Begun = { readonly reader: Prompt; readonly draft: Prompt; readonly thread: Turn[] };
export type GroundedAnswer = Omit<Grounded, "answer"> & { readonly answer: WithoutDecisions };

/** A question as it reaches the model's part. */
export type AskedQuestion = {
  readonly question: string;
  readonly history: readonly Message[];
  readonly context: Context;
  /** The group for fair queueing. */
  readonly network: string;
  /** Earlier turns that this server kept. */
  readonly kept: readonly Turn[];
};

type Maybe<T> = T | Promise<T>;

export type GroundingClient = {
  /** The prompts of the reader and the draft, and the thread that both hold. */
  begin(asked: AskedQuestion): Maybe<Begun>;
  ground(
    asked: AskedQuestion,
    readerReply: string | undefined,
    thread: readonly Turn[],
  ): Maybe<GroundedAnswer>;
  check(grounds: Grounds, block: WrittenBlock, at: number, network: string): Maybe<CheckedBlock>;
  finish(grounds: Grounds, blocks: readonly WrittenBlock[], network: string): Maybe<Finished>;
};

/** In this thread. */
export function groundingHere(grounding: Grounding): GroundingClient {
  return {
    begin({ question, history, context, kept }) {
      const thread = grounding.thread(history, kept);
      return {
        thread,
        reader: grounding.reader(question, history, context, thread),
        draft: grounding.draft(question, thread),
      };
    },
    ground({ question, history, context }, readerReply, thread) {
      const { answer, ...rest } = grounding.ground(question, history, context, readerReply, thread);
      return { ...rest, answer: withoutDecisions(answer) };
    },
    check: (grounds, block, at) => grounding.check(grounds, block, at),
    finish: (grounds, blocks) => grounding.finish(grounds, blocks),
  };
}

export function withoutDecisions({ decisions: _, ...answer }: Answer): WithoutDecisions {
  return answer;
}
