// Where a guest wanted to go when the site asked them to sign in. It is stored in the browser, because a link in an email
// opens a new tab, and is used once.
import * as z from "zod/mini";

export const returnPathKey = "returnTo";
/** Longer ago, the wish is forgotten. */
const maxAgeMs = 60 * 60_000;

const stored = z.object({ path: z.string(), at: z.number() });
const navigationState = z.object({ returnTo: z.string() });

/** The path in a navigation state, if it is one of this site. */
export function readReturnState(state: unknown): string | null {
  const parsed = navigationState.safeParse(state);
  return parsed.success && isLocal(parsed.data.returnTo) ? parsed.data.returnTo : null;
}

export function storeReturnPath(path: string | null): void {
  try {
    if (path === null) localStorage.removeItem(returnPathKey);
    else localStorage.setItem(returnPathKey, JSON.stringify({ path, at: Date.now() }));
  } catch (error) {
    // Without storage the dashboard opens instead.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function takeReturnPath(now = Date.now()): string | null {
  const text = localStorage.getItem(returnPathKey);
  if (text === null) return null;
  localStorage.removeItem(returnPathKey);
  try {
    const { path, at } = stored.parse(JSON.parse(text));
    return isLocal(path) && now - at < maxAgeMs ? path : null;
  } catch {
    // Written by another version or by hand.
    return null;
  }
}

/** A single slash: two begin the address of another site. */
function isLocal(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
