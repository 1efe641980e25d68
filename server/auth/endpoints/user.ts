/** GET and PUT /user: the signed-in user, and changing their data, password and email address. */
import { z } from "zod";
import {
  type Caller,
  freshMailOf,
  hasFreshMail,
  isFresh,
  MAIL_FRESH_SECONDS,
  requireFreshSession,
  requireSecondStep,
  requireUser,
} from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { checkPassword } from "#server/auth/credentials/passwords.ts";
import { checkNonce } from "#server/auth/endpoints/check-nonce.ts";
import { AuthError, emailTaken, invalid, phoneDisabled } from "#server/auth/errors.ts";
import {
  limitCurrentPasswords,
  limitEmailChanges,
  limitFactorAttempts,
  limitMail,
  limitMetadata,
  limitNewPasswords,
  waitForMinimumDuration,
} from "#server/auth/limits.ts";
import { mailLink, mailNotice, renewUndos } from "#server/auth/mail/account-mails.ts";
import { redirectForMail } from "#server/auth/redirects.ts";
import { metadata, readBody, readEmail, visitorOf } from "#server/auth/request.ts";
import { arriveBare } from "#server/auth/storage/bare-arrival.ts";
import { endAccess, removePlantedWaysIn } from "#server/auth/storage/end-access.ts";
import { lockCaller, retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { createDecoyOfChange } from "#server/auth/storage/one-time-tokens.ts";
import {
  type Challenge,
  challengeFields,
  readChallenge,
  startPkceFlow,
} from "#server/auth/storage/pkce-flows.ts";
import {
  addEmailIdentity,
  findUserByEmail,
  isUnproven,
  mergeMetadata,
  presentUser,
  refreshProviders,
  reloadUser,
} from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";
import { WAYS_IN_REMOVED } from "#server/mail/templates.ts";

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  nonce: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadata.nullish(),
  ...challengeFields,
});

/** How long after a recovery or invitation mail was confirmed its session may set a first password. */
const PASSWORD_LINK_SECONDS = 3600;

export function addUser(app: AuthApp, ctx: AuthContext): void {
  app.get("/user", async (c) => {
    const { user } = await requireUser(ctx, c);
    return c.json(presentUser(user));
  });

  app.put("/user", async (c) => {
    const caller = await requireUser(ctx, c);
    const given = await readBody(c, body);
    const challenge = readChallenge(given);
    const { user } = caller;
    if (given.phone) throw phoneDisabled();
    const email = given.email ? readEmail(given.email) : undefined;
    const newEmail = email !== undefined && email !== user.email?.toLowerCase() ? email : undefined;
    const password = given.password ?? "";
    if (given.password === "") throw invalid("Password cannot be empty");
    if (
      (password !== "" || newEmail) &&
      caller.aal !== "aal2" &&
      user.factors.some((f) => f.status === "verified")
    ) {
      throw new AuthError(
        401,
        "insufficient_aal",
        "AAL2 session is required to update email or password when MFA is enabled.",
      );
    }
    if (given.data)
      requireSecondStep(caller, "AAL2 session is required to update user data when MFA is enabled.");
    if (given.data && password === "" && newEmail === undefined) await limitMetadata(ctx, caller.sessionId);
    // With secure changes the current mailbox agrees by mail.
    if (newEmail !== undefined && user.email && !asksCurrentMailbox(ctx, caller))
      requireFreshSession(ctx, caller, "Email update requires reauthentication");
    // A session must not be usable for guessing codes and passwords.
    if (given.nonce || given.current_password)
      await limitFactorAttempts(ctx, user.id, visitorOf(ctx, c).network);
    const passwordHash =
      password === ""
        ? undefined
        : await prepareNewPassword(ctx, caller, {
            password,
            nonce: given.nonce ?? "",
            current: given.current_password,
            withAddress: newEmail !== undefined,
          });
    if (newEmail !== undefined && asksCurrentMailbox(ctx, caller))
      await limitEmailChanges(ctx, user.id, freshMailOf(ctx, caller));
    const startedAt = performance.now();
    const mayGo =
      newEmail === undefined ||
      ctx.settings.autoconfirm ||
      (await limitMail(ctx, newEmail, visitorOf(ctx, c)));
    const redirectTo = redirectForMail(ctx, c.req.query("redirect_to"), "email_change");
    // One timestamp for everything: milliseconds would tell a mail that was made for the new address from a notice.
    const now = ctx.now();
    const moment: AuthContext = { ...ctx, now: () => now };
    const updated = await retryOnUniqueViolation(ctx.db, async (tx) => {
      const at = new Date(now);
      const locked = await lockCaller(tx, caller);
      if (given.data) {
        await mergeMetadata(tx, user.id, "raw_user_meta_data", given.data, at);
      }
      // An anonymous account gets its address and password only when the address is confirmed.
      const waits = locked.user.is_anonymous && newEmail !== undefined && !ctx.settings.autoconfirm;
      if (passwordHash !== undefined && !waits)
        await setPassword(ctx, tx, given.nonce ? { ...locked, mailAnsweredAt: at } : locked, passwordHash);
      if (newEmail !== undefined) {
        const pendingPassword = waits ? passwordHash : undefined;
        await requestEmailChange(
          moment,
          tx,
          locked,
          { email: newEmail, mayGo, redirectTo, pendingPassword },
          challenge,
        );
      }
      return reloadUser(tx, user.id);
    });
    ctx.mail.kick();
    if (newEmail !== undefined) await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
    return c.json(presentUser(updated));
  });
}

function asksCurrentMailbox({ settings }: AuthContext, { user }: Caller): boolean {
  return !settings.autoconfirm && settings.secureEmailChange && user.email_confirmed_at !== null;
}

async function prepareNewPassword(
  ctx: AuthContext,
  caller: Caller,
  given: { password: string; nonce: string; current: string | null | undefined; withAddress: boolean },
): Promise<string> {
  const { password, nonce, current, withAddress } = given;
  const { user } = caller;
  checkPassword(password, ctx.settings.passwordMin, user.email ?? "");
  if (user.is_anonymous && !user.email && !user.phone && !withAddress) {
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  }
  if (current) await checkCurrentPassword(ctx, caller, current);
  // Checked whenever it is given, required or not: a wrong code must never pass.
  if (nonce !== "") await checkNonce(ctx, caller, nonce);
  else if (needsCode(ctx, caller, current)) {
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (user.encrypted_password !== null && (await ctx.passwords.matches(password, user.encrypted_password))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  const answeredAt = nonce === "" ? caller.mailAnsweredAt : new Date(ctx.now());
  const byMail = isByMail(ctx, { ...caller, mailAnsweredAt: answeredAt });
  await limitNewPasswords(ctx, user.id, byMail && answeredAt ? answeredAt : undefined);
  return ctx.passwords.hash(password);
}

/** After too many wrong ones in a day only a mailed code is accepted instead, which whoever borrowed the session lacks. */
async function checkCurrentPassword(ctx: AuthContext, { user }: Caller, current: string): Promise<void> {
  const attempt = await limitCurrentPasswords(ctx, user.id);
  if (attempt === undefined)
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  const claim = { account: user.email ?? user.id, isKnown: true };
  if (!(await ctx.passwords.matches(current, user.encrypted_password, claim)))
    throw new AuthError(400, "invalid_credentials", "Current password is not correct");
  await attempt.succeeded();
}

/**
 * A first password is a new way to sign in, so an open session alone is not sufficient, however young: it takes a code
 * sent by mail, unless a recovery or invitation mail has just opened this very session. Another password takes the current
 * one, a code, or a session that is minutes old.
 */
function needsCode(ctx: AuthContext, caller: Caller, current: string | null | undefined): boolean {
  const { user } = caller;
  if (user.encrypted_password === null && user.email && user.email_confirmed_at)
    return !isOpenedForPassword(ctx, caller);
  return !current && !isFresh(ctx, caller);
}

/** Whether a recovery, invitation or undo mail has opened this session within the hour. */
function isOpenedForPassword(ctx: AuthContext, { user, sessionCreatedAt, mailAnsweredAt }: Caller): boolean {
  const answeredAt = user.password_link_used_at?.getTime();
  return (
    answeredAt !== undefined &&
    // Not a session that a password opened after the mail was answered.
    mailAnsweredAt !== null &&
    sessionCreatedAt.getTime() >= answeredAt &&
    ctx.now() <= answeredAt + PASSWORD_LINK_SECONDS * 1000
  );
}

/** After a mail it is the mailbox's owner who chooses a password. */
const isByMail = (ctx: AuthContext, caller: Caller): boolean =>
  isOpenedForPassword(ctx, caller) || hasFreshMail(ctx, caller);

async function setPassword(
  ctx: AuthContext,
  tx: Queryable,
  caller: Caller,
  passwordHash: string,
): Promise<void> {
  const { user } = caller;
  const at = new Date(ctx.now());
  await tx.query(
    `update auth.users set encrypted_password = $2, password_link_used_at = null, updated_at = $3 where id = $1`,
    [user.id, passwordHash, at],
  );
  const byMail = isByMail(ctx, caller);
  const mailsSince = new Date(at.getTime() - MAIL_FRESH_SECONDS * 1000);
  await endAccess(tx, user.id, {
    sessionId: caller.sessionId,
    ...(byMail ? {} : { mailbox: { callerId: caller.sessionId, at, mailsSince } }),
  });
  // Often because somebody else was in the account.
  const hadOthers = byMail && (await removePlantedWaysIn(tx, user.id));
  if (user.email && user.email_confirmed_at) {
    const notice = user.encrypted_password === null ? "password-added" : "password-changed";
    await mailNotice(ctx, tx, notice, user.email, user.id, hadOthers ? WAYS_IN_REMOVED : undefined);
  }
  if (byMail) await renewUndos(ctx, tx, user.id);
}

async function requestEmailChange(
  ctx: AuthContext,
  tx: Queryable,
  caller: Caller,
  wanted: { email: string; mayGo: boolean; redirectTo: string; pendingPassword: string | undefined },
  challenge: Challenge | undefined,
): Promise<void> {
  const { user } = caller;
  const { email, mayGo, redirectTo, pendingPassword } = wanted;
  const at = new Date(ctx.now());
  const holder = await findUserByEmail(tx, email);
  if (ctx.settings.autoconfirm) {
    if (holder) throw emailTaken();
    await tx.query(
      "update auth.users set email = $2, email_confirmed_at = $3, is_anonymous = false, updated_at = $3 where id = $1",
      [user.id, email, at],
    );
    await tx.query("delete from auth.identities where user_id = $1 and provider = 'email'", [user.id]);
    await addEmailIdentity(tx, at, user.id, email, true);
    await refreshProviders(tx, user.id);
    await endAccess(tx, user.id, { sessionId: caller.sessionId, leavesMailbox: true });
    await arriveBare(tx, user.id, at, false);
    return;
  }
  await tx.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = $3, updated_at = $3 where id = $1`,
    [user.id, email, at],
  );
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and token_type like 'email_change%'", [
    user.id,
  ]);
  const flowId = await startPkceFlow(ctx, tx, user.id, challenge);
  const common = { userId: user.id, redirectTo, flowId };
  // If the address has an account, its owner is notified by mail; the caller cannot tell it from a free one, nor from one that
  // has got all its mails.
  const isTaken = holder !== undefined && !isUnproven(holder, ctx.now());
  if (isTaken && mayGo) await mailNotice(ctx, tx, "already-registered", email, holder.id);
  if (!isTaken && mayGo)
    await mailLink(ctx, tx, { ...common, email, kind: "email_change_new", pendingPassword });
  else await createDecoyOfChange(ctx, tx, { userId: user.id, email });
  if (user.email && asksCurrentMailbox(ctx, caller)) {
    await mailLink(ctx, tx, { ...common, email: user.email, kind: "email_change_current" });
  }
}
