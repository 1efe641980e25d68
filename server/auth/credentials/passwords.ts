/**
 * Password rules, and bcrypt hashing on the thread pool, with limited concurrency so that reads are not starved. The network
 * that hashed least lately comes first, so that those that send many wrong passwords delay only themselves.
 */
import { availableParallelism } from "node:os";
import { compare, hash } from "@node-rs/bcrypt";
import { AuthError, invalid, tooManyRequests } from "#server/auth/errors.ts";
import { currentCaller } from "#server/db/caller.ts";
import { RecentUse } from "#server/db/recent-use.ts";
import { FairQueue } from "#server/queues/fair-queue.ts";

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes equally long when there is no hash to compare with, against timing attacks. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
};

const MAX_BYTES = 72;
/** With more waiting than this, an answer would come too late to be useful. */
const MAX_WAITING = 2_000;
/** Whoever waits longer has gone, or tries again. */
const MAX_WAIT_MS = 20_000;
/** A class that signs in together behind one address. */
const MAX_WAITING_PER_NETWORK = 40;

/** One core stays free for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);

export function createPasswordHasher(
  cost: number,
  concurrency = CONCURRENCY,
  maxWaitMs = MAX_WAIT_MS,
): PasswordHasher {
  const limited = createSemaphore(concurrency, maxWaitMs);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password, cost)),
    matches: async (password, stored) => {
      if (Buffer.byteLength(password) > MAX_BYTES) password = "";
      if (stored) return limited(() => compare(password, stored));
      decoy ??= hash("password of the decoy hash", cost);
      const against = await decoy;
      await limited(() => compare(password, against));
      return false;
    },
  };
}

/** bcrypt ignores everything beyond 72 bytes, so longer passwords are refused rather than truncated. */
export function checkPassword(password: string, min: number): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.includes("\0")) throw invalid("Password cannot contain a null character");
  if (Buffer.byteLength(password) < min) {
    throw new AuthError(422, "weak_password", `Password should be at least ${min} characters.`, {
      extra: { weak_password: { reasons: ["length"] } },
    });
  }
}

function createSemaphore(concurrency: number, maxWaitMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const use = new RecentUse();
  const waiting = new FairQueue<() => void>({ most: MAX_WAITING, mostPerGroup: MAX_WAITING_PER_NETWORK });
  const turn = (network: string) =>
    new Promise<void>((resolve, reject) => {
      const resume = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const giveUp = setTimeout(() => {
        waiting.remove(network, resume);
        reject(tooManyRequests(5));
      }, maxWaitMs);
      if (waiting.add(network, resume)) return;
      clearTimeout(giveUp);
      reject(tooManyRequests(5));
    });
  return async (work) => {
    const network = currentCaller()?.network ?? "";
    if (running < concurrency) running += 1;
    else await turn(network);
    const started = performance.now();
    try {
      return await work();
    } finally {
      use.charge({ network }, performance.now() - started);
      // The slot is handed over, not freed, so that a new request cannot take it in between.
      const next = waiting.take(
        () => true,
        (other) => use.rankForShortWork(other),
      );
      if (next) next();
      else running -= 1;
    }
  };
}
