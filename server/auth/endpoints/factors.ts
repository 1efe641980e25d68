/** Two-step sign-in (MFA): enrolling a factor, challenging it, verifying the response, removing it. */
import type { Context } from "hono";
import { z } from "zod";
import {
  type Caller,
  hasFreshMail,
  requireFreshSession,
  requireSecondStep,
  requireUser,
} from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { newTotp, totpStep } from "#server/auth/credentials/totp.ts";
import {
  assertionOptions,
  checkAssertion,
  checkRegistration,
  registrationOptions,
} from "#server/auth/credentials/webauthn.ts";
import { AuthError, invalid } from "#server/auth/errors.ts";
import { limitAdded, limitFactorAttempts, limitTotpCodes, type TotpAttempt } from "#server/auth/limits.ts";
import { mailNotice, mailUndo } from "#server/auth/mail/account-mails.ts";
import { isUuid, readBody, type Visitor, visitorOf } from "#server/auth/request.ts";
import { endAddressUndo } from "#server/auth/storage/end-access.ts";
import {
  addChallenge,
  type ChallengeRow,
  downgradeSessions,
  elevateSession,
  type FactorRow,
  findFactor,
  tryChallenge,
} from "#server/auth/storage/factors.ts";
import { lockCaller } from "#server/auth/storage/locks.ts";
import {
  addRefreshToken,
  describeSession,
  type OpenedSession,
  signSession,
} from "#server/auth/storage/sessions.ts";
import type { Json } from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";

const MAX_FACTORS = 10;
/** How long after the mail an enrolment can be finished. */
const FINISH_SECONDS = 3600;
const WRONG_ANSWER = "mfa_verification_failed";

const enrolBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
});

const verifyBody = z.object({
  challenge_id: z.string().nullish(),
  code: z.string().nullish(),
  webauthn: z.object({ type: z.string(), credential_response: z.unknown() }).nullish(),
});

export function addFactors(app: AuthApp, ctx: AuthContext): void {
  addEnrolment(app, ctx);
  addChallengeEndpoint(app, ctx);
  addVerification(app, ctx);
  addRemoval(app, ctx);
}

function addEnrolment(app: AuthApp, ctx: AuthContext): void {
  app.post("/factors", async (c) => {
    const caller = await requireUser(ctx, c);
    const given = await readBody(c, enrolBody);
    const type = given.factor_type;
    if (type === "phone") {
      throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
    }
    if (type !== "totp" && type !== "webauthn")
      throw invalid("factor_type needs to be totp, phone, or webauthn");
    const name = (given.friendly_name ?? "").trim();
    if (caller.user.factors.filter((factor) => factor.status === "verified").length >= MAX_FACTORS) {
      throw new AuthError(
        422,
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    }
    requireSecondStep(caller, "AAL2 required to enroll a new factor");
    requireProofForFurtherFactor(ctx, caller);
    requireMailbox(ctx, caller);
    await deleteUnfinishedEnrolments(ctx, caller.user.id);
    const totp =
      type === "totp" ? newTotp(given.issuer || "Bush Tea", caller.user.email ?? caller.user.id) : undefined;
    const id = await insertFactor(ctx, caller, type, name, totp?.secret);
    return c.json({ id, type, friendly_name: name, ...(totp === undefined ? {} : { totp }) });
  });
}

function addChallengeEndpoint(app: AuthApp, ctx: AuthContext): void {
  app.post("/factors/:id/challenge", async (c) => {
    const caller = await requireUser(ctx, c);
    const factor = await findFactor(ctx.db, caller.user.id, factorId(c));
    const { ip } = visitorOf(ctx, c);
    if (factor.factor_type === "phone") {
      throw new AuthError(422, "mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone");
    }
    if (factor.factor_type === "totp") {
      const made = await ctx.db.transaction("owner", (tx) => addChallenge(ctx, tx, factor.id, ip, null));
      return c.json({ id: made.id, type: "totp", expires_at: made.expiresAt });
    }
    const isNew = factor.status === "unverified";
    const publicKey = isNew
      ? await registrationOptions(
          ctx,
          caller.user,
          await otherCredentials(ctx, caller.user.id),
          "second step",
        )
      : await assertionOptions(ctx, factor.web_authn_credential ?? undefined);
    const data = { challenge: publicKey.challenge };
    const made = await ctx.db.transaction("owner", (tx) => addChallenge(ctx, tx, factor.id, ip, data));
    return c.json({
      id: made.id,
      type: "webauthn",
      expires_at: made.expiresAt,
      webauthn: { type: isNew ? "create" : "request", credential_options: { publicKey } },
    });
  });
}

function addVerification(app: AuthApp, ctx: AuthContext): void {
  app.post("/factors/:id/verify", async (c) => {
    const caller = await requireUser(ctx, c);
    const given = await readBody(c, verifyBody);
    await limitFactorAttempts(ctx, guesserOf(ctx, caller), visitorOf(ctx, c).network);
    const factor = await findFactor(ctx.db, caller.user.id, factorId(c));
    // An enrolment started before the first factor was verified must not bypass that factor.
    if (factor.status === "unverified") {
      requireSecondStep(caller, "AAL2 required to verify a new factor");
      requireProofForFurtherFactor(ctx, caller);
      // Of the session that finishes it, too: another one could answer with a key of its own, or months later.
      requireMailbox(ctx, caller, FINISH_SECONDS);
    }
    const challengeId = given.challenge_id ?? "";
    if (!isUuid(challengeId)) throw invalid("challenge_id must be an UUID");
    const challenge = await ctx.db.transaction("owner", (tx) =>
      tryChallenge(ctx, tx, factor.id, challengeId),
    );
    if (challenge instanceof AuthError) throw challenge;
    const guess = await countTotpAttempt(ctx, caller, factor, visitorOf(ctx, c));
    const takeBack =
      factor.status === "unverified" ? await limitAdded(ctx, "second step", caller.user.id) : undefined;
    try {
      const opened = await ctx.db.transaction("owner", (tx) =>
        completeSecondStep(ctx, tx, caller, factor.id, challenge, given),
      );
      await guess?.right();
      return c.json(await signSession(ctx, opened));
    } catch (error) {
      await takeBack?.();
      const isWrong = error instanceof AuthError && error.code === WRONG_ANSWER;
      if (isWrong && (await guess?.wrong()))
        await ctx.db.transaction("owner", (tx) => notifyOwner(ctx, tx, caller, "two-step-guessed"));
      throw error;
    } finally {
      ctx.mail.kick();
    }
  });
}

function addRemoval(app: AuthApp, ctx: AuthContext): void {
  app.delete("/factors/:id", async (c) => {
    const caller = await requireUser(ctx, c);
    const id = factorId(c);
    await ctx.db.transaction("owner", async (tx) => {
      const locked = await lockCaller(tx, caller);
      const factor = await findFactor(tx, caller.user.id, id);
      requireSecondStep(locked, "AAL2 required to unenroll verified factor");
      if (factor.status === "verified")
        requireFreshSession(ctx, caller, "Removing a second step requires reauthentication");
      // Otherwise whoever has the password keeps the mailbox's owner from finishing a first one.
      else requireMailbox(ctx, caller, FINISH_SECONDS);
      await tx.query("delete from auth.mfa_factors where id = $1", [id]);
      await downgradeSessions(tx, caller.user.id, new Date(ctx.now()));
      if (factor.status === "verified") await notifyOwner(ctx, tx, caller, "two-step-changed");
    });
    ctx.mail.kick();
    return c.json({ id });
  });
}

const ADDING_NEEDS_PROOF = "Adding a second step requires reauthentication";

const hasSecondStep = ({ user }: Caller) => user.factors.some(({ status }) => status === "verified");

/** A session that was left open must not prove itself with a second step of its own. */
function requireProofForFurtherFactor(ctx: AuthContext, caller: Caller): void {
  if (hasSecondStep(caller)) requireFreshSession(ctx, caller, ADDING_NEEDS_PROOF);
}

/**
 * The first factor locks out everyone without it, so a password or an open session is not sufficient: the mailbox's owner
 * must have opened the session, or given a code in it, minutes ago.
 */
function requireMailbox(ctx: AuthContext, caller: Caller, seconds?: number): void {
  const { user } = caller;
  if (hasSecondStep(caller)) return;
  // With automatic confirmation nobody has proven the address.
  if (ctx.settings.autoconfirm || !user.email || !user.email_confirmed_at) return;
  if (hasFreshMail(ctx, caller, seconds)) return;
  throw new AuthError(400, "reauthentication_needed", ADDING_NEEDS_PROOF);
}

/** A factor being enrolled has just shown its secret to the caller: there is nothing to guess. */
async function countTotpAttempt(
  ctx: AuthContext,
  caller: Caller,
  factor: FactorRow,
  visitor: Visitor,
): Promise<TotpAttempt | undefined> {
  if (factor.factor_type !== "totp" || factor.status !== "verified") return undefined;
  return limitTotpCodes(ctx, guesserOf(ctx, caller), visitor.network, {
    hasFreshMail: hasFreshMail(ctx, caller),
    isOwnersNetwork: async () => {
      const { rows } = await ctx.db.query(
        "select 1 from auth.sessions where user_id = $1 and ip = $2::inet and aal = 'aal2' limit 1",
        [caller.user.id, visitor.ip],
      );
      return rows.length > 0;
    },
  });
}

/**
 * Whose wrong codes are counted together. Whoever only knows the password cannot use up the attempts of the mailbox's
 * owner, who signs in with a link and then chooses a new password.
 */
function guesserOf(ctx: AuthContext, caller: Caller): string {
  return hasFreshMail(ctx, caller) ? `mailbox of ${caller.user.id}` : caller.user.id;
}

async function completeSecondStep(
  ctx: AuthContext,
  tx: Queryable,
  caller: Caller,
  factorId: string,
  challenge: ChallengeRow,
  given: z.infer<typeof verifyBody>,
): Promise<OpenedSession> {
  const { userId, sessionId } = { userId: caller.user.id, sessionId: caller.sessionId };
  await lockCaller(tx, caller);
  // A concurrent request may have verified or removed this factor.
  const factor = await findFactor(tx, userId, factorId);
  await check(ctx, tx, factor, challenge, given);
  const method = factor.factor_type === "totp" ? "totp" : "mfa/webauthn";
  // The secret of a new factor was just shown to this session, so giving its code proves nothing more than was proved before.
  const provedAt =
    factor.status === "unverified" ? (caller.provedAt ?? caller.sessionCreatedAt) : new Date(ctx.now());
  await elevateSession(ctx, tx, { userId, sessionId, factor, challengeId: challenge.id, method, provedAt });
  if (factor.status === "unverified") {
    // Set up by whoever has the mailbox now: a link kept from before would remove it, and bring back one that was given up.
    const isFirst = !hasSecondStep(caller);
    if (isFirst && hasFreshMail(ctx, caller, FINISH_SECONDS)) await endAddressUndo(tx, caller.user);
    await notifyOfNewFactor(ctx, tx, caller, factor.id);
  }
  const token = await addRefreshToken(tx, new Date(ctx.now()), { sessionId, userId });
  return describeSession(tx, sessionId, token, userId);
}

function factorId(c: Context): string {
  const id = c.req.param("id") ?? "";
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return id;
}

/** Deletes unfinished enrolments, so that their name can be used again. */
async function deleteUnfinishedEnrolments(ctx: AuthContext, userId: string): Promise<void> {
  await ctx.db.query(
    "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2",
    [userId, new Date(ctx.now() - 300_000)],
  );
}

async function insertFactor(
  ctx: AuthContext,
  caller: Caller,
  type: "totp" | "webauthn",
  name: string,
  secret: string | undefined,
): Promise<string> {
  try {
    const { rows } = await ctx.db.transaction("owner", async (tx) => {
      await lockCaller(tx, caller);
      return tx.query<{ id: string }>(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, created_at, updated_at)
         select $1, $2, $3, $4, $5, $5 where (select count(*) from auth.mfa_factors where user_id = $1) < $6 returning id`,
        [caller.user.id, name, type, secret ?? null, new Date(ctx.now()), MAX_FACTORS * 2],
      );
    });
    const id = rows[0]?.id;
    if (id === undefined)
      throw new AuthError(
        422,
        "too_many_enrolled_mfa_factors",
        "Maximum number of enrolled factors reached, unenroll to continue",
      );
    return id;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "23505")) throw error;
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
}

async function otherCredentials(ctx: AuthContext, userId: string): Promise<Json[]> {
  const { rows } = await ctx.db.query<{ web_authn_credential: Json }>(
    `select web_authn_credential from auth.mfa_factors
     where user_id = $1 and status = 'verified' and web_authn_credential is not null`,
    [userId],
  );
  return rows.map((row) => row.web_authn_credential);
}

async function check(
  ctx: AuthContext,
  tx: Queryable,
  factor: FactorRow,
  challenge: ChallengeRow,
  given: z.infer<typeof verifyBody>,
): Promise<void> {
  if (factor.factor_type === "totp") {
    const step = totpStep(factor.secret ?? "", given.code ?? "", ctx.now());
    // Replay protection: the same code, or an older one, is never accepted twice.
    const { rowCount } = await tx.query(
      "update auth.mfa_factors set last_totp_step = $2 where id = $1 and coalesce(last_totp_step, -1) < $2::bigint",
      [factor.id, step ?? -1],
    );
    if (rowCount === 0) throw new AuthError(422, WRONG_ANSWER, "Invalid TOTP code entered");
    return;
  }
  const expected = z.object({ challenge: z.string() }).parse(challenge.web_authn_session_data).challenge;
  const answer = given.webauthn?.credential_response;
  const credential =
    factor.status === "unverified"
      ? await checkRegistration(ctx, expected, answer, "second step")
      : await checkAssertion(
          ctx,
          expected,
          factor.web_authn_credential ?? {},
          answer,
          factor.user_id,
          "second step",
        );
  if (credential === undefined) {
    throw new AuthError(422, WRONG_ANSWER, "Unable to verify the security key");
  }
  await tx.query("update auth.mfa_factors set web_authn_credential = $2 where id = $1", [
    factor.id,
    credential,
  ]);
}

async function notifyOwner(
  ctx: AuthContext,
  tx: Queryable,
  caller: Caller,
  notice: "two-step-changed" | "two-step-guessed",
): Promise<void> {
  const { email, email_confirmed_at: confirmed, id } = caller.user;
  if (email && confirmed) await mailNotice(ctx, tx, notice, email, id);
}

async function notifyOfNewFactor(
  ctx: AuthContext,
  tx: Queryable,
  { user }: Caller,
  factorId: string,
): Promise<void> {
  if (user.email && user.email_confirmed_at)
    await mailUndo(ctx, tx, "two_step_undo", { userId: user.id, to: user.email, of: factorId });
}
