/**
 * The outbox: a mail is inserted in the transaction that causes it and sent afterwards, by whichever process claims it.
 * An unavailable mail server or a restart delays a mail; only its expiry cancels it.
 */
import { currentCaller, onBehalfOfServer } from "#server/db/caller.ts";
import type { Queryable } from "#server/db/database.ts";
import { createMailTurns } from "./turns.ts";

export type Mail = {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The user the mail belongs to; deleted with them. */
  readonly userId?: string | undefined;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Record<string, string> | undefined;
  /** It is not sent after this time. */
  readonly expiresAt: number;
};

export type Delivery = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  createdAt: Date;
};

/** Delivers one mail. Throws DeliveryRefused when a retry cannot help. */
export type Transport = { deliver(mail: Delivery): Promise<void>; close(): void };

export class DeliveryRefused extends Error {
  override readonly name = "DeliveryRefused";
}

/** "refused": a retry cannot help. */
export type MailOutcome = "sent" | "failed" | "refused";

export type MailLog = { warn(fields: Record<string, unknown>, message: string): void };

export type MailQueue = {
  /** @returns the mail's id in the outbox */
  enqueue(tx: Queryable, mail: Mail): Promise<string>;
  /** Sends what is due, now; called after the transaction that inserted a mail. */
  kick(): void;
  /** Sends everything due and returns when done. */
  flush(): Promise<void>;
  start(): void;
  /** Lets the mails being sent finish, for a while; the rest is sent by the next process that claims it. */
  stop(): Promise<void>;
};

type Claimed = {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  body_text: string | null;
  body_html: string | null;
  headers: Record<string, string> | null;
  attempts: number;
  created_at: Date;
};

const CLAIM_SECONDS = 120;
const BATCH = 10;
const MAX_BACKOFF_MS = 600_000;
const TICK_MS = 5_000;
const FINISH_TIMEOUT_MS = 5_000;

/** Of an account that is deleted, no address is kept. */
const FORGET_STRANGER = "recipient = case when user_id is not null then recipient end";

export function createMailQueue(options: {
  db: Queryable;
  transport: Transport;
  now: () => number;
  log: MailLog;
  /** The text of a mail that the database itself put into the outbox, by its kind. */
  render?: ((kind: string) => Pick<Mail, "subject" | "text" | "html"> | undefined) | undefined;
  /** Called with the outcome of each attempt. */
  onOutcome?: ((outcome: MailOutcome) => void) | undefined;
}): MailQueue {
  const { db, transport, now, log, render, onOutcome } = options;
  const nextTurn = createMailTurns(now);
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let closed = false;

  async function claim(): Promise<Claimed[]> {
    const at = new Date(now());
    await db.query(
      `update private.mails set given_up_at = $1, body_text = null, body_html = null, ${FORGET_STRANGER}
       where sent_at is null and given_up_at is null and expires_at <= $1
         and (claimed_until is null or claimed_until <= $1)`,
      [at],
    );
    const { rows } = await db.query<Claimed>(
      `update private.mails set claimed_until = $2, attempts = attempts + 1
       where id in (
         select id from private.mails
         where sent_at is null and given_up_at is null
           and (next_attempt_at <= $1 or next_attempt_at > $4)
           and (claimed_until is null or claimed_until <= $1 or claimed_until > $5)
         order by turn, created_at limit $3 for update skip locked
       )
       returning id, kind, recipient, subject, body_text, body_html, headers, attempts, created_at`,
      [
        at,
        new Date(now() + CLAIM_SECONDS * 1000),
        BATCH,
        // More than twice the longest retry delay or claim: set before the clock was set back.
        new Date(now() + MAX_BACKOFF_MS * 2),
        new Date(now() + CLAIM_SECONDS * 2_000),
      ],
    );
    return rows;
  }

  async function send(mail: Claimed): Promise<void> {
    try {
      const rendered = mail.body_text === null ? render?.(mail.kind) : undefined;
      await transport.deliver({
        id: mail.id,
        to: mail.recipient,
        subject: rendered?.subject ?? mail.subject,
        text: rendered?.text ?? mail.body_text ?? "",
        html: rendered?.html ?? mail.body_html ?? "",
        headers: mail.headers ?? {},
        createdAt: mail.created_at,
      });
    } catch (error) {
      // Aborted by this process, which says nothing about the mail: it can be claimed again when the claim expires.
      if (!closed) await failed(mail, error);
      return;
    }
    onOutcome?.("sent");
    await db.query(
      `update private.mails set sent_at = $2, claimed_until = null, last_error = null,
         body_text = null, body_html = null, ${FORGET_STRANGER} where id = $1`,
      [mail.id, new Date(now())],
    );
  }

  async function failed(mail: Claimed, error: unknown): Promise<void> {
    const hopeless = error instanceof DeliveryRefused;
    onOutcome?.(hopeless ? "refused" : "failed");
    // Only the kind of failure is stored: a mail server's message often contains the address.
    const reason = error instanceof Error && "code" in error ? String(error.code) : "failed";
    log.warn({ mail: mail.id, attempt: mail.attempts, reason, hopeless }, "a mail could not be sent");
    await db.query(
      `update private.mails set claimed_until = null, last_error = $2, next_attempt_at = $3,
         given_up_at = $4, body_text = case when $4::timestamptz is null then body_text end,
         body_html = case when $4::timestamptz is null then body_html end,
         recipient = case when $4::timestamptz is null or user_id is not null then recipient end
       where id = $1`,
      [mail.id, reason, new Date(now() + backoffMs(mail.attempts)), hopeless ? new Date(now()) : null],
    );
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      let mails: Claimed[] | undefined;
      while (!stopping && mails?.length !== 0) {
        mails = await claim();
        await Promise.all(mails.map(send));
      }
    } while (again && !stopping);
  }

  function flush(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = onBehalfOfServer(drain).finally(() => {
      running = undefined;
    });
    return running;
  }

  function kick(): void {
    flush().catch((error: unknown) => {
      if (closed) return;
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "the outbox could not be read");
    });
  }

  return {
    async enqueue(tx, mail) {
      const at = new Date(now());
      const { rows } = await tx.query<{ id: string }>(
        `insert into private.mails
           (kind, user_id, recipient, subject, body_text, body_html, next_attempt_at, expires_at, created_at, headers,
            turn)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9::jsonb, $10)
         returning id`,
        [
          mail.kind,
          mail.userId ?? null,
          mail.to,
          mail.subject,
          mail.text,
          mail.html,
          at,
          new Date(mail.expiresAt),
          mail.headers === undefined ? null : JSON.stringify(mail.headers),
          nextTurn(currentCaller()),
        ],
      );
      return rows[0]?.id ?? "";
    },
    kick,
    flush,
    start() {
      timer ??= setInterval(kick, TICK_MS).unref();
      kick();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      stopping = true;
      let enough: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        enough = setTimeout(resolve, FINISH_TIMEOUT_MS);
      });
      await Promise.race([running?.catch(() => undefined), late]);
      clearTimeout(enough);
      closed = true;
      transport.close();
    },
  };
}

/** The retry delay: 5 s, 10 s, 20 s … up to 10 minutes. */
function backoffMs(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), MAX_BACKOFF_MS);
}
