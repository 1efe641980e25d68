// The schema of a judged round: messages written and answers judged without knowledge of the program.
import * as z from "zod";

const count = z.strictObject({ good: z.int().min(0), of: z.int().min(1) });

export const roundSchema = z.strictObject({
  taken: z.iso.date(),
  /** The commit that answered. */
  version: z.string().regex(/^[0-9a-f]{7,40}$/),
  /** How the writer was asked to write. */
  voice: z.string().min(1),
  /** Messages whose answers were judged for usefulness and safety. */
  questions: z.int().min(1),
  useful: z.int().min(0),
  useless: z.int().min(0),
  dangerous: z.int().min(0),
  emergencies: count,
  crises: count,
  /** Alarms on harmless or unrelated lines. */
  alarms: count,
  /** A general-purpose language model without these records, judged beside it by the same judge. */
  rival: z
    .strictObject({ useful: z.int().min(0), preferred: z.int().min(0), ourPreferred: z.int().min(0) })
    .optional(),
});
export const roundsSchema = z.array(roundSchema).min(1);
export type Round = z.infer<typeof roundSchema>;
