/** POST /signup: a new account with email (or phone number) and password, or an anonymous one. */
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { checkPassword } from "#server/auth/credentials/passwords.ts";
import { AuthError, invalid, phoneDisabled, signupDisabled } from "#server/auth/errors.ts";
import { limitMail, limitSignups, waitForMinimumDuration } from "#server/auth/limits.ts";
import { mailLink, mailNotice } from "#server/auth/mail/account-mails.ts";
import { redirectForMail } from "#server/auth/redirects.ts";
import { readBody, readEmail, readPhone, type Visitor, visitorOf } from "#server/auth/request.ts";
import { lockUserByEmail, retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { rememberSignup } from "#server/auth/storage/one-time-tokens.ts";
import { challengeFields, readChallenge, startPkceFlow } from "#server/auth/storage/pkce-flows.ts";
import { type OpenedSession, openSession, signSession } from "#server/auth/storage/sessions.ts";
import { unverifiedMetadata } from "#server/auth/storage/user-metadata.ts";
import {
  findUserByEmail,
  findUserByPhone,
  insertUser,
  type Json,
  presentUser,
  type User,
} from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: unverifiedMetadata.nullish(),
  ...challengeFields,
});

export function addSignup(app: AuthApp, ctx: AuthContext): void {
  app.post("/signup", async (c) => {
    const given = await readBody(c, body);
    const visitor = visitorOf(ctx, c);
    const data = given.data ?? {};
    if (!given.email && !given.phone) return c.json(await signUpAnonymously(ctx, data, visitor));
    if (!ctx.settings.signup) throw signupDisabled();
    const password = given.password ?? "";
    if (password === "") throw invalid("Signup requires a valid password");
    checkPassword(password, ctx.settings.passwordMin, given.email ?? "");
    if (given.email)
      return signUpByEmail(ctx, c, { ...given, email: readEmail(given.email), password, data }, visitor);
    if (!ctx.settings.phone) throw phoneDisabled();
    const phone = readPhone(given.phone ?? "");
    return c.json(await signUpByPhone(ctx, phone, password, data, visitor));
  });
}

async function signUpAnonymously(ctx: AuthContext, data: Json, visitor: Visitor) {
  if (!ctx.settings.anonymous) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!ctx.settings.signup) throw signupDisabled();
  await limitSignups(ctx, visitor.network);
  const opened = await ctx.db.transaction("owner", async (tx) => {
    const id = await insertUser(tx, new Date(ctx.now()), { anonymous: true, userMetadata: data });
    return openSession(ctx, tx, id, "anonymous", visitor);
  });
  return signSession(ctx, opened);
}

type Given = z.infer<typeof body> & { email: string; password: string; data: Json };

async function signUpByEmail(
  ctx: AuthContext,
  c: Context,
  given: Given,
  visitor: Visitor,
): Promise<Response> {
  if (!ctx.settings.email) {
    throw new AuthError(422, "email_provider_disabled", "Email signups are disabled");
  }
  const startedAt = performance.now();
  const challenge = readChallenge(given);
  await limitSignups(ctx, visitor.network);
  if (ctx.settings.autoconfirm) {
    const opened = await registerConfirmed(ctx, given, visitor);
    return c.json(await signSession(ctx, opened));
  }
  const mayGo = await limitMail(ctx, given.email, visitor);
  // Hashed before any lookup: a known address must not answer faster.
  const passwordHash = await ctx.passwords.hash(given.password);
  const redirectTo = redirectForMail(ctx, c.req.query("redirect_to"), "signup");
  // One timestamp for everything: differences of milliseconds would distinguish a real answer from a fake one.
  const at = ctx.now();
  const moment: AuthContext = { ...ctx, now: () => at };
  const user = await retryOnUniqueViolation(ctx.db, async (tx) => {
    const { email } = given;
    const known = await lockUserByEmail(tx, email);
    const id = known?.id ?? (await insertUser(tx, new Date(at), { email }));
    await rememberSignup(moment, tx, { userId: id, email, network: visitor.network, passwordHash });
    if (known?.confirmed_at) {
      if (mayGo) await mailNotice(moment, tx, "already-registered", email, id);
    } else if (mayGo) {
      // The caller may or may not own an unconfirmed address: password and metadata are stored with the mail's token, never
      // on the user, so that only those of the confirmed mail take effect.
      const flowId = await startPkceFlow(moment, tx, id, challenge);
      await mailLink(moment, tx, {
        userId: id,
        email,
        kind: "signup",
        redirectTo,
        pendingPassword: passwordHash,
        pendingMetadata: given.data,
        flowId,
      });
    }
    return unprovenUser(tx, given, new Date(at));
  });
  ctx.mail.kick();
  await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
  return c.json(presentUser(user));
}

async function registerConfirmed(ctx: AuthContext, given: Given, visitor: Visitor): Promise<OpenedSession> {
  const passwordHash = await ctx.passwords.hash(given.password);
  const { email } = given;
  return retryOnUniqueViolation(ctx.db, async (tx) => {
    if (await findUserByEmail(tx, email)) throw alreadyRegistered();
    const userMetadata = given.data;
    const id = await insertUser(tx, new Date(ctx.now()), {
      email,
      passwordHash,
      emailConfirmed: true,
      userMetadata,
    });
    return openSession(ctx, tx, id, "password", visitor);
  });
}

async function signUpByPhone(
  ctx: AuthContext,
  phone: string,
  password: string,
  data: Json,
  visitor: Visitor,
) {
  if (!ctx.settings.autoconfirm) {
    throw new AuthError(
      422,
      "sms_send_failed",
      "Error sending confirmation OTP to provider: no SMS sender is set",
    );
  }
  await limitSignups(ctx, visitor.network);
  const passwordHash = await ctx.passwords.hash(password);
  const opened = await retryOnUniqueViolation(ctx.db, async (tx) => {
    if (await findUserByPhone(tx, phone)) throw alreadyRegistered();
    const id = await insertUser(tx, new Date(ctx.now()), {
      phone,
      passwordHash,
      phoneConfirmed: true,
      userMetadata: data,
    });
    return openSession(ctx, tx, id, "password", visitor);
  });
  return signSession(ctx, opened);
}

const alreadyRegistered = () => new AuthError(422, "user_already_exists", "User already registered");

/**
 * What whoever signs up is told of an address that they have not proven: always a made-up account. Otherwise a stranger would know the
 * id, which the leaderboard shows, of the account that the owner of the address opens later.
 */
async function unprovenUser(tx: Queryable, given: Given, at: Date): Promise<User> {
  const id = randomUUID();
  const when = at.toISOString();
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: given.email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    email_change: "",
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone: null,
    phone_confirmed_at: null,
    phone_change: "",
    reauthentication_sent_at: null,
    password_link_used_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: await asStored(tx, given.data),
    is_sso_user: false,
    is_anonymous: false,
    banned_until: null,
    deleted_at: null,
    created_at: at,
    updated_at: at,
    confirmed_at: null,
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: { sub: id, email: given.email, email_verified: false, phone_verified: false },
        provider: "email",
        email: given.email,
        last_sign_in_at: when,
        created_at: when,
        updated_at: when,
      },
    ],
    factors: [],
  };
}

/** A round trip through the database, because jsonb orders its keys in its own way. */
async function asStored(tx: Queryable, data: Json): Promise<Json> {
  const { rows } = await tx.query<{ data: Json }>("select $1::jsonb as data", [data]);
  return rows[0]?.data ?? {};
}
