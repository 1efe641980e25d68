/**
 * A PostgreSQL set up like a new hosted Supabase project: its roles and default privileges, GoTrue's auth schema, and an
 * owner who is not a superuser.
 */
import pg from "pg";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { authSchema } from "#tests/support/hosted-auth.ts";
import { startPostgres } from "#tests/support/postgres.ts";

export type Hosted = {
  /** Connects as the project's owner: `postgres` on the platform, `project_owner` here, where `postgres` is the superuser. */
  readonly url: string;
  readonly db: Database;
  /** Runs SQL as the platform: as GoTrue, or as the superuser. */
  asPlatform<T extends pg.QueryResultRow>(
    role: "supabase_admin" | "supabase_auth_admin",
    sql: string,
    values?: unknown[],
  ): Promise<T[]>;
  close(): Promise<void>;
};

const roles = `
  create role supabase_admin superuser login;
  create role supabase_auth_admin noinherit login createrole;
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator noinherit login;
  grant anon, authenticated, service_role to authenticator;
  create role project_owner login nosuperuser createdb createrole replication bypassrls;
  grant anon, authenticated, service_role to project_owner with admin option;
  alter role project_owner set search_path to "$user", public, extensions;`;

const project = `
  grant all on database project to project_owner;
  create schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role, project_owner;
  grant all on schema public to project_owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on sequences to anon, authenticated, service_role;
  ${authSchema}`;

export async function openHosted(): Promise<Hosted> {
  const postgres = await startPostgres();
  const superuser = await postgres.createDatabase("project");
  const platform = new pg.Client({ connectionString: superuser });
  await platform.connect();
  await platform.query(roles);
  await platform.query(project);
  const owner = new URL(superuser);
  owner.username = "project_owner";
  const db = await openDatabase({ databaseUrl: owner.href, dataDir: "" });
  return {
    url: owner.href,
    db,
    async asPlatform<T extends pg.QueryResultRow>(role: string, sql: string, values: unknown[] = []) {
      await platform.query(`set role ${role}`);
      return (await platform.query<T>(sql, values)).rows;
    },
    async close() {
      await db.close();
      await platform.end();
      await postgres.stop();
    },
  };
}
