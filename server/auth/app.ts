/** The authentication API as one Hono app, mounted under /auth/v1. Errors of every endpoint are handled here. */
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createPasswordHasher } from "#server/auth/credentials/passwords.ts";
import { addAdminLinks } from "#server/auth/endpoints/admin-links.ts";
import { addAdminUsers } from "#server/auth/endpoints/admin-users.ts";
import { addFactors } from "#server/auth/endpoints/factors.ts";
import { addIdentities } from "#server/auth/endpoints/identities.ts";
import { addInfo } from "#server/auth/endpoints/info.ts";
import { addLogout } from "#server/auth/endpoints/logout.ts";
import { addPasskeys } from "#server/auth/endpoints/passkeys.ts";
import { addMailEndpoints } from "#server/auth/endpoints/request-mail.ts";
import { addSignup } from "#server/auth/endpoints/signup.ts";
import { addToken } from "#server/auth/endpoints/token.ts";
import { addUser } from "#server/auth/endpoints/user.ts";
import { addVerify } from "#server/auth/endpoints/verify.ts";
import { type Database, isPassing } from "#server/db/database.ts";
import { isDiskFull } from "#server/db/disk-full.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import type { MailQueue } from "#server/mail/queue.ts";
import type { Keyring } from "#server/tokens/keyring.ts";
import { createVerifier } from "#server/tokens/verify.ts";
import type { AuthContext, AuthLog } from "./context.ts";
import { AuthError, diskFull } from "./errors.ts";
import type { AuthSettings } from "./settings.ts";

export type AuthAppOptions = {
  db: Database;
  keyring: Keyring;
  settings: AuthSettings;
  siteUrl: string;
  mail: MailQueue;
  limiter: RateLimiter;
  log: AuthLog;
  now?: () => number;
  /** The client's address; by default the socket's. Behind a proxy, pass one that reads the forwarding header. */
  clientAddress?: (c: Context) => string;
  /** Where the app is mounted on the site. */
  path?: string;
  answerFloorMs?: number;
};

export function createAuthApp(options: AuthAppOptions): Hono {
  const now = options.now ?? Date.now;
  const ctx: AuthContext = {
    db: options.db,
    keyring: options.keyring,
    verify: createVerifier(options.keyring, now),
    settings: options.settings,
    siteUrl: options.siteUrl,
    apiUrl: `${options.siteUrl}${options.path ?? "/auth/v1"}`,
    now,
    mail: options.mail,
    limiter: options.limiter,
    passwords: createPasswordHasher(options.settings.bcryptCost),
    log: options.log,
    clientAddress: options.clientAddress ?? ((c) => getConnInfo(c).remote.address ?? "unknown"),
    answerFloorMs: options.answerFloorMs ?? 200,
  };
  const app = new Hono();
  addInfo(app, ctx);
  addSignup(app, ctx);
  addMailEndpoints(app, ctx);
  addVerify(app, ctx);
  addToken(app, ctx);
  addUser(app, ctx);
  addIdentities(app, ctx);
  addFactors(app, ctx);
  addLogout(app, ctx);
  addAdminUsers(app, ctx);
  addAdminLinks(app, ctx);
  addPasskeys(app, ctx);

  app.notFound((c) => c.json({ code: 404, error_code: "not_found", msg: "No such endpoint" }, 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) {
      if (error.retryAfterSeconds !== undefined) c.header("Retry-After", String(error.retryAfterSeconds));
      return c.json(error.body(), error.status);
    }
    // Messages of unexpected errors may contain request data; only the kind of error is logged.
    ctx.log.error(
      {
        error: error.name,
        code: "code" in error ? error.code : undefined,
        path: c.req.path,
        stack: framesOf(error),
      },
      "an authentication call failed",
    );
    if (isDiskFull(error)) {
      const refused = diskFull();
      c.header("Retry-After", String(refused.retryAfterSeconds));
      return c.json(refused.body(), refused.status);
    }
    const passing = isPassing(error);
    if (passing) c.header("Retry-After", "2");
    const status = passing ? 503 : 500;
    return c.json(
      { code: status, error_code: "unexpected_failure", msg: "Unexpected failure, please try again" },
      status,
    );
  });
  return app;
}

/** The stack frames, without the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 6);
}
