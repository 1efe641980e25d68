/** Sends mails over SMTP. SMTP_URL holds host, port, user and password. */
import { createTransport } from "nodemailer";
import { DeliveryRefused, type Transport } from "./queue.ts";

export function createSmtpTransport(options: { url: string; from: string }): Transport {
  const domain = /@([^@>\s]+)>?\s*$/.exec(options.from)?.[1] ?? "localhost";
  const pool = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      try {
        await pool.sendMail({
          from: options.from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          date: mail.createdAt,
          // The same for every attempt, so that a mail accepted just before a crash is recognised as a duplicate.
          messageId: `<${mail.id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
        });
      } catch (error) {
        if (isRecipientRefused(error))
          throw new DeliveryRefused("the recipient was refused", { cause: error });
        throw error;
      }
    },
    // By now every mail is sent, or the wait for its server has ended.
    close: () => pool.close({ force: true }),
  };
}

/** A permanent failure (5xx) of the recipient or the message; failures to log in or connect may be temporary. */
function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return false;
  const status = error.responseCode;
  return (
    typeof status === "number" &&
    status >= 550 &&
    status < 560 &&
    (error.code === "EENVELOPE" || error.code === "EMESSAGE")
  );
}
