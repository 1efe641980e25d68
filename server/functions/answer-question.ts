/** Answers a question with what the session remembers, and stores it. It knows nothing of HTTP and of rate limits. */
import type { Block } from "#herbalist/answer/blocks.ts";
import { mayAskModel } from "#herbalist/grounding.ts";
import type { Answer, Context } from "#herbalist/herbalist.ts";
import { type Named, nameOf } from "#herbalist/language/plant-name.ts";
import type { Helpfulness } from "#herbalist/match/match.ts";
import type { PersonalList } from "#herbalist/understand/gather.ts";
import type { Hit, LimitRule, RateLimiter } from "#server/limits/rate-limiter.ts";
import { describeError } from "#server/log.ts";
import type { ModelAnswering, Progress } from "#server/model/model-answering.ts";
import { createThreadMemory } from "#server/model/thread-memory.ts";
import type { ChatRequest } from "./chat-request.ts";
import {
  type ChatSession,
  readHelpfulness,
  readLatch,
  saveConversation,
  storeLatch,
} from "./conversations.ts";
import { type FunctionOptions, logAndContinue, Refusal, UNAVAILABLE_MESSAGE } from "./function-app.ts";
import type { HerbalistAnswer, HerbalistClient } from "./herbalist-client.ts";
import { createToldAges, withToldAge } from "./told-ages.ts";

export type AnsweringOptions = Pick<FunctionOptions, "db" | "log"> & {
  readonly herbalist: HerbalistClient;
  /** The plants an answer may name; votes are stored by name. */
  readonly plants: readonly (Named & { readonly id: string })[];
  /** Answers with the operator's language model, if one is configured. */
  readonly model: ModelAnswering | undefined;
  /** Answers of the model for one person in a day. */
  readonly modelAnswersPerDay: number;
  readonly limiter: Pick<RateLimiter, "hit">;
  readonly now: () => number;
};

export type Question = {
  readonly request: Omit<ChatRequest, "personal"> & { readonly personal?: PersonalList | undefined };
  readonly network: string;
  /** Undefined while the user cannot be determined. */
  readonly session: ChatSession | undefined;
  /** Whether a guest's network may store another question. */
  readonly mayStore: () => Promise<boolean>;
  /** Told the blocks of a model's answer as they pass the check. */
  readonly progress: Progress;
};

export type ChatReply = {
  suggestion: string;
  /** The answer in typed blocks, from which `suggestion` is printed. */
  blocks: Block[];
  conversationId: string | null;
  sessionId: string;
  triage: Answer["triage"];
  /** What an emergency or crisis answer is about, with the words that showed it. */
  dangers: Answer["dangers"];
  condition: string | null;
  suggestedHerbs: { id: string; name: string }[];
  /** Every plant that the blocks name, with its names and hazard. */
  plants: Answer["plants"];
  /** The rows of the records that the answer rests on, with their sources. */
  records: Answer["records"];
  /** What the question was taken to be about; `notMeant` takes any of it back. */
  understood: Answer["understood"];
};

export type Answering = {
  answerAndStore(question: Question): Promise<ChatReply>;
  /** Over the limit, only emergencies are answered, and only the session's latch is stored. */
  answerEmergency(question: Question, options: { canStore: boolean }): Promise<ChatReply | undefined>;
};

const VOTES_CACHE_MS = 60_000;
const DAY_SECONDS = 86_400;

export function createAnswering(options: AnsweringOptions): Answering {
  const { db, log, herbalist, plants, model, modelAnswersPerDay, limiter, now } = options;
  const currentVotes = cachedVotes();
  const threads = createThreadMemory(now);
  const toldAges = createToldAges(now);
  const modelDay: LimitRule = { name: "model-day", limit: modelAnswersPerDay, windowSeconds: DAY_SECONDS };
  return {
    async answerAndStore(asked) {
      const question = withTold(asked);
      const { request, session } = question;
      if (session === undefined) return emergencyAnswerOnly(request, await ask(question, {}));
      let built: HerbalistAnswer | undefined;
      try {
        const [remembered, helpfulness] = await Promise.all([readLatch(db, session), currentVotes()]);
        built = await ask(question, { latch: remembered.latch, helpfulness });
        let answer = built;
        if (model !== undefined && mayAskModel(built)) {
          const memory = { latch: remembered.latch, helpfulness };
          answer = await improve(model, question, session, built, contextOf(request, memory));
          // That takes seconds, and another question may have reported an emergency meanwhile: help comes first.
          const { latch } = await readLatch(db, session);
          if (latch !== "none" && latch !== remembered.latch)
            answer = await ask(question, { latch, helpfulness });
        }
        const isKept = session.userId !== null || (await question.mayStore());
        const conversationId = await saveConversation(db, session, {
          query: request.query,
          answer,
          remembered,
          now: now(),
          isKept,
        });
        toldAges.keep(threadOf(session), answer.understood);
        return toReply(answer, request, conversationId);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        log.error(describeError(error), "a conversation could not be stored");
        return emergencyAnswerOnly(request, built ?? (await ask(question, {})));
      }
    },

    async answerEmergency(asked, { canStore }) {
      const question = withTold(asked);
      const { request, session } = question;
      const answer = await ask(question, {});
      if (!isEmergency(answer)) return undefined;
      if (session !== undefined && answer.latch !== "none" && canStore) {
        await storeLatch(db, session, answer.latch, now()).catch(logAndContinue(log, "the session's memory"));
      }
      return toReply(answer, request, null);
    },
  };

  /** A conversation without earlier messages is begun anew, and who is not meant is forgotten. */
  function withTold(question: Question): Question {
    const { request, session } = question;
    if (session === undefined) return question;
    const thread = threadOf(session);
    const isNotMeant = request.notMeant?.some((key) => key === "who:baby" || key === "who:child");
    if (request.conversationHistory.length === 0 || isNotMeant) toldAges.forget(thread);
    const personal = withToldAge(request.personal, toldAges.recall(thread));
    return personal === undefined ? question : { ...question, request: { ...request, personal } };
  }

  async function ask({ request, network }: Question, memory: Memory): Promise<HerbalistAnswer> {
    const { query, conversationHistory } = request;
    return herbalist.answer(query, conversationHistory, contextOf(request, memory), network);
  }

  async function improve(
    writer: ModelAnswering,
    { request, network, progress }: Question,
    session: ChatSession,
    built: HerbalistAnswer,
    context: Context,
  ): Promise<HerbalistAnswer> {
    const { query, conversationHistory: history } = request;
    const thread = threadOf(session);
    const earlier = history.filter(({ role }) => role === "user").map(({ content }) => content);
    const answer = await writer.improve(
      { question: query, history, context, network, kept: threads.recall(thread, earlier) },
      { built, mayAsk: () => countForModel([{ rule: modelDay, key: session.userId ?? network }]), progress },
    );
    const things = answer.suggested_herbs.map(({ id }) => id);
    if (!isEmergency(answer)) threads.keep(thread, { question: query, blocks: answer.blocks, things });
    return answer;
  }

  /** Without a count there is no limit, and so no model. */
  async function countForModel(hits: readonly Hit[]): Promise<boolean> {
    const verdict = await limiter.hit(hits).catch(logAndContinue(log, "limits"));
    return verdict?.allowed === true;
  }

  function cachedVotes(): () => Promise<Helpfulness> {
    const idOf = new Map(plants.map((plant) => [nameOf(plant), plant.id]));
    let votes: { at: number; known: Helpfulness } = { at: Number.NEGATIVE_INFINITY, known: new Map() };
    return async () => {
      if (now() - votes.at > VOTES_CACHE_MS) votes = { at: now(), known: await readHelpfulness(db, idOf) };
      return votes.known;
    };
  }
}

const threadOf = ({ userId, sessionId }: ChatSession) => `${userId ?? ""} ${sessionId}`;

type Memory = Pick<Context, "latch" | "helpfulness">;

function contextOf(request: Question["request"], memory: Memory): Context {
  return {
    ...memory,
    ...(request.personal === undefined ? {} : { personal: request.personal }),
    ...(request.dismissed === undefined ? {} : { dismissed: request.dismissed }),
    ...(request.notMeant === undefined ? {} : { notMeant: request.notMeant }),
    region: request.region ?? undefined,
  };
}

/** Without its memory the chat cannot know about an earlier emergency, so it only answers with a warning. */
function emergencyAnswerOnly(request: Question["request"], answer: HerbalistAnswer): ChatReply {
  if (!isEmergency(answer)) throw new Refusal(503, UNAVAILABLE_MESSAGE, 5);
  return toReply(answer, request, null);
}

function toReply(
  answer: HerbalistAnswer,
  { sessionId }: Question["request"],
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
    plants: answer.plants,
    records: answer.records,
    understood: answer.understood,
  };
}

function isEmergency({ triage }: HerbalistAnswer): boolean {
  return triage === "emergency" || triage === "crisis";
}
