// The schema of a stored count, separate from the file access so that the safety page can parse it too.
import * as z from "zod";

/** `of` may be 0: one writer wrote no crises. */
const count = z.strictObject({ good: z.int().min(0), of: z.int().min(0) });

export const measureSchema = z.strictObject({
  set: z.string().min(1),
  /**
   * `blind`: before anything was changed because of this set. `again`: after a change that was made without reading
   * the set. `after`: after the rules had been corrected with it.
   */
  stage: z.enum(["blind", "again", "after"]),
  taken: z.iso.date(),
  /** The commit whose rules were counted. */
  rules: z.string().regex(/^[0-9a-f]{7,40}$/),
  questions: z.int().min(1),
  emergencies: count,
  crises: count,
  /** Harmless or merely urgent questions that were answered as an emergency. */
  falseAlarms: count,
  broken: z.int().min(0),
});
export const measuresSchema = z.array(measureSchema);
export type Measure = z.infer<typeof measureSchema>;
