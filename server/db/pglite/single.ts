/** Jobs on PGlite that are scheduled once: a single statement, or a script. */

import { currentCaller } from "../caller.ts";
import {
  type Actor,
  type DatabaseError,
  isVisitor,
  type QueryResult,
  type Row,
  type TransactionOptions,
} from "../database.ts";
import { encodeParam } from "../values.ts";
import type { Engine } from "./engine.ts";
import { fixedLimit, type Job, timeLimit, type Unit } from "./job.ts";
import { resultOf, type Written } from "./session.ts";

export type Settle<T> = { resolve: (value: T) => void; reject: (error: Error) => void };

/** One statement as a transaction of its own: prelude, statement and commit in one message. */
export function single<T extends Row>(
  engine: Engine,
  as: Actor | "owner",
  sql: string,
  params: readonly unknown[],
  options: TransactionOptions,
): Promise<QueryResult<T>> {
  return new Promise((resolve, reject) => {
    const values = params.map(encodeParam);
    const readOnly = options.readOnly ?? false;
    const groups = !readOnly && as !== "owner";
    let retried = false;
    const job: Job = {
      caller: currentCaller(),
      isVisitors: isVisitor(as),
      groups,
      repeatable: readOnly,
      refuse: reject,
      start() {
        const later = groups && engine.grouping;
        let skip = 0;
        let written: Written | undefined;
        try {
          engine.write((session, writer) => {
            const mode = readOnly ? "read_only" : later ? "sync_later" : "plain";
            skip = session.setActor(as, mode, options.searchPath);
            written = session.statement(as, sql, values);
            writer.sync();
          });
        } catch (error) {
          reject(error);
          return;
        }
        if (later) engine.group.starts();
        const unit: Unit = {
          skip,
          shape: written?.shape,
          lost: reject,
          settle(reply) {
            written?.onReply(reply);
            const done = () => resolve(resultOf<T>(reply));
            if (later) engine.group.ends(reply.error ? undefined : { resolve: done, lost: reject });
            if (!reply.error) {
              if (!later) done();
              if (!readOnly) engine.wrote();
            } else if (isStalePlan(reply.error) && !retried) {
              retried = true;
              engine.enqueue(job);
            } else reject(reply.error);
          },
        };
        engine.send(unit, job, timeLimit(engine.settings, as, options));
      },
    };
    engine.enqueue(job);
  });
}

/** The table changed after the statement was prepared; preparing it again succeeds. */
export function isStalePlan(error: DatabaseError): boolean {
  return error.code === "0A000" && error.message.startsWith("cached plan must not change result type");
}

/** Statements outside any transaction block, such as VACUUM. */
export function script(
  engine: Engine,
  sql: string,
  options: { limitMs?: number; changesSchema: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const job: Job = {
      caller: currentCaller(),
      isVisitors: false,
      groups: false,
      repeatable: false,
      refuse: reject,
      start() {
        try {
          engine.write((_, writer) => writer.simple(sql));
        } catch (error) {
          reject(error);
          return;
        }
        const done = () => {
          if (options.changesSchema) engine.wrote();
          resolve();
        };
        const limit = fixedLimit(options.limitMs ?? engine.settings.statementTimeoutMs);
        engine.send(scriptUnit(engine, options, { resolve: done, reject }), job, limit);
      },
    };
    engine.enqueue(job);
  });
}

export function scriptUnit(
  engine: Engine,
  options: { changesSchema: boolean },
  { resolve, reject }: Settle<void>,
): Unit {
  return {
    skip: 0,
    shape: [],
    lost: reject,
    settle(reply) {
      if (options.changesSchema) engine.session.clearStatements();
      if (reply.error) reject(reply.error);
      else resolve();
    },
  };
}
