/**
 * The database time that each network used lately, so that whoever used least is served first. It halves every ten
 * seconds: a network is soon forgiven, and one that asks constantly keeps its rank.
 */
import type { Caller } from "./caller.ts";

const HALF_LIFE_MS = 10_000;
/** A network above this sends expensive statements, or many. */
const MUCH_MS = 250;
/** Statements below this are ordinary, also on a slow machine. */
const LONG_STATEMENT_MS = 100;
/** About a fourteenth of the time of the last seconds. */
const MUCH_LONG_MS = 1_000;
/**
 * The lead of chat, sign-in and other statements of the server's own code over those that visitors compose: a network can
 * use a fourteenth of the database's time for them before it is served after others' reads.
 */
const LEAD_MS = 1_000;
/** More than one network can use: what may be expensive comes after all that is not. */
const EXPENSIVE_MS = 10_000;
/** After three seconds in the queue it is served like other reads: one network's cheap ones would keep it waiting for ever. */
const EXPENSIVE_PATIENCE = EXPENSIVE_MS / 3_000;
/** More than a newcomer's rank and the lead of the server's own statements, less than a network uses that asks constantly. */
const MOST_FOR_WAITING_MS = 1_500;
const MAX_NETWORKS = 10_000;

type Use = { readonly ms: number; readonly at: number };

export class RecentUse {
  readonly #now: () => number;
  /** The longest unused first. */
  readonly #networks = new Map<string, Use>();
  #long: Use = { ms: 0, at: 0 };

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  charge({ network }: Pick<Caller, "network">, ms: number): void {
    const used = this.of(network);
    this.#networks.delete(network);
    this.#networks.set(network, { ms: used + ms, at: this.#now() });
    if (ms > LONG_STATEMENT_MS) this.#long = { ms: this.#left(this.#long) + ms, at: this.#now() };
    if (this.#networks.size <= MAX_NETWORKS) return;
    const [oldest] = this.#networks.keys();
    if (oldest !== undefined) this.#networks.delete(oldest);
  }

  of(network: string): number {
    const use = this.#networks.get(network);
    return use === undefined ? 0 : this.#left(use);
  }

  /**
   * The order in which networks are served, the lowest first: a new one's statement comes with those of known readers. What has waited
   * counts as used less; what may be expensive counts as ordinary after some seconds.
   */
  rank(network: string, isVisitors: boolean, mayBeExpensive: boolean, waitedMs = 0): number {
    const forWaiting = Math.min(waitedMs, MOST_FOR_WAITING_MS);
    if (!isVisitors) return this.of(network) - LEAD_MS - forWaiting;
    const forCost = mayBeExpensive ? Math.max(0, EXPENSIVE_MS - waitedMs * EXPENSIVE_PATIENCE) : 0;
    return this.of(network) + forCost - forWaiting;
  }

  isMuch(network: string): boolean {
    return this.of(network) > MUCH_MS;
  }

  /** Whether long statements, of all networks together, took much of the time lately. */
  get isMuchLong(): boolean {
    return this.#left(this.#long) > MUCH_LONG_MS;
  }

  #left({ ms, at }: Use): number {
    return ms * 2 ** ((at - this.#now()) / HALF_LIFE_MS);
  }
}
