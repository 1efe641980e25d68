// A language model behind the chat, with valid and invalid responses: a real HTTP server that speaks the protocol.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createHerbalist } from "#herbalist/herbalist.ts";
import { createPhraser, WAIT_MS } from "#server/functions/phraser.ts";
import { createLog } from "#server/log.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

describe("a language model", () => {
  let server: TestServer;
  let model: Server;
  let asked: string[] = [];
  let asking = 1;
  let behave: (draft: string) => { status: number; text: string };

  let draft = "";

  beforeAll(async () => {
    model = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      asked.push(body);
      const prompt: string = JSON.parse(body).messages.at(-1).content;
      const drafted =
        (typeof prompt === "string" ? prompt : JSON.stringify(prompt)).split("Draft:\n")[1] ?? "";
      const answer = behave(drafted);
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(
        JSON.stringify({
          id: "1",
          object: "chat.completion",
          created: 1,
          model: "tea",
          choices: [
            { index: 0, finish_reason: "stop", message: { role: "assistant", content: answer.text } },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    const { port } = model.address() as AddressInfo;
    server = await openTestServer(EITHER_DATABASE, {
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: "tea",
      LLM_API_KEY: "k",
      TRUST_PROXY: "1",
    });
    behave = () => ({ status: 500, text: "" });
    draft = (await ask(question)).suggestion;
  });
  afterAll(async () => {
    await server.close();
    model.closeAllConnections();
    model.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const ask = async (query: string): Promise<{ suggestion: string; triage: string }> => {
    const response = await fetch(`${server.url}/functions/v1/herbal-chat`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${server.anonKey}`,
        // Each question comes from a new network, so that rate limits do not apply.
        "x-forwarded-for": `198.51.100.${asking++}`,
      },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const question = "tea for a cough, and I does take warfarin";
  it("may rephrase the answer", async () => {
    behave = (text) => ({ status: 200, text: `Walk good, neighbour.\n\n${text}` });
    expect((await ask(question)).suggestion).toBe(`Walk good, neighbour.\n\n${draft.trim()}`);
  });

  it.each([
    ["adds a plant", (text: string) => `${text}\n\nAlso try [oleander](/plants/yellow-oleander).`],
    ["adds a link", (text: string) => `${text}\n\n[Buy it here](https://evil.test).`],
    ["promises a cure", (text: string) => `${text}\n\nThis cures every cough.`],
    ["names a dose", (text: string) => `${text}\n\nTake 500 mg three times a day.`],
    ["omits the warnings", () => "Drink some tea."],
    ["is empty", () => ""],
  ])("the text is discarded when it %s", async (_what, change) => {
    behave = (text) => ({ status: 200, text: change(text) });
    expect((await ask(question)).suggestion).toBe(draft);
  });

  it("is not awaited for longer than eight seconds", async () => {
    expect(WAIT_MS).toBe(8_000);
    // A separate server, so that a late call does not affect other tests.
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const herbalist = createHerbalist(await sharedCatalogue());
    // The same timeout, shortened: the test is that it ends.
    const phrase = createPhraser(
      { baseUrl: `http://127.0.0.1:${port}/v1`, model: "tea", apiKey: undefined },
      herbalist,
      createLog("silent"),
      100,
    );
    const built = herbalist.answer(question);
    expect(await phrase(question, built)).toBe(built);
    silent.closeAllConnections();
    silent.close();
  });

  it("is never sent an emergency", async () => {
    behave = () => ({ status: 200, text: "Drink some tea." });
    const { triage } = await ask("my father collapsed and is not breathing");
    expect(triage).toBe("emergency");
    expect(asked).toEqual([]);
  });
});
