/**
 * The data API compared with a hand-written handler: same SQL, same kind of transaction, same server and process,
 * measured alternately. The ratio of the throughputs is the overhead of the API.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Actor, Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createRestApp } from "#server/rest/app.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { BenchRow, Suite } from "./report.ts";
import { autocannon } from "./tools/autocannon.ts";

const ANON: Actor = { role: "anon", claims: { role: "anon", iss: "bench" } };
const UNAUTHENTICATED: Actor = { role: "anon", claims: { role: "anon" } };
const ROUNDS = 9;
const SECONDS = 1;
const CONNECTIONS = 16;
const PLANTS = 240;

const SCHEMA = `
  do $$
  declare wanted text;
  begin
    foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I nologin', wanted); end if;
    end loop;
  end $$;
  create table public.plants (
    id text primary key, name text not null, botanical_name text not null, summary text not null,
    traditional_uses text[] not null, images jsonb not null, views bigint not null default 0
  );
  alter table public.plants enable row level security;
  create policy "everyone reads plants" on public.plants for select using (true);
  grant usage on schema public to anon;
  grant select on public.plants to anon;
  insert into public.plants (id, name, botanical_name, summary, traditional_uses, images)
  select 'plant-' || n, 'Plant ' || n, 'Planta numerosa ' || n, repeat('A leaf for tea. ', 12),
         array['fever', 'cough', 'cooling'], jsonb_build_array('/plates/plant-' || n || '.webp')
  from generate_series(1, ${PLANTS}) as n;
  analyze public.plants;`;

const REQUESTS = [
  {
    request: "one row by id",
    target: 0.6,
    path: "/plants?select=*&id=eq.plant-%N",
    hand: "/hand/one/plant-%N",
  },
  {
    request: "list of 50",
    target: 0.7,
    path: "/plants?select=id,name,botanical_name,summary&order=name.asc&limit=50",
    hand: "/hand/list",
  },
] as const;

/** Records the last statement of the API, so that the hand-written handler can run the same. */
function recordingStatements(db: Database): {
  db: Database;
  last: { sql: string; params: readonly unknown[] };
} {
  const last: { sql: string; params: readonly unknown[] } = { sql: "", params: [] };
  const queryAs: Database["queryAs"] = (as, sql, params, options) => {
    last.sql = sql;
    last.params = params ?? [];
    return db.queryAs(as, sql, params, options);
  };
  const wrapped = Object.assign(Object.create(db), { queryAs, kind: db.kind });
  wrapped.query = db.query.bind(db);
  wrapped.transaction = db.transaction.bind(db);
  return { db: wrapped, last };
}

/** Sends from a worker thread, so that sending does not slow down the measured server. */
async function measure(base: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests: paths.map((path) => ({ method: "GET", path, headers: { authorization: "Bearer bench" } })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${paths[0]} did not answer every request`);
  return result.requests.average;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureDatabase(db: Database): Promise<BenchRow[]> {
  await db.script(SCHEMA);
  // Both handlers need the actor; verifying the token costs both the same and is left out.
  const authenticate = async (request: Request) =>
    request.headers.get("authorization") ? ANON : UNAUTHENTICATED;
  const spy = recordingStatements(db);
  const recorded = createRestApp({
    db: spy.db,
    authenticate,
    schemas: ["public"],
    maxRows: 1000,
    basePath: "",
  });
  const app = new Hono();
  app.route("/rest/v1", createRestApp({ db, authenticate, schemas: ["public"], maxRows: 1000 }));
  for (const { path, hand } of REQUESTS) {
    await recorded.request(path.replace("%N", "1"));
    const { sql, params } = { ...spy.last };
    app.get(hand.replace("plant-%N", ":id"), async (c) => {
      const id = c.req.param("id");
      const values = id === undefined ? params : [id, ...params.slice(1)];
      const actor = await authenticate(c.req.raw);
      const { rows } = await db.queryAs<{ body: string }>(actor, sql, values, { readOnly: true });
      return c.body(rows[0]?.body ?? "[]", 200, { "content-type": "application/json; charset=utf-8" });
    });
  }
  const server = serve({ fetch: app.fetch, port: 0 }) as Server;
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const rows: BenchRow[] = [];
    for (const wanted of REQUESTS) rows.push(await compare(db.kind, `http://127.0.0.1:${port}`, wanted));
    return rows;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function compare(
  database: Database["kind"],
  base: string,
  { request, path, hand, target }: (typeof REQUESTS)[number],
): Promise<BenchRow> {
  const each = (template: string) =>
    template.includes("%N")
      ? Array.from({ length: PLANTS }, (_, n) => template.replace("%N", String(n + 1)))
      : [template];
  const rounds: { handWritten: number; rest: number }[] = [];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Alternating order, so that other load on the machine affects both alike.
    const restFirst = round % 2 === 1;
    const early = restFirst ? await measure(base, each(`/rest/v1${path}`)) : 0;
    const handWritten = await measure(base, each(hand));
    const rest = restFirst ? early : await measure(base, each(`/rest/v1${path}`));
    if (round > 0) rounds.push({ handWritten, rest });
  }
  const perSecond = (pick: (round: (typeof rounds)[number]) => number) =>
    `${Math.round(median(rounds.map(pick)))}/s`;
  const ratio = median(rounds.map((round) => round.rest / round.handWritten));
  return {
    what: `${request}, ${database}`,
    baseline: `${perSecond((round) => round.handWritten)} hand-written`,
    measured: perSecond((round) => round.rest),
    ratio,
    target: `at least ${target.toFixed(2)}`,
    met: ratio >= target,
  };
}

async function measureBoth(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-rest-"));
  const postgres = await startPostgres();
  const rows: BenchRow[] = [];
  try {
    for (const databaseUrl of [undefined, postgres.url]) {
      const db = await openDatabase({ dataDir, databaseUrl });
      try {
        rows.push(...(await measureDatabase(db)));
      } finally {
        await db.close();
      }
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

export const restSuite: Suite = {
  name: "rest",
  title: "Data API against a hand-written handler of the same SQL",
  run: measureBoth,
};
