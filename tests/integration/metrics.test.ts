// The metrics of a whole server, as Prometheus reads them.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

const token = "the-token-of-the-tests";

describe.each(databaseKinds({ smoke: false }))("metrics on %s", (kind) => {
  let testServer: TestServer;
  let model: Server;
  beforeAll(async () => {
    model = await failingModel();
    const { port } = model.address() as AddressInfo;
    testServer = await openTestServer(kind, {
      METRICS_TOKEN: token,
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: "tea",
    });
  });
  afterAll(async () => {
    await testServer.close();
    model.close();
  });

  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${testServer.url}/metrics`, { headers });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };
  /** Polls: a request is counted when its last byte is sent, slightly after the client has received it. */
  const until = async (line: RegExp) => {
    for (;;) {
      const { text } = await read();
      if (line.test(text)) return text;
    }
  };
  /** Returns the triage level of the answer. */
  const ask = async (query: string): Promise<unknown> => {
    const response = await fetch(`${testServer.url}/functions/v1/herbal-chat`, {
      method: "POST",
      headers: { apikey: testServer.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await response.json()).triage;
  };

  it("are in the Prometheus text format, each name once", async () => {
    const { status, type, text } = await read();
    expect(status).toBe(200);
    expect(type).toBe("text/plain; version=0.0.4; charset=utf-8");
    const names = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
      expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$/);
    }
    for (const line of [
      /^bush_tea_database_up 1$/m,
      /^bush_tea_database_connections\{state="busy"\} \d+$/m,
      /^bush_tea_database_waiting \d+$/m,
      /^bush_tea_mail_waiting 0$/m,
      /^bush_tea_push_deliveries_total\{outcome="failed"\} 0$/m,
      /^bush_tea_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m,
      /^process_resident_memory_bytes \d{7,}$/m,
      new RegExp(`^bush_tea_info\\{version="[^"]+",database="${kind}"\\} 1$`, "m"),
    ]) {
      expect(text).toMatch(line);
    }
  });

  it("count requests by route and status, answers by triage level, and failures of the language model", async () => {
    await fetch(`${testServer.url}/rest/v1/plants?select=id&limit=1`, {
      headers: { apikey: testServer.anonKey },
    });
    await fetch(`${testServer.url}/rest/v1/no_such_table`, { headers: { apikey: testServer.anonKey } });
    const calm = await ask("What is good for a cough?");
    expect(await ask("my chest pain is bad and I cannot breathe")).toBe("emergency");
    const text = await until(/^bush_tea_http_requests_total\{route="chat",status="200"\} 2$/m);
    for (const line of [
      /^bush_tea_http_requests_total\{route="rest",status="200"\} 1$/m,
      /^bush_tea_http_requests_total\{route="rest",status="404"\} 1$/m,
      /^bush_tea_http_request_seconds_count\{route="rest"\} 2$/m,
      /^bush_tea_chat_answers_total\{triage="emergency"\} 1$/m,
      new RegExp(`^bush_tea_chat_answers_total\\{triage="${calm}"\\} 1$`, "m"),
      /^bush_tea_model_answers_total\{outcome="failed"\} 1$/m,
      /^bush_tea_model_answers_total\{outcome="used"\} 0$/m,
    ]) {
      expect(text).toMatch(line);
    }
    expect(text).not.toMatch(/cough|no_such_table/);
  });

  it("count sent and pending mails", async () => {
    await testServer.guest.auth.signInWithOtp({ email: "mail@tea.test" });
    const text = await until(/^bush_tea_mail_deliveries_total\{outcome="sent"\} 1$/m);
    expect(text).not.toContain("mail@tea.test");
    await testServer.db.query(
      `insert into private.mails (kind, recipient, subject, next_attempt_at, expires_at, created_at)
       values ('test', 'x', 'x', now() + interval '1 day', now() + interval '2 days', now() - interval '1 hour')`,
    );
    const later = (await read()).text;
    expect(later).toMatch(/^bush_tea_mail_waiting 1$/m);
    expect(Number(/^bush_tea_mail_oldest_seconds (\S+)$/m.exec(later)?.[1])).toBeGreaterThanOrEqual(3600);
  });

  it("are served locally or with the token, and denied through a proxy without it", async () => {
    const through = { "x-forwarded-for": "192.0.2.7" };
    expect((await read(through)).status).toBe(403);
    expect((await read({ ...through, authorization: "Bearer not-the-token-of-the-tests" })).status).toBe(403);
    expect((await read({ ...through, authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

/** A language model that always answers 500. */
function failingModel(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(500).end();
    }).listen(0, "127.0.0.1", () => resolve(server));
  });
}
