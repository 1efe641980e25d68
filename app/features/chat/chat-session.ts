// The id under which this visit's questions belong together: random on load, then whatever the server answers with.
import { randomId } from "#app/lib/random-id.ts";

let current: { id: string; asker: string | null } | undefined;

/** A stranger's session goes on when they sign in. A person's never becomes a stranger's or another person's. */
export function chatSession(asker: string | null): string {
  const ended = current !== undefined && current.asker !== null && current.asker !== asker;
  const id = current === undefined || ended ? randomId() : current.id;
  current = { id, asker };
  return id;
}

/** An answer that comes when somebody else has asked already changes nothing of theirs. */
export function adoptSession(id: string, asker: string | null): void {
  if (current?.asker === asker) current = { id, asker };
}

/** The session of the last question, if there was one. */
export function lastSession(): string | undefined {
  return current?.id;
}
