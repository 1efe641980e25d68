/** A whole server on a database of its own, with people who can sign in: what integration tests live in. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { createTestDatabase, HOUSE_TEMPLATE } from "#tests/support/postgres.ts";

export const JWT_SECRET = "the shared secret of the tests, long enough";

export type Kind = "pglite" | "postgres";
export const KINDS: readonly Kind[] = ["pglite", "postgres"];

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly client: SupabaseClient;
};

export type House = {
  readonly url: string;
  readonly db: Database;
  readonly anonKey: string;
  readonly guest: SupabaseClient;
  readonly service: SupabaseClient;
  person(email: string): Promise<Person>;
  /** Somebody with the role of an admin, signed in by one step as `person` is. */
  admin(email: string): Promise<Person>;
  /** The same person with both steps of a two-step sign-in taken. */
  withSecondStep(person: Person): Promise<Person>;
  close(): Promise<void>;
};

export async function openHouse(kind: Kind, env: Record<string, string> = {}): Promise<House> {
  const dataDir = kind === "pglite" ? newDataDir("house") : mkdtempSync(join(tmpdir(), "bush-tea-house-"));
  const databaseUrl =
    kind === "postgres" ? await createTestDatabase(inject("postgresUrl"), { template: HOUSE_TEMPLATE }) : "";
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: "0",
    JWT_SECRET,
    SITE_URL: "http://localhost",
    // How long a password takes to check is no test's subject here.
    AUTH_BCRYPT_COST: "4",
    // All tests come from one network, and more at once than people do; hostile-reader.test.ts is about this limit.
    API_DATABASE_SHARE: "0",
    ...env,
  });
  const server = await startServer({
    settings,
    log: createLog("silent"),
    siteFolder: join(dataDir, "no-site"),
  });

  const person: House["person"] = async (email) => {
    const { rows } = await server.db.query<{ id: string }>(
      "insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id",
      [email],
    );
    return signedIn({ id: rows[0]?.id ?? "", email }, "aal1");
  };
  const signedIn = async ({ id, email }: Pick<Person, "id" | "email">, aal: string): Promise<Person> => {
    const token = await sign({ role: "authenticated", sub: id, email, aal });
    return { id, email, token, client: clientWith(token) };
  };
  const clientWith = (token: string) =>
    createClient(server.url, server.anonKey, {
      accessToken: async () => token,
    });
  return {
    url: server.url,
    db: server.db,
    anonKey: server.anonKey,
    guest: createClient(server.url, server.anonKey, { auth: { persistSession: false } }),
    service: clientWith(await sign({ role: "service_role" })),
    person,
    async admin(email) {
      const made = await person(email);
      await server.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [made.id]);
      return made;
    },
    withSecondStep: (one) => signedIn(one, "aal2"),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function sign(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(JWT_SECRET));
}
