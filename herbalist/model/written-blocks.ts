// The blocks that a language model writes: their schema, and a parser that yields each one as soon as it is complete in a stream.
import * as z from "zod";
import { type Fault, faultOf } from "./fault.ts";

const text = z.string().trim().min(1).max(900);
const title = z.string().trim().max(160);
const records = z.array(z.string().max(120)).max(20);

const verdict = z.object({ type: z.literal("verdict"), text, records });
const plain = z.object({ type: z.literal("text"), text, records });
const seekCare = z.object({ type: z.literal("seek-care"), text, records });
const cautions = z.object({ type: z.literal("cautions"), items: z.array(text).min(1).max(6), records });
const steps = z.object({ type: z.literal("steps"), title, items: z.array(text).min(1).max(10), records });
const list = z.object({
  type: z.literal("list"),
  title: title.default(""),
  items: z.array(text).min(1).max(8),
  records,
});
const plants = z.object({
  type: z.literal("plants"),
  title,
  plants: z
    .array(z.object({ id: z.string().max(80), text, records }))
    .min(1)
    .max(3),
});

export const writtenBlock = z.discriminatedUnion("type", [
  verdict,
  plain,
  seekCare,
  cautions,
  steps,
  list,
  plants,
]);
export type WrittenBlock = z.infer<typeof writtenBlock>;

/** The schema that the model is asked to keep to. The review is for the model alone: what it notes about the draft before it writes. */
export const writerSchema = z.object({ review: z.array(z.string()), blocks: z.array(writtenBlock) });

export const mostBlocks = 8;

/** A complete block, or the text of something that is none. */
export type ParsedBlock = { ok: true; block: WrittenBlock } | { ok: false; fault: Fault };

export type BlockParser = {
  /** @returns the blocks that this piece completes */
  add: (piece: string) => ParsedBlock[];
  /** @returns whether the text ended where a block may end */
  isComplete: () => boolean;
};

/**
 * Reads `{"review": [ … ], "blocks": [ … ]}`, with or without the review, a bare list, or one object a line, with or without a code fence around it: what models write when they are not held to
 * a schema. Objects are found by their braces; strings and escapes are respected.
 */
export function createBlockParser(): BlockParser {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let current = "";
  let wrapped = false;
  return {
    add(piece) {
      const found: ParsedBlock[] = [];
      for (const character of piece) {
        if (depth === 0) {
          if (character !== "{") continue;
          depth = 1;
          current = character;
          continue;
        }
        current += character;
        if (inString) {
          if (escaped) escaped = false;
          else if (character === "\\") escaped = true;
          else if (character === '"') inString = false;
          continue;
        }
        if (character === '"') inString = true;
        else if (character === "{") depth += 1;
        else if (character === "[" && depth === 1 && !wrapped && /"blocks"\s*:\s*\[$/.test(current)) {
          // The wrapper is open: its elements are read as if they stood alone.
          wrapped = true;
          depth = 0;
          current = "";
        } else if (character === "}") {
          depth -= 1;
          if (depth > 0) continue;
          found.push(parseBlock(current));
          current = "";
        }
      }
      return found;
    },
    isComplete: () => depth === 0,
  };
}

function parseBlock(source: string): ParsedBlock {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, fault: faultOf("form")("a block is no valid JSON") };
    throw error;
  }
  const parsed = writtenBlock.safeParse(value);
  if (parsed.success) return { ok: true, block: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    ok: false,
    fault: faultOf("form")(
      `a block does not fit the form: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`,
    ),
  };
}
