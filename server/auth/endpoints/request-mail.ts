/**
 * POST /otp (sign-in link and code), POST /recover, POST /resend, GET /reauthenticate: the endpoints that send mail;
 * POST /reauthenticate takes the last one's code.
 */
import { z } from "zod";
import { requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { checkNonce } from "#server/auth/endpoints/check-nonce.ts";
import { AuthError, emailDisabled, invalid, phoneDisabled } from "#server/auth/errors.ts";
import {
  isMailLeft,
  limitFactorAttempts,
  limitMail,
  limitReauthentication,
  limitSignInMail,
  waitForMinimumDuration,
} from "#server/auth/limits.ts";
import { mailAddressUndoAgain, mailLink, mailReauthentication } from "#server/auth/mail/account-mails.ts";
import { redirectForMail } from "#server/auth/redirects.ts";
import { readBody, readEmail, readPhone, visitorOf } from "#server/auth/request.ts";
import { lockCaller, lockUserByEmail, retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { createDecoyOfChange } from "#server/auth/storage/one-time-tokens.ts";
import { challengeFields, readChallenge, startPkceFlow } from "#server/auth/storage/pkce-flows.ts";
import { recordMethod } from "#server/auth/storage/sessions.ts";
import { unverifiedMetadata } from "#server/auth/storage/user-metadata.ts";
import { findUserByEmail, insertUser, isUnproven } from "#server/auth/storage/users.ts";

const otpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: unverifiedMetadata.nullish(),
  ...challengeFields,
});

const recoverBody = z.object({ email: z.string().nullish(), ...challengeFields });

const resendBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...challengeFields,
});

const nonceBody = z.object({ nonce: z.string() });

export function addMailEndpoints(app: AuthApp, ctx: AuthContext): void {
  addOtp(app, ctx);
  addRecover(app, ctx);
  addResend(app, ctx);
  addReauthenticate(app, ctx);
}

function addOtp(app: AuthApp, ctx: AuthContext): void {
  app.post("/otp", async (c) => {
    const given = await readBody(c, otpBody);
    if (given.email && given.phone) {
      throw invalid("Only an email address or phone number should be provided");
    }
    if (given.phone) {
      readPhone(given.phone);
      throw phoneDisabled();
    }
    if (!given.email) throw invalid("One of email or phone must be set");
    if (!ctx.settings.email) throw emailDisabled();
    const startedAt = performance.now();
    const email = readEmail(given.email);
    const challenge = readChallenge(given);
    const mail = await limitSignInMail(ctx, "magiclink", email, visitorOf(ctx, c));
    const redirectTo = redirectForMail(ctx, c.req.query("redirect_to"), "magiclink");
    const mayCreate = (given.create_user ?? true) && ctx.settings.signup;
    const sent = await retryOnUniqueViolation(ctx.db, async (tx) => {
      const known = await lockUserByEmail(tx, email);
      if (known === undefined && !mayCreate) return false;
      if (mail === "none") return true;
      const userId = known?.id ?? (await insertUser(tx, new Date(ctx.now()), { email }));
      const flowId = mail === "open link" ? undefined : await startPkceFlow(ctx, tx, userId, challenge);
      const pendingMetadata = given.data ?? undefined;
      await mailLink(ctx, tx, {
        userId,
        email,
        kind: "magiclink",
        redirectTo,
        pendingMetadata,
        flowId,
        hasCode: mail === "usual",
      });
      return true;
    });
    await mailAddressUndoAgain(ctx, email);
    ctx.mail.kick();
    // With automatic confirmation, registered addresses are no secret anyway; otherwise the response stays the same.
    if (!sent && ctx.settings.autoconfirm) {
      throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
    }
    await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
    return c.json({});
  });
}

function addRecover(app: AuthApp, ctx: AuthContext): void {
  app.post("/recover", async (c) => {
    const given = await readBody(c, recoverBody);
    if (!given.email) throw invalid("Password recovery requires an email");
    const startedAt = performance.now();
    const email = readEmail(given.email);
    const challenge = readChallenge(given);
    const mail = await limitSignInMail(ctx, "recovery", email, visitorOf(ctx, c));
    const redirectTo = redirectForMail(ctx, c.req.query("redirect_to"), "recovery");
    await ctx.db.transaction("owner", async (tx) => {
      const known = await lockUserByEmail(tx, email);
      if (known === undefined || mail === "none") return;
      const flowId = mail === "open link" ? undefined : await startPkceFlow(ctx, tx, known.id, challenge);
      const hasCode = mail === "usual";
      await mailLink(ctx, tx, { userId: known.id, email, kind: "recovery", redirectTo, flowId, hasCode });
    });
    await mailAddressUndoAgain(ctx, email);
    ctx.mail.kick();
    await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
    return c.json({});
  });
}

function addResend(app: AuthApp, ctx: AuthContext): void {
  app.post("/resend", async (c) => {
    const given = await readBody(c, resendBody);
    const type = given.type ?? "";
    if (!["signup", "email_change", "sms", "phone_change"].includes(type)) {
      throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
    }
    if (given.email && given.phone)
      throw invalid("Only an email address or phone number should be provided.");
    if (type === "sms" || type === "phone_change") {
      if (!given.phone) throw invalid("Type provided requires a phone number");
      if (!ctx.settings.phone) throw phoneDisabled();
      readPhone(given.phone);
      return c.json({});
    }
    if (!given.email) throw invalid("Type provided requires an email address");
    if (!ctx.settings.email) throw emailDisabled();
    const startedAt = performance.now();
    const email = readEmail(given.email);
    const challenge = readChallenge(given);
    const visitor = visitorOf(ctx, c);
    const isAllowed = await limitMail(ctx, email, visitor);
    const redirectTo = redirectForMail(
      ctx,
      c.req.query("redirect_to"),
      type === "signup" ? "signup" : "email_change",
    );
    // A change of address is mailed to another address, whose limit applies as well.
    const wanted = type === "email_change" ? (await findUserByEmail(ctx.db, email))?.email_change : "";
    const mayGo = wanted ? await isMailLeft(ctx, wanted, visitor) : isAllowed;
    await ctx.db.transaction("owner", async (tx) => {
      const known = await lockUserByEmail(tx, email);
      if (known === undefined) return;
      if (type === "signup" && !known.email_confirmed_at && mayGo) {
        const flowId = await startPkceFlow(ctx, tx, known.id, challenge);
        // Several people may have signed up with this address, and the request names none of them: a mail sent again confirms
        // the address and applies none of their passwords or metadata. Signing up again applies the caller's own.
        await mailLink(ctx, tx, { userId: known.id, email, kind: "signup", redirectTo, flowId });
      }
      if (type === "email_change" && known.email_change !== "") {
        const flowId = await startPkceFlow(ctx, tx, known.id, challenge);
        const holder = await findUserByEmail(tx, known.email_change);
        if (!mayGo || (holder && !isUnproven(holder, ctx.now()))) {
          // The account shows when it was sent: it must not show whether the other address has an account, or was sent mails.
          await tx.query("update auth.users set email_change_sent_at = $2 where id = $1", [
            known.id,
            new Date(ctx.now()),
          ]);
          await createDecoyOfChange(ctx, tx, { userId: known.id, email: known.email_change });
          return;
        }
        await mailLink(ctx, tx, {
          userId: known.id,
          email: known.email_change,
          kind: "email_change_new",
          redirectTo,
          flowId,
        });
      }
    });
    ctx.mail.kick();
    await waitForMinimumDuration(startedAt, ctx.answerFloorMs);
    return c.json({});
  });
}

function addReauthenticate(app: AuthApp, ctx: AuthContext): void {
  // Not part of GoTrue: the client library has no parameter for the code where a first second step is enrolled. Here the
  // code makes the session one that has just answered a mail, and the library's own calls are allowed for some minutes.
  app.post("/reauthenticate", async (c) => {
    const caller = await requireUser(ctx, c);
    const { nonce } = await readBody(c, nonceBody);
    await limitFactorAttempts(ctx, caller.user.id, visitorOf(ctx, c).network);
    await checkNonce(ctx, caller, nonce);
    await ctx.db.transaction("owner", async (tx) => {
      await lockCaller(tx, caller);
      await recordMethod(tx, caller.sessionId, "otp", new Date(ctx.now()));
    });
    return c.json({});
  });

  app.get("/reauthenticate", async (c) => {
    const caller = await requireUser(ctx, c);
    const { user } = caller;
    const { email } = user;
    if (!email) {
      throw invalid("Reauthentication requires the user to have an email or a phone number");
    }
    if (!user.email_confirmed_at) {
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
    }
    requireSecondStep(caller, "AAL2 required to ask for a security code");
    await limitReauthentication(ctx, { id: user.id, email }, visitorOf(ctx, c).network);
    await ctx.db.transaction("owner", async (tx) => {
      await lockCaller(tx, caller);
      await mailReauthentication(ctx, tx, { userId: user.id, email, sessionId: caller.sessionId });
    });
    ctx.mail.kick();
    return c.json({});
  });
}
