// What a reader did without a connection and the server has yet to hear: kept on the device, sent when the connection is
// back, once, by one tab, and only as the person who did it. What is sent and how is the business of each kind's sender.
import { isHere } from "#app/features/auth/stored-session.ts";
import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { createOutboxStore, type OutboxStore, type StoredItem } from "./outbox-store.ts";

export type OutboxItem = {
  /** Which sender knows what to do with it. */
  kind: string;
  /** Made here, not by the server: putting in the same id again replaces what waits, and a sender can make a repeated
   * delivery harmless by it. */
  id: string;
  userId: string;
  /** Anything that can be cloned. The sender parses it: it may have been written by an older version. */
  payload: unknown;
};

/** `refused`: the server will never take it, so that it is dropped. An error: not now, try again later. */
export type SendOutcome = "sent" | "refused";
export type Sender = (item: OutboxItem) => Promise<SendOutcome>;

export type Outbox = {
  /** Resolves when the item is safe on the device; it is sent after that, when it can be. Nothing is kept for somebody
   * who has left meanwhile. */
  enqueue(item: OutboxItem): Promise<void>;
  registerSender(kind: string, send: Sender): void;
  /** Sends what can be sent now. Never throws. */
  flush(): Promise<void>;
  pending(userId: string, kind?: string): Promise<OutboxItem[]>;
  /** The kinds that wait, whoever's they are. */
  waitingKinds(): Promise<string[]>;
  /** Nothing of anybody but this person stays; of nobody at all when there is none. */
  forgetAllBut(userId: string | null): Promise<void>;
};

export type OutboxOptions = {
  store: OutboxStore;
  currentUser: () => Promise<string | null>;
  /** Whether this person is still signed in on the device. Asked without waiting: what is put in before somebody leaves
   * is found and removed, what comes after must not be put in. */
  isHere: (userId: string) => boolean;
  isOnline: () => boolean;
  /** Runs one task at a time, whichever tab asks. */
  alone: (task: () => Promise<void>) => Promise<void>;
  stamp: () => string;
};

export function createOutbox({ store, currentUser, isHere, isOnline, alone, stamp }: OutboxOptions): Outbox {
  const senders = new Map<string, Sender>();
  let order = 0;

  /** Where the browser keeps nothing for us, nothing waits: what can be done with a connection still can. */
  const all = () =>
    store.all().catch((error: unknown) => {
      logQuietly("What waits could not be read:", error);
      return [];
    });

  async function sendWaiting(): Promise<void> {
    const stuck = new Set<string>();
    // Read again after each delivery: another item, or a newer wish, may have come meanwhile.
    for (;;) {
      const waiting = (await store.all()).filter(({ kind }) => senders.has(kind) && !stuck.has(kind));
      if (waiting.length === 0 || !isOnline()) return;
      const user = await currentUser();
      const item = waiting.find(({ userId }) => userId === user);
      const send = item && senders.get(item.kind);
      if (!item || !send) return;
      try {
        const outcome = await send(item);
        if (outcome === "refused") logQuietly("Not taken by the server:", item.kind);
        await store.removeIfUnchanged(item);
      } catch {
        // Not now: the rest of its kind waits with it, in order.
        stuck.add(item.kind);
      }
    }
  }

  const flush = () =>
    alone(sendWaiting).catch((error: unknown) => logQuietly("What waits could not be sent:", error));

  return {
    async enqueue(item) {
      if (!isHere(item.userId)) return;
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
    async waitingKinds() {
      return [...new Set((await all()).map(({ kind }) => kind))];
    },
    async forgetAllBut(userId) {
      const others = (await all()).filter((item: StoredItem) => item.userId !== userId);
      await Promise.all(others.map((item) => store.remove(item)));
    },
  };
}

const lockName = "bush-tea-outbox";

const outbox = createOutbox({
  store: createOutboxStore("bush-tea-outbox"),
  currentUser: async () => {
    const supabase = await getSupabase();
    const { data } = await supabase.auth.getSession();
    return data.session?.user.id ?? null;
  },
  isHere,
  isOnline: () => navigator.onLine,
  alone: (task) =>
    "locks" in navigator ? navigator.locks.request(lockName, task).then(() => undefined) : task(),
  stamp: randomId,
});

export const { enqueue, registerSender, flush, pending, waitingKinds, forgetAllBut } = outbox;
