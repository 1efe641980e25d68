import { describe, expect, test } from "vitest";
import { callerFrom } from "../caller.ts";
import { RecentUse } from "../recent-use.ts";
import type { Job } from "./job.ts";
import { JobQueue } from "./job-queue.ts";

type Named = Job & { readonly name: string };

function job(
  name: string,
  network?: string,
  {
    groups = false,
    isVisitors = true,
    mayBeExpensive = false,
    user,
  }: { groups?: boolean; isVisitors?: boolean; mayBeExpensive?: boolean; user?: string } = {},
): Named {
  return {
    name,
    caller: network === undefined ? undefined : { ...callerFrom(network), mayBeExpensive, user },
    isVisitors,
    groups,
    repeatable: true,
    start: () => undefined,
    refuse: () => undefined,
  };
}

function queueOf(...jobs: readonly Named[]): JobQueue {
  return filled(new RecentUse(() => 0), jobs);
}

function filled(use: RecentUse, jobs: readonly Named[]): JobQueue {
  const queue = new JobQueue(use);
  for (const one of jobs) queue.push(one);
  return queue;
}

function all(queue: JobQueue): unknown[] {
  const names: unknown[] = [];
  for (let next = queue.shift(() => "now"); next; next = queue.shift(() => "now")) {
    names.push("name" in next ? next.name : undefined);
  }
  return names;
}

type Rush = {
  readonly connections: number;
  readonly blocks: number;
  readonly networksOfBlock: number;
  readonly accounts: number;
};

/** How long one statement takes, in milliseconds, and whose it is. */
const RUSH_STATEMENTS = [
  { ms: 40, mayBeExpensive: true },
  { ms: 33, isSignedIn: true },
  { ms: 8, isVisitors: false },
  { ms: 25, isSignedIn: true },
  { ms: 60, mayBeExpensive: true },
  { ms: 4, isVisitors: false },
  { ms: 30, isSignedIn: true },
];

/**
 * Sixteen seconds in which each connection sends its next statement as soon as it has the answer, and a person who had used 150 ms
 * sends a write and a small read three times a second. Returns the longest that either waited.
 */
function longestWaitIn({ connections, blocks, networksOfBlock, accounts }: Rush): number {
  let now = 0;
  let longest = 0;
  const use = new RecentUse(() => now);
  const queue = new JobQueue(use, () => now);
  const timers: { at: number; run: () => void }[] = [];
  const served = new Map<Job, { readonly ms: number; readonly done: () => void }>();
  const send = (sent: Named, ms: number, done: () => void) => {
    served.set(sent, { ms, done });
    queue.push(sent);
  };
  const later = (ms: number, run: () => void) => timers.push({ at: now + ms, run });

  for (let connection = 0; connection < connections; connection += 1) {
    let n = connection;
    const next = () => {
      const { ms, isSignedIn, ...kind } = RUSH_STATEMENTS[n % RUSH_STATEMENTS.length] ?? { ms: 1 };
      const network = (n * 5) % (blocks * networksOfBlock);
      const address = `45.9.${network % blocks}.${Math.floor(network / blocks)}`;
      const user = isSignedIn ? { user: `account${n % accounts}` } : {};
      send(job("rush", address, { ...kind, ...user }), ms, () => later(20, next));
      n += connections;
    };
    later(0, next);
  }
  use.charge({ network: "203.1.1.1", user: "member" }, 150);
  for (const [name, ms, isVisitors] of [
    ["write", 20, true],
    ["account", 5, false],
  ] as const) {
    const next = () => {
      const since = now;
      send(job(name, "203.1.1.1", { user: "member", isVisitors }), ms, () => {
        longest = Math.max(longest, now - since);
        later(300, next);
      });
    };
    later(1_000, next);
  }
  while (now < 16_000) {
    timers.sort((one, other) => one.at - other.at);
    while (timers[0] !== undefined && timers[0].at <= now) timers.shift()?.run();
    const next = queue.shift(() => "now");
    const statement = next && served.get(next);
    if (next?.caller === undefined || statement === undefined) {
      now = timers[0]?.at ?? now + 1;
      continue;
    }
    now += statement.ms;
    use.charge(next.caller, statement.ms);
    statement.done();
  }
  return longest;
}

describe("turns", () => {
  test("networks that used the same take turns, each in its own order, after the server", () => {
    const queue = queueOf(
      job("a1", "a"),
      job("a2", "a"),
      job("a3", "a"),
      job("b1", "b"),
      job("s1"),
      job("b2", "b"),
    );
    expect(all(queue)).toEqual(["s1", "a1", "b1", "a2", "b2", "a3"]);
    expect(queue.size).toBe(0);
  });

  test("the server's own statements and those of callers take turns, however many it has", () => {
    const queue = queueOf(
      job("s1"),
      job("s2"),
      job("s3"),
      job("s4"),
      job("chat", "a", { isVisitors: false }),
      job("read", "b"),
    );
    expect(all(queue)).toEqual(["s1", "chat", "s2", "read", "s3", "s4"]);
  });

  test("a network that may not start leaves its turn to the next", () => {
    const queue = queueOf(job("a1", "a"), job("b1", "b"));
    expect(queue.shift(({ network }) => (network === "a" ? "later" : "now"))).toMatchObject({ name: "b1" });
    expect(queue.shift(({ network }) => (network === "a" ? "later" : "now"))).toBeUndefined();
    expect(queue.size).toBe(1);
  });

  test("what lost its turn comes first in its network again, in the old order", () => {
    const queue = queueOf(job("a3", "a"), job("b1", "b"));
    queue.putBack([job("a1", "a"), job("a2", "a")]);
    expect(all(queue)).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("counts those whose commits can share a sync", () => {
    const queue = queueOf(job("a1", "a", { groups: true }), job("b1", "b"));
    expect(queue.groupers).toBe(1);
    queue.shift(() => "now");
    expect(queue.groupers).toBe(0);
    queue.push(job("a2", "a", { groups: true }));
    expect(queue.drain()).toHaveLength(2);
    expect([queue.size, queue.groupers]).toEqual([0, 0]);
  });

  test("who used least time lately comes first, however many used much", () => {
    const use = new RecentUse(() => 0);
    const expensive = Array.from({ length: 10 }, (_, n) => `expensive${n}`);
    for (const network of expensive) use.charge({ network }, 900);
    use.charge({ network: "reader" }, 20);
    const queue = filled(use, [
      ...expensive.map((network) => job(network, network)),
      job("reader", "reader"),
    ]);
    expect(all(queue)[0]).toBe("reader");
  });

  test("the next network of a block that used much comes after a newcomer", () => {
    const use = new RecentUse(() => 0);
    for (let n = 0; n < 10; n += 1) use.charge({ network: `2001:db8:aaaa:${n}00::/56` }, 100);
    const next = job("next", "2001:db8:aaaa:ff00::/56");
    expect(all(filled(use, [next, job("newcomer", "2001:db8:bbbb:0::/56")]))).toEqual(["newcomer", "next"]);
  });

  test("a person who used much comes after others, also on a new network, and not before them on the same", () => {
    const use = new RecentUse(() => 0);
    for (let n = 0; n < 10; n += 1) use.charge({ network: `n${n}`, user: "dave" }, 100);
    const queue = filled(use, [
      job("dave", "home", { user: "dave" }),
      job("erin", "home", { user: "erin" }),
      job("guest", "elsewhere"),
    ]);
    expect(all(queue)).toEqual(["erin", "guest", "dave"]);
  });

  test("a newcomer's read comes before those of networks that used some time", () => {
    const use = new RecentUse(() => 0);
    use.charge({ network: "known" }, 100);
    expect(all(filled(use, [job("known", "known"), job("newcomer", "newcomer")]))).toEqual([
      "newcomer",
      "known",
    ]);
  });

  test("a read that may be expensive comes after all that is not, also of new networks", () => {
    const expensive = Array.from({ length: 40 }, (_, n) => job(`e${n}`, `e${n}`, { mayBeExpensive: true }));
    expect(all(queueOf(...expensive, job("reader", "reader")))[0]).toBe("reader");
  });

  test("a search comes before what is sent by whoever used a tenth of the time", () => {
    const use = new RecentUse(() => 0);
    use.charge({ network: "writer", user: "dave" }, 1_600);
    const queue = filled(use, [
      job("writer", "writer", { user: "dave" }),
      job("search", "reader", { mayBeExpensive: true }),
    ]);
    expect(all(queue)).toEqual(["search", "writer"]);
  });

  test("a search comes before the next statement of whoever was served last, also of chat and sign-in", () => {
    const queue = queueOf(job("first", "busy", { isVisitors: false, user: "dave" }));
    queue.push(job("second", "busy", { isVisitors: false, user: "dave" }));
    queue.push(job("third", "elsewhere", { user: "dave" }));
    queue.push(job("search", "reader", { mayBeExpensive: true }));
    expect(all(queue)).toEqual(["first", "search", "second", "third"]);
  });

  test("what has to run alone is not passed by what comes after it", () => {
    const use = new RecentUse(() => 0);
    use.charge({ network: "writer" }, 2_000);
    const queue = filled(use, [
      job("search", "reader", { mayBeExpensive: true }),
      job("writer", "writer", { isVisitors: false }),
    ]);
    const whenBusy = queue.shift(({ mayBeExpensive }) => (mayBeExpensive ? "when idle" : "now"));
    expect(whenBusy).toBeUndefined();
    expect(all(queue)).toEqual(["search", "writer"]);
  });

  test("many networks that each use little keep neither a newcomer nor a search waiting", () => {
    let now = 0;
    const use = new RecentUse(() => 0);
    const few = Array.from({ length: 10 }, (_, n) => `few${n}`);
    for (const network of few) use.charge({ network }, 150);
    const queue = new JobQueue(use, () => now);
    queue.push(job("newcomer", "newcomer"));
    queue.push(job("search", "reader", { mayBeExpensive: true }));
    const served = (seconds: number) => {
      for (now = 0; now < seconds * 1_000; now += 20) {
        for (const network of few) if (now % 200 === 0) queue.push(job(network, network));
        const next = queue.shift(() => "now");
        if (next && "name" in next && (next.name === "newcomer" || next.name === "search"))
          return [next.name, now];
      }
      return [];
    };
    expect(served(2)).toEqual(["newcomer", expect.any(Number)]);
    expect(served(5)).toEqual(["search", expect.any(Number)]);
  });

  test("clients who ask constantly have no turns before a newcomer, however long they wait; a busy reader has", () => {
    let now = 0;
    const use = new RecentUse(() => 0);
    const constant = Array.from({ length: 15 }, (_, n) => `constant${n}`);
    for (const network of constant) use.charge({ network }, 480);
    use.charge({ network: "busy" }, 240);
    const queue = new JobQueue(use, () => now);
    for (const network of constant) queue.push(job(network, network));
    queue.push(job("busy", "busy"));
    now = 3_000;
    queue.push(job("newcomer", "newcomer"));
    expect(all(queue).slice(0, 2)).toEqual(["busy", "newcomer"]);
  });

  test("time used is forgotten within a minute", () => {
    let now = 0;
    const use = new RecentUse(() => now);
    use.charge({ network: "a" }, 1_000);
    now = 60_000;
    use.charge({ network: "b" }, 50);
    expect(all(filled(use, [job("b1", "b"), job("a1", "a")]))).toEqual(["a1", "b1"]);
  });

  test("chat and sign-in go ahead of reads, until their network has used much for them", () => {
    const use = new RecentUse(() => 0);
    use.charge({ network: "chat" }, 300);
    use.charge({ network: "flood" }, 2_000);
    const queue = filled(use, [
      job("read", "reader"),
      job("flood", "flood", { isVisitors: false }),
      job("chat", "chat", { isVisitors: false }),
    ]);
    expect(all(queue)).toEqual(["chat", "read", "flood"]);
  });

  test("however many networks sign in, reads and searches have a turn among theirs", () => {
    let now = 0;
    const use = new RecentUse(() => 0);
    const signingIn = Array.from({ length: 60 }, (_, n) => `2001:db8:${n + 1}:0::/56`);
    for (const network of signingIn) use.charge({ network }, 100);
    const queue = new JobQueue(use, () => now);
    for (const network of signingIn) queue.push(job("sign-in", network, { isVisitors: false }));
    now = 1_000;
    queue.push(job("read", "reader"));
    queue.push(job("search", "searcher", { mayBeExpensive: true }));
    const turns = () =>
      Array.from({ length: 8 }, () => queue.shift(() => "now")).map(
        (next) => next && "name" in next && next.name,
      );
    expect(turns().indexOf("read")).toBe(3);
    now = 2_000;
    expect(turns()).toContain("search");
  });

  test("the statements of a sign-in wait as one, and do not begin anew behind those who wait", () => {
    let now = 0;
    const use = new RecentUse(() => 0);
    use.charge({ network: "busy" }, 200);
    const queue = new JobQueue(use, () => now);
    const newcomer = job("first", "newcomer", { isVisitors: false });
    queue.push(newcomer);
    queue.shift(() => "now");
    queue.push(job("busy", "busy", { isVisitors: false }));
    now = 300;
    queue.push(job("other", "other", { isVisitors: false }));
    queue.shift(() => "now");
    const second: Named = { ...newcomer, name: "second" };
    queue.push(second);
    expect(all(queue)[0]).toBe("second");
  });

  test("who used the site before a rush of many networks and accounts does not wait for each of them", () => {
    const rush = { connections: 150, blocks: 12, networksOfBlock: 16, accounts: 11 };
    expect(longestWaitIn(rush)).toBeLessThan(1_500);
  });

  test("whoever used much for reads has no such turn", () => {
    const use = new RecentUse(() => 0);
    use.charge({ network: "flood" }, 200);
    const queue = filled(use, [
      job("read", "flood"),
      ...Array.from({ length: 8 }, (_, n) => job("chat", `chat${n}`, { isVisitors: false })),
    ]);
    expect(all(queue).at(-1)).toBe("read");
  });

  test("knows whether another network is waiting", () => {
    const queue = queueOf(job("a1", "a"), job("a2", "a", { isVisitors: false }));
    expect([queue.hasOther("a"), queue.hasOther("b")]).toEqual([false, true]);
  });
});
