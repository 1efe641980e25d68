/** The operator's `npm run admin`: grants, revokes and lists access to the admin pages. */
import type { Queryable } from "#server/db/database.ts";

export type CommandResult = { readonly ok: boolean; readonly lines: readonly string[] };

export const ADMIN_USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | list";

export async function runAdminCommand(db: Queryable, args: readonly string[]): Promise<CommandResult> {
  const [command, given, ...rest] = args;
  if (command === "list" && given === undefined) return listAdmins(db);
  if ((command !== "grant" && command !== "revoke") || given === undefined || rest.length > 0) {
    return { ok: false, lines: [ADMIN_USAGE] };
  }
  const email = given.trim().toLowerCase();
  const { rows } = await db.query<{ id: string }>(
    "select id from auth.users where lower(email) = $1 and deleted_at is null",
    [email],
  );
  const id = rows[0]?.id;
  if (id === undefined) {
    return {
      ok: false,
      lines: [`No account has the address ${email}. Sign in with it once, then try again.`],
    };
  }
  if (command === "grant") {
    const { rowCount } = await db.query(
      "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
      [id],
    );
    return {
      ok: true,
      lines: [rowCount > 0 ? `${email} is now an admin.` : `${email} was an admin already.`],
    };
  }
  const { rowCount } = await db.query("delete from public.user_roles where user_id = $1 and role = 'admin'", [
    id,
  ]);
  return {
    ok: true,
    lines: [rowCount > 0 ? `${email} is no longer an admin.` : `${email} was not an admin.`],
  };
}

async function listAdmins(db: Queryable): Promise<CommandResult> {
  const { rows } = await db.query<{ email: string | null }>(
    `select u.email from public.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'admin' order by u.email`,
  );
  const lines = rows.map((row) => row.email ?? "(no address)");
  return { ok: true, lines: lines.length > 0 ? lines : ["There is no admin yet."] };
}
