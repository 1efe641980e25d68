/**
 * Whom a request belongs to: a client's network, its provider's block, and the signed-in person. Set when a request arrives
 * and when its token was verified; read where its statements are queued, for fair scheduling, and where they are timed, to
 * charge their cost. It also knows the request's place among those that the server works on at once.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { blockOf } from "#server/networks/network.ts";

/** Waits for something while the request holds no place among those that the server works on at once. */
export type StandAside = <T>(wait: () => Promise<T>) => Promise<T>;

export type Caller = {
  readonly network: string;
  /** Of the network: one customer of a provider can have all networks of a block. */
  readonly block: string;
  /** The id of the signed-in person, whatever the network. */
  user: string | undefined;
  /** How long the database has worked for this request, without the time in the queue. */
  databaseMs: number;
  /** Its statement is of a kind that may be expensive: statements of other networks come first. */
  mayBeExpensive: boolean;
  readonly standAside: StandAside;
};

const current = new AsyncLocalStorage<Caller>();

const stay: StandAside = (wait) => wait();

export function callerFrom(network: string, standAside = stay): Caller {
  return {
    network,
    block: blockOf(network),
    user: undefined,
    databaseMs: 0,
    mayBeExpensive: false,
    standAside,
  };
}

export function onBehalfOf<T>(network: string, work: () => T, standAside?: StandAside): T {
  return current.run(callerFrom(network, standAside), work);
}

/** For a wait that costs the server nothing and whose number is limited where it waits. */
export function waitAside<T>(wait: () => Promise<T>): Promise<T> {
  return (currentCaller()?.standAside ?? stay)(wait);
}

/** For work that a request only sets off, and that is nobody's: it neither waits nor is charged as the request's. */
export function onBehalfOfServer<T>(work: () => T): T {
  return current.exit(work);
}

/** Undefined for the server's own work. */
export function currentCaller(): Caller | undefined {
  return current.getStore();
}

/** The rest of the request is charged to this person as well. @param user from a verified token */
export function chargeToUser(user: unknown): void {
  const caller = currentCaller();
  if (caller !== undefined && typeof user === "string") caller.user = user;
}

/** Whether two requests come from the same person, or from the same block of networks. */
export function isSameClient(one: Caller, other: Caller): boolean {
  return one.block === other.block || (one.user !== undefined && one.user === other.user);
}
