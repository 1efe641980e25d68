// IndexedDB storage for the outbox, opened on first use. Sending is in outbox.ts.
import type { OutboxItem } from "./outbox.ts";

export type StoredItem = OutboxItem & {
  queuedAt: number;
  /** Distinguishes a newer item with the same id from the one that was just sent. */
  stamp: string;
};

export type OutboxStore = {
  /** Oldest first. */
  all(): Promise<StoredItem[]>;
  /** Replaces an item with the same user, kind and id. */
  put(item: StoredItem): Promise<void>;
  remove(item: StoredItem): Promise<void>;
  removeIfUnchanged(item: StoredItem): Promise<void>;
};

const table = "items";

export const keyOf = ({ userId, kind, id }: OutboxItem): [string, string, string] => [userId, kind, id];

export function createOutboxStore(name: string): OutboxStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(table, { keyPath: ["userId", "kind", "id"] });
      request.onsuccess = () => {
        // The browser may close the database; the next call opens it again.
        request.result.onclose = () => {
          opening = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function work(mode: IDBTransactionMode, task: (items: IDBObjectStore) => void): Promise<void> {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
      task(transaction.objectStore(table));
    });
  }

  return {
    async all() {
      let found: StoredItem[] = [];
      await work("readonly", (items) => {
        const request: IDBRequest<StoredItem[]> = items.getAll();
        request.onsuccess = () => {
          found = request.result;
        };
      });
      return found.sort((a, b) => a.queuedAt - b.queuedAt);
    },
    put: (item) => work("readwrite", (items) => void items.put(item)),
    remove: (item) => work("readwrite", (items) => void items.delete(keyOf(item))),
    removeIfUnchanged: (item) =>
      work("readwrite", (items) => {
        const request: IDBRequest<StoredItem | undefined> = items.get(keyOf(item));
        request.onsuccess = () => {
          if (request.result?.stamp === item.stamp) items.delete(keyOf(item));
        };
      }),
  };
}
