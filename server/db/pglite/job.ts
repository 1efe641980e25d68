/** Types of the jobs queued for PGlite and of the replies they expect. */

import type { Caller } from "../caller.ts";
import { type Actor, isVisitor, type TransactionOptions } from "../database.ts";
import type { Field, Reply } from "./reply-reader.ts";

/** One expected reply within a request: everything up to a ready-for-query. */
export type Unit = {
  readonly skip: number;
  readonly shape: readonly Field[] | undefined;
  settle(reply: Reply): void;
  lost(error: Error): void;
};

/** A queued piece of work. */
export interface Job {
  /** The request it belongs to; undefined for the server's own work. */
  readonly caller: Caller | undefined;
  /** A visitor composed its statement, through the data API: it may be expensive. */
  readonly isVisitors: boolean;
  /** Its commit may share a sync with others. */
  readonly groups: boolean;
  /** Whether it may be run again after the worker was lost while running it (idempotent). */
  readonly repeatable: boolean;
  /** Called when it is scheduled: writes and sends its messages. Called again if the worker was lost before it started. */
  start(): void;
  /** The worker was lost before it started: it is queued again. */
  requeue?(): void;
  /** It will not be scheduled, or lost its session. */
  refuse(error: Error): void;
}

export type EngineSettings = {
  readonly folder: string;
  readonly statementTimeoutMs: number;
  /** How long a statement of a guest or a signed-in person may take. */
  readonly visitorTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  readonly onLog: (message: string, details?: Record<string, unknown>) => void;
};

/** How long a statement may take, for the watchdog: PGlite has no statement timeout of its own. */
export type TimeLimit = {
  readonly ms: number;
  /** For a read that may be expensive, while others wait and its network, or long statements of all networks, used much time lately. */
  readonly contendedMs: number;
};

const contendedShare = 0.25;

export function timeLimit(
  settings: EngineSettings,
  as: Actor | "owner",
  options: TransactionOptions,
): TimeLimit {
  if (options.statementTimeoutMs !== undefined) return fixedLimit(options.statementTimeoutMs);
  if (!isVisitor(as)) return fixedLimit(settings.statementTimeoutMs);
  const ms = settings.visitorTimeoutMs;
  return { ms, contendedMs: ms * contendedShare };
}

export const fixedLimit = (ms: number): TimeLimit => ({ ms, contendedMs: ms });
