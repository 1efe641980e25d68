// The toast queue, separate from its rendering so that any code can add to it.

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  action?: ToastAction;
  /** News, not the result of what was just done: shown when no other toast is. */
  waits?: boolean;
};

/** What the user can do about it: a link with the state of its navigation, or a call. */
export type ToastAction = { label: string } & ({ to: string; state?: unknown } | { onPress: () => void });

export type ToastEntry = ToastMessage & { id: number };

const atMost = 3;

const defaultMs = 6_000;
/** Time to read the message, decide and reach the button. */
const withActionMs = 20_000;

/** How long it is on screen, in milliseconds. */
export function durationOf({ action }: ToastMessage): number {
  return action ? withActionMs : defaultMs;
}

let entries: readonly ToastEntry[] = [];
let waiting: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next.length > 0 ? next : waiting.slice(0, 1);
  if (next.length === 0) waiting = waiting.slice(1);
  for (const listener of listeners) listener();
}

/** Shows a toast, in place of one that says the same; returns a function that dismisses it. */
export function toast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  if (message.waits && entries.length > 0) {
    waiting = [...waiting, { ...message, id }];
    return () => dismissToast(id);
  }
  const others = entries.filter(
    ({ title, description }) => title !== message.title || description !== message.description,
  );
  replace([...others, { ...message, id }].slice(-atMost));
  return () => dismissToast(id);
}

/** For a new attempt: what went wrong before is no longer the case. */
export function dismissErrors(): void {
  replace(entries.filter(({ variant }) => variant !== "destructive"));
}

export function dismissToast(id: number): void {
  waiting = waiting.filter((entry) => entry.id !== id);
  replace(entries.filter((entry) => entry.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
