// Arranges an answer's blocks for the screen: what is read first, and what waits behind "more".
import { plainText } from "./plain-text.ts";
import type { Block, NamedPlant, Reply } from "./reply.ts";

export type ShownBlock = Exclude<Block, { type: "next" | "sources" | "disclaimer" }>;

export type ArrangedAnswer = {
  /** What answers the question. */
  first: ShownBlock[];
  more: ShownBlock[];
  /** Plants that the answer speaks about without listing them. */
  subjects: NamedPlant[];
  sources: string[];
  next: string[];
  disclaimer: string | undefined;
};

/** The longest answer that is read without opening "more". */
const wordsFirst = 80;

/** What answers, warns or sends to a doctor is never behind "more". */
const alwaysFirst: ReadonlySet<Block["type"]> = new Set([
  "verdict",
  "danger",
  "plants",
  "cautions",
  "seek-care",
]);

export function arrangeAnswer({ blocks, plants }: Pick<Reply, "blocks" | "plants">): ArrangedAnswer {
  const listed = new Set(
    blocks.flatMap((block) => (block.type === "plants" ? block.plants.map(({ id }) => id) : [])),
  );
  const arranged: ArrangedAnswer = {
    first: [],
    more: [],
    subjects: plants.filter(({ id }) => !listed.has(id)),
    sources: [],
    next: [],
    disclaimer: undefined,
  };
  let words = 0;
  for (const block of blocks) {
    if (block.type === "next") arranged.next.push(...block.questions);
    else if (block.type === "sources") arranged.sources.push(...block.items);
    else if (block.type === "disclaimer") arranged.disclaimer = block.text;
    else {
      const after = words + wordsOf(block);
      const isFirst = alwaysFirst.has(block.type) || arranged.first.length === 0 || after <= wordsFirst;
      if (isFirst) words = after;
      (isFirst ? arranged.first : arranged.more).push(block);
    }
  }
  return arranged;
}

function wordsOf(block: ShownBlock): number {
  return textOf(block).split(/\s+/).filter(Boolean).length;
}

function textOf(block: ShownBlock): string {
  if (block.type === "plants") return block.plants.map(({ name, text }) => `${name} ${text}`).join(" ");
  return "items" in block ? block.items.join(" ") : block.text;
}

/** The line by which an earlier answer is recognised. */
export function firstLine({ blocks, suggestion }: Pick<Reply, "blocks" | "suggestion">): string {
  const verdict = blocks.find(({ type }) => type === "verdict" || type === "danger");
  const text = verdict && "text" in verdict ? verdict.text : suggestion;
  return plainText(text).split("\n")[0] ?? "";
}
