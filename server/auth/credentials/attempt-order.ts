/**
 * The order in which passwords are hashed, the lowest rank first: whoever comes from a known device, then those without failures, then
 * those who failed least lately. What the other networks of a provider's block did counts in part: whoever has a block has hundreds
 * of networks without failures. Waiting moves an attempt forward, but never a failed network before one that has not failed.
 */
import { RecentUse } from "#server/db/recent-use.ts";
import { blockOf } from "#server/networks/network.ts";

export type Attempt = {
  readonly network: string;
  /** Undefined where no password is compared, as at sign-up. */
  readonly account?: string | undefined;
  /** The account has a session from this address. */
  readonly isKnown?: boolean | undefined;
};

/** How many attempts wait, this one included. */
export type Crowd = { readonly ofNetwork: number; readonly ofBlock: number };

/** Ranks are milliseconds of hashing; one wrong password outweighs what waiting and a crowd can add up to. */
const FAILURE = 12_000;
const KNOWN = -20_000;
/** Some five passwords of a known device use its lead up: right ones in a loop would keep all others waiting. */
const KNOWN_USE_WEIGHT = 50;
/** For each other attempt of the network that waits: one person signs in once. A class behind one address comes soon after. */
const CROWD = 2_000;
const MOST_CROWD = 3 * CROWD;
/** What the failures and the crowd of the block's other networks weigh. */
const BLOCK_PART = 1 / 4;
/** Twenty seconds of waiting make up for five times what one password costs: a network that hashed lately is not kept waiting for ever. */
const PATIENCE = 1 / 50;

const HALF_LIFE_MS = 60_000;
const MAX_NAMES = 20_000;

export class AttemptOrder {
  readonly #now: () => number;
  readonly #use: RecentUse;
  /** Failures by network, by block and by account, the longest unused first. */
  readonly #failures = new Map<string, { readonly count: number; readonly at: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#use = new RecentUse(now);
  }

  rank({ network, account, isKnown }: Attempt, { ofNetwork, ofBlock }: Crowd, waitedMs: number): number {
    const used = this.#use.of({ network });
    return (
      (isKnown ? Math.min(0, KNOWN + used * KNOWN_USE_WEIGHT) : 0) +
      FAILURE *
        (this.#failuresNear(network) + (account === undefined ? 0 : this.#failuresOf(accountName(account)))) +
      Math.min(CROWD * (ofNetwork - 1), MOST_CROWD) +
      Math.min(CROWD * (ofBlock - ofNetwork), MOST_CROWD) * BLOCK_PART +
      used -
      waitedMs * PATIENCE
    );
  }

  charge({ network }: Attempt, ms: number): void {
    this.#use.charge({ network }, ms);
  }

  failed({ network, account }: Attempt): void {
    const names = new Set([network, blockOf(network)]);
    if (account !== undefined) names.add(accountName(account));
    for (const name of names) {
      const count = this.#failuresOf(name) + 1;
      this.#failures.delete(name);
      this.#failures.set(name, { count, at: this.#now() });
    }
    for (const name of this.#failures.keys()) {
      if (this.#failures.size <= MAX_NAMES) break;
      this.#failures.delete(name);
    }
  }

  /** Of the network, and a part of those of the rest of its block. */
  #failuresNear(network: string): number {
    const own = this.#failuresOf(network);
    return own + Math.max(0, this.#failuresOf(blockOf(network)) - own) * BLOCK_PART;
  }

  #failuresOf(name: string): number {
    const known = this.#failures.get(name);
    return known === undefined ? 0 : known.count * 2 ** ((known.at - this.#now()) / HALF_LIFE_MS);
  }
}

/** Accounts are named by what was typed: an address of the network kind must not stand for a network. */
const accountName = (account: string) => `account ${account}`;
