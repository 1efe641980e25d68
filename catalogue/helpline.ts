// A line that listens: the schema of content/helplines.yaml.
import * as z from "zod";

export const helplineSchema = z.strictObject({
  name: z.string().min(1),
  number: z.string().min(2),
  /** ISO country codes. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  how: z.string().min(1),
  verified: z.boolean(),
  checked_on: z.iso.date().optional(),
  source: z.string().min(1),
});
export const helplinesSchema = z.strictObject({ helplines: z.array(helplineSchema) });
export type Helpline = z.infer<typeof helplineSchema>;
