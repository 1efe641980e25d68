// What the reader wants of each thing, and what the database has confirmed. One request at a time for each thing,
// the last wish wins, and a refusal goes back to what was confirmed: right after double clicks and failures.

export type Wishes = {
  /** Says what is wanted now. */
  want(id: string, value: boolean): void;
};

export type WishesOptions = {
  send: (id: string, value: boolean) => Promise<void>;
  /** What is to be shown from now on. */
  show: (id: string, value: boolean) => void;
  /** A wish was refused; `show` has been called with what is true. */
  refused: (id: string, error: unknown) => void;
  /** Nothing is under way for this thing any more; so many others still are. */
  settled: (id: string, others: number) => void;
};

export function createWishes({ send, show, refused, settled }: WishesOptions): Wishes {
  const wanted = new Map<string, boolean>();
  const busy = new Set<string>();

  async function fulfil(id: string): Promise<void> {
    busy.add(id);
    // Before the first request the opposite of the wish was true: a toggle is all a reader can do.
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
