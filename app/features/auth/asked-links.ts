// The links this browser asked for: each has a secret that its mail brings back. A link without one was asked for
// elsewhere, or by somebody else, and takes a question before it signs anybody in.
import * as z from "zod/mini";
import { randomId } from "#app/lib/random-id.ts";

export const askedLinksKey = "askedLinks";
/** As long as a link works. */
const validMs = 3_600_000;
/** A newer mail does not void the one before it. */
const atMost = 5;

const entries = z.array(z.object({ state: z.string(), email: z.string(), at: z.number() }));
export type AskedLink = z.infer<typeof entries>[number];

const plain = (email: string) => email.trim().toLowerCase();

export function readAskedLinks(storage: Pick<Storage, "getItem">, now: number): AskedLink[] {
  try {
    const stored = entries.safeParse(JSON.parse(storage.getItem(askedLinksKey) ?? "[]"));
    return stored.success ? stored.data.filter(({ at }) => at <= now && now < at + validMs) : [];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return [];
    throw error;
  }
}

/** Where the mail to this address is to lead back to, with the secret that shows who asked. */
export function askedRedirect(path: string, email: string): string {
  const state = randomId();
  const now = Date.now();
  try {
    const asked = [...readAskedLinks(localStorage, now), { state, email: plain(email), at: now }];
    localStorage.setItem(askedLinksKey, JSON.stringify(asked.slice(-atMost)));
  } catch (error) {
    // Where storage is forbidden, the link asks its question.
    if (!(error instanceof DOMException)) throw error;
  }
  return `${location.origin}${path}?state=${state}`;
}

/** Whether this browser asked for a link with this secret for this address. */
export function wasAsked(asked: readonly AskedLink[], link: { state: string; email: string }): boolean {
  return (
    link.state !== "" && asked.some((one) => one.state === link.state && one.email === plain(link.email))
  );
}

export function forgetAskedLinks(): void {
  localStorage.removeItem(askedLinksKey);
}
