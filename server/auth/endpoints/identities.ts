/** A user's identities (sign-in methods): linking another one, and unlinking one. */

import {
  type Caller,
  hasFreshMail,
  requireFreshSession,
  requireSecondStep,
  requireUser,
} from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { AuthError, invalid } from "#server/auth/errors.ts";
import { mailLoss } from "#server/auth/mail/account-mails.ts";
import { isUuid } from "#server/auth/request.ts";
import { endAccess } from "#server/auth/storage/end-access.ts";
import { lockCaller } from "#server/auth/storage/locks.ts";
import { refreshProviders } from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";

export function addIdentities(app: AuthApp, ctx: AuthContext): void {
  // Linking is done with an ID token (POST /token?grant_type=id_token with link_identity); redirects are not offered.
  app.get("/user/identities/authorize", async (c) => {
    requireLinking(ctx);
    await requireUser(ctx, c);
    throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
  });

  app.delete("/user/identities/:id", async (c) => {
    requireLinking(ctx);
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to unlink an identity");
    requireFreshSession(ctx, caller, "Unlinking an identity requires reauthentication");
    const { user } = caller;
    const id = c.req.param("id");
    if (!isUuid(id)) throw invalid("identity_id must be an UUID");
    const identity = user.identities.find((known) => known.id === id);
    if (identity === undefined) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    const tooFew = () =>
      new AuthError(
        422,
        "single_identity_not_deletable",
        "User must have at least 1 identity after unlinking",
      );
    if (user.identities.length < 2) throw tooFew();
    // It takes the mailbox's owner their way back, for good: a password or an open session is not sufficient.
    if (identity.provider === "email" && user.email_confirmed_at && !mayLeaveAddress(ctx, caller))
      throw new AuthError(
        400,
        "reauthentication_needed",
        "Removing the address requires a code from its mailbox",
      );
    await ctx.db.transaction("owner", async (tx) => {
      // Two concurrent requests that remove one identity each must not leave none.
      await lockCaller(tx, caller);
      const { rowCount } = await tx.query(
        `delete from auth.identities where id = $1 and user_id = $2
           and (select count(*) from auth.identities where user_id = $2) > 1`,
        [id, user.id],
      );
      if (rowCount === 0) throw tooFew();
      if (identity.provider === "email") await leaveAddress(ctx, tx, caller);
      await refreshProviders(tx, user.id);
      await mailLoss(ctx, tx, identity.provider === "email" ? "address-removed" : "sign-in-removed", user);
    });
    ctx.mail.kick();
    return c.json({});
  });
}

/** With automatic confirmation nobody has proven the address. */
const mayLeaveAddress = (ctx: AuthContext, caller: Caller): boolean =>
  ctx.settings.autoconfirm || hasFreshMail(ctx, caller);

/** Without the email identity, the password is removed and the address becomes another identity's, if one has any. */
async function leaveAddress(ctx: AuthContext, tx: Queryable, caller: Caller): Promise<void> {
  const userId = caller.user.id;
  try {
    await tx.query(
      `update auth.users set encrypted_password = null, updated_at = $2, email = (
         select email from auth.identities where user_id = $1 and email is not null order by created_at limit 1)
       where id = $1`,
      [userId, new Date(ctx.now())],
    );
    await endAccess(tx, userId, { sessionId: caller.sessionId, leavesMailbox: true });
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "23505")) throw error;
    throw new AuthError(
      422,
      "email_conflict_identity_not_deletable",
      "Unable to unlink identity due to email conflict",
    );
  }
}

export function requireLinking(ctx: AuthContext): void {
  if (!ctx.settings.manualLinking) {
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  }
}
