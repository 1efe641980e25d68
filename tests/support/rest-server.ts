/** The data API alone on a small test schema, served over real HTTP, with a client for each role. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Actor, Database } from "#server/db/database.ts";
import type { OpenOptions } from "#server/db/open.ts";
import { createRestApp } from "#server/rest/app.ts";
import type { RestOptions } from "#server/rest/http/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { SCHEMA, SEED_ROWS } from "#tests/support/rest-schema.ts";

export type RestServer = {
  readonly db: Database;
  readonly url: string;
  /** Not signed in. */
  readonly guest: SupabaseClient;
  /** Signed in as the user whose id is `ann`. */
  readonly ann: SupabaseClient;
  readonly service: SupabaseClient;
  /** Sends a plain request to a path below /rest/v1 with the given token. */
  ask(path: string, init?: RequestInit & { as?: string }): Promise<Answer>;
  /** Resets every row to its initial state. */
  resetRows(): Promise<void>;
  close(): Promise<void>;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect answers of every shape
  readonly json: any;
};

class BadToken extends Error {
  readonly status = 401;
  readonly code = "PGRST303";
}

function actorOf(token: string): Actor {
  if (token === "expired") throw new BadToken("JWT expired");
  if (token === "service") return { role: "service_role", claims: { role: "service_role" } };
  if (token === "anon") return { role: "anon", claims: { role: "anon" } };
  return { role: "authenticated", claims: { role: "authenticated", sub: token } };
}

export async function openRestServer(
  kind: Database["kind"],
  options: Pick<RestOptions, "maxAnswerBytes" | "slowRoutines" | "aggregates" | "sharedRelations"> = {},
  timeouts: Pick<OpenOptions, "visitorTimeoutMs"> = {},
): Promise<RestServer> {
  const opened = await openTestDatabase(kind, timeouts);
  await opened.db.script(SCHEMA);
  await opened.db.script(SEED_ROWS);
  const app = createRestApp({
    db: opened.db,
    authenticate: async (request) =>
      actorOf(request.headers.get("authorization")?.replace(/^bearer /i, "") ?? "anon"),
    schemas: ["public", "orchard"],
    maxRows: 1000,
    aggregates: true,
    ...options,
  });
  const server = serve({ fetch: app.fetch, port: 0 }) as Server;
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const clientOf = (token: string) => createClient(url, token, { accessToken: async () => token });
  return {
    db: opened.db,
    url,
    guest: clientOf("anon"),
    ann: clientOf("ann"),
    service: clientOf("service"),
    async ask(path, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has("authorization")) headers.set("authorization", `Bearer ${init.as ?? "anon"}`);
      const response = await fetch(`${url}/rest/v1${path}`, { ...init, headers });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    },
    async resetRows() {
      await opened.db.script(SEED_ROWS);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await opened.close();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
