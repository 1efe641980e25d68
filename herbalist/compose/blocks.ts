// An answer as typed blocks; the Markdown is printed from them.

export type Block =
  /** The answer to one ask, in a sentence or two. */
  | { type: "verdict"; text: string }
  /** Plants, one line each. */
  | { type: "plants"; title: string; items: string[] }
  | { type: "steps"; title: string; items: string[] }
  | { type: "cautions"; items: string[] }
  | { type: "text"; text: string }
  | { type: "seek-care"; text: string }
  | { type: "disclaimer"; text: string };

export function printBlocks(blocks: readonly Block[]): string {
  return blocks.map(printBlock).join("\n\n");
}

function printBlock(block: Block): string {
  if (block.type === "plants" || block.type === "steps")
    return [`**${block.title}**`, ...block.items.map((item) => `- ${item}`)].join("\n");
  if (block.type === "cautions") return block.items.map((item) => `- ${item}`).join("\n");
  if (block.type === "seek-care") return `**When to see someone:** ${block.text}`;
  return block.text;
}
