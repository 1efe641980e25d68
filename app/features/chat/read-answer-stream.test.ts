import { expect, it } from "vitest";
import { readAnswerStream } from "./read-answer-stream.ts";
import type { Block } from "./reply.ts";

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const verdict = (text: string): Block => ({ type: "verdict", text });

/** A response that arrives in these pieces. */
function responseOf(pieces: readonly string[]): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );
}

async function read(pieces: readonly string[]) {
  const shown: (readonly Block[])[] = [];
  const result = await readAnswerStream(responseOf(pieces), (blocks) => shown.push(blocks));
  return { result, shown };
}

it("tells the blocks as they come, takes them back, and returns the whole", async () => {
  const { result, shown } = await read([
    ": waiting\n\n",
    event("block", verdict("One")).slice(0, 20),
    event("block", verdict("One")).slice(20),
    event("again", {}),
    event("block", verdict("Two")),
    event("done", { suggestion: "Two" }),
  ]);
  expect(shown).toEqual([[verdict("One")], [], [verdict("Two")]]);
  expect(result).toEqual({ reply: { suggestion: "Two" } });
});

it("shows nothing in parts when the answer arrives whole", async () => {
  const { shown } = await read([event("block", verdict("One")) + event("done", { suggestion: "One" })]);
  expect(shown).toEqual([]);
});

it("skips blocks that this version does not know", async () => {
  const { shown } = await read([event("block", { type: "later" }), event("done", {})]);
  expect(shown).toEqual([]);
});

it("returns a refusal, and fails where the stream breaks off", async () => {
  expect((await read([event("error", { error: "Please wait." })])).result).toEqual({
    refusal: { error: "Please wait." },
  });
  await expect(read([event("block", verdict("One"))])).rejects.toThrow("broke off");
});
