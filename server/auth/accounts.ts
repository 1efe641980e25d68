/** Accounts as the rest of the server sees them: the apps to mount, and what has to run and stop with the process. */
import type { Context, Hono } from "hono";
import type { Database } from "#server/db/database.ts";
import { createLimiter, type Limiter } from "#server/limits/limiter.ts";
import { createLocalTransport } from "#server/mail/local-mailbox.ts";
import { createMailboxApp } from "#server/mail/mailbox-app.ts";
import { createMailQueue, type MailQueue } from "#server/mail/queue.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import type { Keyring } from "#server/tokens/keyring.ts";
import { createAuthApp } from "./app.ts";
import type { AuthLog } from "./context.ts";
import { openControlSocket } from "./control-socket.ts";
import type { AuthSettings } from "./settings.ts";
import { sweepAccounts } from "./sweep.ts";

export type Accounts = {
  /** To be mounted under /auth/v1. */
  readonly auth: Hono;
  /** To be mounted under /mailbox; only there when no mail server is set. */
  readonly mailbox: Hono | undefined;
  readonly mail: MailQueue;
  readonly limiter: Limiter;
  /** Forgets what has run out: codes, idle sessions, old mails and counts. Once an hour is plenty. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
};

export async function openAccounts(options: {
  db: Database;
  keyring: Keyring;
  settings: AuthSettings;
  siteUrl: string;
  dataDir: string;
  production: boolean;
  log: AuthLog;
  now?: () => number;
  clientAddress?: (c: Context) => string;
}): Promise<Accounts> {
  const { db, settings, siteUrl, dataDir, production, log } = options;
  const now = options.now ?? Date.now;
  const from = settings.mailFrom ?? `Bush Tea <no-reply@${new URL(siteUrl).hostname}>`;
  const transport =
    settings.smtpUrl === undefined
      ? createLocalTransport({ dataDir, from })
      : createSmtpTransport({ url: settings.smtpUrl, from });
  const mail = createMailQueue({ db, transport, now, log });
  const limiter = createLimiter(db, now);
  const auth = createAuthApp({ ...options, mail, limiter, now });
  const mailbox =
    settings.smtpUrl === undefined && !production
      ? createMailboxApp({ dataDir, siteUrl, production })
      : undefined;
  // With an external database every process can reach it; only the embedded one needs a door.
  const control = db.kind === "pglite" ? await openControlSocket(db, dataDir) : undefined;
  mail.start();
  return {
    auth,
    mailbox,
    mail,
    limiter,
    sweep: async () => {
      await sweepAccounts(db, now());
      await limiter.purge();
    },
    stop: async () => {
      await control?.close();
      await mail.stop();
    },
  };
}
