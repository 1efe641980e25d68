/**
 * The order in which passwords are hashed, the lowest rank first: whoever comes from a known device, then those without failures, then
 * those who failed least lately. Waiting moves an attempt forward, but never a failed network before one that has not failed.
 */
import { RecentUse } from "#server/db/recent-use.ts";

export type Attempt = {
  readonly network: string;
  /** Undefined where no password is compared, as at sign-up. */
  readonly account?: string | undefined;
  /** The account has a session from this address. */
  readonly isKnown?: boolean | undefined;
};

/** Ranks are milliseconds of hashing; one wrong password outweighs what waiting and a crowd can add up to. */
const FAILURE = 12_000;
const KNOWN = -20_000;
/** For each other attempt of the network that waits: one person signs in once. A class behind one address comes soon after. */
const CROWD = 2_000;
const MOST_CROWD = 3 * CROWD;
/** Twenty seconds of waiting make up for five times what one password costs: a network that hashed lately is not kept waiting for ever. */
const PATIENCE = 1 / 50;

const HALF_LIFE_MS = 60_000;
const MAX_NAMES = 20_000;

export class AttemptOrder {
  readonly #now: () => number;
  readonly #use: RecentUse;
  /** Failures by network and by account, the longest unused first. */
  readonly #failures = new Map<string, { readonly count: number; readonly at: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#use = new RecentUse(now);
  }

  /** @param waiting how many attempts of the network wait, this one included */
  rank({ network, account, isKnown }: Attempt, waiting: number, waitedMs: number): number {
    return (
      (isKnown ? KNOWN : 0) +
      FAILURE * (this.#failuresOf(network) + (account === undefined ? 0 : this.#failuresOf(account))) +
      Math.min(CROWD * (waiting - 1), MOST_CROWD) +
      this.#use.of(network) -
      waitedMs * PATIENCE
    );
  }

  charge({ network }: Attempt, ms: number): void {
    this.#use.charge({ network }, ms);
  }

  failed({ network, account }: Attempt): void {
    for (const name of account === undefined ? [network] : [network, account]) {
      const count = this.#failuresOf(name) + 1;
      this.#failures.delete(name);
      this.#failures.set(name, { count, at: this.#now() });
    }
    for (const name of this.#failures.keys()) {
      if (this.#failures.size <= MAX_NAMES) break;
      this.#failures.delete(name);
    }
  }

  #failuresOf(name: string): number {
    const known = this.#failures.get(name);
    return known === undefined ? 0 : known.count * 2 ** ((known.at - this.#now()) / HALF_LIFE_MS);
  }
}
