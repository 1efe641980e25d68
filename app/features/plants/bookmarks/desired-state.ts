// Tracks the desired state of each item and what the server has confirmed. One request at a time per item,
// the last value wins, and a rejection reverts to the confirmed state; correct after double clicks and
// failures.

export type DesiredState = {
  /** Sets the desired value. */
  set(id: string, value: boolean): void;
};

export type DesiredStateOptions = {
  send: (id: string, value: boolean) => Promise<void>;
  /** Renders the value. */
  show: (id: string, value: boolean) => void;
  /** The server has the desired value. */
  confirmed: (id: string, value: boolean) => void;
  /** The server rejected a change; `show` has been called with the confirmed value. */
  rejected: (id: string, error: unknown) => void;
  /** No request is in flight for this item any more; `others` counts the items that still have one. */
  settled: (id: string, others: number) => void;
};

export function createDesiredState({
  send,
  show,
  confirmed: onConfirmed,
  rejected,
  settled,
}: DesiredStateOptions): DesiredState {
  const wanted = new Map<string, boolean>();
  const busy = new Set<string>();

  async function reconcile(id: string): Promise<void> {
    busy.add(id);
    // Initially the opposite of the desired value was true, because the user can only toggle.
    let confirmed = !wanted.get(id);
    try {
      for (let value = wanted.get(id); value !== undefined && value !== confirmed; value = wanted.get(id)) {
        await send(id, value);
        confirmed = value;
      }
      onConfirmed(id, confirmed);
    } catch (error) {
      show(id, confirmed);
      rejected(id, error);
    } finally {
      wanted.delete(id);
      busy.delete(id);
      settled(id, busy.size);
    }
  }

  return {
    set(id, value) {
      wanted.set(id, value);
      show(id, value);
      if (!busy.has(id)) void reconcile(id);
    },
  };
}
