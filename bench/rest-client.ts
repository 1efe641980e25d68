/** Supabase client on the data API in this process: the queries of a page without the network. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Actor, Database } from "#server/db/database.ts";
import { createRestApp } from "#server/rest/app.ts";

const GUEST: Actor = { role: "anon", claims: { role: "anon" } };

/** @returns a client for the given user, by default a guest */
export function restClients(db: Database): (actor?: Actor) => SupabaseClient {
  const actors = new Map<string, Actor>();
  // Token verification has a constant cost and is measured elsewhere.
  const authenticate = async (request: Request) =>
    actors.get(request.headers.get("authorization") ?? "") ?? GUEST;
  const app = createRestApp({ db, authenticate, schemas: ["public"], maxRows: 1000 });
  return (actor = GUEST) => {
    const token = String(actor.claims.sub ?? "guest");
    actors.set(`Bearer ${token}`, actor);
    return createClient("http://bench.test", "anon", {
      accessToken: async () => token,
      global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
    });
  };
}
