/** A transaction of several statements on PGlite. It is queued with its first statement. */

import { currentCaller } from "../caller.ts";
import {
  type Actor,
  DatabaseError,
  isVisitor,
  type Queryable,
  type QueryResult,
  type Row,
  type TransactionOptions,
} from "../database.ts";
import { endedInside, outcomeUnknown, rolledBack, transactionOver } from "../transaction-errors.ts";
import { type Encoded, encodeParam } from "../values.ts";
import type { Engine } from "./engine.ts";
import { type Job, type TimeLimit, timeLimit, type Unit } from "./job.ts";
import type { Reply } from "./reply-reader.ts";
import { resultOf, type Written } from "./session.ts";
import { type Settle, scriptUnit } from "./single.ts";

type Step = { write: () => Unit; reject: (error: Error) => void };

export class Transaction implements Queryable, Job {
  readonly caller = currentCaller();
  readonly isVisitors: boolean;
  readonly groups: boolean;
  readonly repeatable = false;
  readonly #engine: Engine;
  readonly #as: Actor | "owner";
  readonly #readOnly: boolean;
  readonly #limit: TimeLimit;
  readonly #idleMs: number;
  readonly #searchPath: string | undefined;
  #phase: "new" | "queued" | "open" | "over" = "new";
  /** Steps not yet sent, and those sent until the first reply shows that the worker has started them. */
  readonly #waiting: Step[] = [];
  #answered = false;
  #outstanding = 0;
  #onSettled: (() => void) | undefined;
  #fatalError: Error | undefined;
  #failed = false;
  #begun = false;
  #beginError: DatabaseError | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(engine: Engine, as: Actor | "owner", options: TransactionOptions) {
    this.#engine = engine;
    this.#as = as;
    this.isVisitors = isVisitor(as);
    this.#readOnly = options.readOnly ?? false;
    this.#limit = timeLimit(engine.settings, as, options);
    this.#searchPath = options.searchPath;
    this.#idleMs = options.idleTimeoutMs ?? engine.settings.idleInTransactionTimeoutMs;
    this.groups = !this.#readOnly;
  }

  /** Started and not ended: no other job can run until it ends. */
  get open(): boolean {
    return this.#phase === "open";
  }

  query<T extends Row = Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
    return new Promise<QueryResult<T>>((resolve, reject) => {
      const values = params.map(encodeParam);
      this.#step({
        reject,
        write: () =>
          this.#statementUnit(sql, values, { resolve: (reply) => resolve(resultOf<T>(reply)), reject }),
      });
    });
  }

  script(sql: string): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#step({
        reject,
        write: () => {
          // A simple query ends with its own sync, so begin and role need a separate one.
          this.#begin();
          this.#engine.write((_, writer) => writer.simple(sql));
          const unit = scriptUnit(
            this.#engine,
            { changesSchema: true },
            {
              resolve,
              reject: (error) => reject(this.#beginError ?? error),
            },
          );
          return this.#tracked(unit);
        },
      });
    });
  }

  start(): void {
    this.#phase = "open";
    this.#begun = false;
    this.#engine.acquire(this);
    for (const step of [...this.#waiting]) this.#run(step, this);
  }

  requeue(): void {
    this.#phase = "queued";
  }

  refuse(error: Error): void {
    this.#fatalError ??= error;
    clearTimeout(this.#idle);
    if (this.#phase !== "queued") return;
    for (const step of this.#waiting.splice(0)) {
      this.#settled();
      step.reject(this.#fatalError);
    }
  }

  async commit(): Promise<void> {
    await this.#settleAll();
    const phase = this.#end();
    if (this.#fatalError) {
      this.#engine.release(this);
      throw this.#fatalError;
    }
    if (phase !== "open") return;
    if (this.#readOnly) {
      this.#engine.write((session, writer) => {
        session.run("commit");
        writer.sync();
      });
      this.#engine.sendWithNext({ skip: 0, shape: [], settle: ignore, lost: ignore });
      this.#engine.release(this);
      if (this.#failed) throw rolledBack();
      return;
    }
    await new Promise<void>((resolve, reject) => this.#commitWrites({ resolve, reject }));
  }

  async rollback(): Promise<void> {
    await this.#settleAll();
    if (this.#end() === "open" && !this.#fatalError) this.#sendRollback();
    this.#engine.release(this);
  }

  #commitWrites({ resolve, reject }: Settle<void>): void {
    const engine = this.#engine;
    const later = engine.grouping && !this.#failed;
    engine.write((session, writer) => {
      if (later) session.run("sync_later");
      session.run("commit");
      writer.sync();
    });
    if (later) engine.group.starts();
    const lost = (cause: Error) => reject(outcomeUnknown(cause));
    engine.send(
      {
        skip: later ? 1 : 0,
        shape: [],
        lost,
        settle(reply) {
          const error = reply.error ?? (reply.tag === "ROLLBACK" ? rolledBack() : undefined);
          if (later) engine.group.ends(error ? undefined : { resolve, lost });
          if (!error) engine.wrote();
          if (error) reject(error);
          else if (!later) resolve();
        },
      },
      undefined,
    );
    engine.release(this);
  }

  #step(step: Step): void {
    if (this.#phase === "over") {
      step.reject(transactionOver());
      return;
    }
    if (this.#fatalError) {
      step.reject(this.#fatalError);
      return;
    }
    this.#outstanding += 1;
    clearTimeout(this.#idle);
    if (this.#phase === "open" && this.#answered) {
      this.#run(step, undefined);
      return;
    }
    this.#waiting.push(step);
    if (this.#phase === "open") this.#run(step, this);
    if (this.#phase === "new") {
      this.#phase = "queued";
      this.#engine.enqueue(this);
    }
  }

  #run(step: Step, restart: Job | undefined): void {
    try {
      this.#engine.send(step.write(), restart, this.#limit);
    } catch (error) {
      const at = this.#waiting.indexOf(step);
      if (at >= 0) this.#waiting.splice(at, 1);
      this.#settled();
      step.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#engine.write((session, writer) => {
      session.run(this.#readOnly ? "begin_read_only" : "begin");
      session.setActor(this.#as, "plain", this.#searchPath);
      writer.sync();
    });
    const settle = (reply: Reply) => {
      this.#beginError = reply.error;
    };
    this.#engine.sendWithNext({ skip: 0, shape: [], settle, lost: ignore });
  }

  #statementUnit(sql: string, values: readonly Encoded[], { resolve, reject }: Settle<Reply>): Unit {
    let skip = 0;
    let written: Written | undefined;
    this.#engine.write((session, writer) => {
      if (!this.#begun) {
        session.run(this.#readOnly ? "begin_read_only" : "begin");
        skip = 1 + session.setActor(this.#as, "plain", this.#searchPath);
      }
      written = session.statement(this.#as, sql, values);
      writer.sync();
    });
    this.#begun = true;
    return this.#tracked({
      skip,
      shape: written?.shape,
      lost: reject,
      settle(reply) {
        written?.onReply(reply);
        if (reply.error) reject(reply.error);
        else resolve(reply);
      },
    });
  }

  #tracked(unit: Unit): Unit {
    return {
      ...unit,
      settle: (reply) => {
        this.#failed = reply.status === "E";
        this.#answered = true;
        this.#waiting.length = 0;
        this.#settled();
        if (reply.status === "I") this.#fatalError ??= endedInside();
        unit.settle(reply);
        if (this.#outstanding === 0) this.#startIdleTimer();
      },
      lost: (error) => {
        this.#fatalError ??= error;
        this.#settled();
        unit.lost(error);
      },
    };
  }

  /** An idle transaction blocks all other jobs: it is rolled back after the idle timeout. */
  #startIdleTimer(): void {
    this.#idle = setTimeout(() => {
      if (this.#phase !== "open") return;
      this.#fatalError = new DatabaseError({
        code: "25P03",
        message: "terminating connection due to idle-in-transaction timeout",
      });
      this.#sendRollback();
      this.#engine.release(this);
    }, this.#idleMs);
  }

  #sendRollback(): void {
    this.#engine.write((session, writer) => {
      session.run("rollback");
      writer.sync();
    });
    this.#engine.sendWithNext({ skip: 0, shape: [], settle: ignore, lost: ignore });
  }

  #settled(): void {
    this.#outstanding -= 1;
    if (this.#outstanding === 0) this.#onSettled?.();
  }

  async #settleAll(): Promise<void> {
    if (this.#outstanding === 0) return;
    await new Promise<void>((resolve) => {
      this.#onSettled = resolve;
    });
  }

  #end(): string {
    const phase = this.#phase;
    this.#phase = "over";
    clearTimeout(this.#idle);
    return phase;
  }
}

function ignore(): void {
  return;
}
