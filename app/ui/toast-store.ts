// What is to be said, kept apart from how it is shown, so that any code can say it.

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  /** Milliseconds on screen. */
  duration?: number;
};

export type ToastEntry = ToastMessage & { id: number };

const atMost = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Says something to the reader; returns a function that takes it back. */
export function toast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  replace([...entries, { ...message, id }].slice(-atMost));
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  replace(entries.filter((entry) => entry.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
