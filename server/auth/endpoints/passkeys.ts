/** Passkeys: WebAuthn credentials that sign in without a password. Disabled by default. */
import type { Context } from "hono";
import { z } from "zod";
import { requireFreshSession, requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import {
  assertionOptions,
  checkAssertion,
  checkRegistration,
  registrationOptions,
} from "#server/auth/credentials/webauthn.ts";
import { AuthError, banned, userNotFound } from "#server/auth/errors.ts";
import { limitAdded, limitCodeAttempts } from "#server/auth/limits.ts";
import { mailLoss, mailUndo } from "#server/auth/mail/account-mails.ts";
import { isUuid, readBody, visitorOf } from "#server/auth/request.ts";
import { lockCaller, lockUser } from "#server/auth/storage/locks.ts";
import { openSession, signSession } from "#server/auth/storage/sessions.ts";
import { findUser, isBanned, iso, type Json } from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";

type PasskeyRow = {
  id: string;
  user_id: string;
  credential: Json;
  friendly_name: string;
  last_used_at: Date | null;
  created_at: Date;
};

const CHALLENGE_SECONDS = 300;
const MAX_PASSKEYS = 20;
/** Of one account: more tabs than a person has open. */
const MAX_CHALLENGES = 5;
const EXPIRED_AT_ONCE = 10;

const answerBody = z.object({ challenge_id: z.string(), credential: z.looseObject({ id: z.string() }) });
const nameBody = z.object({ friendly_name: z.string().trim().min(1).max(120) });

const challengeGone = () =>
  new AuthError(400, "webauthn_challenge_not_found", "The challenge is unknown, used or too old");
const notVerified = () =>
  new AuthError(400, "webauthn_verification_failed", "The passkey's answer could not be verified");
const notFound = () => new AuthError(404, "webauthn_credential_not_found", "Passkey not found");

export function addPasskeys(app: AuthApp, ctx: AuthContext): void {
  for (const path of [
    "/passkeys",
    "/passkeys/*",
    "/admin/users/:id/passkeys",
    "/admin/users/:id/passkeys/*",
  ]) {
    app.use(path, async (_c, next) => {
      if (!ctx.settings.passkeys) throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
      await next();
    });
  }

  addRegistration(app, ctx);
  addAuthentication(app, ctx);
  addManagement(app, ctx);
  addAdministration(app, ctx);
}

function addRegistration(app: AuthApp, ctx: AuthContext): void {
  app.post("/passkeys/registration/options", async (c) => {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to register a passkey");
    requireFreshSession(ctx, caller, "Registering a passkey requires reauthentication");
    const { user } = caller;
    const known = (await listPasskeys(ctx.db, user.id)).map((row) => row.credential);
    if (known.length >= MAX_PASSKEYS) {
      throw new AuthError(
        422,
        "too_many_passkeys",
        "Maximum number of passkeys reached, delete one to continue",
      );
    }
    const options = await registrationOptions(ctx, user, known, "passkey");
    return c.json({ ...(await remember(ctx, options.challenge, user.id)), options });
  });

  app.post("/passkeys/registration/verify", async (c) => {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to register a passkey");
    const { user } = caller;
    const given = await readBody(c, answerBody);
    const challenge = await consumeChallenge(ctx, given.challenge_id, user.id);
    const credential = await checkRegistration(ctx, challenge, given.credential, "passkey");
    if (credential === undefined) throw notVerified();
    await limitAdded(ctx, "passkey", user.id);
    try {
      const { rows } = await ctx.db.transaction("owner", async (tx) => {
        await lockCaller(tx, caller);
        const added = await tx.query<PasskeyRow>(
          `insert into auth.webauthn_credentials (user_id, credential_id, credential, created_at, updated_at)
           values ($1, $2, $3, $4, $4) returning *`,
          [user.id, credential.id, credential, new Date(ctx.now())],
        );
        if (user.email && user.email_confirmed_at && added.rows[0])
          await mailUndo(ctx, tx, "passkey_undo", { userId: user.id, to: user.email, of: added.rows[0].id });
        return added;
      });
      ctx.mail.kick();
      return c.json(rows.map(present)[0] ?? {});
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === "23505")) throw error;
      throw new AuthError(422, "webauthn_credential_exists", "This passkey is registered already");
    }
  });
}

function addAuthentication(app: AuthApp, ctx: AuthContext): void {
  app.post("/passkeys/authentication/options", async (c) => {
    await limitCodeAttempts(ctx, visitorOf(ctx, c).network);
    const options = await assertionOptions(ctx, undefined);
    return c.json({ ...(await remember(ctx, options.challenge, null)), options });
  });

  app.post("/passkeys/authentication/verify", async (c) => {
    const given = await readBody(c, answerBody);
    const visitor = visitorOf(ctx, c);
    await limitCodeAttempts(ctx, visitor.network);
    const challenge = await consumeChallenge(ctx, given.challenge_id, null);
    const { rows } = await ctx.db.query<PasskeyRow>(
      "select * from auth.webauthn_credentials where credential_id = $1",
      [given.credential.id],
    );
    const passkey = rows[0];
    if (passkey === undefined) throw notVerified();
    const credential = await checkAssertion(
      ctx,
      challenge,
      passkey.credential,
      given.credential,
      passkey.user_id,
      "passkey",
    );
    if (credential === undefined) throw notVerified();
    const outcome = await ctx.db.transaction("owner", async (tx) => {
      const user = await lockUser(tx, passkey.user_id);
      if (user === undefined) return userNotFound();
      if (isBanned(user, ctx.now())) return banned();
      const { rowCount } = await tx.query(
        "update auth.webauthn_credentials set credential = $2, last_used_at = $3, updated_at = $3 where id = $1",
        [passkey.id, credential, new Date(ctx.now())],
      );
      if (rowCount === 0) return notVerified();
      return openSession(ctx, tx, user.id, "passkey", visitor);
    });
    if (outcome instanceof AuthError) throw outcome;
    return c.json(await signSession(ctx, outcome));
  });
}

function addManagement(app: AuthApp, ctx: AuthContext): void {
  app.get("/passkeys", async (c) => {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to list passkeys");
    return c.json((await listPasskeys(ctx.db, caller.user.id)).map(present));
  });

  app.patch("/passkeys/:passkey", async (c) => {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to rename a passkey");
    requireFreshSession(ctx, caller, "Renaming a passkey requires reauthentication");
    const { user } = caller;
    const { friendly_name: name } = await readBody(c, nameBody);
    const { rows } = await ctx.db.query<PasskeyRow>(
      `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
       where id = $1 and user_id = $2 returning *`,
      [passkeyId(c), user.id, name, new Date(ctx.now())],
    );
    if (rows[0] === undefined) throw notFound();
    return c.json(present(rows[0]));
  });

  app.delete("/passkeys/:passkey", async (c) => {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to delete a passkey");
    requireFreshSession(ctx, caller, "Deleting a passkey requires reauthentication");
    await remove(ctx, passkeyId(c), caller.user.id, caller.sessionId);
    ctx.mail.kick();
    return c.body(null, 204);
  });
}

function addAdministration(app: AuthApp, ctx: AuthContext): void {
  app.get("/admin/users/:id/passkeys", async (c) => {
    const id = c.req.param("id");
    if (!isUuid(id) || !(await findUser(ctx.db, id))) throw userNotFound();
    return c.json((await listPasskeys(ctx.db, id)).map(present));
  });

  app.delete("/admin/users/:id/passkeys/:passkey", async (c) => {
    const id = c.req.param("id");
    if (!isUuid(id)) throw userNotFound();
    await remove(ctx, passkeyId(c), id);
    ctx.mail.kick();
    return c.body(null, 204);
  });
}

async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    "select * from auth.webauthn_credentials where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows;
}

/**
 * A new challenge replaces the account's oldest and takes expired ones along: without that, the table grows until the
 * daily deletion. Those of sign-ins name no account; their number is bounded by the limit of each network.
 */
async function remember(ctx: AuthContext, challenge: string, userId: string | null) {
  const expiresAt = ctx.now() + CHALLENGE_SECONDS * 1000;
  await ctx.db.query(
    `delete from auth.webauthn_challenges where id in (
       select id from auth.webauthn_challenges where expires_at <= $1 limit $2::int for update skip locked)`,
    [new Date(ctx.now()), EXPIRED_AT_ONCE],
  );
  if (userId !== null)
    await ctx.db.query(
      `delete from auth.webauthn_challenges where id in (
         select id from auth.webauthn_challenges where user_id = $1 order by created_at desc offset $2::int)`,
      [userId, MAX_CHALLENGES - 1],
    );
  const { rows } = await ctx.db.query<{ id: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge, expires_at, created_at) values ($1, $2, $3, $4) returning id`,
    [userId, challenge, new Date(expiresAt), new Date(ctx.now())],
  );
  return { challenge_id: rows[0]?.id ?? "", expires_at: Math.floor(expiresAt / 1000) };
}

/** Deleted whether or not the response is valid: a second response to the same challenge is never accepted. */
async function consumeChallenge(ctx: AuthContext, id: string, userId: string | null): Promise<string> {
  if (!isUuid(id)) throw challengeGone();
  const { rows } = await ctx.db.query<{ challenge: string; expires_at: Date }>(
    "delete from auth.webauthn_challenges where id = $1 and user_id is not distinct from $2::uuid returning challenge, expires_at",
    [id, userId],
  );
  const found = rows[0];
  if (found === undefined || found.expires_at.getTime() <= ctx.now()) throw challengeGone();
  return found.challenge;
}

/** Sessions do not say which passkey opened them: those of all passkeys end, but for the one that asks. */
async function remove(ctx: AuthContext, id: string, userId: string, sessionId?: string): Promise<void> {
  await ctx.db.transaction("owner", async (tx) => {
    const user = await lockUser(tx, userId);
    const { rowCount } = await tx.query(
      "delete from auth.webauthn_credentials where id = $1 and user_id = $2",
      [id, userId],
    );
    if (rowCount === 0) throw notFound();
    if (user !== undefined) await mailLoss(ctx, tx, "passkey-removed", user);
    await tx.query(
      `delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid and id in (
         select session_id from auth.mfa_amr_claims where authentication_method = 'passkey')`,
      [userId, sessionId ?? null],
    );
  });
}

function passkeyId(c: Context): string {
  const id = c.req.param("passkey") ?? "";
  if (!isUuid(id)) throw notFound();
  return id;
}

function present(row: PasskeyRow): Json {
  return {
    id: row.id,
    ...(row.friendly_name === "" ? {} : { friendly_name: row.friendly_name }),
    created_at: iso(row.created_at),
    ...(row.last_used_at === null ? {} : { last_used_at: iso(row.last_used_at) }),
  };
}
