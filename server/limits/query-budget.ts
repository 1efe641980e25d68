/**
 * Budgets database time per network, and per user in the same way: each network has a few requests in progress, a few more waiting, and a token bucket
 * of database milliseconds. Expensive queries empty the bucket and are refused until it has refilled, so that no single
 * network can occupy the database. Held in memory: with several processes, each budgets its own connections.
 */
export type QueryBudget = {
  /** Waits for the network's turn. The caller must call `leave` with the milliseconds its work cost. */
  enter(network: string): Promise<Leave>;
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
  /** Requests of one network in progress. */
  readonly concurrency?: number;
  /** Requests of one network that may wait. */
  readonly waiting?: number;
};

const CONCURRENCY = 4;
/** Enough for a school behind one address; with those in progress less than half of the server's concurrency limit. */
const WAITING = 64;
/** For a network that has overdrawn its budget: enough to slow it down, too few to fill the server. */
const WAITING_WHEN_OVERDRAWN = 16;
/** The bucket's capacity. */
const CAPACITY_MS = 1_000;
/** Not charged: the cost of ordinary requests, whose number the network rate limiter limits. */
const FREE_MS = 5;
/** How long a request waits while its network has budget left. */
const MAX_WAIT_MS = 10_000;
/** How long it waits otherwise. It is not refused sooner, so that a client that retries at once must wait as well. */
const MAX_WAIT_WHEN_OVERDRAWN_MS = 1_000;
const MAX_NETWORKS = 10_000;

type Waiting = { readonly start: () => void; readonly refuse: () => void };

type Account = {
  running: number;
  readonly queue: Waiting[];
  /** Milliseconds left; negative when overdrawn. */
  allowance: number;
  countedAt: number;
  timer: NodeJS.Timeout | undefined;
};

export function createQueryBudget(options: QueryBudgetOptions): QueryBudget {
  const { now, share, concurrency = CONCURRENCY, waiting = WAITING } = options;
  const accounts = new Map<string, Account>();

  function accountOf(network: string): Account {
    const known = accounts.get(network);
    if (known) return known;
    if (accounts.size >= MAX_NETWORKS) evictIdle();
    const account: Account = {
      running: 0,
      queue: [],
      allowance: CAPACITY_MS,
      countedAt: now(),
      timer: undefined,
    };
    accounts.set(network, account);
    return account;
  }

  /** Evicts idle networks with a full bucket; if there are none, the oldest idle ones. */
  function evictIdle(): void {
    const idle = [...accounts].filter(([, { running, queue }]) => running === 0 && queue.length === 0);
    const full = idle.filter(([, account]) => refill(account) >= CAPACITY_MS);
    const evicted = full.length > 0 ? full : idle.slice(0, MAX_NETWORKS / 10);
    for (const [network] of evicted) accounts.delete(network);
  }

  function refill(account: Account): number {
    const at = now();
    account.allowance = Math.min(
      CAPACITY_MS,
      account.allowance + Math.max(0, at - account.countedAt) * share,
    );
    account.countedAt = at;
    return account.allowance;
  }

  const untilPositive = (account: Account) => Math.max(0, -refill(account)) / share;

  function canStart(account: Account): boolean {
    const allowance = refill(account);
    // A network that used half its allowance sends expensive queries: run them sequentially to limit the overdraft.
    const most = allowance > CAPACITY_MS / 2 ? concurrency : 1;
    return allowance > 0 && account.running < most;
  }

  function pump(account: Account): void {
    while (account.queue.length > 0 && canStart(account)) account.queue.shift()?.start();
    if (account.queue.length === 0 || account.running > 0 || account.timer !== undefined) return;
    const retry = () => {
      account.timer = undefined;
      pump(account);
    };
    account.timer = setTimeout(retry, Math.min(untilPositive(account), MAX_WAIT_WHEN_OVERDRAWN_MS) + 1);
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
          const limit = refill(account) > 0 ? MAX_WAIT_MS : MAX_WAIT_WHEN_OVERDRAWN_MS;
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
    return refill(account) > 0 ? waiting : Math.min(waiting, WAITING_WHEN_OVERDRAWN);
  }

  return {
    async enter(network) {
      const account = accountOf(network);
      await turn(account);
      return (costMs) => {
        account.running -= 1;
        refill(account);
        account.allowance -= Math.max(0, costMs - FREE_MS);
        for (const request of account.queue.splice(capacityOf(account))) request.refuse();
        pump(account);
      };
    },
  };
}

function refusal(waitMs: number): QueryRefusedError {
  return new QueryRefusedError(Math.max(1, Math.ceil(waitMs / 1000)));
}
