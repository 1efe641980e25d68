/** What waits for a turn on PGlite, and what it expects back. */

import type { Caller } from "../caller.ts";
import type { Actor, TransactionOptions } from "../database.ts";
import type { Field, Reply } from "./reply-reader.ts";

/** One answer that a request expects: everything up to a ready-for-query. */
export type Unit = {
  readonly skip: number;
  readonly shape: readonly Field[] | undefined;
  settle(reply: Reply): void;
  lost(error: Error): void;
};

/** Something that waits for its turn. */
export interface Job {
  /** The request it belongs to; undefined for the server's own work. */
  readonly caller: Caller | undefined;
  /** Its commit may share a sync with others. */
  readonly groups: boolean;
  /** Whether running it a second time, after the worker was lost amid it, changes nothing. */
  readonly repeatable: boolean;
  /** Its turn has come: it writes and sends. Called again if the worker was lost before it began. */
  start(): void;
  /** The worker was lost before it began: it waits for another turn. */
  requeue?(): void;
  /** It will get no turn, or has lost the one it holds. */
  refuse(error: Error): void;
}

export type EngineSettings = {
  readonly folder: string;
  readonly statementTimeoutMs: number;
  /** How long a statement of the role `anon` may take. */
  readonly anonTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  readonly onLog: (message: string, details?: Record<string, unknown>) => void;
};

/** PGlite cannot end a statement by itself, so that the watchdog is told how long this one may take. */
export function timeLimit(
  settings: EngineSettings,
  as: Actor | "owner",
  options: TransactionOptions,
): number | undefined {
  if (options.statementTimeoutMs !== undefined) return options.statementTimeoutMs;
  return as !== "owner" && as.role === "anon" ? settings.anonTimeoutMs : undefined;
}
