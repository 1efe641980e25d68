// The herbalist's reply, parsed. Newer fields are optional.
import * as z from "zod/mini";

export const triageLevels = ["emergency", "crisis", "urgent", "routine"] as const;
export type Triage = (typeof triageLevels)[number];

const texts = z.array(z.string());

const blockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["verdict", "danger", "text", "seek-care", "disclaimer"]), text: z.string() }),
  z.object({
    type: z.literal("plants"),
    title: z.string(),
    plants: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal("steps"), title: z.string(), items: texts }),
  z.object({ type: z.literal("cautions"), items: texts }),
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
  dangers: z.catch(z.array(z.object({ id: z.string() })), []),
  considered: z.catch(z.array(z.object({ kind: z.string(), label: z.string() })), []),
});
export type Reply = z.infer<typeof replySchema>;

const refusalSchema = z.object({ error: z.string().check(z.minLength(1)) });

export function refusalText(body: unknown): string | undefined {
  const parsed = refusalSchema.safeParse(body);
  return parsed.success ? parsed.data.error : undefined;
}
