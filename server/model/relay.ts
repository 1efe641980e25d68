/**
 * An OpenAI-compatible server without a model: each request becomes `NNN.request.json` in a folder (and `NNN.request.md`, easier to read), and
 * the reply is taken from `NNN.reply.json` or `NNN.reply.txt` as soon as somebody has written it. Many requests can wait at once.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

export type ModelRelay = { readonly url: string; close(): Promise<void> };

export type RelayOptions = {
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly onRequest?: (name: string) => void;
  readonly pollMs?: number;
};

const chatBody = z.looseObject({
  model: z.string().default("relay"),
  stream: z.boolean().default(false),
  messages: z
    .array(z.object({ role: z.string(), content: z.union([z.string(), z.array(z.unknown())]) }))
    .optional(),
  prompt: z.string().optional(),
});
type ChatBody = z.infer<typeof chatBody>;

/** A reply file may hold the text alone, or a whole completion as a model server sends it. */
const completion = z.object({
  choices: z
    .array(
      z.union([z.object({ message: z.object({ content: z.string() }) }), z.object({ text: z.string() })]),
    )
    .min(1),
});

/** Clients give up on connections where nothing comes for minutes. */
const BEAT_MS = 10_000;
const POLL_MS = 500;
const CHUNK = 120;

export async function createModelRelay({
  folder,
  port,
  onRequest = () => undefined,
  pollMs = POLL_MS,
}: RelayOptions): Promise<ModelRelay> {
  await mkdir(folder, { recursive: true });
  let last = await lastNumber(folder);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const plain = request.url === "/v1/completions";
    if (request.method === "GET" && request.url === "/v1/models") {
      sendJson(response, 200, { object: "list", data: [{ id: "relay", object: "model" }] });
      return;
    }
    if (request.method !== "POST" || (request.url !== "/v1/chat/completions" && !plain)) {
      sendJson(response, 404, { error: { message: "There is no such path." } });
      return;
    }
    const body = chatBody.safeParse(JSON.parse(await textOf(request)));
    if (!body.success) {
      sendJson(response, 400, { error: { message: z.prettifyError(body.error) } });
      return;
    }
    last += 1;
    const name = String(last).padStart(3, "0");
    await handOut(folder, name, body.data);
    onRequest(name);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    response.writeHead(200, {
      "content-type": body.data.stream ? "text/event-stream" : "application/json",
      "cache-control": "no-store",
    });
    // Server-sent comments and spaces before JSON mean nothing; they keep the connection open.
    const beat = setInterval(() => response.write(body.data.stream ? ": waiting\n\n" : " "), BEAT_MS);
    response.write(body.data.stream ? ": waiting\n\n" : " ");
    try {
      const text = await replyOf(folder, name, pollMs, gone.signal);
      if (text === undefined)
        await writeFile(join(folder, `${name}.cancelled`), "The client no longer waits.\n");
      else if (body.data.stream) sendStream(response, text, body.data.model, plain);
      else response.end(JSON.stringify(whole(text, body.data.model, plain)));
    } finally {
      clearInterval(beat);
    }
  }

  return {
    url: `http://127.0.0.1:${addressOf(server.address()).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("the relay does not listen");
  return address;
}

async function lastNumber(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).flatMap((file) => /^(\d+)\.request\.json$/.exec(file)?.[1] ?? []);
  return Math.max(0, ...numbers.map(Number));
}

/** The request as it came, and a page to read: instructions are the same for many requests and stand in a file of their own. */
async function handOut(folder: string, name: string, body: ChatBody): Promise<void> {
  const messages = (body.messages ?? [{ role: "user", content: body.prompt ?? "" }]).map(
    ({ role, content }) => ({
      role,
      content: typeof content === "string" ? content : JSON.stringify(content),
    }),
  );
  const instructions = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const text = instructions.join("\n\n");
  const shared = `instructions-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.md`;
  await writeFile(join(folder, shared), `${text}\n`);
  const page = [
    `Instructions: ${shared}. Write the reply, and nothing else, to ${name}.reply.json.`,
    ...messages
      .filter(({ role }) => role !== "system")
      .map(({ role, content }) => `--- ${role} ---\n${content}`),
  ];
  await writeFile(join(folder, `${name}.request.md`), `${page.join("\n\n")}\n`);
  await writeFile(join(folder, `${name}.request.json`), `${JSON.stringify(body, null, 2)}\n`);
}

/** @returns undefined when the client has gone */
async function replyOf(
  folder: string,
  name: string,
  pollMs: number,
  gone: AbortSignal,
): Promise<string | undefined> {
  const files = [`${name}.reply.json`, `${name}.reply.txt`].map((file) => join(folder, file));
  let before = "";
  for (;;) {
    if (gone.aborted) return undefined;
    for (const file of files) {
      const text = await readIfThere(file);
      // A file is complete when it is not empty and has not changed since the last look.
      if (text.trim() !== "" && text === before) return contentOf(text);
      if (text !== "") before = text;
    }
    await pause(pollMs);
  }
}

async function readIfThere(file: string): Promise<string> {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  return there ? readFile(file, "utf8") : "";
}

function contentOf(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A model's broken JSON is handed on as it is.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
  const parsed = completion.safeParse(value);
  const [choice] = parsed.success ? parsed.data.choices : [];
  if (choice === undefined) return text;
  return "text" in choice ? choice.text : choice.message.content;
}

function whole(text: string, model: string, plain: boolean): object {
  const choice = plain
    ? { index: 0, text, finish_reason: "stop" }
    : { index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" };
  const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  return { ...head(model, plain ? "text_completion" : "chat.completion"), choices: [choice], usage };
}

function sendStream(response: ServerResponse, text: string, model: string, plain: boolean): void {
  const object = plain ? "text_completion" : "chat.completion.chunk";
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ ...head(model, object), choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  for (let at = 0; at < text.length; at += CHUNK) {
    const piece = text.slice(at, at + CHUNK);
    send(plain ? { text: piece, finish_reason: null } : { delta: { content: piece }, finish_reason: null });
  }
  send(plain ? { text: "", finish_reason: "stop" } : { delta: {}, finish_reason: "stop" });
  response.end("data: [DONE]\n\n");
}

const head = (model: string, object: string) => ({ id: "relay", object, created: 0, model });

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
