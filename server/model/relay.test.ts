import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readerSchema } from "#herbalist/model/reader-reply.ts";
import { createModelClient } from "./model-client.ts";
import { createModelRelay, type ModelRelay } from "./relay.ts";

let folder: string;
let relay: ModelRelay;
/** Called with the name of each request. */
let onRequest: (name: string) => void = () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relay-"));
  relay = await createModelRelay({ folder, port: 0, pollMs: 5, onRequest: (name) => onRequest(name) });
});
afterAll(async () => {
  await relay.close();
  await rm(folder, { recursive: true });
});

const replyWith = (text: string, ending = "json") => {
  onRequest = (name) => void writeFile(join(folder, `${name}.reply.${ending}`), text);
};
const post = (path: string, body: object) =>
  fetch(`${relay.url}${path}`, { method: "POST", body: JSON.stringify(body) });
const question = {
  model: "m",
  messages: [
    { role: "system", content: "Rules." },
    { role: "user", content: "Hello?" },
  ],
};

it("hands a request out as files, with the instructions apart, and takes the reply from a file", async () => {
  replyWith('{"topic":"small talk"}');
  const reply = await (await post("/v1/chat/completions", question)).json();
  expect(reply.choices[0].message.content).toBe('{"topic":"small talk"}');
  const request = JSON.parse(await readFile(join(folder, "001.request.json"), "utf8"));
  expect(request.messages).toEqual(question.messages);
  const page = await readFile(join(folder, "001.request.md"), "utf8");
  expect(page).toContain("Hello?");
  const [, shared = ""] = /Instructions: (\S+\.md)/.exec(page) ?? [];
  expect(await readFile(join(folder, shared), "utf8")).toBe("Rules.\n");
});

it("speaks plain completions, and hands broken JSON and whole completions on", async () => {
  replyWith("{broken", "txt");
  expect((await (await post("/v1/completions", { prompt: "Hello?" })).json()).choices[0].text).toBe(
    "{broken",
  );
  replyWith(JSON.stringify({ choices: [{ message: { content: "from a server" } }] }));
  const reply = await (await post("/v1/chat/completions", question)).json();
  expect(reply.choices[0].message.content).toBe("from a server");
});

it("streams to the client that the chat uses", async () => {
  const text = `{"topic": "off topic"} ${"long ".repeat(100)}`;
  replyWith(text, "txt");
  const client = createModelClient({
    baseUrl: `${relay.url}/v1`,
    model: "m",
    apiKey: undefined,
    maxTokens: 100,
  });
  const prompt = { instructions: "Rules.", messages: [{ role: "user" as const, content: "Hello?" }] };
  const pieces: string[] = [];
  for await (const piece of client.stream({
    prompt,
    schema: readerSchema,
    signal: AbortSignal.timeout(10_000),
  }))
    pieces.push(piece);
  expect(pieces.join("")).toBe(text);
  expect(pieces.length).toBeGreaterThan(1);
});

it("refuses other paths and bodies that are none", async () => {
  expect((await post("/v1/elsewhere", {})).status).toBe(404);
  expect((await post("/v1/chat/completions", { messages: 1 })).status).toBe(400);
});
