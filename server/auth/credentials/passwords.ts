/**
 * Password rules, and bcrypt hashing on the thread pool, with limited concurrency so that reads are not starved. Those who
 * send wrong passwords delay only themselves (`attempt-order.ts`).
 */
import { availableParallelism } from "node:os";
import { compare, hash } from "@node-rs/bcrypt";
import { AuthError, invalid, tooManyRequests } from "#server/auth/errors.ts";
import { currentCaller, waitAside } from "#server/db/caller.ts";
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";
import { FairQueue } from "#server/queues/fair-queue.ts";
import { type Attempt, AttemptOrder } from "./attempt-order.ts";
import { isEasyToGuess } from "./easy-passwords.ts";

/** Whose password is compared, for the order of attempts. A wrong one costs the network and the account their rank. */
export type Claim = Pick<Attempt, "account" | "isKnown">;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /**
   * Takes equally long when there is no hash to compare with, against timing attacks.
   * @param claim undefined where a password that differs is no failure
   */
  matches(password: string, stored: string | null | undefined, claim?: Claim): Promise<boolean>;
};

const MAX_BYTES = 72;
/** With more waiting than this, an answer would come too late to be useful. */
const MAX_WAITING = 2_000;
/** Whoever waits longer has gone, or tries again. */
const MAX_WAIT_MS = 8_000;
/** A class that signs in together behind one address. */
const MAX_WAITING_PER_NETWORK = 40;
/** Of one provider's block, whose networks would else fill the queue. */
const MAX_WAITING_PER_BLOCK = 60;

/** One core stays free for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);

export function createPasswordHasher(
  cost: number,
  concurrency = CONCURRENCY,
  maxWaitMs = MAX_WAIT_MS,
): PasswordHasher {
  const order = new AttemptOrder();
  const limited = createSemaphore(order, concurrency, maxWaitMs);
  let decoy: Promise<string> | undefined;
  const networkNow = () => currentCaller()?.network ?? "";
  return {
    hash: (password) => limited({ network: networkNow() }, () => hash(password, cost)),
    matches: async (password, stored, claim) => {
      if (Buffer.byteLength(password) > MAX_BYTES) password = "";
      decoy ??= hash("password of the decoy hash", cost);
      const against = stored || (await decoy);
      const attempt: Attempt = { network: networkNow(), ...claim };
      return limited(attempt, async () => {
        const fits = (await compare(password, against)) && Boolean(stored);
        // Counted before the next attempt is chosen.
        if (claim !== undefined && !fits) order.failed(attempt);
        return fits;
      });
    },
  };
}

/**
 * bcrypt ignores everything beyond 72 bytes, so longer passwords are refused rather than truncated. `email`: whose password it is to be.
 */
export function checkPassword(password: string, min: number, email = ""): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.includes("\0")) throw invalid("Password cannot contain a null character");
  if (Buffer.byteLength(password) < min) {
    throw new AuthError(422, "weak_password", `Password should be at least ${min} characters.`, {
      extra: { weak_password: { reasons: ["length"] } },
    });
  }
  if (isEasyToGuess(password, email)) {
    const message = "Password is known to be weak and easy to guess, please choose a different one.";
    throw new AuthError(422, "weak_password", message, { extra: { weak_password: { reasons: ["pwned"] } } });
  }
}

type Waiting = { readonly attempt: Attempt; readonly since: number; readonly resume: () => void };

function createSemaphore(
  order: AttemptOrder,
  concurrency: number,
  maxWaitMs: number,
): <T>(attempt: Attempt, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting = new FairQueue<Waiting>({ most: MAX_WAITING, mostPerGroup: MAX_WAITING_PER_NETWORK });
  const blocks = createCounts();
  const turn = (attempt: Attempt) =>
    new Promise<void>((resolve, reject) => {
      const group = groupOf(attempt);
      const block = blockOf(attempt.network);
      if (!attempt.isKnown && blocks.of(block) >= MAX_WAITING_PER_BLOCK) {
        reject(tooManyRequests(5));
        return;
      }
      const leave = () => {
        clearTimeout(giveUp);
        blocks.add(block, -1);
      };
      const entry: Waiting = {
        attempt,
        since: performance.now(),
        resume() {
          leave();
          resolve();
        },
      };
      const refuse = () => {
        leave();
        reject(tooManyRequests(5));
      };
      const giveUp = setTimeout(() => {
        waiting.remove(group, entry);
        refuse();
      }, maxWaitMs);
      blocks.add(block, 1);
      if (!waiting.add(group, entry)) refuse();
    });
  const rank = (group: string, { attempt, since }: Waiting, now: number) =>
    order.rank(
      attempt,
      { ofNetwork: waiting.sizeOf(group), ofBlock: blocks.of(blockOf(attempt.network)) },
      now - since,
    );
  return async (attempt, work) => {
    if (running < concurrency) running += 1;
    // Two hundred wrong passwords that wait for eight seconds would else hold all the places in the server.
    else await waitAside(() => turn(attempt));
    const started = performance.now();
    try {
      return await work();
    } finally {
      const now = performance.now();
      order.charge(attempt, now - started);
      // The slot is handed over, not freed, so that a new request cannot take it in between.
      const next = waiting.take(
        () => true,
        (group, oldest) => rank(group, oldest, now),
      );
      if (next) next.resume();
      else running -= 1;
    }
  };
}

/** Whoever comes from a known device does not wait behind the others of its network. */
const groupOf = ({ network, isKnown }: Attempt) => (isKnown ? `${network} known` : network);
