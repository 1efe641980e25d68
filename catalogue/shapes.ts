// Schemas that the content files share: keys, single lines, prose, source lists.
import * as z from "zod";
import { knowledge } from "./words.ts";

/** A stable, readable key: "sweet-broom". */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a key in small letters, such as sweet-broom");

/** YAML's folded blocks end with a line break, which is trimmed. */
export const oneLine = z
  .string()
  .trim()
  .min(1, "is empty")
  .refine((text) => !text.includes("\n"), "must be a single line");

export const prose = z
  .string()
  .trim()
  .min(1, "is empty")
  .transform((text) => text.replace(/[ \t]+/g, " "));

/** One key of content/sources.yaml, or a list of them. */
const sourceKeys = z
  .union([key, z.array(key).min(1)])
  .transform((value) => (typeof value === "string" ? [value] : value));

/** How a row is known; spread into the schema of every row that cites a source. */
export const citing = {
  source: sourceKeys,
  known: z.enum(knowledge),
  /** Where in the source it was read: page, section, table or "abstract". */
  at: oneLine.optional(),
};
