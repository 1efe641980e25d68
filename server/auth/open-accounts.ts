/** Everything around a person's account, put together: the auth service, its mail, its limits and its operator's door. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { MAIL_DAYS, sweepAccounts } from "#server/auth/storage/sweep.ts";
import { clearDrafts, draftBackup, isDraftCommand } from "#server/backup/draft.ts";
import type { Database } from "#server/db/database.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Limiter } from "#server/limits/rate-limiter.ts";
import type { Log } from "#server/log.ts";
import { createLocalTransport, dropLettersBefore } from "#server/mail/local-mailbox.ts";
import { createMailboxApp } from "#server/mail/mailbox-app.ts";
import { createMailQueue, type MailQueue } from "#server/mail/queue.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { runAdminCommand } from "#server/operator/admin-command.ts";
import { openControlSocket } from "#server/operator/control-socket.ts";
import type { Settings } from "#server/settings.ts";
import type { Keyring } from "#server/tokens/keyring.ts";
import { createAuthApp } from "./app.ts";

export type Accounts = {
  readonly auth: Hono;
  /** The outbox, for other parts of the server that write mails. */
  readonly mail: MailQueue;
  /** Only where no mail server is set. */
  readonly mailbox: Hono | undefined;
  /** Forgets what has run out by then. */
  sweep(at: number): Promise<void>;
  stop(): Promise<void>;
};

export type AccountsOptions = {
  readonly db: Database;
  readonly settings: Settings;
  readonly siteUrl: string;
  readonly keyring: Keyring;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly now: () => number;
  readonly metrics?: Pick<Metrics, "mail">;
};

export async function openAccounts({
  db,
  settings,
  siteUrl,
  keyring,
  limiter,
  log,
  now,
  metrics,
}: AccountsOptions): Promise<Accounts> {
  const { auth, dataDir, production } = settings;
  const from = auth.mailFrom ?? `Bush Tea <no-reply@${new URL(siteUrl).hostname}>`;
  const transport = auth.smtpUrl
    ? createSmtpTransport({ url: auth.smtpUrl, from })
    : createLocalTransport({ dataDir, from });
  const mail = createMailQueue({ db, transport, now, log, onOutcome: metrics?.mail });
  mail.start();
  // With PostgreSQL the operator's commands reach the database themselves.
  const door = db.kind === "pglite" ? await openDoor() : undefined;

  function openDoor(): ReturnType<typeof openControlSocket> {
    clearDrafts(dataDir);
    return openControlSocket(
      (args) => (isDraftCommand(args) ? draftBackup(db, dataDir, args, now()) : runAdminCommand(db, args)),
      dataDir,
    );
  }

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
      await dropLettersBefore(dataDir, at - MAIL_DAYS * 86_400_000);
    },
    async stop() {
      await door?.close();
      // It closes its transport, too, once the last mail is out.
      await mail.stop();
    },
  };
}
