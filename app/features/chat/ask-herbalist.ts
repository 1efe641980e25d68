// Sends one question to the herbalist and parses the reply.
import { callFunction } from "#app/lib/call-function.ts";
import { loadConfig } from "#app/lib/config.ts";
import { adoptSession, chatSession } from "./chat-session.ts";
import { chatMessages } from "./messages.ts";
import { currentRegion } from "./place.ts";
import { readAnswerStream } from "./read-answer-stream.ts";
import { type Block, type Reply, refusalText, replySchema } from "./reply.ts";
import { turnsSent } from "./told-before.ts";

export type ChatMessage = { role: "user" | "assistant"; content: string };

/** Medicines and illnesses by their common names. */
export type PersonalList = { medicines: string[]; illnesses: string[] };

/** What a question is sent with: the list on the device, and what was told or added in the conversation. */
export type Told = PersonalList & { who?: readonly Person[]; ageMonths?: number | undefined };

export type Person = "pregnant" | "breastfeeding" | "baby" | "child" | "elder";

export type Question = {
  query: string;
  history: readonly ChatMessage[];
  userId: string | null;
  personal?: Told | undefined;
  /** Dangers of an earlier answer that the person says were not meant. */
  dismissed?: readonly string[];
  /** Mentions that were misread, each as "kind:id". */
  notMeant?: readonly string[];
  /** Told the blocks of an answer while it is being written. */
  onBlocks?: (blocks: readonly Block[]) => void;
};

/** An error whose message may be shown to the user. */
export class ChatRefusal extends Error {
  /** Asking again would change nothing. */
  readonly isFinal: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.isFinal = status >= 400 && status < 500 && status !== 429 && status !== 401;
  }
}

/** A refusal in the middle of a stream has no status of its own; it may be tried again. */
const brokenOff = 503;
const historySent = 2 * turnsSent;
const longestMessage = 4_000;

export async function askHerbalist({
  query,
  history,
  userId,
  personal,
  dismissed = [],
  notMeant = [],
  onBlocks = () => undefined,
}: Question): Promise<Reply> {
  // Only a language model takes time to write.
  const streams = (await loadConfig()).modelServer !== null;
  const response = await callFunction(
    "herbal-chat",
    {
      query,
      conversationHistory: history
        .slice(-historySent)
        .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) })),
      sessionId: chatSession(userId),
      userId,
      region: currentRegion() ?? null,
      ...(personal === undefined ? {} : { personal }),
      ...(dismissed.length === 0 ? {} : { dismissed }),
      ...(notMeant.length === 0 ? {} : { notMeant }),
    },
    userId !== null,
    { streams },
  );
  if (!response.ok) {
    throw new ChatRefusal(refusalText(await readJson(response)) ?? chatMessages.refused, response.status);
  }
  const reply = replySchema.parse(await readAnswer(response, onBlocks));
  if (reply.sessionId) adoptSession(reply.sessionId, userId);
  return reply;
}

/** The whole reply, in one piece or at the end of a stream. */
async function readAnswer(response: Response, onBlocks: NonNullable<Question["onBlocks"]>): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("text/event-stream")) return response.json();
  const { reply, refusal } = await readAnswerStream(response, onBlocks);
  if (refusal !== undefined) {
    throw new ChatRefusal(refusalText(refusal) ?? chatMessages.refused, brokenOff);
  }
  return reply;
}

/** An error response need not be JSON: a proxy may have sent it. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
