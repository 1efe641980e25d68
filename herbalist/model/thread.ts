// The earlier turns of a conversation as a language model gets them: the person's own words as data, and the answers as our own blocks.
// An answer's text that the client sends is never used; it could be forged.
import { type Block, printBlocks } from "../answer/blocks.ts";
import { asData } from "./without-identity.ts";

export type Turn = {
  question: string;
  /** What this server answered: kept since, or answered again by the built-in herbalist. */
  blocks: Block[];
  /** Plants and other remedies that the answer named, by id, in order. */
  things: string[];
};

const mostTurns = 2;
const longestAnswer = 900;
const longestQuestion = 400;

export function quotedThread(turns: readonly Turn[]): string {
  const recent = turns.slice(-mostTurns);
  if (recent.length === 0) return "";
  const lines = recent.map(
    ({ question, blocks }) =>
      `They asked: ${asData(question).slice(0, longestQuestion)}\nWe answered: ${plainText(blocks).slice(0, longestAnswer)}`,
  );
  return `<earlier>\n${lines.join("\n\n")}\n</earlier>\n\n`;
}

/** The answer in words, without links and the lines that every answer has. */
function plainText(blocks: readonly Block[]): string {
  return printBlocks(blocks.filter(({ type }) => type !== "disclaimer" && type !== "sources"))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[<>]/g, " ");
}
