// The id under which this visit's questions belong together: random on load, then whatever the server answers with.
import { randomId } from "#app/lib/random-id.ts";

let current: string | undefined;

export function chatSession(): string {
  current ??= randomId();
  return current;
}

export function adoptSession(id: string): void {
  current = id;
}
