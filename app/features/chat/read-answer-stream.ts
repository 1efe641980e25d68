// Reads an answer that arrives as server-sent events: `block` as each is ready, `again` when those so far are taken back, and the whole reply
// as `done`, or `error`.
import { type Block, blockSchema } from "./reply.ts";

export type AnswerStream = { reply?: unknown; refusal?: unknown };

export async function readAnswerStream(
  response: Response,
  onBlocks: (blocks: readonly Block[]) => void,
): Promise<AnswerStream> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let blocks: readonly Block[] = [];
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) throw new Error("The answer broke off");
    const events = `${rest}${piece.value}`.split("\n\n");
    rest = events.pop() ?? "";
    const before = blocks;
    for (const { name, data } of events.map(parseEvent)) {
      if (name === "done") return { reply: data };
      if (name === "error") return { refusal: data };
      if (name === "again") blocks = [];
      const block = name === "block" ? blockSchema.safeParse(data) : undefined;
      if (block?.success) blocks = [...blocks, block.data];
    }
    // Once a piece: an answer that arrives whole is not shown in parts.
    if (blocks !== before) onBlocks(blocks);
  }
}

function parseEvent(event: string): { name: string | undefined; data: unknown } {
  const lines = event.split("\n");
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const data = field("data");
  return { name: field("event"), data: data === undefined ? undefined : JSON.parse(data) };
}
