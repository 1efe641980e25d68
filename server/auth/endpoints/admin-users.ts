/** The administrator's user endpoints. They require a service-role token, which the site itself never holds. */
import { z } from "zod";
import { requireAdmin } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { checkPassword } from "#server/auth/credentials/passwords.ts";
import { AuthError, emailTaken, invalid, phoneTaken, userNotFound } from "#server/auth/errors.ts";
import { isUuid, metadata, readBody, readEmail, readPhone } from "#server/auth/request.ts";
import { endAccess } from "#server/auth/storage/end-access.ts";
import { downgradeSessions, factorNotFound } from "#server/auth/storage/factors.ts";
import { lockUser } from "#server/auth/storage/locks.ts";
import {
  addEmailIdentity,
  findUser,
  findUserByEmail,
  findUserByPhone,
  insertUser,
  mergeMetadata,
  presentFactor,
  presentUser,
  refreshProviders,
  reloadUser,
  type User,
  userColumns,
} from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";

const attributes = z.object({
  id: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata.nullish(),
  app_metadata: metadata.nullish(),
  role: z.string().max(63).nullish(),
  ban_duration: z.string().nullish(),
});

type Attributes = z.infer<typeof attributes>;

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

const MAX_PAGE_SIZE = 1000;

export function addAdminUsers(app: AuthApp, ctx: AuthContext): void {
  app.use("/admin/*", async (c, next) => {
    await requireAdmin(ctx, c);
    await next();
  });

  // This server is not an OAuth provider; administrators get a clear error rather than an unknown route.
  app.all("/admin/oauth/*", () => {
    throw new AuthError(404, "feature_disabled", "OAuth server is disabled");
  });

  addUserEndpoints(app, ctx);
  addFactorEndpoints(app, ctx);
}

function addUserEndpoints(app: AuthApp, ctx: AuthContext): void {
  app.get("/admin/users", async (c) => {
    const page = readPositiveInteger(c.req.query("page"), 1);
    const perPage = Math.min(readPositiveInteger(c.req.query("per_page"), 50), MAX_PAGE_SIZE);
    const { rows } = await ctx.db.query<User>(
      `select ${userColumns} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`,
      [perPage, (page - 1) * perPage],
    );
    const total = (await ctx.db.query<{ n: number }>("select count(*) as n from auth.users")).rows[0]?.n ?? 0;
    const last = Math.max(1, Math.ceil(total / perPage));
    const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
    c.header("x-total-count", String(total));
    c.header("link", [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "));
    return c.json({ users: rows.map(presentUser), aud: "authenticated" });
  });

  app.post("/admin/users", async (c) => {
    const given = await readBody(c, attributes);
    const email = given.email ? readEmail(given.email) : undefined;
    const phone = given.phone ? readPhone(given.phone) : undefined;
    if (email === undefined && phone === undefined)
      throw invalid("Cannot create a user without either an email or phone");
    if (given.id && !isUuid(given.id)) throw invalid("ID must conform to the uuid v4 format");
    const passwordHash = await hashOf(ctx, given);
    const user = await refuseTaken(() =>
      ctx.db.transaction("owner", async (tx) => {
        if (email !== undefined && (await findUserByEmail(tx, email))) throw emailTaken();
        if (phone !== undefined && (await findUserByPhone(tx, phone))) throw phoneTaken();
        const id = await insertUser(tx, new Date(ctx.now()), {
          id: given.id ?? undefined,
          email,
          phone,
          passwordHash,
          emailConfirmed: given.email_confirm === true,
          phoneConfirmed: given.phone_confirm === true,
          role: given.role || undefined,
          userMetadata: given.user_metadata ?? {},
          appMetadata: given.app_metadata ?? {},
          bannedUntil: banEnd(ctx, given.ban_duration) ?? undefined,
        });
        return reloadUser(tx, id);
      }),
    );
    return c.json(presentUser(user));
  });

  app.get("/admin/users/:id", async (c) => c.json(presentUser(await findById(ctx.db, c.req.param("id")))));

  app.put("/admin/users/:id", async (c) => {
    const given = await readBody(c, attributes);
    const passwordHash = await hashOf(ctx, given);
    const user = await refuseTaken(() =>
      ctx.db.transaction("owner", async (tx) => {
        const found = await findById(tx, c.req.param("id"), lockUser);
        await change(ctx, tx, found, given, passwordHash);
        return reloadUser(tx, found.id);
      }),
    );
    return c.json(presentUser(user));
  });

  app.delete("/admin/users/:id", async (c) => {
    const given = await readBody(c, deletion);
    await ctx.db.transaction("owner", async (tx) => {
      const { id } = await findById(tx, c.req.param("id"), lockUser);
      if (given.should_soft_delete) await softDelete(ctx, tx, id);
      else await tx.query("delete from auth.users where id = $1", [id]);
    });
    return c.json({});
  });
}

function addFactorEndpoints(app: AuthApp, ctx: AuthContext): void {
  app.get("/admin/users/:id/factors", async (c) => {
    const user = await findById(ctx.db, c.req.param("id"));
    return c.json(user.factors.map(presentFactor));
  });

  app.delete("/admin/users/:id/factors/:factor", async (c) => {
    const factorId = c.req.param("factor");
    await ctx.db.transaction("owner", async (tx) => {
      const user = await findById(tx, c.req.param("id"), lockUser);
      if (!user.factors.some((factor) => factor.id === factorId)) {
        throw factorNotFound();
      }
      await tx.query("delete from auth.mfa_factors where id = $1", [factorId]);
      await downgradeSessions(tx, user.id, new Date(ctx.now()));
    });
    return c.json({ id: factorId });
  });
}

async function findById(tx: Queryable, id: string, find = findUser): Promise<User> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await find(tx, id);
  if (user === undefined) throw userNotFound();
  return user;
}

function readPositiveInteger(text: string | undefined, standard: number): number {
  if (text === undefined || text === "") return standard;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw invalid("Bad Pagination Parameters: must be positive whole numbers");
  return Number(text);
}

async function hashOf(ctx: AuthContext, given: Attributes): Promise<string | undefined> {
  if (given.password_hash) {
    if (!/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(given.password_hash))
      throw invalid("Password hash is not a bcrypt hash");
    return given.password_hash;
  }
  if (!given.password) return undefined;
  checkPassword(given.password, ctx.settings.passwordMin);
  return ctx.passwords.hash(given.password);
}

async function change(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  given: Attributes,
  passwordHash: string | undefined,
): Promise<void> {
  const at = new Date(ctx.now());
  const set = (sql: string, ...values: unknown[]) =>
    tx.query(`update auth.users set ${sql}, updated_at = $2 where id = $1`, [user.id, at, ...values]);
  if (given.email) {
    const email = readEmail(given.email);
    const other = await findUserByEmail(tx, email);
    if (other && other.id !== user.id) throw emailTaken();
    await set("email = $3", email);
    // Mails sent to the previous address prove nothing about this one, nor do sessions that its owner opened.
    if (email !== user.email) await endAccess(tx, user.id, { leavesMailbox: true });
    await tx.query("delete from auth.identities where user_id = $1 and provider = 'email'", [user.id]);
    await addEmailIdentity(
      tx,
      at,
      user.id,
      email,
      given.email_confirm === true || user.email_confirmed_at !== null,
    );
    await refreshProviders(tx, user.id);
  }
  if (given.phone) {
    const phone = readPhone(given.phone);
    const other = await findUserByPhone(tx, phone);
    if (other && other.id !== user.id) throw phoneTaken();
    await set("phone = $3", phone);
  }
  if (given.email_confirm) await set("email_confirmed_at = coalesce(email_confirmed_at, $2)");
  if (given.phone_confirm) await set("phone_confirmed_at = coalesce(phone_confirmed_at, $2)");
  if (passwordHash !== undefined) {
    await set("encrypted_password = $3", passwordHash);
    await endAccess(tx, user.id);
  }
  if (given.role) await set("role = $3", given.role);
  if (given.user_metadata) await mergeMetadata(tx, user.id, "raw_user_meta_data", given.user_metadata, at);
  if (given.app_metadata) await mergeMetadata(tx, user.id, "raw_app_meta_data", given.app_metadata, at);
  const until = banEnd(ctx, given.ban_duration);
  if (until !== undefined) await set("banned_until = $3", until);
  // An access token would otherwise go on writing for up to an hour.
  if (until) await endAccess(tx, user.id);
}

/** `none` lifts a ban; otherwise a duration such as 24h, 30m or 1h30m. */
function banEnd(ctx: AuthContext, duration: string | null | undefined): Date | null | undefined {
  if (!duration) return undefined;
  if (duration === "none") return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join("") !== duration) {
    throw invalid("invalid format for ban duration");
  }
  const unit: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 6e4, h: 36e5 };
  const length = parts.reduce((sum, [, amount, name]) => sum + Number(amount) * (unit[name ?? ""] ?? 0), 0);
  return new Date(ctx.now() + length);
}

/** Keeps the row for references to it, but nothing that identifies the user or lets them sign in. */
async function softDelete(ctx: AuthContext, tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update auth.users set deleted_at = $2, updated_at = $2, email = null, phone = null, encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [id, new Date(ctx.now())],
  );
  await endAccess(tx, id, { leavesMailbox: true });
  for (const table of ["identities", "mfa_factors", "webauthn_credentials"]) {
    await tx.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
}

async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "23505")) throw error;
    throw error.constraint?.includes("phone") ? phoneTaken() : emailTaken();
  }
}
