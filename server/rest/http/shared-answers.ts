/**
 * Keeps what guests read of the catalogue for a few seconds: it is the same for all of them, and most read the same lists. For some
 * minutes more it is the copy for those whom a busy server would else refuse. Reads of one row are not kept; they are short, and
 * show at once what changed.
 */
import type { Written } from "../sql/envelope.ts";

export type SharedAnswers = {
  /** Whether `get` needs no new read. */
  has(key: string): boolean;
  /** The kept result of this read, the one that another request is waiting for, or that of `load`. */
  get(key: string, load: () => Promise<Written>): Promise<Written>;
  /** The kept result of this read, also one that is some minutes old; nothing that was read before a write. */
  copy(key: string): Written | undefined;
  /** Something was written. */
  clear(): void;
};

const KEPT_MS = 5_000;
const COPY_MS = 5 * 60_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Above the site's own lists. Of a larger one the sending costs more than the reading, and that has to wait for its turn. */
const MAX_ENTRY_BYTES = 512 * 1024;

type Entry = { readonly result: Written; readonly at: number; readonly bytes: number };

export function createSharedAnswers(now: () => number, maxBytes = MAX_BYTES): SharedAnswers {
  /** The longest unused first. */
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<Written>>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, result: Written): void {
    const bytes = 2 * key.length + (result.body?.length ?? 0);
    if (bytes > MAX_ENTRY_BYTES || bytes > maxBytes) return;
    remove(key);
    entries.set(key, { result, at: now(), bytes });
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  function kept(key: string, forMs = KEPT_MS): Written | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const age = now() - entry.at;
    if (age > COPY_MS) {
      remove(key);
      return undefined;
    }
    entries.delete(key);
    entries.set(key, entry);
    return age > forMs ? undefined : entry.result;
  }

  return {
    has: (key) => kept(key) !== undefined,
    async get(key, load) {
      const known = kept(key) ?? loading.get(key);
      if (known !== undefined) return known;
      const loaded = load();
      loading.set(key, loaded);
      try {
        const result = await loaded;
        // Not if something was written while it was being read.
        if (loading.get(key) === loaded) keep(key, result);
        return result;
      } finally {
        if (loading.get(key) === loaded) loading.delete(key);
      }
    },
    copy: (key) => kept(key, COPY_MS),
    clear() {
      entries.clear();
      loading.clear();
      total = 0;
    },
  };
}
