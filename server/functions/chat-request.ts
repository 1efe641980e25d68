/** The request of a chat question, and the messages for invalid ones. */
import { z } from "zod";
import { whoKinds } from "#herbalist/language/people.ts";

export const MAX_QUERY = 2_000;
export const MAX_HISTORY = 4;
export const MAX_MESSAGE = 4_000;
/** The newest of the user's earlier messages, up to the length of two questions. Only these cost processing time. */
export const MAX_OWN_HISTORY = 2 * MAX_QUERY;

export const TOO_LONG = `Please keep your question under ${MAX_QUERY} characters. If somebody is in danger, do not wait: call 911, or your local emergency number.`;

/** So many parts of a message that is too long to answer are read for dangers. */
const MAX_PARTS = 5;
/** A sentence that is cut by the end of one part is whole in the next. */
const OVERLAP = 200;

/** The parts of a message that is too long, each as long as a question; of a very long one the beginning and the end. */
export function partsOf(query: string): string[] {
  const step = MAX_QUERY - OVERLAP;
  const parts = Array.from({ length: Math.ceil((query.length - OVERLAP) / step) }, (_, n) =>
    query.slice(n * step, n * step + MAX_QUERY),
  );
  return parts.length <= MAX_PARTS ? parts : [...parts.slice(0, MAX_PARTS - 1), query.slice(-MAX_QUERY)];
}

/** A request that is too long in parts. What was told before is read with the first one only: it costs as much as a part. */
export function inParts<R extends Pick<ChatRequest, "query" | "conversationHistory">>(request: R): R[] {
  return partsOf(request.query).map((query, at) => ({
    ...request,
    query,
    conversationHistory: at === 0 ? request.conversationHistory : [],
  }));
}

type Message = z.infer<typeof message>;

const message = z.object(
  {
    role: z.enum(["user", "assistant"], "Each earlier message must be from the user or the assistant."),
    content: z
      .string("Each earlier message must be text.")
      .max(MAX_MESSAGE, `An earlier message is longer than ${MAX_MESSAGE} characters.`),
  },
  "The earlier messages are not in a form we can read.",
);

/** What exceeds the limit is dropped, not refused: a client sends what its page shows. */
function newestWords(messages: readonly Message[]): Message[] {
  let left = MAX_OWN_HISTORY;
  return messages
    .toReversed()
    .map(({ role, content }) => {
      if (role !== "user") return { role, content };
      const accepted = content.slice(0, Math.min(left, MAX_QUERY));
      left -= accepted.length;
      return { role, content: accepted };
    })
    .toReversed();
}

const ids = z.array(z.string().max(80)).max(50);

export const chatRequest = z.object(
  {
    query: z
      .string("Please tell us what you would like herbal suggestions for.")
      // PostgreSQL cannot store null characters, and users do not type them: they are removed.
      .transform((text) => text.replaceAll("\0", "").trim())
      .refine((text) => text.length > 0, "Please tell us what you would like herbal suggestions for."),
    conversationHistory: z
      .array(message, "The earlier messages are not in a form we can read.")
      .max(MAX_HISTORY, `Please send at most ${MAX_HISTORY} earlier messages.`)
      .nullish()
      .transform((list) => newestWords(list ?? [])),
    sessionId: z
      .uuid("The session id is not one of ours.")
      .nullish()
      .transform((id) => id ?? crypto.randomUUID()),
    /** Sent by the screens; ignored, because the verified token determines the user. */
    userId: z.string().nullish(),
    /** Stored on the device and sent only with the user's consent. */
    personal: z
      .object(
        {
          medicines: ids.default([]),
          illnesses: ids.default([]),
          who: z.array(z.enum(whoKinds)).max(5).default([]),
          /** The youngest age told earlier in the conversation of a baby, a child or an older person. */
          ageMonths: z
            .number()
            .min(0)
            .max(120 * 12)
            .optional(),
        },
        "Your list of medicines is not in a form we can read.",
      )
      .optional(),
    /** Ids of dangers that the user says were not meant. */
    dismissed: z.array(z.string().max(60)).max(20).optional(),
    /** Mentions that the user says were not meant, each as "kind:id". */
    notMeant: z.array(z.string().max(100)).max(20).optional(),
    region: z
      .string()
      .regex(/^[A-Za-z]{2}$/, "The region must be a two-letter country code.")
      .transform((code) => code.toUpperCase())
      .nullish(),
  },
  "The question is not in a form we can read.",
);
export type ChatRequest = z.infer<typeof chatRequest>;

export const feedbackRequest = z.object(
  {
    conversationId: z.uuid("The conversation id is not one of ours."),
    wasHelpful: z.boolean("Please say whether it was helpful: true or false."),
    /** Why it did not help; may follow the vote in a request of its own. */
    reason: z.enum(["wrong", "not what I asked", "too long", "something missing"]).optional(),
    sessionId: z.uuid("The session id is not one of ours.").nullish(),
  },
  "The feedback is not in a form we can read.",
);
export type FeedbackRequest = z.infer<typeof feedbackRequest>;
