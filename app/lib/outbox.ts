// A queue for changes made offline: stored on the device and sent when the connection is back, once, by one
// tab, and only as the user who made them. Each kind's sender decides what is sent and how.

import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { createOutboxStore, type OutboxStore, type StoredItem } from "./outbox-store.ts";

export type OutboxItem = {
  /** Selects the sender. */
  kind: string;
  /**
   * Generated on the client: enqueuing the same id again replaces the pending item, and a sender can use it
   * to make a repeated delivery idempotent.
   */
  id: string;
  userId: string;
  /**
   * Anything that can be structured-cloned. The sender parses it, because an older version may have written
   * it.
   */
  payload: unknown;
};

/** `refused`: the server will never accept it, so it is dropped. A thrown error means try again later. */
export type SendOutcome = "sent" | "refused";
export type Sender = (item: OutboxItem) => Promise<SendOutcome>;

export type Outbox = {
  /**
   * Resolves when the item is stored; sending happens later. Items of a user who has signed out meanwhile are
   * not stored.
   */
  enqueue(item: OutboxItem): Promise<void>;
  registerSender(kind: string, send: Sender): void;
  /** Sends what can be sent now. Never rejects. */
  flush(): Promise<void>;
  pending(userId: string, kind?: string): Promise<OutboxItem[]>;
  /** The kinds of all pending items, of any user. */
  pendingKinds(): Promise<string[]>;
  /** Deletes all items except this user's; with null, all items. */
  deleteAllExcept(userId: string | null): Promise<void>;
};

export type OutboxOptions = {
  store: OutboxStore;
  currentUser: () => Promise<string | null>;
  /**
   * Whether this user is still signed in on the device. Synchronous: items stored before sign-out are found
   * and deleted, and none may be stored after it.
   */
  isSignedIn: (userId: string) => boolean;
  isOnline: () => boolean;
  /** Runs one task at a time across tabs. */
  withLock: (task: () => Promise<void>) => Promise<void>;
  stamp: () => string;
};

export function createOutbox({
  store,
  currentUser,
  isSignedIn,
  isOnline,
  withLock,
  stamp,
}: OutboxOptions): Outbox {
  const senders = new Map<string, Sender>();
  let order = 0;

  /** Where storage is unavailable, nothing is pending; everything that works online still works. */
  const all = () =>
    store.all().catch((error: unknown) => {
      logQuietly("The outbox could not be read:", error);
      return [];
    });

  async function sendPending(): Promise<void> {
    const stuck = new Set<string>();
    // Read again after each delivery, because items may have been added or replaced meanwhile.
    for (;;) {
      const unsent = (await store.all()).filter(({ kind }) => senders.has(kind) && !stuck.has(kind));
      if (unsent.length === 0 || !isOnline()) return;
      const user = await currentUser();
      const item = unsent.find(({ userId }) => userId === user);
      const send = item && senders.get(item.kind);
      if (!item || !send) return;
      try {
        const outcome = await send(item);
        if (outcome === "refused") logQuietly("Rejected by the server:", item.kind);
        await store.removeIfUnchanged(item);
      } catch {
        // Keeps the order: the other items of this kind wait for the failed one.
        stuck.add(item.kind);
      }
    }
  }

  const flush = () =>
    withLock(sendPending).catch((error: unknown) => logQuietly("The outbox could not be sent:", error));

  return {
    async enqueue(item) {
      if (!isSignedIn(item.userId)) return;
      order += 1;
      await store.put({ ...item, queuedAt: Date.now() + order / 1000, stamp: stamp() });
      if (isOnline()) void flush();
    },
    registerSender(kind, send) {
      senders.set(kind, send);
    },
    flush,
    async pending(userId, kind) {
      return (await all()).filter(
        (item) => item.userId === userId && (kind === undefined || item.kind === kind),
      );
    },
    async pendingKinds() {
      return [...new Set((await all()).map(({ kind }) => kind))];
    },
    async deleteAllExcept(userId) {
      const others = (await all()).filter((item: StoredItem) => item.userId !== userId);
      await Promise.all(others.map((item) => store.remove(item)));
    },
  };
}

export const outboxDatabase = "bush-tea-outbox";
const lockName = "bush-tea-outbox";

const outbox = createOutbox({
  store: createOutboxStore(outboxDatabase),
  currentUser: async () => {
    const supabase = await getSupabase();
    const { data } = await supabase.auth.getSession();
    return data.session?.user.id ?? null;
  },
  isSignedIn,
  isOnline: () => navigator.onLine,
  withLock: (task) =>
    "locks" in navigator ? navigator.locks.request(lockName, task).then(() => undefined) : task(),
  stamp: randomId,
});

export const { enqueue, registerSender, flush, pending, pendingKinds, deleteAllExcept } = outbox;
