/**
 * PGlite's scheduler: one transaction at a time, a few requests in flight to the worker, and a worker that
 * is restarted when it hangs or crashes, without losing the queued jobs.
 */

import { type Caller, isSameClient } from "../caller.ts";
import { DatabaseError, DatabaseUnavailableError } from "../database.ts";
import { RecentUse } from "../recent-use.ts";
import { CommitGroup } from "./commit-group.ts";
import { failureOf } from "./failure.ts";
import { type EngineSettings, fixedLimit, type Job, type TimeLimit, type Unit } from "./job.ts";
import { JobQueue, type MayStart } from "./job-queue.ts";
import { type Reply, ReplyReader } from "./reply-reader.ts";
import { RequestWriter } from "./request-writer.ts";
import { Session } from "./session.ts";
import { Watchdog } from "./watchdog.ts";
import { WorkerHost } from "./worker-host.ts";
import type { Answer } from "./worker-messages.ts";

type Request = {
  readonly units: readonly Unit[];
  /** The job to queue again if the worker is lost before it started the request; undefined within a transaction. */
  readonly job: Job | undefined;
  /** The client that is charged for its time. */
  readonly caller: Caller | undefined;
  readonly number: number;
  readonly limit: TimeLimit;
};

const maxInFlight = 4;
/** The time a restart costs all clients, charged to the request whose statement caused it. */
const reopenCostMs = 1_000;
/** PostgreSQL cancels a statement within milliseconds; if it cannot, the worker is terminated. */
const cancelWithinMs = 3_000;
/** A timer can be a little early. */
const timerSlackMs = 5;
const maxQueued = 10_000;
const reopenAttempts = 3;
const openWithinMs = 60_000;
const closeWithinMs = 8_000;

export class Engine {
  readonly settings: EngineSettings;
  readonly group = new CommitGroup();
  readonly #writer = new RequestWriter();
  readonly session = new Session(this.#writer);
  readonly #watchdog = new Watchdog(() => this.#onTimeout());
  #worker: WorkerHost | undefined;
  #state: "opening" | "open" | "failed" | "closed" = "opening";
  #closing = false;
  #drained: (() => void) | undefined;

  readonly #use = new RecentUse();
  readonly #queue = new JobQueue(this.#use);
  readonly #inFlight: Request[] = [];
  /** When the worker started the first request in flight. */
  #headSince = 0;
  /** Set while the statement of the first request is being cancelled. */
  #cancelling:
    | { readonly request: Request; readonly error: DatabaseError; readonly detach: () => void }
    | undefined;
  #requests = 0;
  /** Units written but not yet posted: the commit of a read is sent together with the next request. */
  #unposted: Unit[] = [];
  #holder: Job | undefined;
  #wrote: () => void = () => undefined;

  constructor(settings: EngineSettings) {
    this.settings = settings;
  }

  async open(): Promise<void> {
    await this.#startWorker();
    this.#state = "open";
    this.#pump();
  }

  /** fsync calls since the worker started. */
  get syncs(): number {
    return this.#worker?.syncs ?? 0;
  }

  /** The memory PostgreSQL has allocated; it is released only by reopening. */
  get heapBytes(): number {
    return this.#worker?.heapBytes ?? 0;
  }

  /** Jobs that have not started. */
  get waiting(): number {
    return this.#queue.size;
  }

  get idle(): boolean {
    const waiting = this.#queue.size + this.#inFlight.length + this.#unposted.length;
    return waiting === 0 && this.#holder === undefined && this.group.settled;
  }

  /** Registers a callback that runs after every transaction that may have written. */
  onWrite(wrote: () => void): void {
    this.#wrote = wrote;
  }

  wrote(): void {
    this.#wrote();
  }

  enqueue(job: Job): void {
    if (this.#closing || this.#queue.size >= maxQueued) {
      job.refuse(new DatabaseUnavailableError(`the database is ${this.#closing ? "closed" : "too busy"}`));
      return;
    }
    this.#queue.push(job);
    if (this.#state === "failed") void this.#reopen();
    else this.#pump();
    this.#shortenIfContended();
  }

  /** Gives the started job exclusive use of the session until it calls `release`. */
  acquire(job: Job): void {
    this.#holder = job;
  }

  release(job: Job): void {
    if (this.#holder !== job) return;
    this.#holder = undefined;
    this.group.unblock();
    this.#pump();
    if (this.#unposted.length > 0) setImmediate(() => this.#post(undefined));
    this.#flushGroup();
  }

  /** Whether a commit should now share a later sync instead of syncing itself. */
  get grouping(): boolean {
    return this.#queue.groupers > 0 || this.group.forming;
  }

  write(write: (session: Session, writer: RequestWriter) => void): void {
    const mark = this.#writer.mark();
    try {
      write(this.session, this.#writer);
    } catch (error) {
      this.#writer.rewind(mark);
      throw error;
    }
  }

  /** Adds the messages just written to the next request, and posts it. */
  send(unit: Unit, job: Job | undefined, limit?: TimeLimit): void {
    this.#unposted.push(unit);
    this.#post(job, limit);
  }

  /** Adds the messages just written to the next request, which may belong to another job. */
  sendWithNext(unit: Unit): void {
    this.#unposted.push(unit);
  }

  /** Releases memory by reopening, if the database is idle. */
  async recycle(): Promise<void> {
    if (!this.idle || this.#state !== "open" || this.#closing) return;
    this.#state = "opening";
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.close(closeWithinMs);
    await this.#reopen();
  }

  /** Refuses new jobs, finishes the queued ones, and shuts PostgreSQL down cleanly. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    if (this.#state === "opening" || !this.idle) {
      const drained = Promise.withResolvers<void>();
      this.#drained = drained.resolve;
      this.#post(undefined);
      await drained.promise;
    }
    this.#watchdog.stop();
    this.#state = "closed";
    await this.#worker?.close(closeWithinMs);
  }

  #pump(): void {
    if (this.#state !== "open") return;
    while (!this.#holder && this.#inFlight.length < maxInFlight) {
      const job = this.#queue.shift((caller, isVisitors) => this.#mayStart(caller, isVisitors));
      if (!job) break;
      job.start();
    }
    if (this.#drained && this.idle) this.#drained();
  }

  /**
   * What was posted to the worker runs before all that comes later: so one request of a person, a network or its block at a
   * time, and what may be expensive, or comes from whoever used much, only when nothing else runs.
   */
  #mayStart(caller: Caller, isVisitors: boolean): MayStart {
    if (this.#inFlight.some((other) => other.caller && isSameClient(other.caller, caller))) return "later";
    const isAlone = caller.mayBeExpensive || (isVisitors && this.#use.isMuch(caller));
    return isAlone && this.#inFlight.length > 0 ? "when idle" : "now";
  }

  #post(job: Job | undefined, limit = fixedLimit(this.settings.statementTimeoutMs)): void {
    if (this.#unposted.length === 0 || !this.#worker) return;
    const units = this.#unposted;
    this.#unposted = [];
    this.#requests += 1;
    const { caller } = job ?? this.#holder ?? {};
    const request = { units, job, caller, number: this.#requests, limit };
    this.#inFlight.push(request);
    if (this.#inFlight.length === 1) this.#startTimer(request);
    else this.#shortenIfContended();
    this.#worker.post(this.#writer.take());
  }

  #receive({ bytes, workedMs }: Answer): void {
    const request = this.#inFlight.shift();
    if (!request) return;
    // Measured by the worker: here, the time that this thread was late would be the client's as well.
    this.#charge(request, workedMs);
    const cancelled = this.#endCancelling(request);
    const next = this.#inFlight[0];
    if (next) this.#startTimer(next);
    else this.#watchdog.disarm();
    const reader = new ReplyReader(bytes);
    for (const [index, unit] of request.units.entries()) {
      const reply = reader.next(unit.skip, unit.shape);
      if (!reply) {
        // The reply is incomplete: PostgreSQL failed without an error, so its state cannot be trusted.
        this.#inFlight.unshift({ ...request, units: request.units.slice(index), job: undefined });
        void this.#recover(failureOf(undefined));
        return;
      }
      if (cancelled && reply.error?.code === "57014") reply.error = cancelled;
      unit.settle(reply);
    }
    this.#pump();
    this.#flushGroup();
  }

  /** One sync for all waiting commits, when no other is about to join them. */
  #flushGroup(): void {
    if (this.#state !== "open") return;
    const taken = this.group.take(this.#queue.groupers > 0);
    if (!taken) return;
    this.session.run("flush");
    this.#writer.sync();
    const lost = (error: Error) => {
      for (const waiting of taken) waiting.lost(error);
    };
    const settle = (reply: Reply) => {
      if (!reply.error) this.group.flushed(taken);
      else if (this.#holder) this.group.refused(taken);
      else lost(reply.error);
    };
    this.send({ skip: 0, shape: [], settle, lost }, undefined);
  }

  #startTimer(request: Request): void {
    this.#headSince = performance.now();
    this.#watchdog.watch(this.#isContended(request) ? request.limit.contendedMs : request.limit.ms);
  }

  /** Others may come while a statement runs. */
  #shortenIfContended(): void {
    const [head] = this.#inFlight;
    if (!head || this.#cancelling || head.limit.contendedMs === head.limit.ms || !this.#isContended(head))
      return;
    this.#watchdog.watch(Math.max(0, this.#headSince + head.limit.contendedMs - performance.now()));
  }

  #isContended({ caller }: Request): boolean {
    if (!caller?.mayBeExpensive || !(this.#use.isMuch(caller) || this.#use.isMuchLong)) return false;
    const { network } = caller;
    return this.#inFlight.some((other) => other.caller?.network !== network) || this.#queue.hasOther(network);
  }

  #charge({ caller }: Request, ms: number): void {
    if (!caller) return;
    caller.databaseMs += ms;
    this.#use.charge(caller, ms);
  }

  #onTimeout(): void {
    const [request] = this.#inFlight;
    if (request && this.#worker && !this.#cancelling) {
      this.settings.onLog("a statement took too long and is cancelled");
      const yields = performance.now() - this.#headSince < request.limit.ms - timerSlackMs;
      const error = yields ? tooBusy() : statementTimeout();
      this.#cancelling = { request, error, detach: this.#worker.cancel(request.number) };
      this.#watchdog.watch(cancelWithinMs);
      return;
    }
    this.settings.onLog("a statement took too long: the embedded database is restarted");
    void this.#recover(statementTimeout());
  }

  /** Ends a cancellation; returns its error if it concerned this request. */
  #endCancelling(request: Request | undefined): DatabaseError | undefined {
    const { detach, request: cancelled, error } = this.#cancelling ?? {};
    this.#cancelling = undefined;
    detach?.();
    return request === cancelled ? error : undefined;
  }

  /** Terminates the worker, rejects the requests it had started, requeues the others, and reopens. */
  async #recover(headError: Error): Promise<void> {
    if (this.#state !== "open") return;
    this.#state = "opening";
    this.#watchdog.disarm();
    const [head] = this.#inFlight;
    if (head) this.#charge(head, performance.now() - this.#headSince + reopenCostMs);
    this.#endCancelling(head);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    const startedRequests = worker?.started ?? 0;
    const gone = new DatabaseUnavailableError("the embedded database was restarted before it answered");
    const again = new Set<Job>();
    for (const [index, request] of this.#inFlight.splice(0).entries()) {
      const safe = request.number > startedRequests || (index > 0 && request.job?.repeatable);
      if (safe && request.job) again.add(request.job);
      else for (const unit of request.units) unit.lost(index === 0 ? headError : gone);
    }
    this.group.lose(gone);
    for (const unit of this.#unposted.splice(0)) unit.lost(gone);
    this.#writer.rewind(0);
    if (this.#holder && !again.has(this.#holder)) this.#holder.refuse(gone);
    this.#holder = undefined;
    for (const job of again) job.requeue?.();
    this.#queue.putBack(again);
    await this.#reopen();
  }

  async #reopen(): Promise<void> {
    this.#state = "opening";
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#startWorker();
        this.#state = "open";
        this.#pump();
        return;
      } catch (cause) {
        this.settings.onLog("the embedded database could not be reopened", { attempt, cause: String(cause) });
        if (attempt < reopenAttempts) continue;
        this.#state = "failed";
        const error = new DatabaseUnavailableError("the embedded database could not be reopened", { cause });
        for (const job of this.#queue.drain()) job.refuse(error);
        this.#drained?.();
        return;
      }
    }
  }

  async #startWorker(): Promise<void> {
    const opened = Promise.withResolvers<void>();
    const worker = await WorkerHost.start(this.settings.folder, {
      reply: (answer) => {
        if (this.#worker === worker) this.#receive(answer);
      },
      crashed: (cause) => {
        if (this.#worker !== worker) return;
        this.settings.onLog("the embedded database's thread ended unexpectedly", { cause: String(cause) });
        opened.reject(cause);
        void this.#recover(failureOf(cause));
      },
    });
    this.#worker = worker;
    this.#requests = 0;
    this.session.open();
    const settle = (reply: Reply) => (reply.error ? opened.reject(reply.error) : opened.resolve());
    this.send({ skip: 0, shape: [], settle, lost: opened.reject }, undefined, fixedLimit(openWithinMs));
    await opened.promise;
  }
}

/** Ended early because others waited. PostgREST answers with the status that the code names. */
function tooBusy(): DatabaseError {
  return new DatabaseError({
    code: "PT429",
    message: "Many people are reading right now, and this takes long. Please try again in a few seconds.",
    hint: "Ask for fewer columns, or for fewer rows at a time with limit and offset.",
  });
}

function statementTimeout(): DatabaseError {
  return new DatabaseError({ code: "57014", message: "canceling statement due to statement timeout" });
}
