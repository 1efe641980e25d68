/** Simulated users of the site over HTTP, and a ledger of every write that was acknowledged to them. */
import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { z } from "zod";
import type { Queryable } from "#server/db/database.ts";
import { playedRound } from "#tests/support/game-rounds.ts";

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** Sends a request and returns its response; the caller handles failures. */
export type Call = (
  path: string,
  init?: { token?: string; method?: "POST" | "PUT"; body?: unknown; prefer?: string },
) => Promise<Answer>;

export type Ledger = {
  readonly users: string[];
  readonly sessions: string[];
  readonly bookmarks: string[];
  readonly conversations: string[];
  readonly rounds: string[];
  views: number;
  /** Views requested, acknowledged or not: no more than these may have been counted. */
  viewsRequested: number;
};

export const newLedger = (): Ledger => ({
  users: [],
  sessions: [],
  bookmarks: [],
  conversations: [],
  rounds: [],
  views: 0,
  viewsRequested: 0,
});

export const acknowledged = (ledger: Ledger): number =>
  ledger.users.length +
  ledger.sessions.length +
  ledger.bookmarks.length +
  ledger.conversations.length +
  ledger.rounds.length +
  ledger.views;

/** Settings for simulated users: accounts without confirmation, and no rate limits, as all share one address. */
export const UNLIMITED = {
  AUTH_AUTOCONFIRM: "1",
  AUTH_BCRYPT_COST: "4",
  AUTH_LIMIT_FACTOR: "100000",
  API_RATE_LIMIT: "0",
  API_DATABASE_SHARE: "0",
};

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.uuid() }),
});
export type Session = z.infer<typeof session>;

const chatReply = z.object({ conversationId: z.uuid(), suggestion: z.string().min(1) });
const PLANTS = ["neem", "lemongrass", "soursop", "moringa"];
const PASSWORD = "a long enough password";
/** No other test opens the page of this plant. */
export const VIEWED_PLANT = "sweet-broom";

/** One user: signs up, signs in again on another device, reads, bookmarks, asks, plays and refreshes the session. */
export async function simulateUser(call: Call, ledger: Ledger): Promise<void> {
  const first = await signUp(call, ledger);
  const { id } = first.user;
  let token = first.access_token;

  for (const plant_id of PLANTS) {
    expectStatus(await call(`/rest/v1/plants?select=id,common_name&id=eq.${plant_id}`), 200);
    const row = { user_id: id, plant_id, bookmarked: true };
    const saved = await call("/rest/v1/user_plant_interactions?on_conflict=user_id,plant_id", {
      token,
      body: row,
      prefer: "resolution=merge-duplicates",
    });
    expectStatus(saved, 201, 200);
    ledger.bookmarks.push(`${id} ${plant_id}`);
  }
  ledger.viewsRequested += 1;
  expectStatus(
    await call("/rest/v1/rpc/increment_plant_views", { token, body: { plant_id_param: VIEWED_PLANT } }),
    204,
  );
  ledger.views += 1;

  const asked = await call("/functions/v1/herbal-chat", { token, body: { query: "tea for a cough" } });
  expectStatus(asked, 200);
  ledger.conversations.push(chatReply.parse(asked.body).conversationId);

  token = (await refresh(call, first.refresh_token)).access_token;
  const round = { user_id: id, ...playedRound("easy", 4) };
  const played = await call("/rest/v1/game_scores?on_conflict=user_id,round_id", {
    token,
    body: round,
    prefer: "resolution=ignore-duplicates",
  });
  expectStatus(played, 201, 200);
  ledger.rounds.push(`${id} ${round.round_id}`);
  const mine = await call("/rest/v1/user_plant_interactions?select=plant_id&bookmarked=is.true", { token });
  expectStatus(mine, 200);
  // A write acknowledged by one process is read back from whichever process answers next.
  const ids = z.array(z.object({ plant_id: z.string() })).parse(mine.body);
  if (ids.length !== PLANTS.length) throw new Error(`read ${ids.length} of ${PLANTS.length} bookmarks back`);
}

export async function signUp(call: Call, ledger: Ledger): Promise<Session> {
  const who = { email: `${randomUUID()}@tea.test`, password: PASSWORD };
  const answer = await call("/auth/v1/signup", { body: who });
  // An earlier attempt may have succeeded without its response arriving: then the account exists.
  const opened = answer.status === 422 ? await signIn(call, who) : accept(answer);
  ledger.users.push(opened.user.id);
  // Only the signed-in user can consent to storing their questions.
  const consent = { data: { keep_health_questions: true } };
  expectStatus(
    await call("/auth/v1/user", { token: opened.access_token, method: "PUT", body: consent }),
    200,
  );
  for (const each of [opened, await signIn(call, who)])
    ledger.sessions.push(String(decodeJwt(each.access_token).session_id));
  return opened;
}

async function signIn(call: Call, who: { email: string; password: string }): Promise<Session> {
  return accept(await call("/auth/v1/token?grant_type=password", { body: who }));
}

export async function refresh(call: Call, refresh_token: string): Promise<Session> {
  return accept(await call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } }));
}

function accept(answer: Answer): Session {
  expectStatus(answer, 200);
  return session.parse(answer.body);
}

export function expectStatus(answer: Answer, ...wanted: number[]): void {
  if (wanted.includes(answer.status)) return;
  throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Sends a request once, without retries. */
export function caller(url: string, anonKey: string): Call {
  return async (path, { token = anonKey, method = "POST", body, prefer } = {}) => {
    const answer = await fetch(url + path, {
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      headers: {
        "content-type": "application/json",
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        ...(prefer === undefined ? {} : { prefer }),
      },
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    return {
      status: answer.status,
      body: isJson && text !== "" ? JSON.parse(text) : text,
      headers: answer.headers,
    };
  };
}

export async function anonKeyOf(url: string): Promise<string> {
  const config = await (await fetch(`${url}/config.json`)).json();
  return z.object({ supabaseKey: z.string() }).parse(config).supabaseKey;
}

/** Ledger entries that the database does not have exactly once; empty when nothing acknowledged was lost or duplicated. */
export async function findDiscrepancies(db: Queryable, ledger: Ledger): Promise<string[]> {
  const found = async (sql: string) => {
    const { rows } = await db.query<{ key: string }>(sql);
    return Map.groupBy(rows, (row) => row.key);
  };
  const tables = [
    ["user", ledger.users, "select id::text as key from auth.users"],
    ["session", ledger.sessions, "select id::text as key from auth.sessions"],
    [
      "bookmark",
      ledger.bookmarks,
      "select user_id || ' ' || plant_id as key from public.user_plant_interactions where bookmarked",
    ],
    ["conversation", ledger.conversations, "select id::text as key from public.conversations"],
    ["round", ledger.rounds, "select user_id || ' ' || round_id as key from public.game_scores"],
  ] as const;
  const faults: string[] = [];
  for (const [what, keys, sql] of tables) {
    const rows = await found(sql);
    for (const key of keys) {
      const times = rows.get(key)?.length ?? 0;
      if (times !== 1) faults.push(`${what} ${key} is there ${times} times`);
    }
  }
  const { rows } = await db.query<{ views: number }>(
    "select view_count as views from public.plants where id = $1",
    [VIEWED_PLANT],
  );
  const views = rows[0]?.views ?? 0;
  if (views < ledger.views || views > ledger.viewsRequested) {
    faults.push(
      `${views} views were counted; ${ledger.views} acknowledged, ${ledger.viewsRequested} asked for`,
    );
  }
  return faults;
}
