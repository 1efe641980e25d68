/**
 * GET and POST /verify. GET only shows a page, because mail scanners follow links; the page's button posts, and only a
 * POST uses the token. The client library posts JSON and gets a session back.
 */
import type { Context } from "hono";
import { z } from "zod";
import { type Caller, freshMailOf, requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { AuthError, expiredCode, expiredLink, invalid } from "#server/auth/errors.ts";
import { limitChangeCodes, limitCodeAttempts, waitForMinimumDuration } from "#server/auth/limits.ts";
import { type LinkType, safeRedirect, withHash, withQuery } from "#server/auth/redirects.ts";
import { readBody, readEmail, readPhone, visitorOf } from "#server/auth/request.ts";
import { lockCaller, lockUserByEmail } from "#server/auth/storage/locks.ts";
import {
  consumeCode,
  consumeLink,
  keepCode,
  type OneTimeKind,
  type OneTimeToken,
} from "#server/auth/storage/one-time-tokens.ts";
import { issueAuthCode, verifierRequired } from "#server/auth/storage/pkce-flows.ts";
import {
  addRefreshToken,
  describeSession,
  type OpenedSession,
  openSession,
  signSession,
} from "#server/auth/storage/sessions.ts";
import { isUsedLink, linkAlreadyUsed, recordUsedLink } from "#server/auth/storage/used-links.ts";
import { type User, userColumns } from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";
import { type Confirmed, confirm } from "./confirm.ts";
import { sendVerifyPage } from "./verify-page.ts";

const ADDRESS_CHANGED = "Your email address was changed. Please sign in with the new one";
const OTHER_ADDRESS = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
const messages = { waiting: OTHER_ADDRESS, changed: ADDRESS_CHANGED };

/** The kinds of mails that each `type` of the client library stands for. */
const accepted: Record<string, readonly OneTimeKind[]> = {
  email: ["signup", "invite", "magiclink", "recovery"],
  signup: ["signup", "invite"],
  invite: ["invite", "signup"],
  magiclink: ["magiclink", "recovery"],
  recovery: ["recovery", "magiclink"],
  email_change: ["email_change_new", "email_change_current"],
  address_undo: ["address_undo"],
  two_step_undo: ["two_step_undo"],
  passkey_undo: ["passkey_undo"],
};

const body = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

export function addVerify(app: AuthApp, ctx: AuthContext): void {
  app.get("/verify", (c) => {
    const { token = "", type = "", redirect_to: redirectTo } = c.req.query();
    return sendVerifyPage(ctx, c, { token, type: linkType(type), redirectTo });
  });

  app.post("/verify", async (c) => {
    const isForm = (c.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");
    return isForm ? answerForm(ctx, c) : answerJson(ctx, c);
  });
}

function linkType(type: string): LinkType {
  if (type === "signup" || type === "recovery" || type === "invite") return type;
  if (type === "two_step_undo" || type === "passkey_undo" || type === "address_undo") return type;
  if (type.startsWith("email_change")) return "email_change";
  return "magiclink";
}

async function answerForm(ctx: AuthContext, c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const token = form.get("token") ?? "";
  const type = linkType(form.get("type") ?? "");
  const given = form.get("redirect_to") ?? undefined;
  const from = c.req.header("sec-fetch-site");
  // CSRF protection: another site may show this form, but cannot submit it.
  if (from !== undefined && from !== "same-origin" && from !== "none") {
    return sendVerifyPage(ctx, c, { token, type, redirectTo: given });
  }
  const target = safeRedirect(ctx, given, type);
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  const visitor = visitorOf(ctx, c);
  try {
    await limitCodeAttempts(ctx, visitor.network);
    const outcome = await ctx.db.transaction("owner", async (tx) => {
      const taken = await consumeLink(ctx, tx, token, accepted[type] ?? []);
      if (taken === undefined) return (await isUsedLink(tx, token)) ? linkAlreadyUsed() : expiredLink();
      await recordUsedLink(ctx, tx, taken);
      const confirmed = await confirm(ctx, tx, taken);
      if (typeof confirmed === "string" || confirmed instanceof AuthError) return confirmed;
      if (taken.flow_state_id !== null) {
        const code = await issueAuthCode(ctx, tx, taken.flow_state_id);
        // Without its flow the link has no verifier to check, and must not become an implicit-flow link.
        if (code === undefined) return expiredLink();
        await keepCode(tx, taken);
        return { code };
      }
      return openSession(ctx, tx, confirmed.userId, "otp", visitor);
    });
    ctx.mail.kick();
    if (outcome instanceof AuthError) throw outcome;
    if (typeof outcome === "string") return c.redirect(withHash(target, { message: messages[outcome] }), 303);
    if ("code" in outcome) return c.redirect(withQuery(target, { code: outcome.code }), 303);
    const { user: _user, ...tokens } = await signSession(ctx, outcome);
    // The site leads a recovery on to its page for a new password.
    const as = type.endsWith("_undo") ? "recovery" : type;
    return c.redirect(withHash(target, { ...asText(tokens), type: as }), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, message, extra } = error;
    const reason: Record<string, string> =
      typeof extra.error_reason === "string" ? { error_reason: extra.error_reason } : {};
    return c.redirect(
      withHash(target, { error: "access_denied", error_code: code, error_description: message, ...reason }),
      303,
    );
  }
}

const asText = (fields: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));

async function answerJson(ctx: AuthContext, c: Context): Promise<Response> {
  const given = await readBody(c, body);
  const startedAt = performance.now();
  const type = given.type ?? "";
  if (type === "") throw invalid("Verify requires a verification type");
  const visitor = visitorOf(ctx, c);
  if (given.phone) {
    readPhone(given.phone);
    await limitCodeAttempts(ctx, visitor.network);
    throw expiredCode();
  }
  const kinds = accepted[type];
  if (kinds === undefined) throw invalid("Unsupported verification type");
  await limitCodeAttempts(ctx, visitor.network);
  const outcome = given.token_hash
    ? await byLink(ctx, c, given.token_hash, kinds, given)
    : await byCode(ctx, c, given, type, kinds);
  ctx.mail.kick();
  if (outcome instanceof AuthError) {
    await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
    throw outcome;
  }
  if (typeof outcome === "string") return c.json({ msg: messages[outcome], code: "200" });
  return c.json(await signSession(ctx, outcome));
}

type Outcome = OpenedSession | "waiting" | "changed" | AuthError;

/** An email change may be confirmed by someone who is signed in to that account; other requests carry no user's token. */
async function sessionOf(ctx: AuthContext, c: Context, type: string): Promise<Caller | undefined> {
  if (type !== "email_change") return undefined;
  try {
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 session is required to update email when MFA is enabled.");
    return caller;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

/** The caller's own session goes on, with its second step; anyone else gets a new one. */
async function sessionAfter(
  ctx: AuthContext,
  tx: Queryable,
  c: Context,
  userId: string,
  own: Caller | undefined,
): Promise<OpenedSession> {
  if (own?.user.id !== userId) return openSession(ctx, tx, userId, "otp", visitorOf(ctx, c));
  const { sessionId } = own;
  const token = await addRefreshToken(tx, new Date(ctx.now()), { sessionId, userId });
  return describeSession(tx, sessionId, token, userId);
}

function byLink(
  ctx: AuthContext,
  c: Context,
  token: string,
  kinds: readonly OneTimeKind[],
  given: z.infer<typeof body>,
): Promise<Outcome> {
  if (given.token || given.email) throw invalid("Only the token_hash and type should be provided");
  return ctx.db.transaction("owner", async (tx) => {
    const taken = await consumeLink(ctx, tx, token, kinds);
    if (taken === undefined) return expiredLink();
    // Thrown, not returned: the transaction is rolled back, and the link stays valid for the browser that requested it.
    if (taken.flow_state_id !== null) throw verifierRequired();
    await recordUsedLink(ctx, tx, taken);
    const confirmed: Confirmed = await confirm(ctx, tx, taken);
    if (typeof confirmed === "string" || confirmed instanceof AuthError) return confirmed;
    return openSession(ctx, tx, confirmed.userId, "otp", visitorOf(ctx, c));
  });
}

async function byCode(
  ctx: AuthContext,
  c: Context,
  given: z.infer<typeof body>,
  type: string,
  kinds: readonly OneTimeKind[],
): Promise<Outcome> {
  const code = given.token ?? "";
  if (code === "") throw invalid("Verify requires a token or a token hash");
  const email = readEmail(given.email);
  const own = await sessionOf(ctx, c, type);
  // A wrong attempt must be counted, so it is a result of the transaction, not an error that rolls it back.
  return ctx.db.transaction("owner", async (tx) => {
    const users = onlyOwn(await usersOf(tx, email, type), own);
    const taken =
      type === "email_change"
        ? await consumeChangeCode(ctx, tx, users, { email, code, kinds }, own)
        : await consumeAnyCode(ctx, tx, users, { email, code, kinds });
    if (taken === undefined) return expiredCode();
    if (taken instanceof AuthError) return taken;
    await recordUsedLink(ctx, tx, taken);
    const session = own?.user.id === taken.user_id ? await lockCaller(tx, own) : undefined;
    const confirmed = await confirm(ctx, tx, taken, session);
    if (typeof confirmed === "string" || confirmed instanceof AuthError) return confirmed;
    return sessionAfter(ctx, tx, c, confirmed.userId, session);
  });
}

/** The users a code may belong to, locked. Anyone can request a change to an address, so there may be several. */
async function usersOf(tx: Queryable, email: string, type: string): Promise<User[]> {
  if (type !== "email_change") {
    const user = await lockUserByEmail(tx, email);
    return user === undefined ? [] : [user];
  }
  const those = `u.email_change <> '' and u.deleted_at is null and (u.email_change = $1 or lower(u.email) = $1)
     order by (lower(u.email) = $1) desc nulls last, u.email_change_sent_at desc nulls last limit 10`;
  // Two users may request each other's address: locked in a fixed order to prevent deadlocks.
  await tx.query(
    `select from auth.users where id in (select u.id from auth.users u where ${those}) order by id for no key update`,
    [email],
  );
  const { rows } = await tx.query<User>(`select ${userColumns} from auth.users u where ${those}`, [email]);
  return rows;
}

/** Who changes their own address there means that change: a code of somebody else's would lead them into another account. */
function onlyOwn(users: User[], own: Caller | undefined): User[] {
  const mine = users.filter(({ id }) => id === own?.user.id);
  return mine.length > 0 ? mine : users;
}

type GivenCode = { email: string; code: string; kinds: readonly OneTimeKind[] };

/** That an account has used up its wrong codes is told in its own session only. */
async function consumeChangeCode(
  ctx: AuthContext,
  tx: Queryable,
  users: readonly User[],
  given: GivenCode,
  own: Caller | undefined,
): Promise<OneTimeToken | AuthError | undefined> {
  let refusal: AuthError | undefined;
  for (const { id: userId } of users) {
    const session = own?.user.id === userId ? own : undefined;
    const attempt = await limitChangeCodes(ctx, tx, userId, session && freshMailOf(ctx, session));
    if (attempt instanceof AuthError) {
      if (session !== undefined) refusal = attempt;
      continue;
    }
    const taken = await consumeCode(ctx, tx, { ...given, userId });
    if (taken !== "wrong") await attempt.takeBack();
    if (typeof taken !== "string") return taken;
  }
  return refusal;
}

async function consumeAnyCode(
  ctx: AuthContext,
  tx: Queryable,
  users: readonly User[],
  given: GivenCode,
): Promise<OneTimeToken | undefined> {
  for (const user of users) {
    // A new user's first sign-in link also confirms the sign-up.
    const isNew = given.kinds.includes("signup") && user.confirmed_at === null;
    const kinds: readonly OneTimeKind[] = isNew ? [...given.kinds, "magiclink"] : given.kinds;
    const taken = await consumeCode(ctx, tx, { ...given, userId: user.id, kinds });
    if (typeof taken !== "string") return taken;
  }
  return undefined;
}
