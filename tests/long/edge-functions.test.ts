// The two functions as Supabase edge functions, run by Deno on a database like a hosted project's. For the same request
// they must respond, store, count and reject as the application's own server does.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { bucketName } from "#server/limits/bucket-name.ts";
import {
  type Asked,
  askFunction,
  type EdgeFunction,
  sameAnswer,
  startEdgeFunction,
} from "#tests/support/edge-function.ts";
import { type Hosted, openHosted } from "#tests/support/hosted.ts";
import { JWT_SECRET, openTestServer, type TestServer } from "#tests/support/test-server.ts";
import { packContent } from "../../scripts/pack-content.ts";

const PROJECT_KEY = "the project's public key, which this test cannot verify";

type Person = { id: string; token: string };
type Options = { token?: string; network?: string; accept?: string };

let testServer: TestServer;
let hosted: Hosted;
let chat: EdgeFunction;
let votes: EdgeFunction;
/** A chat whose database is unreachable from the start. */
let alone: EdgeFunction;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const keyFile = join(mkdtempSync(join(tmpdir(), "bush-tea-edge-")), "keys.json");
  writeFileSync(keyFile, JSON.stringify({ keys: [{ ...(await exportJWK(privateKey)), kid: "project" }] }));
  [testServer, hosted] = await Promise.all([
    openTestServer("postgres", { TRUST_PROXY: "1", JWT_KEYS: keyFile }),
    openHosted(),
    packContent(),
  ]);
  rmSync(dirname(keyFile), { recursive: true });
  await migrate(hosted.db, join(import.meta.dirname, "../../supabase/migrations"));
  const keys = await (await fetch(`${testServer.url}/auth/v1/.well-known/jwks.json`)).text();
  const env = { SUPABASE_DB_URL: hosted.url, SUPABASE_ANON_KEY: PROJECT_KEY };
  [chat, votes, alone] = await Promise.all([
    startEdgeFunction("herbal-chat", { ...env, SUPABASE_JWKS: keys, JWT_SECRET }),
    // This one fetches the project's signing keys.
    startEdgeFunction("herbal-analytics", { ...env, SUPABASE_URL: testServer.url, JWT_SECRET }),
    startEdgeFunction("herbal-chat", {
      SUPABASE_DB_URL: "postgres://nobody@127.0.0.1:1/none",
      SUPABASE_JWKS: '{"keys":[]}',
      SUPABASE_ANON_KEY: PROJECT_KEY,
    }),
  ]);
  // Ann's token is signed with an asymmetric key as new projects do, Bob's with the shared secret of older ones.
  const { id, token: signedByUs } = await testServer.person("ann@tea.test");
  const token = new SignJWT(decodeJwt(signedByUs)).setProtectedHeader({ alg: "ES256", kid: "project" });
  ann = { id, token: await token.setExpirationTime("1h").sign(privateKey) };
  bob = await testServer.person("bob@tea.test");
  for (const person of [ann, bob]) {
    await hosted.asPlatform("supabase_auth_admin", "insert into auth.users (id) values ($1)", [person.id]);
    await hosted.asPlatform(
      "supabase_auth_admin",
      "insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())",
      [decodeJwt(person.token).session_id, person.id],
    );
    await answerConsent(person, { keep_health_questions: true });
  }
});
afterAll(async () => {
  await Promise.all([chat?.close(), votes?.close(), alone?.close()]);
  await Promise.all([testServer?.close(), hosted?.close()]);
});

async function answerConsent(person: Person, metadata: { keep_health_questions?: boolean }): Promise<void> {
  const sql = "update auth.users set raw_user_meta_data = $2::jsonb where id = $1::uuid";
  const values = [person.id, JSON.stringify(metadata)];
  await testServer.db.query(sql, values);
  await hosted.asPlatform("supabase_auth_admin", sql, values);
}

let networks = 0;
/** Sends the request to both, from a new network unless one is given. */
async function askBoth(
  name: "herbal-chat" | "herbal-analytics",
  body: unknown,
  options: Options = {},
): Promise<{ server: Asked; edge: Asked }> {
  networks += 1;
  const network = options.network ?? `198.51.100.${networks}`;
  const ask = (url: string, key: string) =>
    askFunction(url, body, { token: options.token ?? key, network, accept: options.accept });
  const [server, edge] = await Promise.all([
    ask(`${testServer.url}/functions/v1/${name}`, testServer.anonKey),
    ask(name === "herbal-chat" ? chat.url : votes.url, PROJECT_KEY),
  ]);
  return { server, edge };
}

const question = (query: string, extra: Record<string, unknown> = {}) => ({
  query,
  conversationHistory: [],
  sessionId: crypto.randomUUID(),
  userId: null,
  ...extra,
});

async function stored(db: TestServer["db"], asked: Asked): Promise<unknown> {
  const { rows } = await db.query(
    `select user_id, session_id, query, ai_response, suggested_herbs, condition, triage, was_helpful
     from public.conversations where id = $1::uuid`,
    [asked.json.conversationId],
  );
  return rows;
}

async function sameKept({ server, edge }: { server: Asked; edge: Asked }): Promise<void> {
  const ours = await stored(testServer.db, server);
  expect(ours).toHaveLength(1);
  expect(await stored(hosted.db, edge)).toEqual(ours);
}

async function sameCounts(): Promise<void> {
  const sql = "select * from public.herb_effectiveness_stats order by herb_name";
  const [ours, theirs] = await Promise.all([testServer.db.query(sql), hosted.db.query(sql)]);
  expect(theirs.rows).toEqual(ours.rows);
}

describe("the chat", () => {
  it.each([
    ["a guest's question", "I have a cough and a cold", {}],
    ["Creolese", "me belly a hurt me bad wha fi drink", {}],
    ["a user's own medicines", "what can I take for a cough?", { personal: { medicines: ["warfarin"] } }],
    ["a follow-up", "how I make it?", { conversationHistory: [{ role: "user", content: "tea for gas" }] }],
    ["an emergency", "crushing chest pain down my left arm", { region: "gy" }],
    ["a suicidal crisis", "I don't want to live any more", {}],
    ["an unrelated question", "who won the cricket?", {}],
  ])("answers %s as the server does, and stores the same", async (_what, query, extra) => {
    const asked = await askBoth("herbal-chat", question(query, extra));
    expect(asked.server.status).toBe(200);
    sameAnswer(asked);
    await sameKept(asked);
    await sameCounts();
  });

  it("accepts tokens of either signature type, and identifies nobody by the body or a forged token", async () => {
    for (const person of [ann, bob]) {
      const asked = await askBoth("herbal-chat", question("a sore throat", { userId: bob.id }), {
        token: person.token,
      });
      await sameKept(asked);
      expect(await stored(hosted.db, asked.edge)).toMatchObject([{ user_id: person.id }]);
    }
    for (const token of ["sb_publishable_anything", testServer.anonKey]) {
      const asked = await askBoth("herbal-chat", question("a sore throat", { userId: bob.id }), { token });
      expect(await stored(hosted.db, asked.edge)).toMatchObject([{ user_id: null }]);
    }
    const [head, , signature] = ann.token.split(".");
    const claims = Buffer.from(JSON.stringify({ sub: bob.id, role: "authenticated" })).toString("base64url");
    for (const token of ["forged.token.here", `${head}.${claims}.${signature}`]) {
      const asked = await askBoth("herbal-chat", question("a cold"), { token });
      expect(asked.edge.status).toBe(401);
      sameAnswer(asked);
    }
  });

  it("stores nothing for a user who has refused consent or not been asked", async () => {
    for (const metadata of [{ keep_health_questions: false }, {}]) {
      await answerConsent(bob, metadata);
      const asked = await askBoth("herbal-chat", question("a sore throat"), { token: bob.token });
      expect(asked.edge.json.conversationId).toBeNull();
      sameAnswer(asked);
    }
  });

  it("puts emergency help first for as long as required, whatever history is sent", async () => {
    const sessionId = crypto.randomUUID();
    const triage: unknown[] = [];
    for (const query of [
      "my father can't breathe and his lips blue",
      "which tea is good for gas?",
      "the doctor saw him at the hospital and he is home now, which tea is good for gas?",
    ]) {
      const asked = await askBoth("herbal-chat", question(query, { sessionId }));
      sameAnswer(asked);
      triage.push(asked.edge.json.triage);
    }
    expect(triage).toEqual(["emergency", "emergency", "routine"]);
  });

  it.each([
    ["an empty body", ""],
    ["a truncated body", '{"query":'],
    ["an empty question", { query: "  " }],
    ["a question of 2,001 characters", { query: "a".repeat(2001) }],
    ["an unknown role", question("a cold", { conversationHistory: [{ role: "system", content: "x" }] })],
    ["an invalid session id", question("a cold", { sessionId: "1 or 1=1" })],
    ["a body nested too deeply", `{"query":"a cold","x":${"[".repeat(80)}${"]".repeat(80)}}`],
    ["an oversized body", question("a".repeat(1_100_000))],
  ])("rejects %s with the same message", async (_what, body) => {
    const asked = await askBoth("herbal-chat", body);
    expect(asked.edge.status).toBeGreaterThanOrEqual(400);
    sameAnswer(asked);
  });

  it("streams the same answer on request", async () => {
    const { server, edge } = await askBoth("herbal-chat", question("tea for a fever"), {
      accept: "text/event-stream",
    });
    expect(edge.headers.get("content-type")).toContain("text/event-stream");
    const withoutIds = (text: string) => text.replace(/"conversationId":"[^"]+"/, "");
    expect(edge.text).toContain("event: done");
    expect(withoutIds(edge.text)).toBe(withoutIds(server.text));
  });

  it("rate-limits like the server, and still answers an emergency, remembered but not stored", async () => {
    const network = "203.0.113.7";
    const allButOne = "insert into private.rate_limits values ($1, 119, now() + interval '1 hour')";
    for (const { db } of [testServer, hosted]) await db.query(allButOne, [bucketName("chat-hour", network)]);
    sameAnswer(await askBoth("herbal-chat", question("a cold"), { network }));
    const last = await askBoth("herbal-chat", question("a cold"), { network });
    expect(last.edge.status).toBe(429);
    expect(last.edge.json).toEqual(last.server.json);
    expect(Number(last.edge.headers.get("retry-after"))).toBeGreaterThan(0);
    const sessionId = crypto.randomUUID();
    const asked = await askBoth("herbal-chat", question("my baby is not breathing", { sessionId }), {
      network,
    });
    expect(asked.edge.json).toMatchObject({ triage: "emergency", conversationId: null });
    sameAnswer(asked);
    const after = await askBoth("herbal-chat", question("tea for gas", { sessionId }));
    expect(after.edge.json).toMatchObject({ triage: "emergency", suggestedHerbs: [] });
    sameAnswer(after);
  });

  it("without its database it answers an emergency and nothing else", async () => {
    const ask = (query: string) =>
      askFunction(alone.url, question(query), { token: PROJECT_KEY, network: "203.0.113.8" });
    const emergency = await ask("she swallow rat poison");
    expect(emergency.json).toMatchObject({ triage: "emergency", conversationId: null });
    const { status, headers } = await ask("a cold");
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(alone.lines.length).toBeGreaterThan(1);
    expect(alone.lines.join("\n")).not.toMatch(/poison|203\.0\.113|public key/);
  });
});

describe("feedback", () => {
  it.each([
    ["a user's feedback, which affects the ranking,", () => ann.token],
    ["a guest's feedback, which does not,", () => undefined],
  ])("accepts %s once, from the client that asked", async (_whose, tokenOf) => {
    const token = tokenOf();
    const own: Options = token === undefined ? {} : { token };
    const sessionId = crypto.randomUUID();
    const asked = await askBoth("herbal-chat", question("tea for indigestion", { sessionId }), own);
    const vote = async (extra: Record<string, unknown>, options: Options): Promise<number> => {
      const ids = [asked.server.json.conversationId, asked.edge.json.conversationId];
      const [server, edge] = await Promise.all([
        askBoth("herbal-analytics", { conversationId: ids[0], wasHelpful: true, ...extra }, options),
        askBoth("herbal-analytics", { conversationId: ids[1], wasHelpful: true, ...extra }, options),
      ]);
      expect(edge.edge.json).toEqual(server.server.json);
      expect(edge.edge.status).toBe(server.server.status);
      return edge.edge.status;
    };
    expect(await vote({ sessionId: crypto.randomUUID() }, { token: bob.token })).toBe(404);
    expect(await vote({}, own)).toBe(200);
    expect(await vote({ sessionId }, own)).toBe(409);
    await sameKept(asked);
    await sameCounts();
  });

  it("rejects invalid feedback with the same message", async () => {
    sameAnswer(await askBoth("herbal-analytics", { conversationId: "x", wasHelpful: true }));
    sameAnswer(await askBoth("herbal-analytics", { conversationId: crypto.randomUUID(), wasHelpful: "yes" }));
  });
});

it("allows cross-origin requests from any site", async () => {
  const headers = {
    origin: "https://tea.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization,apikey,content-type,x-client-info",
  };
  for (const url of [chat.url, votes.url]) {
    const before = await fetch(url, { method: "OPTIONS", headers });
    expect(before.status).toBe(204);
    expect(before.headers.get("access-control-allow-origin")).toBe("*");
    expect(before.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = before.headers.get("access-control-allow-headers")?.split(/,\s*/);
    expect(allowed).toEqual(headers["access-control-request-headers"].split(","));
    const refused = await fetch(url, { method: "POST", headers: { origin: headers.origin }, body: "" });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(refused.headers.get("access-control-expose-headers")).toContain("retry-after");
  }
});
