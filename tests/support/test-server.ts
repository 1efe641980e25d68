/** The whole application on its own database, with users who are signed in: the server that integration tests run against. */
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
import type { DatabaseKind } from "#tests/support/database-kinds.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";

export const JWT_SECRET = "the shared secret of the tests, long enough";

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly client: SupabaseClient;
};

export type TestServer = {
  readonly url: string;
  readonly db: Database;
  readonly anonKey: string;
  readonly guest: SupabaseClient;
  readonly service: SupabaseClient;
  person(email: string): Promise<Person>;
  /** A user with the admin role, signed in with one factor as `person` is. */
  admin(email: string): Promise<Person>;
  /** The same user after two-factor sign-in. */
  withSecondStep(person: Person): Promise<Person>;
  close(): Promise<void>;
};

export async function openTestServer(
  kind: DatabaseKind,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = kind === "pglite" ? newDataDir("app") : mkdtempSync(join(tmpdir(), "bush-tea-server-"));
  const databaseUrl =
    kind === "postgres" ? await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE }) : "";
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: "0",
    JWT_SECRET,
    SITE_URL: "http://localhost",
    // All tests share one network; the tests of this limit set it.
    API_DATABASE_SHARE: "0",
    // The lowest cost, because no test here is about password hashing.
    AUTH_BCRYPT_COST: "4",
    ...env,
  });
  const server = await startServer({
    settings,
    log: createLog("silent"),
    siteFolder: join(dataDir, "no-site"),
    catalogue: sharedCatalogue(),
  });

  const person: TestServer["person"] = async (email) => {
    const { rows } = await server.db.query<{ id: string }>(
      "insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id",
      [email],
    );
    return signedIn({ id: rows[0]?.id ?? "", email }, "aal1");
  };
  const signedIn = async ({ id, email }: Pick<Person, "id" | "email">, aal: string): Promise<Person> => {
    const session = await server.db.query<{ id: string }>(
      "insert into auth.sessions (user_id, aal) values ($1, $2) returning id",
      [id, aal],
    );
    const session_id = session.rows[0]?.id;
    const token = await sign({ role: "authenticated", sub: id, email, aal, session_id });
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
