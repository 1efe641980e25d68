/**
 * Budgets database time per network, per person and per provider's block: each has a few requests in progress, a few more waiting,
 * and a token bucket of database milliseconds. Expensive queries empty the bucket and are refused until it has refilled, so that
 * no single client can occupy the database. Long queries of clients that send them as a habit, and from the first one on queries of a
 * kind that may be expensive and those that are known to cost somewhat more than others, also wait for common budgets, one for
 * each: a hundred networks with one each cannot occupy the database, and the readers who search do not wait for those with the
 * habit, nor those who read lists for any of them. Held in memory: with several
 * processes, each budgets its own connections.
 */
import { blockOf } from "#server/networks/network.ts";
import { createLane } from "./long-query-lane.ts";
import { type Bucket, createBucket } from "./time-bucket.ts";

/** "moderate": measured, and dearer than ordinary, but not long; "expensive": it may take any time. */
export type QueryCost = "ordinary" | "moderate" | "expensive";

export type QueryBudget = {
  /**
   * Waits for the turn of the network, its block and the person. The caller must call `leave` with the milliseconds its work
   * cost.
   */
  enter(network: string, cost?: QueryCost, user?: string): Promise<Leave>;
};

export type Leave = (costMs: number) => void;

/** The network must wait; answered with HTTP 429. */
export class QueryRefusedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too many or too costly queries from this network");
    this.name = "QueryRefusedError";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type QueryBudgetOptions = {
  readonly now: () => number;
  /** The bucket's refill rate: the share of the database's time, from 0 to 1, that one network's expensive queries may use. */
  readonly share: number;
  /** The share that the long queries of all who have the habit may use together, and so those of each cost above ordinary. */
  readonly sharedShare?: number;
  /** Requests of one network in progress. */
  readonly concurrency?: number;
  /** Requests of one network that may wait. */
  readonly waiting?: number;
};

const CONCURRENCY = 4;
/** Enough for a school behind one address; with those in progress less than half of the server's concurrency limit. */
const WAITING = 64;
/** Of those of one cost above ordinary: whoever sends more must ask again, and holds no place in the server meanwhile. */
const WAITING_EXPENSIVE = 8;
/** For a network that has overdrawn its budget: enough to slow it down, too few to fill the server. */
const WAITING_WHEN_OVERDRAWN = 16;
/** Of each lane: enough for one network at a time; the rest is for those who ask for little. */
const SHARED_SHARE = 0.1;
/** The bucket's capacity. */
const CAPACITY_MS = 1_000;
const SHARED_CAPACITY_MS = 2_000;
/** Not charged: the cost of ordinary requests, whose number the network rate limiter limits. */
const FREE_MS = 5;
/** Longer queries are long ones: the reads of many people behind one address are not, also on a slow machine. */
export const ORDINARY_MS = 100;
/** How long a request waits while its network has budget left. */
const MAX_WAIT_MS = 10_000;
/** How long one above ordinary cost, or one that comes from a client with the habit of long ones, waits for others. */
const MAX_WAIT_FOR_OTHERS_MS = 3_000;
/** How long it waits otherwise. It is not refused sooner, so that a client that retries at once must wait as well. */
const MAX_WAIT_WHEN_OVERDRAWN_MS = 1_000;
/** Long queries are remembered this many times longer than others: ten networks that pause could else fill the database. */
const LONG_MEMORY = 20;
/** Below this a network's long queries count as a habit. */
const LONG_LEFT = 0.75;
/** What a block has of everything, as a multiple of what a network has: a provider's customers share one. */
const BLOCK_FACTOR = 4;
/** The least time between two looks at a bucket that is empty. */
const RETRY_MS = 25;
/** Networks, blocks and people together. */
const MAX_ACCOUNTS = 30_000;

type Waiting = { readonly start: () => void; readonly refuse: () => void };

type Account = {
  /** A network's queries above ordinary cost share the network's buckets and have a queue of their own. */
  readonly cost: QueryCost;
  readonly concurrency: number;
  readonly waiting: number;
  running: number;
  readonly queue: Waiting[];
  readonly bucket: Bucket;
  /** Of long queries only. */
  readonly long: Bucket;
  timer: NodeJS.Timeout | undefined;
};

/** The accounts that a request is charged to: its network's, its person's and its block's. */
type Payers = readonly [network: Account, ...others: Account[]];

export function createQueryBudget(options: QueryBudgetOptions): QueryBudget {
  const { now, share, concurrency = CONCURRENCY, waiting = WAITING } = options;
  const accounts = new Map<string, Account>();
  const lane = {
    now,
    concurrency,
    little: 1 - LONG_LEFT,
    rank: (payers: Payers) => Math.max(...payers.map(useOf)),
  };
  const sharedBucket = () => createBucket(now, options.sharedShare ?? SHARED_SHARE, SHARED_CAPACITY_MS);
  const habitual = createLane<Payers>({
    ...lane,
    bucket: sharedBucket(),
    excludes: (one, other) => one.some((payer) => other.includes(payer)),
  });
  const laneOfCost = () => createLane<Payers>({ ...lane, bucket: sharedBucket(), excludes: () => false });
  const lanes = { ordinary: undefined, moderate: laneOfCost(), expensive: laneOfCost() };

  function accountOf(name: string, cost: QueryCost = "ordinary", factor = 1): Account {
    const key = cost === "ordinary" ? name : `${name} ${cost}`;
    const known = accounts.get(key);
    if (known) return known;
    if (accounts.size >= MAX_ACCOUNTS) evictIdle();
    const account: Account = {
      cost,
      concurrency: concurrency * factor,
      waiting: waiting * factor,
      running: 0,
      queue: [],
      ...(cost === "ordinary" ? newBuckets(factor) : bucketsOf(accountOf(name))),
      timer: undefined,
    };
    accounts.set(key, account);
    return account;
  }

  const bucketsOf = ({ bucket, long }: Account) => ({ bucket, long });
  const newBuckets = (factor: number) => ({
    bucket: createBucket(now, share * factor, CAPACITY_MS * factor),
    long: createBucket(now, (share * factor) / LONG_MEMORY, CAPACITY_MS * factor),
  });

  /** Evicts idle accounts with a full bucket; if there are none, the oldest idle ones. */
  function evictIdle(): void {
    const idle = [...accounts].filter(([, { running, queue }]) => running === 0 && queue.length === 0);
    const full = idle.filter(([, { bucket, long }]) => left(bucket) === 1 && left(long) === 1);
    const evicted = full.length > 0 ? full : idle.slice(0, MAX_ACCOUNTS / 10);
    for (const [name] of evicted) accounts.delete(name);
  }

  function canStart({ bucket, running, concurrency: most }: Account): boolean {
    // Sequentially when half is used, to limit the overdraft.
    return bucket.left() > 0 && running < (left(bucket) <= 0.5 ? 1 : most);
  }

  function pump(account: Account): void {
    while (account.queue.length > 0 && canStart(account)) account.queue.shift()?.start();
    if (account.queue.length === 0 || account.running > 0 || account.timer !== undefined) return;
    const retry = () => {
      account.timer = undefined;
      pump(account);
    };
    const waitMs = Math.max(account.bucket.untilPositive(), RETRY_MS);
    account.timer = setTimeout(retry, Math.min(waitMs, MAX_WAIT_WHEN_OVERDRAWN_MS) + 1);
  }

  function turn(account: Account, since: number): Promise<void> {
    if (account.queue.length === 0 && canStart(account)) {
      account.running += 1;
      return Promise.resolve();
    }
    if (account.queue.length >= capacityOf(account)) return Promise.reject(refusal([account]));
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const request: Waiting = {
        start() {
          clearTimeout(timer);
          account.running += 1;
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(refusal([account]));
        },
      };
      // The limit depends on the budget, which changes while the request waits.
      const checkLater = () => {
        timer = setTimeout(() => {
          const patience = account.cost === "ordinary" ? MAX_WAIT_MS : MAX_WAIT_FOR_OTHERS_MS;
          const limit = account.bucket.left() > 0 ? patience : MAX_WAIT_WHEN_OVERDRAWN_MS;
          if (now() - since < limit) return checkLater();
          account.queue.splice(account.queue.indexOf(request), 1);
          request.refuse();
        }, MAX_WAIT_WHEN_OVERDRAWN_MS);
      };
      checkLater();
      account.queue.push(request);
      pump(account);
    });
  }

  function capacityOf(account: Account): number {
    if (account.cost !== "ordinary") return Math.min(account.waiting, WAITING_EXPENSIVE);
    return account.bucket.left() > 0 ? account.waiting : Math.min(account.waiting, WAITING_WHEN_OVERDRAWN);
  }

  function end(account: Account): void {
    account.running -= 1;
    for (const request of account.queue.splice(capacityOf(account))) request.refuse();
    pump(account);
  }

  function payersOf(network: string, cost: QueryCost, user: string | undefined): Payers {
    const block = blockOf(network);
    return [
      accountOf(network, cost),
      ...(user === undefined ? [] : [accountOf(`user ${user}`)]),
      ...(block === network ? [] : [accountOf(block, "ordinary", BLOCK_FACTOR)]),
    ];
  }

  /** The lane that the request has to wait in. */
  function laneOf(payers: Payers) {
    if (payers.some(({ long }) => left(long) < LONG_LEFT)) return habitual;
    return lanes[payers[0].cost];
  }

  /** Waits for the others in the lane, within what is left of the patience. */
  async function enterLane(payers: Payers, since: number) {
    const own = laneOf(payers);
    if (own === undefined) return undefined;
    const isIn = await own.enter(payers, since + MAX_WAIT_FOR_OTHERS_MS - now());
    if (!isIn) throw refusal(payers, own.bucket);
    return own;
  }

  return {
    async enter(network, cost = "ordinary", user) {
      const payers = payersOf(network, cost, user);
      const since = now();
      const entered: Account[] = [];
      try {
        for (const payer of payers) {
          await turn(payer, since);
          entered.push(payer);
        }
        const own = await enterLane(payers, since);
        return (costMs) => {
          const ms = Math.max(0, costMs - FREE_MS);
          for (const { bucket } of payers) bucket.take(ms);
          const longMs = ms > ORDINARY_MS ? ms : 0;
          for (const { long } of payers) long.take(longMs);
          if (own === undefined) habitual.bucket.take(longMs);
          else own.leave(payers, longMs);
          for (const payer of payers) end(payer);
        };
      } catch (error) {
        for (const payer of entered) end(payer);
        throw error;
      }
    },
  };
}

/** From 1, when nothing was taken, to 0 and below. */
const left = (bucket: Bucket) => bucket.left() / bucket.capacity;

/** The part of its time that was used lately. */
const useOf = ({ bucket, long }: Account) => 1 - Math.min(left(bucket), left(long));

function refusal(payers: readonly Account[], shared?: Bucket): QueryRefusedError {
  const waits = payers.map(({ bucket }) => bucket.untilPositive());
  const waitMs = Math.max(...waits, shared?.untilPositive() ?? 0);
  return new QueryRefusedError(Math.max(1, Math.ceil(waitMs / 1000)));
}
