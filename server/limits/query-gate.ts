/**
 * Shares the database between networks: each has a few requests under way, a few more waiting, and an allowance of
 * database time that fills slowly. Costly queries use the allowance up and are then refused until it has filled again,
 * so that whatever one network asks, the database is free for others most of the time. Held in memory: with several
 * processes each shares out its own connections.
 */
export type QueryGate = {
  /** Waits for the network's turn. The work is over when `leave` is called, with the milliseconds it cost. */
  enter(network: string): Promise<Leave>;
};

export type Leave = (costMs: number) => void;

/** The network must wait; HTTP says 429. */
export class QueryRefusedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too many or too costly queries from this network");
    this.name = "QueryRefusedError";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type QueryGateOptions = {
  readonly now: () => number;
  /** How much of the time the database may work on costly queries of one network, in the long run. */
  readonly share: number;
  readonly atOnce?: number;
  readonly waiting?: number;
};

const AT_ONCE = 4;
/** A school behind one address: with those under way less than half of what the whole server takes in at once. */
const WAITING = 64;
/** Of a network that has used its allowance up: enough to slow it down, too few to fill the server. */
const WAITING_IN_DEBT = 16;
/** The allowance of a network that has asked nothing costly for a while. */
const FULL_MS = 1_000;
/** What an ordinary request costs is free: those are counted by the flood gate. */
const FREE_MS = 5;
/** So long a request waits for a turn, if its network has something left to spend. */
const LONGEST_WAIT_MS = 10_000;
/** So long it waits otherwise, and is not told sooner: one who asks again at once must wait, too. */
const LONGEST_WAIT_IN_DEBT_MS = 1_000;
const NETWORKS_KEPT = 10_000;

type Waiting = { readonly start: () => void; readonly refuse: () => void };

type Account = {
  running: number;
  readonly line: Waiting[];
  /** Milliseconds left, negative when more was used than there was. */
  allowance: number;
  countedAt: number;
  timer: NodeJS.Timeout | undefined;
};

export function createQueryGate(options: QueryGateOptions): QueryGate {
  const { now, share, atOnce = AT_ONCE, waiting = WAITING } = options;
  const accounts = new Map<string, Account>();

  function accountOf(network: string): Account {
    const known = accounts.get(network);
    if (known) return known;
    if (accounts.size >= NETWORKS_KEPT) forgetIdle();
    const account: Account = { running: 0, line: [], allowance: FULL_MS, countedAt: now(), timer: undefined };
    accounts.set(network, account);
    return account;
  }

  /** Those with nothing to remember; if that is nobody, the oldest that are idle. */
  function forgetIdle(): void {
    const idle = [...accounts].filter(([, { running, line }]) => running === 0 && line.length === 0);
    const full = idle.filter(([, account]) => refill(account) >= FULL_MS);
    const gone = full.length > 0 ? full : idle.slice(0, NETWORKS_KEPT / 10);
    for (const [network] of gone) accounts.delete(network);
  }

  function refill(account: Account): number {
    const at = now();
    account.allowance = Math.min(FULL_MS, account.allowance + Math.max(0, at - account.countedAt) * share);
    account.countedAt = at;
    return account.allowance;
  }

  const untilPositive = (account: Account) => Math.max(0, -refill(account)) / share;

  function canStart(account: Account): boolean {
    const allowance = refill(account);
    // What has used half of it up asks something costly: one after the other, lest it overdraws by all at once.
    const most = allowance > FULL_MS / 2 ? atOnce : 1;
    return allowance > 0 && account.running < most;
  }

  function pump(account: Account): void {
    while (account.line.length > 0 && canStart(account)) account.line.shift()?.start();
    if (account.line.length === 0 || account.running > 0 || account.timer !== undefined) return;
    const again = () => {
      account.timer = undefined;
      pump(account);
    };
    account.timer = setTimeout(again, Math.min(untilPositive(account), LONGEST_WAIT_IN_DEBT_MS) + 1);
  }

  function turn(account: Account): Promise<void> {
    if (account.line.length === 0 && canStart(account)) {
      account.running += 1;
      return Promise.resolve();
    }
    if (account.line.length >= roomIn(account)) return Promise.reject(refusal(untilPositive(account)));
    return new Promise((resolve, reject) => {
      const since = now();
      let look: NodeJS.Timeout;
      const one: Waiting = {
        start() {
          clearTimeout(look);
          account.running += 1;
          resolve();
        },
        refuse() {
          clearTimeout(look);
          reject(refusal(untilPositive(account)));
        },
      };
      const lookLater = () => {
        look = setTimeout(() => {
          const longest = refill(account) > 0 ? LONGEST_WAIT_MS : LONGEST_WAIT_IN_DEBT_MS;
          if (now() - since < longest) return lookLater();
          account.line.splice(account.line.indexOf(one), 1);
          one.refuse();
        }, LONGEST_WAIT_IN_DEBT_MS);
      };
      lookLater();
      account.line.push(one);
      pump(account);
    });
  }

  function roomIn(account: Account): number {
    return refill(account) > 0 ? waiting : Math.min(waiting, WAITING_IN_DEBT);
  }

  return {
    async enter(network) {
      const account = accountOf(network);
      await turn(account);
      return (costMs) => {
        account.running -= 1;
        refill(account);
        account.allowance -= Math.max(0, costMs - FREE_MS);
        for (const one of account.line.splice(roomIn(account))) one.refuse();
        pump(account);
      };
    },
  };
}

function refusal(waitMs: number): QueryRefusedError {
  return new QueryRefusedError(Math.max(1, Math.ceil(waitMs / 1000)));
}
