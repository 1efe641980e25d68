/** Detects nested transactions, which would deadlock on a database with a single session. */
import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ readonly open: boolean }>();

export function runInside<Tx extends { readonly open: boolean }, T>(
  transaction: Tx,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  return current.run(transaction, fn, transaction);
}

/** Inside an open transaction only its own `tx` may be used, on either database. */
export function refuseNesting(): void {
  if (current.getStore()?.open) {
    throw new Error(
      "a transaction is already open here: use its tx, because a nested transaction would deadlock",
    );
  }
}
