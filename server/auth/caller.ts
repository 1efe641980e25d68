/** The authenticated caller: the user of the access token, with a session that still exists, or an administrator. */
import type { Context } from "hono";
import { isBanned, type User, userColumns } from "#server/auth/storage/users.ts";
import { chargeToUser } from "#server/db/caller.ts";
import { bearer, TokenError } from "#server/tokens/verify.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, badToken, banned } from "./errors.ts";
import { isUuid } from "./request.ts";

export type Caller = {
  readonly user: User;
  readonly sessionId: string;
  readonly aal: string;
  readonly sessionCreatedAt: Date;
  /** When a code or link from the mailbox was last given in this session. */
  readonly mailAnsweredAt: Date | null;
  /** When a password, code, key or link was last given in this session. */
  readonly provedAt: Date | null;
};

/** Roles whose tokens may administer users. Older admin tools sign tokens with the second one. */
const ADMIN_ROLES: ReadonlySet<unknown> = new Set(["service_role", "supabase_admin"]);

async function claimsOf(ctx: AuthContext, c: Context): Promise<Record<string, unknown>> {
  const token = bearer(c.req.header("authorization") ?? null);
  if (token === undefined) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  try {
    return await ctx.verify(token);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const why = error.message === "JWT expired" ? "token is expired" : "token signature is invalid";
    throw badToken(`invalid JWT: unable to parse or verify signature, ${why}`);
  }
}

export const sessionNotFound = () =>
  new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");

export async function requireUser(ctx: AuthContext, c: Context): Promise<Caller> {
  const claims = await claimsOf(ctx, c);
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== "string" || sub === "") throw badToken("invalid claim: missing sub claim");
  if (!isUuid(sub)) throw badToken("invalid claim: sub claim must be a UUID");
  chargeToUser(sub);
  type Found = User & {
    session_id: string | null;
    aal: string | null;
    session_created_at: Date | null;
    mail_answered_at: Date | null;
    proved_at: Date | null;
  };
  const { rows } = await ctx.db.query<Found>(
    `select ${userColumns}, s.id as session_id, s.aal, s.created_at as session_created_at,
       (select max(a.updated_at) from auth.mfa_amr_claims a
        where a.session_id = s.id and a.authentication_method = 'otp') as mail_answered_at,
       (select max(a.updated_at) from auth.mfa_amr_claims a where a.session_id = s.id) as proved_at
     from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
     where u.id = $1 and u.deleted_at is null`,
    [sub, typeof sessionId === "string" && isUuid(sessionId) ? sessionId : null],
  );
  const found = rows[0];
  if (found === undefined) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  if (found.session_id === null || found.session_created_at === null) {
    throw sessionNotFound();
  }
  if (isBanned(found, ctx.now())) throw banned();
  return {
    user: found,
    sessionId: found.session_id,
    aal: found.aal ?? "aal1",
    sessionCreatedAt: found.session_created_at,
    mailAnsweredAt: found.mail_answered_at,
    provedAt: found.proved_at,
  };
}

/** How long after a code or link from the mailbox its session counts as the mailbox's owner's. */
export const MAIL_FRESH_SECONDS = 600;

export function hasFreshMail(ctx: AuthContext, caller: Caller, seconds = MAIL_FRESH_SECONDS): boolean {
  const answeredAt = caller.mailAnsweredAt?.getTime();
  return answeredAt !== undefined && ctx.now() - answeredAt <= seconds * 1000;
}

/** When the session answered the mail that it counts by as the mailbox's owner's. */
export const freshMailOf = (ctx: AuthContext, caller: Caller): Date | undefined =>
  hasFreshMail(ctx, caller) ? (caller.mailAnsweredAt ?? undefined) : undefined;

/**
 * Changing a way to sign in is not for a session that was left open: it must be younger than this, or have given a mailed
 * code or its second step since. `private.require_recent_proof` in the database has the same time.
 */
const FRESH_SESSION_SECONDS = 600;

export function isFresh(ctx: AuthContext, { sessionCreatedAt, provedAt }: Caller): boolean {
  const proved = Math.max(sessionCreatedAt.getTime(), provedAt?.getTime() ?? 0);
  return ctx.now() - proved <= FRESH_SESSION_SECONDS * 1000;
}

/** For adding or removing a way to sign in: both outlast every session. */
export function requireFreshSession(ctx: AuthContext, caller: Caller, message: string): void {
  if (!isFresh(ctx, caller)) throw new AuthError(400, "reauthentication_needed", message);
}

/** A user with a second factor must have used it in this session for anything that could undo it. */
export function requireSecondStep(caller: Caller, message: string): void {
  if (caller.aal === "aal2" || !caller.user.factors.some((factor) => factor.status === "verified")) return;
  throw new AuthError(403, "insufficient_aal", message);
}

export async function requireAdmin(ctx: AuthContext, c: Context): Promise<void> {
  const claims = await claimsOf(ctx, c);
  if (!ADMIN_ROLES.has(claims.role)) throw new AuthError(403, "not_admin", "User not allowed");
}
