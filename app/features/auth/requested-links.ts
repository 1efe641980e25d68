// The email links requested in this browser. Each has a random state that the link brings back (CSRF protection): a link
// without a known state was requested elsewhere, possibly by an attacker, and needs a confirmation before it signs in.
import * as z from "zod/mini";
import { randomId } from "#app/lib/random-id.ts";

export const requestedLinksKey = "askedLinks";
/** The lifetime of a link. */
const validMs = 3_600_000;
/** Several, because a newer email does not invalidate the links before it. */
const maxEntries = 5;

const entries = z.array(z.object({ state: z.string(), email: z.string(), at: z.number() }));
export type RequestedLink = z.infer<typeof entries>[number];

const normalise = (email: string) => email.trim().toLowerCase();

export function readRequestedLinks(storage: Pick<Storage, "getItem">, now: number): RequestedLink[] {
  try {
    const stored = entries.safeParse(JSON.parse(storage.getItem(requestedLinksKey) ?? "[]"));
    return stored.success ? stored.data.filter(({ at }) => at <= now && now < at + validMs) : [];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return [];
    throw error;
  }
}

/** The redirect URL for an email link to this address. Stores the state that the URL carries. */
export function requestRedirectUrl(path: string, email: string): string {
  const state = randomId();
  const now = Date.now();
  try {
    const requested = [...readRequestedLinks(localStorage, now), { state, email: normalise(email), at: now }];
    localStorage.setItem(requestedLinksKey, JSON.stringify(requested.slice(-maxEntries)));
  } catch (error) {
    // Without storage, the link will ask for confirmation.
    if (!(error instanceof DOMException)) throw error;
  }
  return `${location.origin}${path}?state=${state}`;
}

/** Whether this browser requested a link with this state for this address. */
export function wasRequested(
  requested: readonly RequestedLink[],
  link: { state: string; email: string },
): boolean {
  return (
    link.state !== "" &&
    requested.some((one) => one.state === link.state && one.email === normalise(link.email))
  );
}

export function clearRequestedLinks(): void {
  localStorage.removeItem(requestedLinksKey);
}
