/**
 * PGlite's queue: one transaction at a time, a few requests under way in the worker, a watchdog that
 * ends a worker stuck in a statement, and commits grouped so that many share one sync.
 */
import { DatabaseError, DatabaseUnavailableError } from "../database.ts";
import { type Field, type Reply, ReplyReader } from "./reply-reader.ts";
import { RequestWriter } from "./request-writer.ts";
import { Session } from "./session.ts";
import { WorkerHost } from "./worker-host.ts";

/** One answer that a request expects: everything up to a ready-for-query. */
export type Unit = {
  readonly skip: number;
  readonly shape: readonly Field[] | undefined;
  settle(reply: Reply): void;
  lost(error: Error): void;
};

/** Something that waits for its turn. */
export interface Job {
  /** Its commit may share a sync with others. */
  readonly groups: boolean;
  /** Whether running it a second time, after the worker was lost amid it, changes nothing. */
  readonly repeatable: boolean;
  start(): void;
  refuse(error: Error): void;
}

type Request = {
  readonly units: readonly Unit[];
  /** What to queue again if the worker is lost before it began; undefined amid a transaction. */
  readonly job: Job | undefined;
  readonly number: number;
  readonly limitMs: number;
};

export type EngineSettings = {
  readonly folder: string;
  readonly statementTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  readonly onLog: (message: string, details?: Record<string, unknown>) => void;
};

const mostUnderWay = 4;
const largestGroup = 64;
const longestGroupMs = 5;
const reopenAttempts = 3;
const closeWithinMs = 8_000;

export class Engine {
  readonly settings: EngineSettings;
  readonly #writer = new RequestWriter();
  readonly session = new Session(this.#writer);
  #worker: WorkerHost | undefined;
  #state: "opening" | "open" | "closing" | "closed" | "failed" = "opening";

  readonly #queue: Job[] = [];
  #queuedGroupers = 0;
  readonly #underWay: Request[] = [];
  #requests = 0;
  /** Units written but not yet posted: the commit of a read travels with whatever comes next. */
  #unposted: Unit[] = [];
  #holder: Job | undefined;

  #headSince = 0;
  #watchdog: NodeJS.Timeout | undefined;
  #watchdogDue = Number.POSITIVE_INFINITY;
  #drained: (() => void) | undefined;

  #acknowledgements: Array<{ resolve: () => void; lost: (error: Error) => void }> = [];
  #groupSince = 0;
  #groupUnderWay = 0;
  #flushing = false;
  /** A flush failed amid a failed transaction; nothing will run until that one ends. */
  #flushBlocked = false;

  constructor(settings: EngineSettings) {
    this.settings = settings;
  }

  async open(): Promise<void> {
    await this.#startWorker();
    this.#state = "open";
    this.#pump();
  }

  /** fsync calls since the worker started, for tests and metrics. */
  get syncs(): number {
    return this.#worker?.syncs ?? 0;
  }

  get idle(): boolean {
    return this.#queue.length === 0 && this.#underWay.length === 0 && this.#holder === undefined;
  }

  enqueue(job: Job): void {
    if (this.#state === "failed") void this.#reopen();
    if (this.#state === "closing" || this.#state === "closed") {
      job.refuse(new DatabaseUnavailableError("the database is closed"));
      return;
    }
    this.#queue.push(job);
    if (job.groups) this.#queuedGroupers += 1;
    this.#pump();
  }

  /** The started job keeps the session to itself until it lets go. */
  hold(job: Job): void {
    this.#holder = job;
  }

  holds(job: Job): boolean {
    return this.#holder === job;
  }

  release(job: Job): void {
    if (this.#holder !== job) return;
    this.#holder = undefined;
    this.#flushBlocked = false;
    this.#pump();
    if (this.#unposted.length > 0) setImmediate(() => this.#post(undefined));
    this.#settleGroup();
  }

  /** Whether a commit now should leave its sync to a later one. */
  get grouping(): boolean {
    return this.#queuedGroupers > 0 || this.#acknowledgements.length > 0 || this.#groupUnderWay > 0;
  }

  /** A commit that left its sync to the group is under way. */
  groupStarts(): void {
    this.#groupUnderWay += 1;
  }

  /** It came back; with `waiting`, it is told when the group's sync is done. */
  groupEnds(waiting: { resolve: () => void; lost: (error: Error) => void } | undefined): void {
    this.#groupUnderWay -= 1;
    if (waiting) {
      if (this.#acknowledgements.length === 0) this.#groupSince = performance.now();
      this.#acknowledgements.push(waiting);
    }
  }

  /** Adds what was just written to the next request, and posts it. */
  send(unit: Unit, job: Job | undefined, limitMs = this.settings.statementTimeoutMs): void {
    this.#unposted.push(unit);
    this.#post(job, limitMs);
  }

  /** Adds what was just written to the next request, which may be somebody else's. */
  sendAlong(unit: Unit): void {
    this.#unposted.push(unit);
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

  async close(): Promise<void> {
    if (this.#state === "closing" || this.#state === "closed") return;
    const wasOpen = this.#state === "open";
    this.#state = "closing";
    if (wasOpen && !(this.#queue.length === 0 && this.#underWay.length === 0 && !this.#holder)) {
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    }
    this.#post(undefined);
    clearTimeout(this.#watchdog);
    await this.#worker?.close(closeWithinMs);
    this.#state = "closed";
  }

  #pump(): void {
    if (this.#state !== "open" && this.#state !== "closing") return;
    while (!this.#holder && this.#underWay.length < mostUnderWay) {
      const job = this.#queue.shift();
      if (!job) break;
      if (job.groups) this.#queuedGroupers -= 1;
      job.start();
    }
  }

  #post(job: Job | undefined, limitMs = this.settings.statementTimeoutMs): void {
    if (this.#unposted.length === 0 || !this.#worker) return;
    const units = this.#unposted;
    this.#unposted = [];
    this.#requests += 1;
    this.#underWay.push({ units, job, number: this.#requests, limitMs });
    if (this.#underWay.length === 1) this.#headSince = performance.now();
    this.#worker.post(this.#writer.take());
    this.#watch();
  }

  #receive(bytes: Uint8Array): void {
    const request = this.#underWay.shift();
    if (!request) return;
    this.#headSince = performance.now();
    this.#watch();
    const reader = new ReplyReader(bytes);
    for (const [index, unit] of request.units.entries()) {
      const reply = reader.next(unit.skip, unit.shape);
      if (!reply) {
        // The engine inside gave up without a word; nothing it holds can be trusted any more.
        this.#underWay.unshift({ ...request, units: request.units.slice(index) });
        void this.#recover(new DatabaseUnavailableError("the embedded database failed and was restarted"));
        return;
      }
      unit.settle(reply);
    }
    this.#pump();
    this.#settleGroup();
    if (this.#drained && this.idle && this.#acknowledgements.length === 0) this.#drained();
  }

  /** One sync for every commit that waits, once no other commit is about to join them. */
  #settleGroup(): void {
    if (this.#acknowledgements.length === 0 || this.#flushing || this.#flushBlocked) return;
    if (this.#state === "opening") return;
    const moreToCome = this.#groupUnderWay > 0 || this.#queuedGroupers > 0;
    const full =
      this.#acknowledgements.length >= largestGroup || performance.now() - this.#groupSince > longestGroupMs;
    if (moreToCome && !full) return;
    this.#flushing = true;
    const waiting = this.#acknowledgements;
    this.#acknowledgements = [];
    const lost = (error: Error) => {
      this.#flushing = false;
      for (const { lost } of waiting) lost(error);
    };
    this.session.run("flush");
    this.#writer.sync();
    this.send(
      {
        skip: 0,
        shape: [],
        lost,
        settle: (reply) => {
          this.#flushing = false;
          if (reply.error) {
            this.#flushBlocked = this.#holder !== undefined;
            this.#acknowledgements = [...waiting, ...this.#acknowledgements];
            return;
          }
          for (const { resolve } of waiting) resolve();
        },
      },
      undefined,
    );
  }

  /** One timer, set anew only when it would come too late: most requests never touch it. */
  #watch(): void {
    const head = this.#underWay[0];
    if (!head) return;
    const due = this.#headSince + head.limitMs;
    if (due >= this.#watchdogDue) return;
    clearTimeout(this.#watchdog);
    this.#watchdogDue = due;
    this.#watchdog = setTimeout(() => this.#check(), due - performance.now());
  }

  #check(): void {
    this.#watchdogDue = Number.POSITIVE_INFINITY;
    const head = this.#underWay[0];
    if (!head) return;
    if (performance.now() < this.#headSince + head.limitMs) {
      this.#watch();
      return;
    }
    this.settings.onLog("a statement took too long: the embedded database is restarted", {
      limitMs: head.limitMs,
    });
    void this.#recover(
      new DatabaseError({ code: "57014", message: "canceling statement due to statement timeout" }),
    );
  }

  /** Ends the worker, tells those whose work was lost, queues again what had not begun, and reopens. */
  async #recover(headError: Error): Promise<void> {
    if (this.#state !== "open" && this.#state !== "closing") return;
    const closing = this.#state === "closing";
    this.#state = "opening";
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    const begun = worker?.started ?? 0;
    const gone = new DatabaseUnavailableError("the embedded database was restarted before it answered");
    const requests = this.#underWay.splice(0);
    const again: Job[] = [];
    for (const [index, request] of requests.entries()) {
      const safe = request.number > begun || (index > 0 && request.job?.repeatable);
      if (!safe || !request.job) {
        for (const unit of request.units) unit.lost(index === 0 ? headError : gone);
      } else if (!again.includes(request.job)) again.push(request.job);
    }
    for (const { lost } of this.#acknowledgements.splice(0)) lost(gone);
    for (const unit of this.#unposted.splice(0)) unit.lost(gone);
    this.#writer.rewind(0);
    if (this.#holder && !again.includes(this.#holder)) this.#holder.refuse(gone);
    this.#holder = undefined;
    this.#groupUnderWay = 0;
    this.#flushing = false;
    this.#flushBlocked = false;
    this.#queue.unshift(...again);
    this.#queuedGroupers = this.#queue.filter((job) => job.groups).length;
    this.#requests = 0;
    await this.#reopen();
    if (closing) this.#state = "closing";
    this.#pump();
    if (this.#drained && this.idle) this.#drained();
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
        for (const job of this.#queue.splice(0)) job.refuse(error);
        this.#queuedGroupers = 0;
        return;
      }
    }
  }

  async #startWorker(): Promise<void> {
    const opened = Promise.withResolvers<void>();
    const worker = await WorkerHost.start(this.settings.folder, {
      reply: (bytes) => {
        if (this.#worker === worker) this.#receive(bytes);
      },
      crashed: (cause) => {
        if (this.#worker !== worker) return;
        this.settings.onLog("the embedded database's thread ended unexpectedly", { cause: String(cause) });
        void this.#recover(
          new DatabaseUnavailableError("the embedded database failed and was restarted", { cause }),
        );
      },
    });
    this.#worker = worker;
    this.#requests = 0;
    this.session.open();
    this.send(
      {
        skip: 0,
        shape: [],
        settle: (reply) => (reply.error ? opened.reject(reply.error) : opened.resolve()),
        lost: opened.reject,
      },
      undefined,
      60_000,
    );
    await opened.promise;
  }
}
