// Tracks the desired state of each item and what the server has confirmed. One request at a time per item,
// the last value wins, and a rejection reverts to the confirmed state; correct after double clicks and
// failures.

export type Wishes = {
  /** Sets the desired value. */
  want(id: string, value: boolean): void;
};

export type WishesOptions = {
  send: (id: string, value: boolean) => Promise<void>;
  /** Renders the value. */
  show: (id: string, value: boolean) => void;
  /** The server rejected a change; `show` has been called with the confirmed value. */
  refused: (id: string, error: unknown) => void;
  /** No request is in flight for this item any more; `others` counts the items that still have one. */
  settled: (id: string, others: number) => void;
};

export function createWishes({ send, show, refused, settled }: WishesOptions): Wishes {
  const wanted = new Map<string, boolean>();
  const busy = new Set<string>();

  async function fulfil(id: string): Promise<void> {
    busy.add(id);
    // Initially the opposite of the desired value was true, because the user can only toggle.
    let confirmed = !wanted.get(id);
    try {
      for (let value = wanted.get(id); value !== undefined && value !== confirmed; value = wanted.get(id)) {
        await send(id, value);
        confirmed = value;
      }
    } catch (error) {
      show(id, confirmed);
      refused(id, error);
    } finally {
      wanted.delete(id);
      busy.delete(id);
      settled(id, busy.size);
    }
  }

  return {
    want(id, value) {
      wanted.set(id, value);
      show(id, value);
      if (!busy.has(id)) void fulfil(id);
    },
  };
}
