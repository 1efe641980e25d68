/**
 * On whose behalf the database works. Set once where a request comes in; read where its statements are queued, so that
 * networks take turns, and where they are timed, so that their cost can be charged.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export type Caller = {
  readonly network: string;
  /** How long the database has worked for this request, without the time it waited for its turn. */
  databaseMs: number;
};

const current = new AsyncLocalStorage<Caller>();

export function onBehalfOf<T>(network: string, work: () => T): T {
  return current.run({ network, databaseMs: 0 }, work);
}

/** Undefined for the server's own work. */
export function currentCaller(): Caller | undefined {
  return current.getStore();
}
