/**
 * Answers a question with the operator's language model: it reads and drafts, we retrieve, it writes, we check. Whatever goes wrong, and at the latest
 * when the time is up, the built-in answer is given.
 */

import { type Block, printBlocks } from "#herbalist/answer/blocks.ts";
import { withDrafts } from "#herbalist/model/draft-prompt.ts";
import { distinctFaults, type Fault, type FaultKind, faultOf } from "#herbalist/model/fault.ts";
import type { Grounds } from "#herbalist/model/grounds.ts";
import type { Prompt } from "#herbalist/model/prompt.ts";
import { readerSchema } from "#herbalist/model/reader-reply.ts";
import { retryPrompt } from "#herbalist/model/writer-prompt.ts";
import {
  createBlockParser,
  mostBlocks,
  type WrittenBlock,
  writerSchema,
} from "#herbalist/model/written-blocks.ts";
import { describeError, type Log } from "#server/log.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { AskedQuestion, GroundingClient, WithoutDecisions } from "./grounding-client.ts";
import type { ModelClient, ModelRequest } from "./model-client.ts";

/**
 * used: its first attempt; retried: its second; refused: both failed the check; late: the time was up; failed: it could not be reached or broke
 * off; skipped: not asked, because it keeps failing or the person's answers for the day are used up.
 */
export const modelOutcomes = ["used", "retried", "refused", "late", "failed", "skipped"] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** used: it came in its time; late: it did not; failed: the call failed or brought nothing. */
export type DraftOutcome = "used" | "late" | "failed";

export type ModelEvents = {
  outcome(outcome: ModelOutcome): void;
  draft(outcome: DraftOutcome): void;
  /** How the reading went, and how many things both readers saw differently, by kind. */
  reading(outcome: "used" | "unreadable" | "missing", disagreements: Readonly<Record<string, number>>): void;
};

/** Blocks are told as they pass the check; "again" takes back those told so far. */
export type Progress = { block(block: Block): void; again(): void };

export type ModelAnswering = {
  /** @returns the answer; the built-in one where the model did not serve */
  improve(asked: AskedQuestion, options: ImproveOptions): Promise<WithoutDecisions>;
};

export type ImproveOptions = {
  readonly built: WithoutDecisions;
  /** Whether this person may have another answer of the model today. */
  readonly mayAsk: () => Promise<boolean>;
  readonly progress: Progress;
};

export type ModelAnsweringOptions = {
  readonly client: ModelClient;
  readonly grounding: GroundingClient;
  readonly breaker: CircuitBreaker;
  readonly timeoutMs: number;
  readonly log: Log;
  readonly events: ModelEvents;
};

/** The reader and the draft may take this part of the time; without them the writer works with the built-in reading, and alone. */
const FIRST_SHARE = 0.4;
const LONGEST_REPLY = 20_000;

class TimeUp extends Error {}

export function createModelAnswering(options: ModelAnsweringOptions): ModelAnswering {
  const { client, grounding, breaker, timeoutMs, log, events } = options;

  return {
    async improve(asked, { built, mayAsk, progress }) {
      if (!breaker.admits() || !(await mayAsk())) {
        events.outcome("skipped");
        return built;
      }
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(new TimeUp()), timeoutMs);
      /** The best answer so far: after the reading it is the built-in one with the dangers that the model heard. */
      const best = { answer: built };
      const timeUp = new Promise<never>((_, reject) => {
        deadline.signal.addEventListener("abort", () => reject(deadline.signal.reason), { once: true });
      });
      const work = answer(asked, best, progress, deadline.signal);
      try {
        return await Promise.race([work, timeUp]);
      } catch (error) {
        // What the work does after the time is up concerns nobody.
        work.catch(() => undefined);
        breaker.failed();
        const late = deadline.signal.aborted;
        events.outcome(late ? "late" : "failed");
        log.warn(late ? {} : describeError(error), late ? "the model was too late" : "the model failed");
        progress.again();
        return best.answer;
      } finally {
        clearTimeout(timer);
        deadline.abort(new TimeUp());
      }
    },
  };

  async function answer(
    asked: AskedQuestion,
    best: { answer: WithoutDecisions },
    progress: Progress,
    signal: AbortSignal,
  ): Promise<WithoutDecisions> {
    const begun = await grounding.begin(asked);
    // All at the same time; whatever becomes of the drafts, the reader decides.
    const drafting = Promise.all([draft(begun.draft, signal), draft(begun.draft, signal)]);
    const reply = await read(begun.reader, signal);
    const grounded = await grounding.ground(asked, reply, begun.thread);
    events.reading(grounded.reading, grounded.disagreements);
    best.answer = grounded.answer;
    if (grounded.writing === undefined) {
      breaker.succeeded();
      events.outcome("used");
      return grounded.answer;
    }
    const { grounds } = grounded.writing;
    const prompt = withDrafts(grounded.writing.prompt, await drafting);
    const first = await write(grounds, prompt, progress, asked.network, signal);
    if (first.ok) return use(grounded.answer, first, "used");
    progress.again();
    const again = retryPrompt(prompt, first.text, first.faults);
    const second = await write(grounds, again, progress, asked.network, signal, true);
    if (second.ok) return use(grounded.answer, second, "retried");
    progress.again();
    // The server works; it is the model that does not keep to the rules.
    breaker.succeeded();
    events.outcome("refused");
    // Kinds alone: the faults quote the answer, and a question about health is private.
    log.warn(
      { first: kindsOf(first.faults), second: kindsOf(second.faults) },
      "the model's answer failed the check twice",
    );
    return grounded.answer;
  }

  function use(
    answer: WithoutDecisions,
    { blocks, suggested, plants, records }: Written,
    outcome: ModelOutcome,
  ): WithoutDecisions {
    breaker.succeeded();
    events.outcome(outcome);
    return {
      ...answer,
      blocks,
      suggestion: printBlocks(blocks),
      suggested_herbs: suggested,
      plants,
      records,
    };
  }

  /** @returns undefined when the reader did not answer in its time; the built-in reading serves alone then */
  async function read(prompt: Prompt, signal: AbortSignal): Promise<string | undefined> {
    const own = firstSignal(signal);
    try {
      return await wholeText({ prompt, schema: readerSchema, signal: own });
    } catch (error) {
      if (signal.aborted || !own.aborted) throw error;
      return undefined;
    }
  }

  /** @returns an empty draft where there is none in its time; never rejects */
  async function draft(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const own = firstSignal(signal);
    try {
      const text = await wholeText({ prompt, signal: own });
      events.draft(text.trim() === "" ? "failed" : "used");
      return text;
    } catch {
      // A server that fails is noticed by the reader, and counted there.
      if (!signal.aborted) events.draft(own.aborted ? "late" : "failed");
      return "";
    }
  }

  function firstSignal(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs * FIRST_SHARE)]);
  }

  async function wholeText(request: ModelRequest): Promise<string> {
    let text = "";
    for await (const piece of client.stream(request)) {
      text += piece;
      if (text.length > LONGEST_REPLY) break;
    }
    return text;
  }

  type Written = Extract<Awaited<ReturnType<GroundingClient["finish"]>>, { ok: true }>;
  type NotWritten = { readonly ok: false; readonly faults: readonly Fault[]; readonly text: string };

  /**
   * Reads the model's blocks as they come. After the first fault nothing more is shown, but the rest is read, so that all faults can be named.
   * `isLast`: a block with a small fault is left out.
   */
  async function write(
    grounds: Grounds,
    prompt: Prompt,
    progress: Progress,
    network: string,
    signal: AbortSignal,
    isLast = false,
  ): Promise<Written | NotWritten> {
    const parser = createBlockParser();
    const written: WrittenBlock[] = [];
    const faults: Fault[] = [];
    let text = "";
    for await (const piece of client.stream({ prompt, schema: writerSchema, signal })) {
      text += piece;
      if (text.length > LONGEST_REPLY) {
        faults.push(faultOf("length")("it is far too long"));
        break;
      }
      for (const parsed of parser.add(piece)) {
        if (!parsed.ok) faults.push(parsed.fault);
        else if (written.length >= mostBlocks)
          faults.push(faultOf("form")(`it has more than ${mostBlocks} blocks`));
        else {
          const checked = await grounding.check(grounds, parsed.block, written.length, network);
          if (isLast && written.length > 0 && isSmall(checked.faults)) continue;
          if (written.length === 0 && faults.length === 0 && checked.faults.length === 0)
            for (const block of grounds.first) progress.block(block);
          written.push(parsed.block);
          faults.push(...checked.faults);
          if (faults.length === 0) progress.block(checked.block);
        }
      }
    }
    if (!parser.isComplete()) faults.push(faultOf("form")("it breaks off in the middle of a block"));
    if (faults.length > 0) return { ok: false, faults: distinctFaults(faults), text };
    const finished = await grounding.finish(grounds, written, network);
    return finished.ok ? finished : { ...finished, text };
  }
}

/** What only stands beside the answer: an amount, a name or a citation that the records do not hold. Whoever advises against the rules is not used at all. */
const smallFaults: ReadonlySet<FaultKind> = new Set(["amount", "name", "record"]);
const isSmall = (faults: readonly Fault[]) =>
  faults.length > 0 && faults.every(({ kind }) => smallFaults.has(kind));

const kindsOf = (faults: readonly Fault[]) => [...new Set(faults.map(({ kind }) => kind))];
