/**
 * The rate limits of authentication. Failed attempts count per network and account together, so that an attacker uses up
 * the attacker's own allowance and never the account owner's.
 */
import type { Hit, LimitRule, Verdict } from "#server/limits/rate-limiter.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, mailTooSoon, tooManyRequests } from "./errors.ts";

const HOUR = 3600;
const FIVE_MINUTES = 300;
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
 * One mail a minute to an address from one network and two from all, and hourly limits per address, per network, and per
 * both. The second is the owner's: another network's request must not delay theirs. It is not more, because a few newer
 * mails replace the older ones' links.
 */
export async function limitMail(ctx: AuthContext, email: string, network: string): Promise<void> {
  const interval = ctx.settings.mailIntervalSeconds;
  if (interval > 0) {
    for (const { name, limit, key } of [
      { name: "mail-interval-network", limit: 1, key: `${network} ${email}` },
      // Counted only when the first allows it, so that one network's repeated requests do not use up both mails.
      { name: "mail-interval", limit: 2, key: email },
    ]) {
      const soon = await ctx.limiter.hit([{ rule: { name, limit, windowSeconds: interval }, key }]);
      if (!soon.allowed) throw mailTooSoon(soon.retryAfterSeconds);
    }
  }
  const verdict = await ctx.limiter.hit([
    { rule: rule(ctx, "mail-address", 10, HOUR), key: email },
    { rule: rule(ctx, "mail-network-address", 6, HOUR), key: `${network} ${email}` },
    { rule: rule(ctx, "mail-network", 40, HOUR), key: network },
  ]);
  if (verdict.allowed) return;
  throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}

/** Like `limitMail`, for mails where a refusal must not be visible in the response. */
export async function isMailAllowed(ctx: AuthContext, email: string, network: string): Promise<boolean> {
  try {
    await limitMail(ctx, email, network);
    return true;
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return false;
    throw error;
  }
}

export type PasswordAttempt = { succeeded(): Promise<void> };

/**
 * Counted before the password is compared, so that concurrent attempts cannot exceed the limit; refunded on success.
 * When an account is attacked from many networks, only networks its owner has signed in from may continue.
 */
export async function limitPasswordAttempts(
  ctx: AuthContext,
  account: string,
  network: string,
  isOwnersNetwork: () => Promise<boolean>,
): Promise<PasswordAttempt> {
  const own: Hit[] = [
    { rule: rule(ctx, "password-network-account", 10, FIVE_MINUTES), key: `${network} ${account}` },
    { rule: rule(ctx, "password-network", 120, FIVE_MINUTES), key: network },
  ];
  refuse(await ctx.limiter.hit(own));
  const everyone: Hit[] = [{ rule: rule(ctx, "password-account", 100, HOUR), key: account }];
  const verdict = await ctx.limiter.hit(everyone);
  if (!verdict.allowed && !(await isOwnersNetwork())) refuse(verdict);
  return { succeeded: () => ctx.limiter.refund([...own, ...everyone]) };
}

export async function limitCodeAttempts(ctx: AuthContext, network: string): Promise<void> {
  refuse(await ctx.limiter.hit([{ rule: rule(ctx, "verify-network", 60, FIVE_MINUTES), key: network }]));
}

export async function limitRefreshes(ctx: AuthContext, network: string): Promise<void> {
  refuse(await ctx.limiter.hit([{ rule: rule(ctx, "refresh-network", 600, FIVE_MINUTES), key: network }]));
}

export async function limitFactorAttempts(ctx: AuthContext, userId: string, network: string): Promise<void> {
  const key = `${network} ${userId}`;
  refuse(
    await ctx.limiter.hit([
      { rule: rule(ctx, "factor-network-user", 15, FIVE_MINUTES), key },
      { rule: rule(ctx, "factor-user", 60, FIVE_MINUTES), key: userId },
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
 * own allowance: an attacker who knows the password must not be able to lock the owner out.
 */
export async function limitTotpCodes(
  ctx: AuthContext,
  userId: string,
  network: string,
  isOwnersNetwork: () => Promise<boolean>,
): Promise<TotpAttempt> {
  const daily = (name: string, key: string, limit = WRONG_APP_CODES): Hit => ({
    rule: { name, limit, windowSeconds: DAY },
    key,
  });
  const counted = [daily("app-code-user", userId)];
  const verdict = await ctx.limiter.hit(counted);
  if (!verdict.allowed) {
    if (!(await isOwnersNetwork())) throw tooManyCodes(verdict.retryAfterSeconds);
    const own = daily("app-code-network-user", `${network} ${userId}`);
    const ownVerdict = await ctx.limiter.hit([own]);
    if (!ownVerdict.allowed) throw tooManyCodes(ownVerdict.retryAfterSeconds);
    counted.push(own);
  }
  return {
    right: () => ctx.limiter.refund(counted),
    wrong: async () => {
      const wrongOnes = await ctx.limiter.hit([daily("app-code-wrong", userId, WRONG_APP_CODES - 1)]);
      if (wrongOnes.allowed) return false;
      return (await ctx.limiter.hit([daily("app-code-told", userId, 1)])).allowed;
    },
  };
}

const tooManyCodes = (retryAfterSeconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Too many wrong codes today. Please try again tomorrow.", {
    retryAfterSeconds,
  });

function refuse(verdict: Verdict): void {
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

/** Waits until `floorMs` have passed since `startedAt`, so that timing does not reveal how much work was done. */
export async function waitForMinimumDuration(startedAt: number, floorMs: number): Promise<void> {
  const left = floorMs - (performance.now() - startedAt);
  if (left > 0) await new Promise((resume) => setTimeout(resume, left));
}
