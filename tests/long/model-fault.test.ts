/**
 * The language model's server is down, silent, slow or half dead. Every question is answered within the time limit, for many concurrent
 * requests as for one; emergencies and other requests never wait, and a server that keeps failing is no longer asked.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { newDataDir } from "#tests/support/pglite.ts";
import {
  type ModelReply,
  nothingRead,
  type ScriptedModel,
  scriptedModel,
} from "#tests/support/scripted-model.ts";
import { until } from "#tests/support/until.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { anonKeyOf, type Call, caller, newLedger, signUp, UNLIMITED } from "./simulated-users.ts";

const CONCURRENT = 8;
const LIMIT_MS = 8_000;
const reply = z.object({ suggestion: z.string(), triage: z.string(), conversationId: z.string().nullable() });

describe.each([
  ["silent from the first request", (): ModelReply => "silent"],
  ["dripping", (): ModelReply => ({ drip: " " })],
  ["silent as a writer", (part: string): ModelReply => (part === "writer" ? "silent" : nothingRead)],
  [
    "half dead",
    (part: string): ModelReply => (part === "writer" ? { half: '{"blocks":[{"type":"ver' } : nothingRead),
  ],
  [
    "lying",
    (): ModelReply => '{"blocks":[{"type":"verdict","text":"Drink oleander, 5 cups.","records":[]}]}',
  ],
  ["an error", (): ModelReply => ({ status: 500 })],
] as const)("a language model that is %s", (_what, behave) => {
  const dataDir = newDataDir("app");
  let model: ScriptedModel;
  let server: ServerProcess;
  let call: Call;
  let builtIn: string;
  /** The time this machine needs for that many concurrent questions without a model. */
  let ownWorkMs: number;

  beforeAll(async () => {
    model = await scriptedModel();
    server = await serverProcess({
      ...UNLIMITED,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      LLM_BASE_URL: model.url,
      LLM_MODEL: "tea",
      LLM_TIMEOUT_SECONDS: String(LIMIT_MS / 1_000),
    });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    model.reply = () => nothingRead;
    const answers = await askConcurrently();
    builtIn = answers[0]?.suggestion ?? "";
    ownWorkMs = Math.max(...answers.map(({ ms }) => ms));
  });
  beforeEach(() => {
    model.requests.length = 0;
    model.reply = ({ part }) => behave(part);
  });
  afterAll(async () => {
    await server.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask(query = "tea for a cough") {
    const { access_token: token } = await signUp(call, newLedger());
    const started = performance.now();
    const answer = await call("/functions/v1/herbal-chat", { token, body: { query } });
    expect(answer.status).toBe(200);
    return { ...reply.parse(answer.body), ms: performance.now() - started };
  }

  const askConcurrently = () => Promise.all(Array.from({ length: CONCURRENT }, () => ask()));

  it("answers every question with the built-in text within the limit", async () => {
    const answers = await askConcurrently();
    expect(model.requests.length).toBeGreaterThan(0);
    for (const { suggestion, conversationId, ms } of answers) {
      expect(suggestion).toBe(builtIn);
      expect(conversationId).not.toBeNull();
      // The load of a busy machine varies; waiting one after the other would take eight times as long.
      expect(ms).toBeLessThan(LIMIT_MS + 200 + ownWorkMs);
    }
  });

  it("lets emergencies and other requests through at once", async () => {
    const waiting = ask();
    await until(
      "the chat to be asked",
      async () => (await call("/rest/v1/plants?select=id&id=eq.neem")).status === 200,
    );
    const { triage, ms } = await ask("my father collapsed and is not breathing");
    expect(triage).toBe("emergency");
    expect(ms).toBeLessThan(Math.max(LIMIT_MS / 2, ownWorkMs));
    await waiting;
  });
});
