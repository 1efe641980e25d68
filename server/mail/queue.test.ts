// Stopping the outbox while the mail server does not respond.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentCaller, onBehalfOf } from "#server/db/caller.ts";
import type { Queryable, QueryResult, Row } from "#server/db/database.ts";
import { createMailQueue, type Delivery } from "./queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database with an endless supply of mails, which records updates. */
function endlessOutbox() {
  const written: string[] = [];
  let claims = 0;
  const db: Queryable = {
    async query<T extends Row>(sql: string): Promise<QueryResult<T>> {
      if (sql.includes("returning id")) {
        claims += 1;
        const rows = [{ id: `${claims}-1` }, { id: `${claims}-2` }];
        return { rows: rows as unknown as T[], rowCount: rows.length };
      }
      if (/set (sent_at|claimed_until = null)/.test(sql)) written.push(sql);
      return { rows: [], rowCount: 0 };
    },
    script: async () => undefined,
  };
  return { db, written };
}

it("claims no more mails after the stop, and waits for those being sent", async () => {
  const { db, written } = endlessOutbox();
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const close = vi.fn();
  const transport = {
    deliver: ({ id }: Delivery) => {
      begun.push(id);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    close,
  };
  const queue = createMailQueue({ db, transport, now: Date.now, log: { warn: vi.fn() } });
  queue.kick();
  await vi.advanceTimersByTimeAsync(0);
  // Two more were added meanwhile.
  queue.kick();
  const stopped = queue.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(close).not.toHaveBeenCalled();
  for (const answer of answers) answer();
  await stopped;
  expect(begun).toEqual(["1-1", "1-2"]);
  expect(written).toHaveLength(2);
  expect(close).toHaveBeenCalledOnce();
  await queue.flush();
  expect(begun).toHaveLength(2);
});

it("sends on nobody's behalf, whoever's request set it off", async () => {
  const { db } = endlessOutbox();
  const callers: unknown[] = [];
  const transport = {
    deliver: () => {
      callers.push(currentCaller());
      return new Promise<void>(() => undefined);
    },
    close: vi.fn(),
  };
  const queue = createMailQueue({ db, transport, now: Date.now, log: { warn: vi.fn() } });
  onBehalfOf("192.0.2.1", () => queue.kick());
  await vi.advanceTimersByTimeAsync(0);
  expect(callers).toEqual([undefined, undefined]);
});

it("waits a few seconds for an unresponsive mail server, then leaves the mails for the next claim", async () => {
  const { db, written } = endlessOutbox();
  const warn = vi.fn();
  const outcome = vi.fn();
  const refusals: ((error: Error) => void)[] = [];
  const transport = {
    deliver: () => new Promise<void>((_resolve, reject) => refusals.push(reject)),
    close: () => {
      for (const refuse of refusals) refuse(new Error("the connection was closed"));
    },
  };
  const queue = createMailQueue({ db, transport, now: Date.now, log: { warn }, onOutcome: outcome });
  queue.start();
  await vi.advanceTimersByTimeAsync(0);
  const stopped = queue.stop();
  await vi.advanceTimersByTimeAsync(6_000);
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refusals).toHaveLength(2);
  expect(written).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(outcome).not.toHaveBeenCalled();
});
