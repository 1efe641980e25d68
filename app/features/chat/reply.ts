// The herbalist's reply, parsed. Newer fields are optional.
import * as z from "zod/mini";

export const triageLevels = ["emergency", "crisis", "urgent", "routine"] as const;
export type Triage = (typeof triageLevels)[number];

export const replySchema = z.object({
  suggestion: z.string(),
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
