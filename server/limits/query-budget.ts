/**
 * Budgets database time per network, and per user in the same way: each network has a few requests in progress, a few more waiting, and a token bucket
 * of database milliseconds. Expensive queries empty the bucket and are refused until it has refilled, so that no single
 * network can occupy the database. Networks that send long queries share another bucket, so that ten of them together
 * cannot occupy it either; queries of a kind that may be expensive wait for that bucket from the first one on, or a hundred
 * networks with one each would. Held in memory: with several processes, each budgets its own connections.
 */
export type QueryBudget = {
  /** Waits for the network's turn. The caller must call `leave` with the milliseconds its work cost. */
  enter(network: string, mayBeExpensive?: boolean): Promise<Leave>;
  /** The same for a user, whose network is charged for the same work. */
  enterUser(user: string): Promise<Leave>;
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
  /** The share that the long queries of all networks together may use. */
  readonly sharedShare?: number;
  /** Requests of one network in progress. */
  readonly concurrency?: number;
  /** Requests of one network that may wait. */
  readonly waiting?: number;
};

const CONCURRENCY = 4;
/** Enough for a school behind one address; with those in progress less than half of the server's concurrency limit. */
const WAITING = 64;
/** Of those that may be expensive: whoever sends more must ask again, and holds no place in the server meanwhile. */
const WAITING_EXPENSIVE = 8;
/** For a network that has overdrawn its budget: enough to slow it down, too few to fill the server. */
const WAITING_WHEN_OVERDRAWN = 16;
/** Enough for one network at a time; the rest is for those who ask for little. */
const SHARED_SHARE = 0.1;
/** The bucket's capacity. */
const CAPACITY_MS = 1_000;
const SHARED_CAPACITY_MS = 2_000;
/** Not charged: the cost of ordinary requests, whose number the network rate limiter limits. */
const FREE_MS = 5;
/** Longer queries are long ones: the reads of many people behind one address are not, also on a slow machine. */
const ORDINARY_MS = 100;
/** How long a request waits while its network has budget left. */
const MAX_WAIT_MS = 10_000;
/** How long one that may be expensive waits for others' long ones. */
const MAX_WAIT_EXPENSIVE_MS = 3_000;
/** How long it waits otherwise. It is not refused sooner, so that a client that retries at once must wait as well. */
const MAX_WAIT_WHEN_OVERDRAWN_MS = 1_000;
/** Long queries are remembered this many times longer than others: ten networks that pause could else fill the database. */
const LONG_MEMORY = 20;
/** Below this a network's long queries count as a habit. */
const LONG_LEFT = 0.75;
/** How often a network that waits for others' long queries looks whether they have ended. */
const RETRY_MS = 25;
const MAX_NETWORKS = 10_000;

type Waiting = { readonly start: () => void; readonly refuse: () => void };

type Account = {
  /** Of a network's queries that may be expensive; they share the network's buckets and have a queue of their own. */
  readonly isExpensive: boolean;
  running: number;
  readonly queue: Waiting[];
  readonly bucket: Bucket;
  /** Of long queries only. */
  readonly long: Bucket;
  timer: NodeJS.Timeout | undefined;
};

export function createQueryBudget(options: QueryBudgetOptions): QueryBudget {
  const { now, share, concurrency = CONCURRENCY, waiting = WAITING } = options;
  const accounts = new Map<string, Account>();
  const shared = createBucket(now, options.sharedShare ?? SHARED_SHARE, SHARED_CAPACITY_MS);
  /** Queries in progress of networks that send long ones. */
  let longRunning = 0;

  function accountOf(name: string, isExpensive: boolean): Account {
    const key = isExpensive ? `${name} expensive` : name;
    const known = accounts.get(key);
    if (known) return known;
    if (accounts.size >= MAX_NETWORKS) evictIdle();
    const account: Account = {
      isExpensive,
      running: 0,
      queue: [],
      ...(isExpensive
        ? bucketsOf(accountOf(name, false))
        : { bucket: createBucket(now, share), long: createBucket(now, share / LONG_MEMORY) }),
      timer: undefined,
    };
    accounts.set(key, account);
    return account;
  }

  const bucketsOf = ({ bucket, long }: Account) => ({ bucket, long });

  /** Evicts idle networks with a full bucket; if there are none, the oldest idle ones. */
  function evictIdle(): void {
    const idle = [...accounts].filter(([, { running, queue }]) => running === 0 && queue.length === 0);
    const full = idle.filter(([, { bucket }]) => bucket.left() >= CAPACITY_MS);
    const evicted = full.length > 0 ? full : idle.slice(0, MAX_NETWORKS / 10);
    for (const [network] of evicted) accounts.delete(network);
  }

  const isHalfEmpty = (bucket: Bucket) => bucket.left() <= CAPACITY_MS / 2;
  /** A network that sends long queries has to wait for the others that do. */
  const needsShared = ({ isExpensive, long }: Account) =>
    isExpensive || long.left() < CAPACITY_MS * LONG_LEFT;

  const mayStartSoon = (account: Account) =>
    account.bucket.left() > 0 && (!needsShared(account) || shared.left() > 0);

  function untilPositive(account: Account): number {
    const own = account.bucket.untilPositive();
    return needsShared(account) ? Math.max(own, shared.untilPositive()) : own;
  }

  function canStart(account: Account): boolean {
    if (!mayStartSoon(account)) return false;
    // Sequentially when half is used, and few long queries of all networks together, to limit the overdraft.
    if (account.running >= (isHalfEmpty(account.bucket) ? 1 : concurrency)) return false;
    return !needsShared(account) || longRunning < concurrency;
  }

  function pump(account: Account): void {
    while (account.queue.length > 0 && canStart(account)) account.queue.shift()?.start();
    if (account.queue.length === 0 || account.running > 0 || account.timer !== undefined) return;
    const retry = () => {
      account.timer = undefined;
      pump(account);
    };
    const waitMs = Math.max(untilPositive(account), RETRY_MS);
    account.timer = setTimeout(retry, Math.min(waitMs, MAX_WAIT_WHEN_OVERDRAWN_MS) + 1);
  }

  function turn(account: Account): Promise<void> {
    if (account.queue.length === 0 && canStart(account)) {
      account.running += 1;
      return Promise.resolve();
    }
    if (account.queue.length >= capacityOf(account)) return Promise.reject(refusal(untilPositive(account)));
    return new Promise((resolve, reject) => {
      const since = now();
      let timer: NodeJS.Timeout;
      const request: Waiting = {
        start() {
          clearTimeout(timer);
          account.running += 1;
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(refusal(untilPositive(account)));
        },
      };
      // The limit depends on the budget, which changes while the request waits.
      const checkLater = () => {
        timer = setTimeout(() => {
          const patience = account.isExpensive ? MAX_WAIT_EXPENSIVE_MS : MAX_WAIT_MS;
          const limit = mayStartSoon(account) ? patience : MAX_WAIT_WHEN_OVERDRAWN_MS;
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
    if (account.isExpensive) return Math.min(waiting, WAITING_EXPENSIVE);
    return mayStartSoon(account) ? waiting : Math.min(waiting, WAITING_WHEN_OVERDRAWN);
  }

  async function enter(name: string, isNetwork: boolean, mayBeExpensive: boolean): Promise<Leave> {
    const account = accountOf(name, mayBeExpensive);
    await turn(account);
    // Users are not counted: a request would hold its network's place while it waits for its user's.
    const counted = isNetwork && needsShared(account) ? 1 : 0;
    longRunning += counted;
    return (costMs) => {
      account.running -= 1;
      longRunning -= counted;
      const ms = Math.max(0, costMs - FREE_MS);
      account.bucket.take(ms);
      if (ms > ORDINARY_MS) {
        account.long.take(ms);
        if (isNetwork) shared.take(ms);
      }
      for (const request of account.queue.splice(capacityOf(account))) request.refuse();
      pump(account);
    };
  }

  return {
    enter: (network, mayBeExpensive = false) => enter(network, true, mayBeExpensive),
    enterUser: (user) => enter(`user ${user}`, false, false),
  };
}

type Bucket = {
  /** Milliseconds left; negative when overdrawn. */
  left(): number;
  take(ms: number): void;
  untilPositive(): number;
};

function createBucket(now: () => number, share: number, capacity = CAPACITY_MS): Bucket {
  let allowance = capacity;
  let countedAt = now();
  const left = () => {
    const at = now();
    allowance = Math.min(capacity, allowance + Math.max(0, at - countedAt) * share);
    countedAt = at;
    return allowance;
  };
  return {
    left,
    take(ms) {
      allowance = left() - ms;
    },
    untilPositive: () => Math.max(0, -left()) / share,
  };
}

function refusal(waitMs: number): QueryRefusedError {
  return new QueryRefusedError(Math.max(1, Math.ceil(waitMs / 1000)));
}
