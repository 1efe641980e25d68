// The id that groups this visit's questions: random on load, then the one the server returns.
import { randomId } from "#app/lib/random-id.ts";

let current: { id: string; asker: string | null } | undefined;

/**
 * A guest's session continues after sign-in. A user's session is never reused for a guest or another user.
 */
export function chatSession(asker: string | null): string {
  const ended = current !== undefined && current.asker !== null && current.asker !== asker;
  const id = current === undefined || ended ? randomId() : current.id;
  current = { id, asker };
  return id;
}

/** Ignored if another user has asked meanwhile. */
export function adoptSession(id: string, asker: string | null): void {
  if (current?.asker === asker) current = { id, asker };
}

/** The next question begins a session of its own. */
export function endSession(): void {
  current = undefined;
}

/** The session of the last question, if any. */
export function lastSession(): string | undefined {
  return current?.id;
}
