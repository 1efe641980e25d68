/** Puts user accounts together: the authentication app, the mail outbox and its transport, and the cleanup job. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { renderLoss } from "#server/auth/mail/account-mails.ts";
import type { Database } from "#server/db/database.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import type { Log } from "#server/log.ts";
import { createLocalTransport, deleteMailsBefore } from "#server/mail/local-mailbox.ts";
import { createMailboxApp } from "#server/mail/mailbox-app.ts";
import { createMailQueue, type MailQueue } from "#server/mail/queue.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Keyring } from "#server/tokens/keyring.ts";
import { createAuthApp } from "./app.ts";
import type { AuthSettings } from "./settings.ts";
import { MAIL_DAYS, sweepAccounts } from "./storage/sweep.ts";

export type Accounts = {
  readonly auth: Hono;
  /** The outbox, also for other features that send mail. */
  readonly mail: MailQueue;
  /** Only when no mail server is configured. */
  readonly mailbox: Hono | undefined;
  /** Deletes what has expired by then. */
  sweep(at: number): Promise<void>;
  stop(): Promise<void>;
};

export type AccountsOptions = {
  readonly db: Database;
  readonly settings: {
    readonly auth: AuthSettings;
    readonly dataDir: string;
    readonly production: boolean;
    readonly trustProxy: boolean;
  };
  readonly siteUrl: string;
  readonly keyring: Keyring;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly now: () => number;
  readonly metrics?: Pick<Metrics, "mail">;
};

export function openAccounts(options: AccountsOptions): Accounts {
  const { db, settings, siteUrl, keyring, limiter, log, now, metrics } = options;
  const { auth, dataDir, production } = settings;
  const from = auth.mailFrom ?? `Bush Tea <no-reply@${new URL(siteUrl).hostname}>`;
  const transport = auth.smtpUrl
    ? createSmtpTransport({ url: auth.smtpUrl, from })
    : createLocalTransport({ dataDir, from });
  const mail = createMailQueue({
    db,
    transport,
    now,
    log,
    render: (kind) => renderLoss(siteUrl, kind),
    onOutcome: metrics?.mail,
  });
  mail.start();
  return {
    mail,
    auth: createAuthApp({
      db,
      keyring,
      settings: auth,
      siteUrl,
      mail,
      limiter,
      log,
      now,
      clientAddress: (c: Context<{ Bindings: HttpBindings }>) =>
        clientAddress(c.env.incoming, settings.trustProxy),
    }),
    mailbox: auth.smtpUrl ? undefined : createMailboxApp({ dataDir, siteUrl, production }),
    async sweep(at) {
      await sweepAccounts(db, at);
      await deleteMailsBefore(dataDir, at - MAIL_DAYS * 86_400_000);
    },
    // Closes the transport as well, once the mails being sent are out.
    stop: () => mail.stop(),
  };
}
