/**
 * Jobs waiting for PGlite's single session, served fairly by network, so that a network with many requests delays the
 * others by one request at a time. The server's own work is a group of its own.
 */
import { FairQueue } from "#server/queues/fair-queue.ts";
import type { Job } from "./job.ts";

const SERVER = "";

export class JobQueue {
  readonly #queue = new FairQueue<Job>();
  #groupers = 0;

  get size(): number {
    return this.#queue.size;
  }

  /** Jobs whose commit may share a sync. */
  get groupers(): number {
    return this.#groupers;
  }

  push(job: Job): void {
    this.#queue.add(networkOf(job), job);
    if (job.groups) this.#groupers += 1;
  }

  /** Jobs that had their turn and lost it: each is the next of its network again, in the same order. */
  putBack(jobs: Iterable<Job>): void {
    for (const job of [...jobs].toReversed()) {
      this.#queue.putBack(networkOf(job), job);
      if (job.groups) this.#groupers += 1;
    }
  }

  /** The next job of a network that may have one more in progress. */
  shift(mayStart: (network: string) => boolean): Job | undefined {
    const job = this.#queue.take(mayStart);
    if (job?.groups) this.#groupers -= 1;
    return job;
  }

  /** Removes and returns every job. */
  drain(): Job[] {
    this.#groupers = 0;
    return this.#queue.takeAll();
  }
}

function networkOf(job: Job): string {
  return job.caller?.network ?? SERVER;
}

export const isServer = (network: string): boolean => network === SERVER;
