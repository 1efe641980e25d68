/** The dependencies of every authentication endpoint: the database, keys, mail, limits and the clock. */
import type { Context, Hono } from "hono";
import type { PasswordHasher } from "#server/auth/credentials/passwords.ts";
import type { Database } from "#server/db/database.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import type { MailQueue } from "#server/mail/queue.ts";
import type { Keyring } from "#server/tokens/keyring.ts";
import type { Verifier } from "#server/tokens/verify.ts";
import type { AuthSettings } from "./settings.ts";

export type AuthLog = {
  error(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
};

export type AuthContext = {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly verify: Verifier;
  readonly settings: AuthSettings;
  /** The site's address; links and redirects lead here unless another address is allowed. */
  readonly siteUrl: string;
  /** The public address of this app: the issuer of tokens and the base of links in mails. */
  readonly apiUrl: string;
  readonly now: () => number;
  readonly mail: MailQueue;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly log: AuthLog;
  readonly clientAddress: (c: Context) => string;
  /** The minimum duration of answers whose timing could reveal whether an account exists. */
  readonly answerFloorMs: number;
};

export type AuthApp = Hono;
