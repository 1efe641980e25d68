// What a kept count looks like. Apart from the files that read and write it, so that the safety page can parse it too.
import * as z from "zod";

/** A set may hold none of a kind: one writer was asked for everything but crises. */
const count = z.strictObject({ good: z.int().min(0), of: z.int().min(0) });

export const measureSchema = z.strictObject({
  set: z.string().min(1),
  /**
   * `blind`: before anything was changed because of this set. `again`: once more after a change that was made without
   * reading it. `after`: the rules had been mended by it.
   */
  stage: z.enum(["blind", "again", "after"]),
  taken: z.iso.date(),
  /** The rules that were counted, as a commit of this project. */
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
