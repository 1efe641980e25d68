/**
 * An answer as server-sent events, for clients that ask for them: `block` with each block as it is ready, `again` when those so far are taken
 * back, then `done` with the whole reply, which is what counts. `error` replaces `done` when there is no answer.
 */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Block } from "#herbalist/answer/blocks.ts";
import type { Progress } from "#server/model/model-answering.ts";
import type { ChatReply } from "./answer-question.ts";

/** Proxies close connections on which nothing comes. */
const BEAT_MS = 10_000;

/** @param describe the message for an error, or nothing if it is not for users */
export function streamReply(
  c: Context,
  answer: (progress: Progress) => Promise<ChatReply>,
  describe: (error: unknown) => { status: number; error: string },
): Response {
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => undefined);
    const beat = setInterval(() => void stream.write(": waiting\n\n"), BEAT_MS);
    let sent = 0;
    try {
      const whole = await answer({
        block(block: Block) {
          sent += 1;
          void send("block", block);
        },
        again() {
          if (sent > 0) void send("again", {});
          sent = 0;
        },
      });
      if (sent === 0) for (const block of whole.blocks) await send("block", block);
      await send("done", whole);
    } catch (error) {
      await send("error", describe(error));
    } finally {
      clearInterval(beat);
    }
  });
}
