/** POST herbal-chat. Who is asking is the verified token's to say, never the body's. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Answer, Herbalist } from "#herbalist/herbalist.ts";
import type { Helpfulness } from "#herbalist/match/match.ts";
import type { Hit, Limiter } from "#server/limits/limiter.ts";
import { networkOf } from "#server/limits/network.ts";
import { describeError } from "#server/log.ts";
import { type ChatRequest, chatRequest } from "./chat-request.ts";
import { type Asker, keepLatch, readHelpfulness, readLatch, saveConversation } from "./conversations.ts";
import {
  createFunctionApp,
  type FunctionApp,
  type FunctionOptions,
  goOnWithout,
  NOT_NOW,
  Refusal,
  readBody,
  readUser,
} from "./function-app.ts";
import type { Phraser } from "./phraser.ts";

export type ChatAppOptions = FunctionOptions & {
  readonly herbalist: Herbalist;
  /** Says the same in other words, when the operator has set a language model. */
  readonly phraser: Phraser | undefined;
  readonly limiter: Limiter;
  readonly now: () => number;
  readonly clientAddress: (c: Context<{ Bindings: HttpBindings }>) => string;
  /** Is told how urgent each answer that leaves was. */
  readonly onAnswer?: (triage: Answer["triage"]) => void;
};

const MINUTE = { name: "chat-minute", limit: 12, windowSeconds: 60 } as const;
const HOUR = { name: "chat-hour", limit: 120, windowSeconds: 3600 } as const;
/** Emergencies are answered past the limits above, but not without end. */
const HARD_CAP = { name: "chat-cap", limit: 600, windowSeconds: 3600 } as const;
const VOTES_KNOWN_FOR_MS = 60_000;
const TOO_MANY = "You have asked a lot in a short time. Please wait a little and ask again.";

export function createChatApp(options: ChatAppOptions): FunctionApp {
  const { db, herbalist, phraser, limiter, log, now, clientAddress } = options;
  const idOf = new Map(
    [...herbalist.knowledge.plants.values()].map((plant) => [herbalist.knowledge.nameOf(plant), plant.id]),
  );
  let votes: { at: number; known: Helpfulness } = { at: Number.NEGATIVE_INFINITY, known: new Map() };
  const app = createFunctionApp(log);

  app.post("/herbal-chat", async (c) => {
    const userId = await readUser(c, options);
    const request = await readBody(c, chatRequest);
    const asker = userId === undefined ? undefined : { userId, sessionId: request.sessionId };
    const network = networkOf(clientAddress(c));

    const verdict = await limiter.hit(limitsFor(userId ?? network)).catch(goOnWithout(log, "limits"));
    if (verdict !== undefined && !verdict.allowed) {
      return reply(c, counted(pastTheLimit(request, asker, network, verdict.retryAfterSeconds)));
    }
    return reply(c, counted(answerAndKeep(request, asker)));
  });
  return app;

  async function counted(answered: Promise<ChatReply>): Promise<ChatReply> {
    const whole = await answered;
    options.onAnswer?.(whole.triage);
    return whole;
  }

  /** @param asker nobody while it cannot be found out who that is */
  async function answerAndKeep(request: ChatRequest, asker: Asker | undefined): Promise<ChatReply> {
    if (asker === undefined) return onlyWarn(request, ask(request, {}));
    let built: Answer | undefined;
    try {
      const [remembered, helpfulness] = await Promise.all([readLatch(db, asker), currentVotes()]);
      built = ask(request, { latch: remembered.latch, helpfulness });
      let answer = built;
      if (phraser !== undefined) {
        answer = await phraser(request.query, built);
        // That takes seconds, and help comes first from the moment in which another question has told of an emergency.
        const { latch } = await readLatch(db, asker);
        if (latch !== "none" && latch !== remembered.latch) answer = ask(request, { latch, helpfulness });
      }
      const conversationId = await saveConversation(db, asker, request.query, answer, remembered, now());
      return toReply(answer, request, conversationId);
    } catch (error) {
      log.error(describeError(error), "a conversation could not be kept");
      return onlyWarn(request, built ?? ask(request, {}));
    }
  }

  /** Past the limits the engine alone decides whether this is an emergency; nothing else is answered, and only that is kept. */
  async function pastTheLimit(
    request: ChatRequest,
    asker: Asker | undefined,
    network: string,
    wait: number,
  ): Promise<ChatReply> {
    const answer = ask(request, {});
    const cap = await limiter.hit([{ rule: HARD_CAP, key: network }]).catch(goOnWithout(log, "limits"));
    if (!isGrave(answer) || (cap !== undefined && !cap.allowed)) throw new Refusal(429, TOO_MANY, wait);
    // Without a count the database is away, and help does not wait for it a second time.
    if (asker !== undefined && answer.latch !== "none" && cap !== undefined) {
      await keepLatch(db, asker, answer.latch, now()).catch(goOnWithout(log, "the session's memory"));
    }
    return toReply(answer, request, null);
  }

  function ask(request: ChatRequest, memory: { latch?: Answer["latch"]; helpfulness?: Helpfulness }): Answer {
    return herbalist.answer(request.query, request.conversationHistory, {
      ...memory,
      ...(request.personal === undefined ? {} : { personal: request.personal }),
      region: request.region ?? undefined,
    });
  }

  async function currentVotes(): Promise<Helpfulness> {
    if (now() - votes.at > VOTES_KNOWN_FOR_MS) votes = { at: now(), known: await readHelpfulness(db, idOf) };
    return votes.known;
  }
}

type ChatReply = {
  suggestion: string;
  conversationId: string | null;
  sessionId: string;
  triage: Answer["triage"];
  condition: string | null;
  suggestedHerbs: { id: string; name: string }[];
  considered: { kind: string; label: string }[];
};

/** Without its memory the chat cannot know that help must come first, so only a warning leaves the house then. */
function onlyWarn(request: ChatRequest, answer: Answer): ChatReply {
  if (!isGrave(answer)) throw new Refusal(503, NOT_NOW, 5);
  return toReply(answer, request, null);
}

function toReply(answer: Answer, { sessionId }: ChatRequest, conversationId: string | null): ChatReply {
  return {
    suggestion: answer.suggestion,
    conversationId,
    sessionId,
    triage: answer.triage,
    condition: answer.condition,
    suggestedHerbs: answer.suggested_herbs,
    considered: answer.considered.map(({ kind, label }) => ({ kind, label })),
  };
}

/** As JSON, or as events when asked for: the checked answer paragraph by paragraph, then the whole. */
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

function isGrave({ triage }: Answer): boolean {
  return triage === "emergency" || triage === "crisis";
}

function limitsFor(key: string): Hit[] {
  return [
    { rule: MINUTE, key },
    { rule: HOUR, key },
  ];
}
