/** Signed link tokens for one purpose each: answering a reminder, unsubscribing from mails, fetching a calendar file. */
import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

export type Purpose = "answer" | "unsubscribe" | "calendar";

/** @param expires milliseconds; 0 is never, for mails that are read years later */
export function signLink(secret: KeyObject, purpose: Purpose, subject: string, expires: number): string {
  return `${subject}.${expires.toString(36)}.${seal(secret, purpose, subject, expires.toString(36))}`;
}

/** The subject of the token; undefined when it is forged, expired, or for another purpose. */
export function readLink(secret: KeyObject, purpose: Purpose, link: string, now: number): string | undefined {
  const [subject = "", expires = "", given = "", more] = link.split(".");
  if (more !== undefined || !/^[0-9a-f-]{36}$/.test(subject) || !/^[0-9a-z]{1,12}$/.test(expires))
    return undefined;
  const wanted = Buffer.from(seal(secret, purpose, subject, expires));
  const got = Buffer.from(given);
  if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return undefined;
  const until = Number.parseInt(expires, 36);
  return until === 0 || until > now ? subject : undefined;
}

function seal(secret: KeyObject, purpose: Purpose, subject: string, expires: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${subject}\n${expires}`).digest("base64url");
}
