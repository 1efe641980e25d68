/** What users can do with their own account through the database: list and end sessions, export and delete their data. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

describe.each(databaseKinds({ smoke: false }))("the user's own account on %s", (kind) => {
  let server: AuthServer;
  let count = 0;
  beforeAll(async () => {
    server = await startAuthServer(kind, { autoconfirm: true, limitFactor: 1000 });
  });
  afterAll(() => server.close());

  async function person() {
    const client = server.client();
    const email = `owner${++count}@example.org`;
    const { data, error } = await client.auth.signUp({ email, password: "a long password" });
    expect(error).toBeNull();
    const id = data.user?.id ?? "";
    const { data: verified } = await client.auth.getClaims();
    const actor: Actor = { role: "authenticated", claims: { ...verified?.claims } };
    return { client, email, id, actor };
  }

  const call = async (actor: Actor, sql: string, params: unknown[] = []) =>
    (await server.db.transaction(actor, (tx) => tx.query(sql, params))).rows;

  /** Every table with a column that refers to a user, read from the database's catalogue. */
  async function ownedTables(): Promise<{ table: string; key: string; columns: string[] }[]> {
    const { rows } = await server.db.query<{ schema: string; name: string; columns: string[] }>(
      `select c.table_schema as schema, c.table_name as name, array_agg(distinct c.column_name::text) as columns
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.table_schema not in ('pg_catalog', 'information_schema')
         and (c.column_name = 'user_id' or exists (
           select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
           where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and a.attname = c.column_name
             and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass))
       group by 1, 2 order by 1, 2`,
    );
    return rows.map(({ schema, name, columns }) => ({
      table: `${schema}.${name}`,
      key: schema === "public" ? name : `${schema}.${name}`,
      columns,
    }));
  }

  /** Inserts a row of this user into any table; checks and foreign keys that do not concern the user are disabled. */
  async function plant(table: string, columns: string[], id: string): Promise<void> {
    await server.db.transaction("owner", async (tx) => {
      const { rows: checks } = await tx.query<{ name: string }>(
        "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'",
        [table],
      );
      for (const { name } of checks) await tx.query(`alter table ${table} drop constraint "${name}"`);
      const { rows } = await tx.query<{ column: string; type: string }>(
        `select a.attname as column, format_type(a.atttypid, a.atttypmod) as type
         from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
         where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
           and d.adbin is null and a.attidentity = '' and a.attgenerated = ''`,
        [table],
      );
      // The user of a chat session is derived from its owner column.
      const ownerColumns = table === "private.chat_sessions" ? ["owner"] : columns;
      const values = new Map<string, unknown>(ownerColumns.map((column) => [column, id]));
      for (const { column, type } of rows) if (!values.has(column)) values.set(column, sample(type));
      const names = [...values.keys()];
      await tx.query("set local session_replication_role = replica");
      await tx.query(
        `insert into ${table} (${names.join(", ")}) values (${names.map((_, i) => `$${i + 1}`).join(", ")}) on conflict do nothing`,
        [...values.values()],
      );
    });
  }

  function sample(type: string): unknown {
    if (type === "uuid") return randomUUID();
    if (type.startsWith("timestamp") || type === "date") return "2026-01-01";
    if (type.startsWith("time")) return "09:00";
    if (type.startsWith("json") || type.endsWith("[]")) return "{}";
    if (/int|numeric|double|real/.test(type)) return 0;
    if (type === "boolean") return true;
    return `sample ${randomUUID().slice(0, 8)}`;
  }

  test("sessions are listed with the current one marked, and can be ended one by one", async () => {
    const { client, email, actor } = await person();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: "a long password" });
    const sessions = await call(actor, "select * from public.my_sessions()");
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ is_current: true, aal: "aal1", ip: "127.0.0.1" });
    const otherUser = await person();
    const notTheirs = await call(otherUser.actor, "select public.sign_out_session($1) as done", [
      sessions[1]?.id,
    ]);
    expect(notTheirs).toEqual([{ done: false }]);
    const done = await call(actor, "select public.sign_out_session($1) as done", [sessions[1]?.id]);
    expect(done).toEqual([{ done: true }]);
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("the export contains, and the deletion empties, every table that refers to a user", async () => {
    const { id, actor, client } = await person();
    const tables = await ownedTables();
    expect(tables.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        "auth.sessions",
        "conversations",
        "leaderboard_scores",
        "private.chat_sessions",
        "private.mails",
        "profiles",
        "user_reminders",
      ]),
    );
    for (const { table, columns } of tables) await plant(table, columns, id);
    const [row] = await call(actor, "select public.export_my_data() as data");
    const data = row?.data as Record<string, unknown>;
    for (const { key, table } of tables) expect(data[key], `${table} in the export`).not.toEqual([]);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(tables.map(({ key }) => key)));
    expect(data.account).toMatchObject({ id });
    expect(JSON.stringify(data)).not.toMatch(/\$2[aby]\$|encrypted_password|token_hash/);
    // Its number would count everybody's.
    for (const row of data["auth.refresh_tokens"] as object[]) expect(row).not.toHaveProperty("id");

    const otherUser = await person();
    await call(actor, "select public.delete_my_account()");
    for (const { table, columns } of tables) {
      const { rows } = await server.db.query(
        `select 1 from ${table} where ${columns.map((column) => `${column} = $1`).join(" or ")}`,
        [id],
      );
      expect(rows, `${table} after deletion`).toHaveLength(0);
    }
    expect((await server.db.query("select 1 from auth.users where id = $1", [id])).rows).toHaveLength(0);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await otherUser.client.auth.getUser()).error).toBeNull();
  });

  describe("the chat's session memory", () => {
    const remember = (sessionId: string, owner: string) =>
      server.db.query(
        "insert into private.chat_sessions (session_id, owner, latch, updated_at) values ($1, $2, 'crisis', now())",
        [sessionId, owner],
      );
    const owners = async (sessionId: string) => {
      const sql = "select owner from private.chat_sessions where session_id = $1 order by owner";
      return (await server.db.query(sql, [sessionId])).rows.map(({ owner }) => owner);
    };

    test("of a user is exported without its kind and deleted with the account; a guest's is kept", async () => {
      const { id, actor } = await person();
      const sessionId = randomUUID();
      for (const owner of [id, "guest"]) await remember(sessionId, owner);
      const [row] = await call(actor, "select public.export_my_data() -> 'private.chat_sessions' as memory");
      expect(row?.memory).toMatchObject([{ session_id: sessionId, owner: id }]);
      expect(JSON.stringify(row)).not.toMatch(/latch|crisis/);
      await call(actor, "select public.delete_my_account()");
      expect(await owners(sessionId)).toEqual(["guest"]);
    });

    test("is deleted when an operator deletes the user", async () => {
      const { id } = await person();
      const sessionId = randomUUID();
      await remember(sessionId, id);
      expect((await server.admin.deleteUser(id)).error).toBeNull();
      expect(await owners(sessionId)).toEqual([]);
    });
  });

  describe("a session that was left open", () => {
    const refused = { code: "42501", hint: "reauthentication_needed" };
    const age = async (id: string) => {
      const earlier = "now() - interval '11 minutes'";
      await server.db.query(`update auth.sessions set created_at = ${earlier} where user_id = $1`, [id]);
      await server.db.query(
        `update auth.mfa_amr_claims set updated_at = ${earlier}
         where session_id in (select id from auth.sessions where user_id = $1)`,
        [id],
      );
    };

    test("cannot delete the account before the code from the mailbox was given", async () => {
      const { client, actor, id, email } = await person();
      await age(id);
      await expect(call(actor, "select public.delete_my_account()")).rejects.toMatchObject(refused);
      await client.auth.reauthenticate();
      const { code } = await server.smtp.mailTo(email);
      const { data } = await client.auth.getSession();
      const prove = (nonce: string) =>
        fetch(`${server.authUrl}/reauthenticate`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${data.session?.access_token}`,
          },
          body: JSON.stringify({ nonce }),
        });
      expect((await prove(code === "000000" ? "111111" : "000000")).status).toBe(422);
      await expect(call(actor, "select public.delete_my_account()")).rejects.toMatchObject(refused);
      expect((await prove(code)).status).toBe(200);
      await call(actor, "select public.delete_my_account()");
      expect((await server.db.query("select 1 from auth.users where id = $1", [id])).rows).toEqual([]);
    });

    test("cannot move the account where the current mailbox is not asked", async () => {
      const { client, email } = await person();
      server.pass(601);
      const moved = await client.auth.updateUser({ email: `moved-${email}` });
      expect(moved.error?.code).toBe("reauthentication_needed");
      const fresh = server.client();
      await fresh.auth.signInWithPassword({ email, password: "a long password" });
      expect((await fresh.auth.updateUser({ email: `moved-${email}` })).error).toBeNull();
    });

    test("is not made younger by a refreshed token or by another session", async () => {
      const { client, actor, id, email } = await person();
      await age(id);
      await client.auth.refreshSession();
      await server.client().auth.signInWithPassword({ email, password: "a long password" });
      await expect(call(actor, "select public.delete_my_account()")).rejects.toMatchObject(refused);
    });
  });

  test("guests and tokens of an ended session can neither export nor delete", async () => {
    const { client, actor, id } = await person();
    const visitor: Actor = { role: "anon", claims: { role: "anon" } };
    for (const sql of [
      "select public.export_my_data()",
      "select public.delete_my_account()",
      "select public.my_sessions()",
    ]) {
      await expect(call(visitor, sql)).rejects.toMatchObject({ code: "42501" });
    }
    await client.auth.signOut();
    await expect(call(actor, "select public.export_my_data()")).rejects.toMatchObject({ code: "42501" });
    await expect(call(actor, "select public.delete_my_account()")).rejects.toMatchObject({ code: "42501" });
    expect((await server.db.query("select 1 from auth.users where id = $1", [id])).rows).toHaveLength(1);
  });
});
