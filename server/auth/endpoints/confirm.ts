/** What a confirmed mail changes: the address is confirmed, a pending password or a new address takes effect. */

import type { AuthContext } from "#server/auth/context.ts";
import { AuthError, banned, emailTaken } from "#server/auth/errors.ts";
import { mailNotice } from "#server/auth/mail/account-mails.ts";
import type { OneTimeToken } from "#server/auth/storage/one-time-tokens.ts";
import { fitsUserMetadata } from "#server/auth/storage/user-metadata.ts";
import {
  addEmailIdentity,
  findUser,
  isBanned,
  refreshProviders,
  type User,
} from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";

/** "waiting": an email change that the other address has not confirmed yet. */
export type Confirmed = { readonly userId: string } | "waiting" | AuthError;

/** The caller holds the lock on the token's user: the second link of an email change sees what the first wrote. */
export async function confirm(ctx: AuthContext, tx: Queryable, token: OneTimeToken): Promise<Confirmed> {
  const user = await findUser(tx, token.user_id);
  if (user === undefined) return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  if (isBanned(user, ctx.now())) return banned();
  if (token.token_type === "email_change_new" || token.token_type === "email_change_current") {
    return changeAddress(ctx, tx, user, token);
  }
  if (user.email_confirmed_at === null) await confirmAddress(ctx, tx, user, token);
  // Both kinds of links are for setting a password: the session they open may set one without another code.
  if (token.token_type === "recovery" || token.token_type === "invite") {
    await tx.query("update auth.users set password_link_used_at = $2 where id = $1", [
      user.id,
      new Date(ctx.now()),
    ]);
  }
  return { userId: user.id };
}

async function confirmAddress(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  token: OneTimeToken,
): Promise<void> {
  const at = new Date(ctx.now());
  // The password and metadata of a sign-up come from the confirmed token only: anyone can sign up with any address.
  // The row's own values were set by an administrator, and its metadata takes precedence.
  const merged = { ...token.pending_metadata, ...user.raw_user_meta_data };
  await tx.query(
    `update auth.users set email_confirmed_at = $2, encrypted_password = coalesce($3, encrypted_password),
       is_anonymous = false, updated_at = $2, raw_user_meta_data = $4 where id = $1`,
    [user.id, at, token.pending_password, fitsUserMetadata(merged) ? merged : user.raw_user_meta_data],
  );
  await clearPendingChanges(tx, user.id);
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [user.id, at],
  );
}

/** Other mails of a user whose address is confirmed may still sign them in, but have no other effect. */
async function clearPendingChanges(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    "update auth.one_time_tokens set pending_password = null, pending_metadata = null where user_id = $1",
    [userId],
  );
}

async function changeAddress(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  token: OneTimeToken,
): Promise<Confirmed> {
  const at = new Date(ctx.now());
  const wanted = user.email_change;
  if (wanted === "") return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  // Bit 1: the new address confirmed; bit 2: the current one did.
  const agreed = user.email_change_confirm_status | (token.token_type === "email_change_new" ? 1 : 2);
  const bothNeeded =
    ctx.settings.secureEmailChange && user.email !== null && user.email_confirmed_at !== null;
  if (bothNeeded && agreed !== 3) {
    await tx.query("update auth.users set email_change_confirm_status = $2, updated_at = $3 where id = $1", [
      user.id,
      agreed,
      at,
    ]);
    return "waiting";
  }
  if ((agreed & 1) === 0) return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  try {
    await tx.query(
      `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, email_confirmed_at = $3,
         encrypted_password = coalesce($4, encrypted_password), is_anonymous = false, updated_at = $3 where id = $1`,
      [user.id, wanted, at, token.pending_password],
    );
  } catch (error) {
    // This error aborts the transaction; the answer is the same as for any taken address.
    if (error instanceof DatabaseError && error.code === "23505") throw emailTaken();
    throw error;
  }
  await tx.query("delete from auth.one_time_tokens where user_id = $1", [user.id]);
  const identity = user.identities.find((known) => known.provider === "email");
  if (identity === undefined) await addEmailIdentity(tx, at, user.id, wanted, true);
  else {
    await tx.query(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
         updated_at = $3 where id = $1`,
      [identity.id, wanted, at],
    );
  }
  await refreshProviders(tx, user.id);
  if (user.email !== null && user.email_confirmed_at !== null)
    await mailNotice(ctx, tx, "email-changed", user.email, user.id);
  return { userId: user.id };
}
