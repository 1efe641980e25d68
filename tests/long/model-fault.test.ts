/**
 * The language model's server is down, silent, or sends its response byte by byte. The built-in answer comes within the
 * promised eight seconds, for many concurrent requests as for one, and emergencies and other requests never wait.
 */
import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { WAIT_MS } from "#server/functions/phraser.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { until } from "#tests/support/until.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { anonKeyOf, type Call, caller, newLedger, signUp, UNLIMITED } from "./simulated-users.ts";

const CONCURRENT = 8;
const reply = z.object({ suggestion: z.string(), triage: z.string(), conversationId: z.string().nullable() });

describe("an outage of the language model", () => {
  const dataDir = newDataDir("app");
  let model: Server;
  let behave: "broken" | "silent" | "dripping" = "broken";
  let asked = 0;
  let server: ServerProcess;
  let call: Call;
  let builtIn: string;
  /** The time this machine needs for that many concurrent questions without a model. */
  let ownWorkMs: number;

  beforeAll(async () => {
    model = createServer((request, response) => {
      asked += 1;
      request.resume();
      if (behave === "broken") request.socket.destroy();
      if (behave !== "dripping") return;
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 200);
      response.on("close", () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    const { port } = model.address() as AddressInfo;
    server = await serverProcess({
      ...UNLIMITED,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: "tea",
    });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    const answers = await askConcurrently();
    builtIn = answers[0]?.suggestion ?? "";
    ownWorkMs = Math.max(...answers.map(({ ms }) => ms));
  });
  afterAll(async () => {
    await server.stop();
    model.closeAllConnections();
    if (model.listening) await new Promise((resolve) => model.close(resolve));
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

  it.each(["silent", "dripping"] as const)(
    "%s: every request gets the built-in text within eight seconds",
    async (how) => {
      behave = how;
      const before = asked;
      const answers = await askConcurrently();
      expect(asked).toBe(before + CONCURRENT);
      for (const { suggestion, conversationId, ms } of answers) {
        expect(suggestion).toBe(builtIn);
        expect(conversationId).not.toBeNull();
        // The load of a busy machine varies; waiting one after the other would take eight times as long.
        expect(ms).toBeLessThan(WAIT_MS + 2_000 + ownWorkMs * 4);
      }
    },
  );

  it("emergencies and other requests do not wait for the model", async () => {
    behave = "silent";
    const before = asked;
    const waiting = ask();
    await until("the model to be asked", () => asked > before);
    const { triage } = await ask("my father collapsed and is not breathing");
    expect(triage).toBe("emergency");
    expect((await call("/rest/v1/plants?select=id&id=eq.neem")).status).toBe(200);
    // The model was not called, so that it could not be awaited.
    expect(asked).toBe(before + 1);
    await waiting;
  });

  it("down: the built-in text is returned at once", async () => {
    model.closeAllConnections();
    await new Promise((resolve) => model.close(resolve));
    const { suggestion, ms } = await ask();
    expect(suggestion).toBe(builtIn);
    expect(ms).toBeLessThan(Math.max(WAIT_MS, ownWorkMs * 4));
  });
});
