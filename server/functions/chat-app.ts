/** POST herbal-chat. The user is taken from the verified token, never from the body. */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Answer, Context as Memory } from "#herbalist/herbalist.ts";
import { type Named, nameOf } from "#herbalist/language/plant-name.ts";
import type { Helpfulness } from "#herbalist/match/match.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Hit, Verdict } from "#server/limits/rate-limiter.ts";
import { describeError } from "#server/log.ts";
import { type ChatRequest, chatRequest } from "./chat-request.ts";
import {
  type ChatSession,
  readHelpfulness,
  readLatch,
  saveConversation,
  storeLatch,
} from "./conversations.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  logAndContinue,
  Refusal,
  readBody,
  readUser,
  UNAVAILABLE_MESSAGE,
} from "./function-app.ts";
import type { HerbalistAnswer, HerbalistClient } from "./herbalist-client.ts";
import type { Phraser } from "./phraser.ts";

export type ChatAppOptions = FunctionOptions & {
  readonly herbalist: HerbalistClient;
  /** The plants an answer may name; votes are stored by name. */
  readonly plants: readonly (Named & { readonly id: string })[];
  /** Rephrases answers, when the operator has configured a language model. */
  readonly phraser: Phraser | undefined;
  readonly now: () => number;
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
const VOTES_CACHE_MS = 60_000;
const TOO_MANY = "You have asked a lot in a short time. Please wait a little and ask again.";

export function createChatApp(options: ChatAppOptions): FunctionApp {
  const { db, herbalist, phraser, limiter, log, now, clientAddress } = options;
  const idOf = new Map(options.plants.map((plant) => [nameOf(plant), plant.id]));
  let votes: { at: number; known: Helpfulness } = { at: Number.NEGATIVE_INFINITY, known: new Map() };
  const app = createFunctionApp(log);

  app.post("/herbal-chat", async (c) => {
    const userId = await readUser(c, options);
    const network = networkOf(clientAddress(c));
    // Counted before the body is read: a refused request must cost almost nothing.
    const verdict = await hit(limitsFor(userId ?? network));
    const wait = verdict?.allowed === false ? verdict.retryAfterSeconds : undefined;
    const cap = wait === undefined ? undefined : await hit(capsFor(network));
    if (wait !== undefined && cap?.allowed === false) throw new Refusal(429, TOO_MANY, wait);

    const request = await readBody(c, chatRequest);
    const question = {
      request,
      network,
      session: userId === undefined ? undefined : { userId, sessionId: request.sessionId },
    };
    if (wait === undefined) return reply(c, reported(answerAndStore(question)));
    // Without a count the database is unavailable, and emergency help does not wait for it a second time.
    return reply(c, reported(answerOnlyEmergency(question, wait, cap !== undefined)));
  });
  return app;

  /** @returns undefined when it could not be counted */
  function hit(hits: readonly Hit[]): Promise<Verdict | undefined> {
    return limiter.hit(hits).catch(logAndContinue(log, "limits"));
  }

  async function reported(answered: Promise<ChatReply>): Promise<ChatReply> {
    const whole = await answered;
    options.onAnswer?.(whole.triage);
    return whole;
  }

  async function answerAndStore(question: Question): Promise<ChatReply> {
    const { request, session } = question;
    if (session === undefined) return emergencyAnswerOnly(request, await ask(question, {}));
    let built: HerbalistAnswer | undefined;
    try {
      const [remembered, helpfulness] = await Promise.all([readLatch(db, session), currentVotes()]);
      built = await ask(question, { latch: remembered.latch, helpfulness });
      let answer = built;
      if (phraser !== undefined) {
        answer = await phraser(request.query, built);
        // Rephrasing takes seconds, and another question may have reported an emergency meanwhile: help comes first.
        const { latch } = await readLatch(db, session);
        if (latch !== "none" && latch !== remembered.latch)
          answer = await ask(question, { latch, helpfulness });
      }
      const isKept = session.userId !== null || (await hit(storedBy(question.network)))?.allowed !== false;
      const conversationId = await saveConversation(db, session, {
        query: request.query,
        answer,
        remembered,
        now: now(),
        isKept,
      });
      return toReply(answer, request, conversationId);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.error(describeError(error), "a conversation could not be stored");
      return emergencyAnswerOnly(request, built ?? (await ask(question, {})));
    }
  }

  /** Over the limit, only emergencies are answered, and only the session's latch is stored. */
  async function answerOnlyEmergency(
    question: Question,
    wait: number,
    canStore: boolean,
  ): Promise<ChatReply> {
    const { request, session } = question;
    const answer = await ask(question, {});
    if (!isEmergency(answer)) throw new Refusal(429, TOO_MANY, wait);
    if (session !== undefined && answer.latch !== "none" && canStore) {
      await storeLatch(db, session, answer.latch, now()).catch(logAndContinue(log, "the session's memory"));
    }
    return toReply(answer, request, null);
  }

  async function ask(
    { request, network }: Question,
    memory: Pick<Memory, "latch" | "helpfulness">,
  ): Promise<HerbalistAnswer> {
    const context = {
      ...memory,
      ...(request.personal === undefined ? {} : { personal: request.personal }),
      ...(request.dismissed === undefined ? {} : { dismissed: request.dismissed }),
      region: request.region ?? undefined,
    };
    return herbalist.answer(request.query, request.conversationHistory, context, network);
  }

  async function currentVotes(): Promise<Helpfulness> {
    if (now() - votes.at > VOTES_CACHE_MS) votes = { at: now(), known: await readHelpfulness(db, idOf) };
    return votes.known;
  }
}

type Question = {
  readonly request: ChatRequest;
  readonly network: string;
  /** Undefined while the user cannot be determined. */
  readonly session: ChatSession | undefined;
};

type ChatReply = {
  suggestion: string;
  /** The answer in typed blocks, from which `suggestion` is printed. */
  blocks: Answer["blocks"];
  conversationId: string | null;
  sessionId: string;
  triage: Answer["triage"];
  /** What an emergency or crisis answer is about, with the words that showed it. */
  dangers: Answer["dangers"];
  condition: string | null;
  suggestedHerbs: { id: string; name: string }[];
  considered: { kind: string; label: string }[];
};

/** Without its memory the chat cannot know about an earlier emergency, so it only answers with a warning. */
function emergencyAnswerOnly(request: ChatRequest, answer: HerbalistAnswer): ChatReply {
  if (!isEmergency(answer)) throw new Refusal(503, UNAVAILABLE_MESSAGE, 5);
  return toReply(answer, request, null);
}

function toReply(
  answer: HerbalistAnswer,
  { sessionId }: ChatRequest,
  conversationId: string | null,
): ChatReply {
  return {
    suggestion: answer.suggestion,
    blocks: answer.blocks,
    conversationId,
    sessionId,
    triage: answer.triage,
    dangers: answer.dangers,
    condition: answer.condition,
    suggestedHerbs: answer.suggested_herbs,
    considered: answer.considered.map(({ kind, label }) => ({ kind, label })),
  };
}

/** As JSON, or as server-sent events when requested: the checked answer by paragraph, then the whole. */
async function reply(c: Context, answered: Promise<ChatReply>): Promise<Response> {
  const whole = await answered;
  c.header("cache-control", "no-store");
  if (!c.req.header("accept")?.includes("text/event-stream")) return c.json(whole);
  return streamSSE(c, async (stream) => {
    for (const part of whole.suggestion.split(/(?<=\n\n)/)) {
      await stream.writeSSE({ event: "delta", data: JSON.stringify({ delta: part }) });
    }
    await stream.writeSSE({ event: "done", data: JSON.stringify(whole) });
  });
}

function isEmergency({ triage }: HerbalistAnswer): boolean {
  return triage === "emergency" || triage === "crisis";
}

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
  ];
}

function capsFor(network: string): Hit[] {
  return [
    { rule: CAP_MINUTE, key: network },
    { rule: CAP_HOUR, key: network },
  ];
}
