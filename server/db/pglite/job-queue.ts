/**
 * Jobs waiting for PGlite's single session. The network that used least time lately is served first, so that others wait
 * for one statement of an expensive network and not for one of each. The server's own work comes before all. Whoever has
 * waited moves forward, so that many networks that each use little cannot keep another waiting.
 */
import { FairQueue } from "#server/queues/fair-queue.ts";
import type { RecentUse } from "../recent-use.ts";
import type { Job } from "./job.ts";

const WAIT_STEP_MS = 100;

export class JobQueue {
  readonly #use: RecentUse;
  readonly #queue = new FairQueue<Job>();
  readonly #now: () => number;
  readonly #since = new WeakMap<Job, number>();
  #groupers = 0;

  constructor(use: RecentUse, now: () => number = () => performance.now()) {
    this.#use = use;
    this.#now = now;
  }

  get size(): number {
    return this.#queue.size;
  }

  /** Jobs whose commit may share a sync. */
  get groupers(): number {
    return this.#groupers;
  }

  push(job: Job): void {
    this.#queue.add(groupOf(job), job);
    this.#since.set(job, this.#now());
    if (job.groups) this.#groupers += 1;
  }

  /** Jobs that had their turn and lost it: each is the next of its group again, in the same order. */
  putBack(jobs: Iterable<Job>): void {
    for (const job of [...jobs].toReversed()) {
      this.#queue.putBack(groupOf(job), job);
      if (job.groups) this.#groupers += 1;
    }
  }

  /** The next job of a network that may have one more in progress. */
  shift(
    mayStart: (network: string, isVisitors: boolean, mayBeExpensive: boolean) => boolean,
  ): Job | undefined {
    const job = this.#queue.take(
      (group) => group === SERVER || mayStart(networkOf(group), isVisitors(group), isExpensive(group)),
      (group, oldest) =>
        group === SERVER
          ? Number.NEGATIVE_INFINITY
          : this.#use.rank(networkOf(group), isVisitors(group), isExpensive(group), this.#waited(oldest)),
    );
    if (job?.groups) this.#groupers -= 1;
    return job;
  }

  /** In whole steps, so that those who came at about the same time take turns. */
  #waited(job: Job): number {
    const now = this.#now();
    return Math.floor((now - (this.#since.get(job) ?? now)) / WAIT_STEP_MS) * WAIT_STEP_MS;
  }

  /** Whether the server or another network is waiting. */
  hasOther(network: string): boolean {
    return this.#queue.some((group) => group === SERVER || networkOf(group) !== network);
  }

  /** Removes and returns every job. */
  drain(): Job[] {
    this.#groupers = 0;
    return this.#queue.takeAll();
  }
}

/** A network's jobs are three groups: those that the server's code composed, those that visitors did, and of these the expensive ones. */
const SERVER = "";
const VISITORS = "?";
const EXPENSIVE = "$";
const OWN = "!";

function groupOf({ caller, isVisitors }: Job): string {
  if (caller === undefined) return SERVER;
  const kind = isVisitors ? (caller.mayBeExpensive ? EXPENSIVE : VISITORS) : OWN;
  return `${kind}${caller.network}`;
}

const networkOf = (group: string) => group.slice(1);
const isVisitors = (group: string) => !group.startsWith(OWN);
const isExpensive = (group: string) => group.startsWith(EXPENSIVE);
