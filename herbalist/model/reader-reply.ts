// What a language model returns as the reader of a question, parsed. Each item stands or falls alone: a reading with one broken
// mention is still a reading.
import * as z from "zod";
import { whoKinds } from "../language/people.ts";
import { askKinds } from "../understand/asks.ts";

export const mentionKinds = ["plant", "remedy", "medicine", "illness", "complaint"] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** How a thing stands in the question; only what is present, or asked about, is considered. */
const standings = ["present", "denied", "past", "asked about"] as const;

const quote = z.string().min(1).max(200);
const mention = z.object({
  kind: z.enum(mentionKinds),
  quote,
  name: z.string().min(1).max(120),
  stands: z.enum(standings),
});
const person = z.object({ kind: z.enum(whoKinds), quote });
const danger = z.object({ id: z.string().min(1).max(60), quote });
const topics = ["health or plants", "small talk", "off topic", "orders to the program"] as const;

/** The schema that the model is asked to keep to. */
export const readerSchema = z.object({
  topic: z.enum(topics),
  asks: z.array(z.enum(askKinds)),
  mentions: z.array(mention),
  people: z.array(person),
  dangers: z.array(danger),
  misread: z.array(z.string()),
});
export type ReaderReply = z.infer<typeof readerSchema> & {
  /** How many items did not fit the schema. */
  broken: number;
};

/** Enough for any question; a model that repeats itself is cut. */
const mostItems = 24;

const anyList = z.array(z.unknown()).catch([]);
const loose = z.object({
  topic: z.enum(topics).catch("health or plants"),
  asks: anyList,
  mentions: anyList,
  people: anyList,
  dangers: anyList,
  misread: anyList,
});

/** @returns undefined when the text holds no JSON object */
export function parseReaderReply(text: string): ReaderReply | undefined {
  const parsed = loose.safeParse(jsonObjectIn(text));
  if (!parsed.success) return undefined;
  let broken = 0;
  const valid = <T>(items: readonly unknown[], schema: z.ZodType<T>): T[] =>
    items.slice(0, mostItems).flatMap((item) => {
      const one = schema.safeParse(item);
      if (!one.success) broken += 1;
      return one.success ? [one.data] : [];
    });
  const { topic, asks, mentions, people, dangers, misread } = parsed.data;
  const reply = {
    topic,
    asks: valid(asks, z.enum(askKinds)),
    mentions: valid(mentions, mention),
    people: valid(people, person),
    dangers: valid(dangers, danger),
    misread: valid(misread, z.string().max(120)),
  };
  return { ...reply, broken };
}

/** The first JSON object in a text: models without structured output put it in a code fence or between sentences. */
function jsonObjectIn(text: string): unknown {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to <= from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
