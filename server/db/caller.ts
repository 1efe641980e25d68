/**
 * The client network a request belongs to. Set once when a request arrives; read where its statements are queued, for
 * fair scheduling between networks, and where they are timed, to charge their cost.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export type Caller = {
  readonly network: string;
  /** How long the database has worked for this request, without the time in the queue. */
  databaseMs: number;
  /** Its statement is of a kind that may be expensive: statements of other networks come first. */
  mayBeExpensive: boolean;
};

const current = new AsyncLocalStorage<Caller>();

export function onBehalfOf<T>(network: string, work: () => T): T {
  return current.run({ network, databaseMs: 0, mayBeExpensive: false }, work);
}

/** Undefined for the server's own work. */
export function currentCaller(): Caller | undefined {
  return current.getStore();
}
