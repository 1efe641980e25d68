// A language model's server as a test needs it: a real HTTP server that speaks the OpenAI protocol and replies as the test says.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.unknown().optional(),
});
export type ModelRequest = z.infer<typeof request> & {
  /** Which part of answering asks. */
  readonly part: "reader" | "draft" | "writer";
  /** The last message of the user. */
  readonly prompt: string;
};

/** Text that is streamed, or a way to fail. */
export type ModelReply =
  | string
  | { readonly status: number }
  | { readonly half: string }
  | "silent"
  | { readonly drip: string };

export type ScriptedModel = {
  readonly url: string;
  readonly requests: ModelRequest[];
  reply: (request: ModelRequest) => ModelReply | Promise<ModelReply>;
  close(): Promise<void>;
};

/** What a reader says of a question in which it finds nothing. */
export const nothingRead = JSON.stringify({
  topic: "health or plants",
  asks: [],
  mentions: [],
  people: [],
  dangers: [],
});

const CHUNK = 40;
const DRIP_MS = 50;

export async function scriptedModel(): Promise<ScriptedModel> {
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const parsed = request.parse(JSON.parse(body));
    const part = partOf(parsed.messages[0]?.content ?? "");
    const prompt = parsed.messages.findLast(({ role }) => role === "user")?.content ?? "";
    const asked: ModelRequest = { ...parsed, part, prompt };
    model.requests.push(asked);
    send(response, await model.reply(asked));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    reply: () => ({ status: 500 }),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  return model;
}

function partOf(instructions: string): ModelRequest["part"] {
  if (instructions.startsWith("You read messages")) return "reader";
  return instructions.startsWith("You write the answers") ? "writer" : "draft";
}

function send(response: ServerResponse, reply: ModelReply): void {
  if (reply === "silent") return;
  if (typeof reply === "object" && "status" in reply) {
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "scripted" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (typeof reply === "object" && "drip" in reply) {
    const drip = setInterval(() => response.write(chunk(reply.drip)), DRIP_MS);
    response.on("close", () => clearInterval(drip));
    return;
  }
  const whole = typeof reply === "string" ? reply : reply.half;
  for (let at = 0; at < whole.length; at += CHUNK) response.write(chunk(whole.slice(at, at + CHUNK)));
  if (typeof reply === "object") {
    response.socket?.destroySoon();
    return;
  }
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: "1", created: 1, model: "tea", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
}
