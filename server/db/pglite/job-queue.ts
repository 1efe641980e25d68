/**
 * Jobs waiting for PGlite's single session. Whoever used least time lately is served first, so that others wait
 * for one statement of an expensive network or person and not for one of each. The server's own work comes before all, but not twice
 * in a row while anybody waits: the reminders of a busy minute are thousands of statements. Whoever has
 * waited moves forward, so that many networks that each use little cannot keep another waiting. Chat and sign-in come before
 * reads, but only a few times in a row: however many networks sign in, reading goes on.
 */
import { FairQueue } from "#server/queues/fair-queue.ts";
import { type Caller, isSameClient } from "../caller.ts";
import type { RecentUse } from "../recent-use.ts";
import type { Job } from "./job.ts";

const WAIT_STEP_MS = 100;
/** Every so many turns one goes round the blocks, to whoever has waited so long and used less than so much. */
const ROUND_EVERY = 3;
const WAITED_FOR_ROUND_MS = 300;
const MOST_USE_IN_ROUND_MS = 500;
/** A wait of so many milliseconds is less than one turn in the round. */
const LONGEST_WAIT_MS = 1_000_000;
const MAX_BLOCKS = 10_000;
/** Turns of the server's own statements, for visitors or for itself, before one read of somebody who used little. */
const OWN_TURNS = 3;

/** "later": another of the same client runs; "when idle": it has to run alone. */
export type MayStart = "now" | "later" | "when idle";

type Which = (group: string, job: Job) => boolean;

export class JobQueue {
  readonly #use: RecentUse;
  readonly #queue = new FairQueue<Job>();
  readonly #now: () => number;
  readonly #since = new WeakMap<Job | Caller, number>();
  #groupers = 0;
  /** Who was served last. */
  #last: Caller | undefined;
  /** Whether the last turn was the server's own. */
  #wasServer = false;
  /** Turns since a visitor's statement was served. */
  #ownTurns = 0;
  #turns = 0;
  /** The turn in which each block was last served in the round, the longest ago first. */
  readonly #round = new Map<string, number>();

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
    const waiter = waiterOf(job);
    if (!this.#since.has(waiter)) this.#since.set(waiter, this.#now());
    if (job.groups) this.#groupers += 1;
  }

  /** Jobs that had their turn and lost it: each is the next of its group again, in the same order. */
  putBack(jobs: Iterable<Job>): void {
    for (const job of [...jobs].toReversed()) {
      this.#queue.putBack(groupOf(job), job);
      if (job.groups) this.#groupers += 1;
    }
  }

  /**
   * The next job of a client that may have one more in progress. One that has to run alone waits until nothing else runs, and
   * what comes after it waits, too: otherwise others' would follow each other without end.
   */
  shift(mayStart: (caller: Caller, isVisitors: boolean) => MayStart): Job | undefined {
    const may = ({ caller, isVisitors }: Job) =>
      caller === undefined ? "now" : mayStart(caller, isVisitors);
    const round = this.#roundsTurn(may);
    const isEligible = round ?? this.#readsTurn(this.#somebodysTurn((_, job) => may(job) !== "later"));
    const rank = (_: string, job: Job) => (round ? this.#rankInRound(job) : this.#rank(job));
    const first = this.#queue.first(isEligible, rank)?.entry;
    if (first === undefined || may(first) === "when idle") return undefined;
    const job = this.#queue.take(isEligible, rank);
    if (job?.groups) this.#groupers -= 1;
    this.#turns += 1;
    if (round && job?.caller) this.#servedInRound(job.caller.block);
    this.#last = job?.caller;
    this.#wasServer = job !== undefined && job.caller === undefined;
    this.#ownTurns = job?.isVisitors ? 0 : this.#ownTurns + 1;
    return job;
  }

  /**
   * Otherwise who used the site before a rush would wait until each of the rush's many networks had used as much. It is a turn of
   * the round only if such a statement waits.
   */
  #roundsTurn(may: (job: Job) => MayStart): Which | undefined {
    if (this.#turns % ROUND_EVERY !== ROUND_EVERY - 1) return undefined;
    const isInRound: Which = (_, job) =>
      job.caller !== undefined &&
      !(job.isVisitors && job.caller.mayBeExpensive) &&
      this.#waited(job) >= WAITED_FOR_ROUND_MS &&
      this.#use.of(job.caller) < MOST_USE_IN_ROUND_MS &&
      may(job) !== "later";
    return this.#queue.first(isInRound) && isInRound;
  }

  /** The block whose turn is longest ago; of one block, who waited longest. */
  #rankInRound(job: Job): number {
    const turn = this.#round.get(job.caller?.block ?? "") ?? 0;
    return turn - this.#waited(job) / LONGEST_WAIT_MS;
  }

  #servedInRound(block: string): void {
    this.#round.delete(block);
    this.#round.set(block, this.#turns);
    const [longestAgo] = this.#round.keys();
    if (this.#round.size > MAX_BLOCKS && longestAgo !== undefined) this.#round.delete(longestAgo);
  }

  /** After the server's own work it is somebody else's turn, if anybody waits. */
  #somebodysTurn(mayRun: Which): Which {
    if (!this.#wasServer) return mayRun;
    const isSomebodys: Which = (group, job) => job.caller !== undefined && mayRun(group, job);
    return this.#queue.first(isSomebodys) === undefined ? mayRun : isSomebodys;
  }

  /** After some turns of chat and sign-in it is that of a read by somebody who used little, if one waits. */
  #readsTurn(mayRun: Which): Which {
    if (this.#ownTurns < OWN_TURNS) return mayRun;
    const isRead: Which = (group, job) => job.isVisitors && mayRun(group, job) && this.#rank(job) <= 0;
    return this.#queue.first(isRead) === undefined ? mayRun : isRead;
  }

  #rank(job: Job): number {
    const { caller, isVisitors } = job;
    if (caller === undefined) return Number.NEGATIVE_INFINITY;
    const wasLast = this.#last !== undefined && isSameClient(this.#last, caller);
    return this.#use.rank(caller, isVisitors, this.#waited(job), wasLast);
  }

  /** In whole steps, so that those who came at about the same time take turns. */
  #waited(job: Job): number {
    const now = this.#now();
    return Math.floor((now - (this.#since.get(waiterOf(job)) ?? now)) / WAIT_STEP_MS) * WAIT_STEP_MS;
  }

  /** Whether the server or another network is waiting. */
  hasOther(network: string): boolean {
    return this.#queue.some((group) => group === SERVER || !isOfNetwork(group, network));
  }

  /** Removes and returns every job. */
  drain(): Job[] {
    this.#groupers = 0;
    return this.#queue.takeAll();
  }
}

/**
 * The jobs of a network are three groups: those that the server's code composed, those that visitors did, and of these the
 * expensive ones. Signed-in people of a network have groups of their own, so that nobody waits behind another's.
 */
const SERVER = "";
const VISITORS = "?";
const EXPENSIVE = "$";
const OWN = "!";

function groupOf({ caller, isVisitors }: Job): string {
  if (caller === undefined) return SERVER;
  const kind = isVisitors ? (caller.mayBeExpensive ? EXPENSIVE : VISITORS) : OWN;
  return `${kind}${caller.network} ${caller.user ?? ""}`;
}

/** Chat and sign-in send several statements: they wait as one request, not for each of them anew. */
function waiterOf(job: Job): Job | Caller {
  return job.isVisitors ? job : (job.caller ?? job);
}

const isOfNetwork = (group: string, network: string) => group.startsWith(`${network} `, 1);
