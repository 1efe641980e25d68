// The herbalist's reply, parsed. Newer fields are optional.
import * as z from "zod/mini";
import type { CautionAbout } from "#herbalist/check/check.ts";

export const triageLevels = ["emergency", "crisis", "urgent", "routine"] as const;
export type Triage = (typeof triageLevels)[number];

const texts = z.array(z.string());

/** What about this person a caution is for. An older or newer server may not say, or say something else. */
const concernSchema = z.catch(
  z.optional(
    z.enum([
      "medicine",
      "illness",
      "pregnancy",
      "breastfeeding",
      "child",
      "plant",
      "hazard",
    ] satisfies readonly CautionAbout[]),
  ),
  undefined,
);

export type Concern = CautionAbout;

export const blockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["verdict", "danger", "text", "seek-care", "disclaimer"]), text: z.string() }),
  z.object({
    type: z.literal("plants"),
    title: z.string(),
    plants: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        text: z.string(),
        concerns: z.optional(z.array(concernSchema)),
      }),
    ),
    guessed: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal("steps"), title: z.string(), items: texts }),
  z.object({ type: z.literal("cautions"), items: texts, about: concernSchema }),
  z.object({ type: z.literal("sources"), items: texts }),
  z.object({ type: z.literal("next"), questions: texts }),
]);
export type Block = z.infer<typeof blockSchema>;

const namedPlant = z.object({
  id: z.string(),
  name: z.string(),
  also: texts,
  scientific: z.string(),
  hazard: z.enum(["none", "caution", "dangerous"]),
});
export type NamedPlant = z.infer<typeof namedPlant>;

const dangerSchema = z.object({
  id: z.string(),
  name: z._default(z.string(), ""),
  /** The person's own words that showed it. */
  words: z._default(texts, []),
});

const understoodSchema = z.object({
  kind: z.enum(["plant", "other", "complaint", "medicine", "illness", "who"]),
  id: z.string(),
  label: z.string(),
  /** Of a baby, a child or an older person, where an age was told. */
  ageMonths: z.optional(z.number()),
});
export type Understood = z.infer<typeof understoodSchema>;

const recordSchema = z.object({
  title: z.string(),
  text: z.string(),
  sources: z.array(z.object({ citation: z.string(), url: z.nullable(z.string()) })),
});
export type UsedRecord = z.infer<typeof recordSchema>;

export const replySchema = z.object({
  /** The whole answer as Markdown. */
  suggestion: z.string(),
  /** The same answer in blocks; empty where it has none or one that this version does not know. */
  blocks: z.catch(z.array(blockSchema), []),
  plants: z.catch(z.array(namedPlant), []),
  conversationId: z.nullish(z.string()),
  sessionId: z.nullish(z.string()),
  triage: z.catch(z.enum(triageLevels), "routine"),
  /** What an emergency or crisis answer is about. */
  dangers: z.catch(z.array(dangerSchema), []),
  /** What the question was taken to be about. */
  understood: z.catch(z.array(understoodSchema), []),
  /** The rows of the records that the answer rests on. */
  records: z.catch(z.array(recordSchema), []),
});
export type Reply = z.infer<typeof replySchema>;

const refusalSchema = z.object({ error: z.string().check(z.minLength(1)) });

export function refusalText(body: unknown): string | undefined {
  const parsed = refusalSchema.safeParse(body);
  return parsed.success ? parsed.data.error : undefined;
}
