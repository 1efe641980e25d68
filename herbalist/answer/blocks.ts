// An answer as typed blocks. The screen can show them as it likes; the Markdown of the answer is printed from them.
import type { CautionAbout } from "../check/check.ts";

/** A plant that an answer names, with one line about it; `concerns`: what about this person the line's cautions are for. */
export type PlantItem = {
  id: string;
  name: string;
  text: string;
  concerns?: CautionAbout[];
  records?: string[];
};

/** Set where a language model wrote a block: the records it rests on, or that it is general knowledge and rests on none. */
export type Grounding = { records?: string[]; general?: true };

export type Block =
  /** The answer to one ask, in a sentence or two. */
  | ({ type: "verdict"; text: string } & Grounding)
  /** What must be known or done before anything else. */
  | { type: "danger"; text: string }
  /** `guessed`: plants that a description may fit; none of them may be called safe. */
  | { type: "plants"; title: string; plants: PlantItem[]; guessed?: true }
  | ({ type: "steps"; title: string; items: string[] } & Grounding)
  /** `about`: what about this person they are for; absent where they are for everybody. */
  | ({ type: "cautions"; items: string[]; about?: CautionAbout } & Grounding)
  | ({ type: "text"; text: string } & Grounding)
  | ({ type: "seek-care"; text: string } & Grounding)
  | { type: "sources"; items: string[] }
  /** Questions that the reader may ask next; offered by the screen, not printed. */
  | { type: "next"; questions: string[] }
  | { type: "disclaimer"; text: string };

export function printBlocks(blocks: readonly Block[]): string {
  let printed = "";
  let before: Block["type"] | undefined;
  for (const block of blocks) {
    const text = printBlock(block);
    if (text === "") continue;
    // Cautions about different things are one list.
    if (before !== undefined) printed += before === "cautions" && block.type === "cautions" ? "\n" : "\n\n";
    printed += text;
    before = block.type;
  }
  return linkedOnce(printed);
}

/** The sentence in bold of each verdict, and nothing else. */
export function boldVerdicts(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] =>
    block.type === "verdict" ? [{ ...block, text: /^\*\*.*?\*\*/.exec(block.text)?.[0] ?? block.text }] : [],
  );
}

export function textList(items: readonly string[]): Block {
  return { type: "text", text: items.map((item) => `- ${item}`).join("\n") };
}

/** Cautions, one block for each thing that they are about, in the order in which these first appear. */
export function cautionBlocks(
  cautions: readonly { about: CautionAbout | undefined; text: string }[],
): Block[] {
  return [...new Set(cautions.map(({ about }) => about))].map((about) => ({
    type: "cautions",
    items: [...new Set(cautions.filter((one) => one.about === about).map(({ text }) => text))],
    ...(about === undefined ? {} : { about }),
  }));
}

function printBlock(block: Block): string {
  switch (block.type) {
    case "plants":
      return [
        `**${block.title}**`,
        ...block.plants.map(({ id, name, text }) => `- [${name}](/plants/${id}): ${text}`),
      ].join("\n");
    case "steps":
      return [`**${block.title}**`, ...block.items.map((item) => `- ${item}`)].join("\n");
    case "cautions":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "seek-care":
      return `**When to see someone:** ${block.text}`;
    case "sources":
      return `*${block.items.length > 1 ? "Sources" : "Source"}: ${block.items.join("; ")}.*`;
    case "next":
      return "";
    default:
      return block.text;
  }
}

/** The first mention of a plant links to its page; the others are plain. */
function linkedOnce(text: string): string {
  const linked = new Set<string>();
  return text.replace(/\[([^\]]+)\]\((\/plants\/[a-z0-9-]+)\)/g, (link, name: string, address: string) => {
    // "Shado beni (Fitweed)" is said once, and then in the reader's word.
    if (linked.has(address)) return name.replace(/ \(.*\)$/, "");
    linked.add(address);
    return link;
  });
}
