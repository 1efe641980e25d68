import { describe, expect, test } from "vitest";
import { onBehalfOf, type StandAside } from "#server/db/caller.ts";
import { checkPassword, createPasswordHasher } from "./passwords.ts";

describe("passwords", () => {
  test.each(["short", "", "1234567"])("refuses %j as too short", (password) => {
    expect(() => checkPassword(password, 8)).toThrow("Password should be at least 8 characters.");
  });

  test.each([
    "password",
    "Password123",
    "12345678",
    "        ",
    "abababab",
    "qwertyuiop",
    "kit@example.org",
    "kitkit",
  ])("refuses %j, which anybody who guesses tries first", (password) =>
    expect(() => checkPassword(password, 6, "kit@example.org")).toThrow(
      "Password is known to be weak and easy to guess, please choose a different one.",
    ),
  );

  test.each(["fever grass at dawn", "correct horse", "x".repeat(40), "kit's own tree"])(
    "accepts %j",
    (password) => expect(() => checkPassword(password, 8, "kit@example.org")).not.toThrow(),
  );

  test("accepts at most 72 bytes and never truncates", () => {
    expect(() => checkPassword("x".repeat(72), 8)).not.toThrow();
    expect(() => checkPassword("x".repeat(73), 8)).toThrow("Password cannot be longer than 72 characters");
    expect(() => checkPassword("é".repeat(37), 8)).toThrow("longer than 72");
  });

  test("does not match a password that differs beyond 72 bytes", async () => {
    const hasher = createPasswordHasher(4);
    const stored = await hasher.hash("x".repeat(72));
    expect(await hasher.matches("x".repeat(72), stored)).toBe(true);
    expect(await hasher.matches(`${"x".repeat(72)}y`, stored)).toBe(false);
  });

  test("takes as long for a missing hash as for a wrong password, and rejects both", async () => {
    const hasher = createPasswordHasher(9);
    const stored = await hasher.hash("the right one");
    const time = async (against: string | null) => {
      // Processor time, which other programs on the machine do not lengthen.
      const before = process.cpuUsage();
      expect(await hasher.matches("a wrong one", against)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await time(null);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      known.push(await time(stored));
      unknown.push(await time(null));
    }
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("limits concurrent hashing and serves every request in turn", async () => {
    const hasher = createPasswordHasher(4, 2);
    const hashes = await Promise.all(Array.from({ length: 30 }, (_, i) => hasher.hash(`password ${i}`)));
    expect(new Set(hashes).size).toBe(30);
  });

  test("a network that sends many passwords delays only itself", async () => {
    // Cheap hashes and a long wait: the order is tested, not how fast the machine is.
    const hasher = createPasswordHasher(4, 1, 60_000);
    const done: string[] = [];
    const hashFor = (network: string) =>
      onBehalfOf(network, () => hasher.hash("a password")).then(() => done.push(network));
    const flood = Array.from({ length: 20 }, () => hashFor("flood"));
    await flood[0];
    await Promise.all([...flood.slice(1), hashFor("reader")]);
    expect(done.indexOf("reader")).toBeLessThan(15);
  });

  test("many networks that try again and again do not delay one that comes for the first time", async () => {
    const hasher = createPasswordHasher(4, 1);
    const done: string[] = [];
    const hashFor = (network: string) =>
      onBehalfOf(network, () => hasher.hash("a password")).then(() => done.push(network));
    const flood = Array.from({ length: 40 }, (_, i) => `flood ${i}`);
    await Promise.all(flood.map(hashFor));
    done.length = 0;
    await Promise.all([...flood.map(hashFor), hashFor("newcomer")]);
    // Only the one that was already being served comes before it.
    expect(done.indexOf("newcomer")).toBeLessThan(3);
  });

  test("many networks that guess do not delay a correct password, also from a busy network", async () => {
    const hasher = createPasswordHasher(4, 1);
    const stored = await hasher.hash("the right one");
    const done: string[] = [];
    const attempt = (network: string, password: string) =>
      onBehalfOf(network, () => hasher.matches(password, stored, { account: `${network} ${password}` })).then(
        () => done.push(network),
      );
    const flood = Array.from({ length: 30 }, (_, i) => `flood ${i}`);
    await Promise.all(flood.map((network) => attempt(network, "wrong")));
    // Correct ones, as many as a guessing network has sent, and more.
    for (let turn = 0; turn < 5; turn += 1) await attempt("office", "the right one");
    done.length = 0;
    await Promise.all([
      ...flood.flatMap((network) => [attempt(network, "wrong 2"), attempt(network, "wrong 3")]),
      attempt("office", "the right one"),
    ]);
    expect(done.indexOf("office")).toBeLessThan(3);
  });

  test("a block of networks may have only so many passwords waiting, and leaves room for others", async () => {
    const hasher = createPasswordHasher(4, 1, 60_000);
    const attempt = (network: string, isKnown = false) =>
      onBehalfOf(network, () => hasher.matches("a password", null, { account: network, isKnown }));
    const block = Array.from({ length: 90 }, (_, n) => attempt(`45.9.8.${n}`));
    const others = [attempt("45.9.8.99", true), attempt("192.0.2.1")];
    const refused = (await Promise.allSettled(block)).filter(({ status }) => status === "rejected");
    // One is being hashed and sixty wait.
    expect(refused).toHaveLength(29);
    expect(await Promise.all(others)).toEqual([false, false]);
  });

  test("a known device is served before new networks that come at the same time", async () => {
    const hasher = createPasswordHasher(4, 1);
    const stored = await hasher.hash("the right one");
    const done: string[] = [];
    const attempt = (network: string, isKnown: boolean) =>
      onBehalfOf(network, () => hasher.matches("the right one", stored, { account: network, isKnown })).then(
        () => done.push(network),
      );
    const crowd = Array.from({ length: 30 }, (_, i) => attempt(`new ${i}`, false));
    await Promise.all([...crowd, attempt("owner", true)]);
    expect(done.indexOf("owner")).toBeLessThan(3);
  });

  test("gives up on what has waited too long, and serves what comes afterwards", async () => {
    const hasher = createPasswordHasher(10, 1, 20);
    const all = Array.from({ length: 20 }, (_, i) =>
      onBehalfOf(`network ${i}`, () => hasher.hash("a password")),
    );
    const refused = (await Promise.allSettled(all)).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(await hasher.hash("a password")).toMatch(/^\$2/);
  });

  test("what waits for its turn stands aside, and what is hashed does not", async () => {
    const hasher = createPasswordHasher(4, 1, 60_000);
    let aside = 0;
    let most = 0;
    const standAside: StandAside = async (wait) => {
      aside += 1;
      most = Math.max(most, aside);
      try {
        return await wait();
      } finally {
        aside -= 1;
      }
    };
    const attempts = Array.from({ length: 30 }, (_, n) =>
      onBehalfOf(`2a0d:5600:${n}:0::/56`, () => hasher.matches("a wrong one", null), standAside),
    );
    await Promise.all(attempts);
    expect([most, aside]).toEqual([29, 0]);
  });

  test("refuses what one network sends beyond a class that signs in together", async () => {
    const hasher = createPasswordHasher(4, 1);
    const flood = Array.from({ length: 60 }, () => onBehalfOf("flood", () => hasher.hash("a password")));
    const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(19);
  });
});
