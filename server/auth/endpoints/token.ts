/** POST /token: sign-in by password, and the dispatch to the other grants. */
import type { Context } from "hono";
import { z } from "zod";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import {
  AuthError,
  banned,
  emailDisabled,
  invalid,
  invalidCredentials,
  phoneDisabled,
} from "#server/auth/errors.ts";
import { limitCodeAttempts, limitPasswordAttempts } from "#server/auth/limits.ts";
import { readBody, readPhone, visitorOf } from "#server/auth/request.ts";
import { lockUser } from "#server/auth/storage/locks.ts";
import { pendingPasswordOf } from "#server/auth/storage/one-time-tokens.ts";
import { redeemAuthCode } from "#server/auth/storage/pkce-flows.ts";
import { hasSessionHere, openSession, signSession } from "#server/auth/storage/sessions.ts";
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  isBanned,
  type User,
} from "#server/auth/storage/users.ts";
import { grantIdToken } from "./grant-id-token.ts";
import { grantRefreshToken } from "./grant-refresh-token.ts";
import { grantWeb3 } from "./grant-web3.ts";

const passwordBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

const pkceBody = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

export function addToken(app: AuthApp, ctx: AuthContext): void {
  app.post("/token", async (c) => {
    c.header("Cache-Control", "no-store");
    switch (c.req.query("grant_type")) {
      case "password":
        return grantPassword(ctx, c);
      case "refresh_token":
        return grantRefreshToken(ctx, c);
      case "pkce":
        return grantPkce(ctx, c);
      case "id_token":
        return grantIdToken(ctx, c);
      case "web3":
        return grantWeb3(ctx, c);
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
}

async function grantPassword(ctx: AuthContext, c: Context): Promise<Response> {
  const given = await readBody(c, passwordBody);
  const visitor = visitorOf(ctx, c);
  const password = given.password ?? "";
  if (given.email && given.phone) {
    throw invalid("Only an email address or phone number should be provided on login.");
  }
  let account: string;
  let findPending: () => Promise<string | null>;
  let find: () => Promise<User | undefined>;
  if (given.email) {
    if (!ctx.settings.email) throw emailDisabled();
    const email = given.email.trim().toLowerCase();
    account = email;
    find = () => findUserByEmail(ctx.db, email);
    findPending = () => pendingPasswordOf(ctx, email, visitor.network);
  } else if (given.phone) {
    if (!ctx.settings.phone) throw phoneDisabled();
    const phone = readPhone(given.phone);
    account = phone;
    find = () => findUserByPhone(ctx.db, phone);
    findPending = async () => null;
  } else throw invalid("missing email or phone");

  const attempt = await limitPasswordAttempts(ctx, account, visitor.network);
  const user = await find();
  const claim = { account, isKnown: await hasSessionHere(ctx, user?.id, visitor) };
  const mayFit = !attempt.isAttacked || claim.isKnown;
  const fits = await ctx.passwords.matches(password, mayFit ? user?.encrypted_password : null, claim);
  if (user === undefined || !fits) {
    // The password of a sign-up that waits for its mail grants nothing; whoever chose it is asked to confirm that mail,
    // whether or not the address has an account. Two comparisons in every case, against timing attacks.
    if (!(await ctx.passwords.matches(password, await findPending(), claim))) throw invalidCredentials();
    await attempt.succeeded();
    throw emailNotConfirmed();
  }
  await attempt.succeeded();
  if (isBanned(user, ctx.now())) throw banned();
  if (given.email && !user.email_confirmed_at) throw emailNotConfirmed();
  if (given.phone && !user.phone_confirmed_at) {
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
  }
  const opened = await ctx.db.transaction("owner", async (tx) => {
    // Comparing takes time. A password changed meanwhile has ended every session it opened, and must open no other.
    const locked = await lockUser(tx, user.id);
    if (locked?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
    return openSession(ctx, tx, user.id, "password", visitor);
  });
  return c.json(await signSession(ctx, opened));
}

const emailNotConfirmed = () => new AuthError(400, "email_not_confirmed", "Email not confirmed");

async function grantPkce(ctx: AuthContext, c: Context): Promise<Response> {
  const given = await readBody(c, pkceBody);
  if (!given.auth_code || !given.code_verifier) {
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const { auth_code: code, code_verifier: verifier } = given;
  const visitor = visitorOf(ctx, c);
  await limitCodeAttempts(ctx, visitor.network);
  const outcome = await ctx.db.transaction("owner", async (tx) => {
    const flow = await redeemAuthCode(ctx, tx, code, verifier);
    if (flow instanceof AuthError) return flow;
    const user = await findUser(tx, flow.userId);
    // Minutes may pass between the link and this exchange; a ban in between applies.
    if (user === undefined || isBanned(user, ctx.now())) return banned();
    return openSession(ctx, tx, user.id, "otp", visitor);
  });
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await signSession(ctx, outcome));
}
