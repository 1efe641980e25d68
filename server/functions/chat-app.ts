/** POST herbal-chat: counts the request against the limits and replies. The user is taken from the verified token, never from the body. */
import type { Answer } from "#herbalist/herbalist.ts";
import type { Hit, Verdict } from "#server/limits/rate-limiter.ts";
import { describeError } from "#server/log.ts";
import type { Progress } from "#server/model/model-answering.ts";
import { blockOf, networkOf } from "#server/networks/network.ts";
import { type AnsweringOptions, type ChatReply, createAnswering, type Question } from "./answer-question.ts";
import { chatRequest, inParts, MAX_QUERY, TOO_LONG } from "./chat-request.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  logAndContinue,
  Refusal,
  readBody,
  readPerson,
  UNAVAILABLE_MESSAGE,
} from "./function-app.ts";
import { streamReply } from "./reply-stream.ts";

export type ChatAppOptions = FunctionOptions &
  AnsweringOptions & {
    /** Called with the urgency of each answer sent. */
    readonly onAnswer?: (triage: Answer["triage"]) => void;
  };

const MINUTE = { name: "chat-minute", limit: 12, windowSeconds: 60 } as const;
const HOUR = { name: "chat-hour", limit: 120, windowSeconds: 3600 } as const;
/** Over the rate limit, a question is only checked for an emergency, and that is limited as well. */
const CAP_MINUTE = { name: "chat-cap-minute", limit: 60, windowSeconds: 60 } as const;
const CAP_HOUR = { name: "chat-cap", limit: 600, windowSeconds: 3600 } as const;
/** A network's stored questions as a guest: more are answered, but not stored, because each takes up to 10 KB for a month. */
const STORED_HOUR = { name: "chat-stored-hour", limit: 60, windowSeconds: 3600 } as const;
const STORED_DAY = { name: "chat-stored-day", limit: 200, windowSeconds: 86_400 } as const;
/** Of a provider's block: four networks. */
const STORED_BLOCK_HOUR = { name: "chat-stored-block-hour", limit: 240, windowSeconds: 3600 } as const;
const STORED_BLOCK_DAY = { name: "chat-stored-block-day", limit: 800, windowSeconds: 86_400 } as const;
/** Of all guests: a provider's customer has hundreds of networks. */
const STORED_ALL = { name: "chat-stored-all", limit: 10_000, windowSeconds: 86_400 } as const;
/** For all parts of a message that is too long together. */
const READING_MS = 8_000;
const TOO_MANY =
  "You have asked a lot in a short time. Please wait a little and ask again. If somebody is in danger, do not wait: call 911, or your local emergency number.";

export function createChatApp(options: ChatAppOptions): FunctionApp {
  const { limiter, log, clientAddress } = options;
  const answering = createAnswering(options);
  const app = createFunctionApp(log);

  app.post("/herbal-chat", async (c) => {
    const { userId, signInId, isGuest } = await readPerson(c, options);
    const network = networkOf(clientAddress(c));
    // Counted before the body is read: a refused request must cost almost nothing.
    const verdict = await hit(limitsFor(userId ?? network));
    const wait = verdict?.allowed === false ? verdict.retryAfterSeconds : undefined;
    const cap = wait === undefined ? undefined : await hit(capsFor(network));
    const tooMany = () => new Refusal(429, TOO_MANY, wait);
    if (cap?.allowed === false) throw tooMany();

    const request = await readBody(c, chatRequest);
    const session = userId === undefined ? undefined : { userId, signInId, sessionId: request.sessionId };
    // Whoever was signed out elsewhere and does not know it yet has agreed to nothing here.
    const mayStore = async () => isGuest && (await hit(storedBy(network)))?.allowed !== false;
    const isTooLong = request.query.length > MAX_QUERY;
    const answer = async (progress: Progress): Promise<ChatReply> => {
      const question = { request, network, session, mayStore, progress };
      const reply = isTooLong
        ? await answerDangersOnly(question)
        : wait === undefined
          ? await answering.answerAndStore(question)
          : // Without a count the database is unavailable, and emergency help does not wait for it a second time.
            await answering.answerEmergency(question, { canStore: cap !== undefined });
      if (reply === undefined) throw tooMany();
      options.onAnswer?.(reply.triage);
      return reply;
    };
    c.header("cache-control", "no-store");
    // Over the limits most are refused, which a status says better than a stream.
    const streams =
      wait === undefined && !isTooLong && c.req.header("accept")?.includes("text/event-stream") === true;
    return streams ? streamReply(c, answer, describeFailure) : c.json(await answer(unseen));
  });
  return app;

  /** A message that is too long is refused, unless a part of it tells of an emergency, in the time that a question may wait. */
  async function answerDangersOnly(question: Question): Promise<ChatReply> {
    const { promise: timeIsOver, resolve: endReading } = Promise.withResolvers<undefined>();
    let isOver = false;
    const timeout = setTimeout(() => {
      isOver = true;
      endReading(undefined);
    }, READING_MS);
    try {
      const reply = await Promise.race([readParts(question, () => isOver), timeIsOver]);
      if (reply === undefined) throw new Refusal(400, TOO_LONG);
      return reply;
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Each part counts as a question. */
  async function readParts(question: Question, isOver: () => boolean): Promise<ChatReply | undefined> {
    for (const request of inParts(question.request)) {
      if (isOver()) break;
      const cap = await hit(capsFor(question.network));
      if (cap?.allowed === false) break;
      const reply = await answering.answerEmergency(
        { ...question, request },
        { canStore: cap !== undefined },
      );
      if (reply !== undefined) return reply;
    }
    return undefined;
  }

  function describeFailure(error: unknown): { status: number; error: string } {
    if (error instanceof Refusal) return { status: error.status, error: error.message };
    log.error(describeError(error), "a streamed answer failed");
    return { status: 503, error: UNAVAILABLE_MESSAGE };
  }

  /** @returns undefined when it could not be counted */
  function hit(hits: readonly Hit[]): Promise<Verdict | undefined> {
    return limiter.hit(hits).catch(logAndContinue(log, "limits"));
  }
}

/** A reply in one piece shows nothing before it is whole. */
const unseen: Progress = { block: () => undefined, again: () => undefined };

function limitsFor(key: string): Hit[] {
  return [
    { rule: MINUTE, key },
    { rule: HOUR, key },
  ];
}

function storedBy(network: string): Hit[] {
  return [
    { rule: STORED_HOUR, key: network },
    { rule: STORED_DAY, key: network },
    { rule: STORED_BLOCK_HOUR, key: blockOf(network) },
    { rule: STORED_BLOCK_DAY, key: blockOf(network) },
    { rule: STORED_ALL, key: "guests" },
  ];
}

function capsFor(network: string): Hit[] {
  return [
    { rule: CAP_MINUTE, key: network },
    { rule: CAP_HOUR, key: network },
  ];
}
