/**
 * The database time that each network, person and provider's block used lately, so that whoever used least is served first. It
 * halves every ten seconds: a network is soon forgiven, and one that asks constantly keeps its rank.
 */
import { blockOf } from "#server/networks/network.ts";
import type { Caller } from "./caller.ts";

/** Who is charged. */
export type Payer = Pick<Caller, "network"> & Partial<Pick<Caller, "user">>;

const HALF_LIFE_MS = 10_000;
/** A network above this sends expensive statements, or many. */
const MUCH_MS = 250;
/** Statements below this are ordinary, also on a slow machine. */
const LONG_STATEMENT_MS = 100;
/** About a fourteenth of the time of the last seconds. */
const MUCH_LONG_MS = 1_000;
/**
 * The lead of chat, sign-in and other statements of the server's own code over those that visitors compose: a network can
 * use a thirtieth of the database's time for them before it is served after others' reads.
 */
const LEAD_MS = 400;
/** More than one network can use: what may be expensive comes after all that is not. */
const EXPENSIVE_MS = 10_000;
/** From this on whoever used much counts as expensive, ten times what is above: searches of others come first. */
const HABIT_MS = MUCH_MS;
/** The same for chat, sign-in and other statements of the server's own code. */
const HABIT_OF_OWN_MS = LEAD_MS;
const HABIT_WEIGHT = 10;
/** After half a second in the queue it is served like other reads: the query budget lets few of all networks in at a time. */
const EXPENSIVE_PATIENCE = EXPENSIVE_MS / 500;
/**
 * What waiting makes up for at least, the use of somebody who is busy; of more use it makes up for half. So tens of clients who ask
 * constantly share what newcomers leave, and do not have their turns before them.
 */
const LEAST_FOR_WAITING_MS = MUCH_MS;
const PART_FOR_WAITING = 1 / 2;
/**
 * The part of what the other networks of its block used that counts as a network's own: whoever has a whole block and takes
 * the next of its networks for each request is then no newcomer.
 */
const BLOCK_PART = 1 / 4;
/** Networks, blocks and people together. */
const MAX_NAMES = 30_000;

type Use = { readonly ms: number; readonly at: number };

export class RecentUse {
  readonly #now: () => number;
  /** The longest unused first. */
  readonly #names = new Map<string, Use>();
  #long: Use = { ms: 0, at: 0 };

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  charge({ network, user }: Payer, ms: number): void {
    const names = new Set([network, blockOf(network)]);
    if (user !== undefined) names.add(nameOf(user));
    for (const name of names) {
      const used = this.#of(name);
      this.#names.delete(name);
      this.#names.set(name, { ms: used + ms, at: this.#now() });
    }
    if (ms > LONG_STATEMENT_MS) this.#long = { ms: this.#left(this.#long) + ms, at: this.#now() };
    for (const oldest of this.#names.keys()) {
      if (this.#names.size <= MAX_NAMES) break;
      this.#names.delete(oldest);
    }
  }

  /** What the network or the person used, whichever is more, and a part of what the rest of the block did. */
  of({ network, user }: Payer): number {
    const own = this.#of(network);
    const rest = Math.max(0, this.#of(blockOf(network)) - own);
    return Math.max(own, user === undefined ? 0 : this.#of(nameOf(user))) + rest * BLOCK_PART;
  }

  #of(name: string): number {
    const use = this.#names.get(name);
    return use === undefined ? 0 : this.#left(use);
  }

  /**
   * The order in which networks are served, the lowest first: a new one's statement comes with those of known readers. What has waited
   * counts as used less; what may be expensive counts as ordinary after half a second.
   * @param wasLast whether the client was the last to be served: others' searches come before its next statement
   */
  rank(
    payer: Payer & Pick<Caller, "mayBeExpensive">,
    isVisitors: boolean,
    waitedMs = 0,
    wasLast = false,
  ): number {
    const used = this.of(payer);
    const forWaiting = Math.min(waitedMs, Math.max(LEAST_FOR_WAITING_MS, used * PART_FOR_WAITING));
    const habit = Math.max(0, used - (isVisitors ? HABIT_MS : HABIT_OF_OWN_MS)) * HABIT_WEIGHT;
    const isExpensive = wasLast || (isVisitors && payer.mayBeExpensive);
    const forCost = isExpensive ? EXPENSIVE_MS : Math.min(EXPENSIVE_MS, habit);
    const lead = wasLast ? -MUCH_MS : isVisitors ? 0 : LEAD_MS;
    return used - lead + Math.max(0, forCost - waitedMs * EXPENSIVE_PATIENCE) - forWaiting;
  }

  isMuch(payer: Payer): boolean {
    return this.of(payer) > MUCH_MS;
  }

  /** Whether long statements, of all networks together, took much of the time lately. */
  get isMuchLong(): boolean {
    return this.#left(this.#long) > MUCH_LONG_MS;
  }

  #left({ ms, at }: Use): number {
    return ms * 2 ** ((at - this.#now()) / HALF_LIFE_MS);
  }
}

/** A person's id is not mistaken for a network. */
const nameOf = (user: string) => `user ${user}`;
