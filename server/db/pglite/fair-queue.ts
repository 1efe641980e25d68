/**
 * What waits for PGlite's one session. Networks take turns, so that one with many requests delays the others by one
 * request at a time; within a network the order of arrival holds. The server's own work is a network of its own.
 */
import type { Job } from "./job.ts";

const SERVER = "";

export class FairQueue {
  /** In order of turns: the first network is served next, and then goes to the end. */
  readonly #lines = new Map<string, Job[]>();
  #size = 0;
  #groupers = 0;

  get size(): number {
    return this.#size;
  }

  /** Jobs whose commit may share a sync. */
  get groupers(): number {
    return this.#groupers;
  }

  push(job: Job): void {
    const network = networkOf(job);
    const line = this.#lines.get(network);
    if (line) line.push(job);
    else this.#lines.set(network, [job]);
    this.#count(job, 1);
  }

  /** Jobs that had their turn and lost it: each is the next of its network again. */
  putBack(jobs: Iterable<Job>): void {
    for (const job of [...jobs].toReversed()) {
      const network = networkOf(job);
      const line = this.#lines.get(network);
      if (line) line.unshift(job);
      else this.#lines.set(network, [job]);
      this.#count(job, 1);
    }
  }

  /** The next job of a network that may have one more under way. */
  shift(mayStart: (network: string) => boolean): Job | undefined {
    for (const [network, line] of this.#lines) {
      if (!mayStart(network)) continue;
      const job = line.shift();
      this.#lines.delete(network);
      if (line.length > 0) this.#lines.set(network, line);
      if (job) this.#count(job, -1);
      return job;
    }
    return undefined;
  }

  /** Empties it. */
  drain(): Job[] {
    const jobs = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    this.#groupers = 0;
    return jobs;
  }

  #count(job: Job, by: 1 | -1): void {
    this.#size += by;
    if (job.groups) this.#groupers += by;
  }
}

function networkOf(job: Job): string {
  return job.caller?.network ?? SERVER;
}

export const isServer = (network: string): boolean => network === SERVER;
