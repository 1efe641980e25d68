/**
 * The rate limits of authentication. Failed attempts count per network and account together, so that an attacker uses up
 * the attacker's own allowance and never the account owner's.
 */

import type { Queryable } from "#server/db/database.ts";
import { createRateLimiter, type Hit, type LimitRule, type Verdict } from "#server/limits/rate-limiter.ts";
import { blockOf } from "#server/networks/network.ts";
import { canonicalMailbox } from "./canonical-mailbox.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, mailTooSoon, tooManyRequests } from "./errors.ts";
import type { Visitor } from "./request.ts";
import { hasSessionHere } from "./storage/sessions.ts";
import { findUserByEmail } from "./storage/users.ts";

const HOUR = 3600;
const FIVE_MINUTES = 300;
const TEN_MINUTES = 600;
const QUARTER = 900;
const DAY = 86_400;

/** Wrong TOTP codes per user and day. Not scaled by `limitFactor`: it is per user, not per network. */
export const WRONG_APP_CODES = 30;

function rule(ctx: AuthContext, name: string, limit: number, windowSeconds: number): LimitRule {
  return { name, limit: limit * ctx.settings.limitFactor, windowSeconds };
}

export async function limitSignups(ctx: AuthContext, network: string): Promise<void> {
  refuse(await ctx.limiter.hit([{ rule: rule(ctx, "signup-network", 30, HOUR), key: network }]));
}

/**
 * Only what the network itself has asked for is refused: a refusal, its time and its `retry-after` show nothing of other
 * people's requests. A request that is refused takes none of the address's mails.
 * @returns whether the mail may be sent. If not, others have used the address's mails up: the response must be the usual one,
 *   and the tokens that were mailed before must stay.
 */
export async function limitMail(ctx: AuthContext, email: string, visitor: Visitor): Promise<boolean> {
  await limitMailsOfNetwork(ctx, email, visitor.network);
  return isMailLeft(ctx, email, visitor);
}

/**
 * "link": a mail with a link and no code, so that codes to guess stay few. "open link": also one that works in every browser,
 * because somebody else may have asked for it. "none": the response must be the usual one.
 */
export type SignInMail = "usual" | "link" | "open link" | "none";

/**
 * The mails that open an account. Over the address's own, networks with a session of the account get six more an hour together;
 * and whoever has used all of them up, one goes out every ten minutes, so that its owner always finds a link that works.
 */
export async function limitSignInMail(
  ctx: AuthContext,
  kind: "magiclink" | "recovery",
  email: string,
  visitor: Visitor,
): Promise<SignInMail> {
  await limitMailsOfNetwork(ctx, email, visitor.network);
  const mail = await takeSignInMail(ctx, kind, email, visitor);
  // Each code stands five guesses: more of them in a day would let a patient stranger guess one within months.
  const codes: Hit = { rule: rule(ctx, "mail-codes", 40, DAY), key: canonicalMailbox(email) };
  return mail === "usual" && !(await ctx.limiter.hit([codes])).allowed ? "open link" : mail;
}

async function takeSignInMail(
  ctx: AuthContext,
  kind: "magiclink" | "recovery",
  email: string,
  visitor: Visitor,
): Promise<SignInMail> {
  if (await takeMailOfAddress(ctx, email, visitor)) return "usual";
  const user = await findUserByEmail(ctx.db, email);
  if (user === undefined || user.email_confirmed_at === null) return "none";
  const isRecovery = kind === "recovery";
  const ofSessions = mailsOfSessions(isRecovery ? "mail-sessions-recovery" : "mail-sessions");
  if (
    (await hasSessionHere(ctx, user.id, visitor)) &&
    (await ctx.limiter.hit([{ rule: ofSessions, key: user.id }])).allowed
  )
    return isRecovery ? "link" : "usual";
  const spare: LimitRule = { name: "mail-spare", limit: 1, windowSeconds: TEN_MINUTES };
  return (await ctx.limiter.hit([{ rule: spare, key: user.id }])).allowed ? "open link" : "none";
}

async function limitMailsOfNetwork(ctx: AuthContext, email: string, network: string): Promise<void> {
  const own = `${network} ${canonicalMailbox(email)}`;
  const interval = ctx.settings.mailIntervalSeconds;
  if (interval > 0) {
    const oneAMinute = { name: "mail-interval-network", limit: 1, windowSeconds: interval };
    refuseMail(await ctx.limiter.hit([{ rule: oneAMinute, key: own }]));
  }
  refuseMail(
    await ctx.limiter.hit([
      { rule: rule(ctx, "mail-network-address", 6, HOUR), key: own },
      { rule: rule(ctx, "mail-network", 40, HOUR), key: network },
      // One customer of a provider has 256 networks, and strangers' mail spoils the site's name with mail providers.
      { rule: rule(ctx, "mail-block", 120, HOUR), key: blockOf(network) },
    ]),
  );
}

/** The same for other mails: networks with a session of the account get six more an hour together. */
export async function isMailLeft(ctx: AuthContext, email: string, visitor: Visitor): Promise<boolean> {
  if (await takeMailOfAddress(ctx, email, visitor)) return true;
  const userId = (await findUserByEmail(ctx.db, email))?.id;
  if (userId === undefined || !(await hasSessionHere(ctx, userId, visitor))) return false;
  return (await ctx.limiter.hit([{ rule: mailsOfSessions("mail-sessions"), key: userId }])).allowed;
}

/** Whoever holds a session or the password comes from any number of networks, and each mail has a code to guess. */
const mailsOfSessions = (name: string): LimitRule => ({ name, limit: 6, windowSeconds: HOUR });

/**
 * Takes one of the address's mails. Of eighteen an hour each network may have one, and further ones of the first six: twelve
 * are left for networks that have not asked yet, so that ten networks cannot keep the owner's mail from being sent. A block of
 * networks that one customer may have gets six of them. All spellings of a mailbox count together.
 */
async function takeMailOfAddress(ctx: AuthContext, email: string, visitor: Visitor): Promise<boolean> {
  const mailbox = canonicalMailbox(email);
  const own = `${visitor.network} ${mailbox}`;
  const ofBlock: Hit = {
    rule: rule(ctx, "mail-block-address", 6, HOUR),
    key: `${blockOf(visitor.network)} ${mailbox}`,
  };
  if (!(await ctx.limiter.hit([ofBlock])).allowed) return false;
  const first: Hit = { rule: { name: "mail-first", limit: 1, windowSeconds: HOUR }, key: own };
  const isFirst = (await ctx.limiter.hit([first])).allowed;
  // Both rules count in the same bucket, and a refused request must not stay counted there.
  const mails: Hit = { rule: rule(ctx, "mail-address", isFirst ? 18 : 6, HOUR), key: mailbox };
  if ((await ctx.limiter.hit([mails])).allowed) return true;
  await ctx.limiter.refund(isFirst ? [ofBlock, first, mails] : [ofBlock, mails]);
  return false;
}

/**
 * Codes for a session's own proof. Strangers' requests for mails to the address must not keep its owner from getting one, and
 * the account's sessions get six an hour together, whatever their networks.
 */
export async function limitReauthentication(
  ctx: AuthContext,
  { id, email }: { id: string; email: string },
  network: string,
): Promise<void> {
  await limitMailsOfNetwork(ctx, email, network);
  refuseMail(await ctx.limiter.hit([{ rule: mailsOfSessions("mail-reauthentication"), key: id }]));
}

/**
 * Each request mails a code to the present address as well, whatever new address it names.
 * @param mailAnsweredAt each answered mail has some more: somebody else's session must not use up the owner's
 */
export async function limitEmailChanges(
  ctx: AuthContext,
  userId: string,
  mailAnsweredAt: Date | undefined,
): Promise<void> {
  const hits: Hit[] = [
    { rule: mailsOfSessions("mail-email-change"), key: userId },
    { rule: { name: "mail-email-change-day", limit: 12, windowSeconds: DAY }, key: userId },
  ];
  // One after the other: what the hour refuses does not count for the day.
  for (const hit of hits) {
    const verdict = await ctx.limiter.hit([hit]);
    if (verdict.allowed) continue;
    const ofMail = hitOfMail({ name: "mail-email-change-by-mail", limit: 3 }, userId, mailAnsweredAt);
    if (ofMail === undefined || !(await ctx.limiter.hit([ofMail])).allowed) refuseMail(verdict);
    return;
  }
}

/** Wrong codes of changes of address, to the present and to the new mailbox, per user and day. */
const WRONG_CHANGE_CODES = 20;

/**
 * Whoever enters the code, in a session or without one: then only the mails' links work. Counted in the transaction that compares the
 * code and holds the user's lock, and taken back unless it was compared and wrong: strangers cannot use it up while no code is out.
 * @param mailAnsweredAt of a session of the account; each answered mail has some more
 */
export async function limitChangeCodes(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
  mailAnsweredAt: Date | undefined,
): Promise<{ takeBack(): Promise<void> } | AuthError> {
  const limiter = createRateLimiter(tx, ctx.now);
  const daily: Hit = {
    rule: { name: "change-code-user", limit: WRONG_CHANGE_CODES, windowSeconds: DAY },
    key: userId,
  };
  const counted = [daily];
  const verdict = await limiter.hit([daily]);
  if (!verdict.allowed) {
    const ofMail = hitOfMail({ name: "change-code-by-mail", limit: 5 }, userId, mailAnsweredAt);
    if (ofMail === undefined || !(await limiter.hit([ofMail])).allowed)
      return tooMany(
        "Too many wrong codes today. The links in the mails still work.",
        verdict.retryAfterSeconds,
      );
    counted.push(ofMail);
  }
  return { takeBack: () => limiter.refund(counted) };
}

const hitOfMail = (
  { name, limit }: { name: string; limit: number },
  userId: string,
  mailAnsweredAt: Date | undefined,
): Hit | undefined =>
  mailAnsweredAt && {
    rule: { name, limit, windowSeconds: HOUR },
    key: `${userId} ${mailAnsweredAt.toISOString()}`,
  };

/** Wrong codes for a session's own proof, per user and day. Counted before the code is compared. */
const WRONG_NONCES = 20;

export async function limitNonces(ctx: AuthContext, userId: string): Promise<PasswordAttempt> {
  const counted: Hit[] = [
    { rule: { name: "nonce-user", limit: WRONG_NONCES, windowSeconds: DAY }, key: userId },
  ];
  const verdict = await ctx.limiter.hit(counted);
  if (!verdict.allowed) throw tooManyCodes(verdict.retryAfterSeconds);
  return { succeeded: () => ctx.limiter.refund(counted) };
}

function refuseMail(verdict: Verdict): void {
  if (verdict.allowed) return;
  if (verdict.rule.name === "mail-interval-network") throw mailTooSoon(verdict.retryAfterSeconds);
  throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}

export type PasswordAttempt = { succeeded(): Promise<void> };

/**
 * Counted before the password is compared, so that concurrent attempts cannot exceed the limit; refunded on success. Only
 * what the network itself has tried is refused, the owner's network like any other: an exception would show where the owner
 * is signed in. It takes more than ten networks to use up the account's attempts.
 * @returns `isAttacked` when all networks together have tried too often: then only networks that the owner has signed in
 *   from may continue, and a mailed link or code opens the account from everywhere. Other attempts are answered like a wrong
 *   password: a refusal would show by its count and `retry-after` when somebody else signed in.
 */
export async function limitPasswordAttempts(
  ctx: AuthContext,
  account: string,
  network: string,
): Promise<PasswordAttempt & { readonly isAttacked: boolean }> {
  const own: Hit[] = [
    { rule: rule(ctx, "password-network-account", 8, HOUR), key: `${network} ${account}` },
    { rule: rule(ctx, "password-network", 120, FIVE_MINUTES), key: network },
  ];
  refuse(await ctx.limiter.hit(own));
  const everyone: Hit[] = [
    { rule: rule(ctx, "password-account", 90, HOUR), key: account },
    { rule: rule(ctx, "password-account-day", 360, DAY), key: account },
  ];
  const { allowed } = await ctx.limiter.hit(everyone);
  // An attempt over the limit may not have been counted: giving it back would let somebody with a right password, of a sign-up
  // of their own, make room for more guesses.
  return {
    isAttacked: !allowed,
    succeeded: () => ctx.limiter.refund(allowed ? [...own, ...everyone] : own),
  };
}

/** Wrong current passwords per user and day, from all networks together. A mailed code stands in for the password. */
export const WRONG_CURRENT_PASSWORDS = 20;

/** Counted before the password is compared. */
export async function limitCurrentPasswords(
  ctx: AuthContext,
  userId: string,
): Promise<PasswordAttempt | undefined> {
  const counted: Hit[] = [
    {
      rule: { name: "current-password-user", limit: WRONG_CURRENT_PASSWORDS, windowSeconds: DAY },
      key: userId,
    },
  ];
  if (!(await ctx.limiter.hit(counted)).allowed) return undefined;
  return { succeeded: () => ctx.limiter.refund(counted) };
}

/**
 * The owner is told of each by mail. Not scaled by `limitFactor`: it is per user, not per network.
 * @returns takes the attempt back, when nothing was added
 */
export async function limitAdded(
  ctx: AuthContext,
  kind: "passkey" | "second step",
  userId: string,
): Promise<() => Promise<void>> {
  const name = `${kind.replace(" ", "-")}-added`;
  const hits: Hit[] = [
    { rule: { name, limit: 5, windowSeconds: HOUR }, key: userId },
    { rule: { name: `${name}-day`, limit: 10, windowSeconds: DAY }, key: userId },
  ];
  // One after the other: what the hour refuses does not count for the day.
  for (const hit of hits) {
    const verdict = await ctx.limiter.hit([hit]);
    if (!verdict.allowed)
      throw tooMany(`Too many ${kind}s were added. Please try again later.`, verdict.retryAfterSeconds);
  }
  return () => ctx.limiter.refund(hits);
}

/** The owner is told of each new password by mail. @param mailAnsweredAt as for `limitOfMail` */
export const limitNewPasswords = (ctx: AuthContext, userId: string, mailAnsweredAt: Date | undefined) =>
  limitOfMail(
    ctx,
    { name: "new-password", message: "The password was changed too often. Please try again later." },
    userId,
    mailAnsweredAt,
  );

/** @param mailAnsweredAt as for `limitOfMail` */
export const limitSignOuts = (ctx: AuthContext, userId: string, mailAnsweredAt: Date | undefined) =>
  limitOfMail(
    ctx,
    { name: "sign-out", message: "Devices were signed out too often. Please try again later." },
    userId,
    mailAnsweredAt,
  );

/**
 * @param mailAnsweredAt each answered mail has its own allowance: somebody who knows the password, or answered an earlier mail,
 *   must not use up the owner's. Mails have limits of their own.
 */
async function limitOfMail(
  ctx: AuthContext,
  { name, message }: { name: string; message: string },
  userId: string,
  mailAnsweredAt: Date | undefined,
): Promise<void> {
  const ofMail = hitOfMail({ name: `${name}-by-mail`, limit: 3 }, userId, mailAnsweredAt);
  const ofUser: Hit = { rule: { name, limit: 10, windowSeconds: HOUR }, key: userId };
  const verdict = await ctx.limiter.hit([ofMail ?? ofUser]);
  if (!verdict.allowed) throw tooMany(message, verdict.retryAfterSeconds);
}

/**
 * Settings that a page stores with the account. By session, and not for a new password or address: somebody else's session must
 * not use up the owner's.
 */
export async function limitMetadata(ctx: AuthContext, sessionId: string): Promise<void> {
  refuse(
    await ctx.limiter.hit([
      { rule: { name: "metadata-session", limit: 60, windowSeconds: 60 }, key: sessionId },
    ]),
  );
}

const tooMany = (message: string, retryAfterSeconds: number) =>
  new AuthError(429, "over_request_rate_limit", message, { retryAfterSeconds });

export async function limitCodeAttempts(ctx: AuthContext, network: string): Promise<void> {
  refuse(await ctx.limiter.hit([{ rule: rule(ctx, "verify-network", 60, FIVE_MINUTES), key: network }]));
}

/** An unknown token counts as many: a full bucket is refused from memory, and costs the database nothing. */
const UNKNOWN_TOKEN_WEIGHT = 20;

export async function limitRefreshes(
  ctx: AuthContext,
  network: string,
): Promise<{ wasUnknown(): Promise<void> }> {
  const hit = { rule: rule(ctx, "refresh-network", 600, FIVE_MINUTES), key: network };
  refuse(await ctx.limiter.hit([hit]));
  return {
    wasUnknown: async () => void (await ctx.limiter.hit([{ ...hit, weight: UNKNOWN_TOKEN_WEIGHT }])),
  };
}

export async function limitFactorAttempts(ctx: AuthContext, subject: string, network: string): Promise<void> {
  const key = `${network} ${subject}`;
  refuse(
    await ctx.limiter.hit([
      { rule: rule(ctx, "factor-network-user", 15, FIVE_MINUTES), key },
      { rule: rule(ctx, "factor-user", 60, FIVE_MINUTES), key: subject },
    ]),
  );
}

export type TotpAttempt = {
  right(): Promise<void>;
  /** True for the wrong code that reaches the daily limit, once a day. */
  wrong(): Promise<boolean>;
};

/**
 * Codes have six digits: a limit per minutes alone would let a patient attacker guess one within weeks. Counted before
 * the code is checked and refunded when it was right. Networks with a fully signed-in session of the user have their
 * own allowance, and so have sessions that a mail opened (`subject` then names the mailbox): an attacker who knows the
 * password must not be able to lock the owner out. When somebody who answered a mail has used that up, mails have a few
 * attempts more in each quarter of an hour: more in a day than one visit to the mailbox can use up, too few to guess a code.
 */
export async function limitTotpCodes(
  ctx: AuthContext,
  subject: string,
  network: string,
  { isOwnersNetwork, hasFreshMail }: { isOwnersNetwork(): Promise<boolean>; hasFreshMail: boolean },
): Promise<TotpAttempt> {
  const daily = (name: string, key: string, limit = WRONG_APP_CODES): Hit => ({
    rule: { name, limit, windowSeconds: DAY },
    key,
  });
  const counted = [daily("app-code-user", subject)];
  const verdict = await ctx.limiter.hit(counted);
  if (!verdict.allowed) {
    const own = daily("app-code-network-user", `${network} ${subject}`);
    if ((await isOwnersNetwork()) && (await ctx.limiter.hit([own])).allowed) counted.push(own);
    else if (hasFreshMail) counted.push(...(await takeCodesOfMail(ctx, subject)));
    else throw tooManyCodes(verdict.retryAfterSeconds);
  }
  return {
    right: () => ctx.limiter.refund(counted),
    wrong: async () => {
      const wrongOnes = await ctx.limiter.hit([daily("app-code-wrong", subject, WRONG_APP_CODES - 1)]);
      if (wrongOnes.allowed) return false;
      return (await ctx.limiter.hit([daily("app-code-told", subject, 1)])).allowed;
    },
  };
}

/** One after the other: what the quarter of an hour refuses does not count for the day. */
async function takeCodesOfMail(ctx: AuthContext, subject: string): Promise<Hit[]> {
  const hits: Hit[] = [
    { rule: { name: "app-code-mail", limit: 3, windowSeconds: QUARTER }, key: subject },
    { rule: { name: "app-code-mail-day", limit: 15, windowSeconds: DAY }, key: subject },
  ];
  for (const hit of hits) {
    const verdict = await ctx.limiter.hit([hit]);
    if (verdict.allowed) continue;
    if (verdict.retryAfterSeconds > QUARTER) throw tooManyCodes(verdict.retryAfterSeconds);
    throw tooMany("Too many wrong codes. Please try again in some minutes.", verdict.retryAfterSeconds);
  }
  return hits;
}

const tooManyCodes = (retryAfterSeconds: number) =>
  tooMany("Too many wrong codes today. Please try again tomorrow.", retryAfterSeconds);

function refuse(verdict: Verdict): void {
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

/** Waits until `floorMs` have passed since `startedAt`, so that timing does not reveal how much work was done. */
export async function waitForMinimumDuration(startedAt: number, floorMs: number): Promise<void> {
  const left = floorMs - (performance.now() - startedAt);
  if (left > 0) await new Promise((resume) => setTimeout(resume, left));
}
