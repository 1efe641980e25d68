import { expect, test } from "vitest";
import { AttemptOrder } from "./attempt-order.ts";

let now = 0;
const order = () => new AttemptOrder(() => now);
const stranger = { network: "stranger", account: "mine" };
const guesser = { network: "guesser", account: "theirs" };

test("a network that failed comes after one that did not, however long it waits", () => {
  const attempts = order();
  attempts.failed(guesser);
  expect(attempts.rank(guesser, 1, 20_000)).toBeGreaterThan(attempts.rank(stranger, 1, 0));
});

test("whoever mistyped once comes before a network that guesses", () => {
  const attempts = order();
  attempts.failed(stranger);
  for (let turn = 0; turn < 5; turn += 1) attempts.failed({ network: "guesser", account: `other ${turn}` });
  expect(attempts.rank(stranger, 1, 0)).toBeLessThan(attempts.rank(guesser, 1, 20_000));
});

test("guesses at one account from many networks cost that account its rank, except on a known device", () => {
  const attempts = order();
  for (let n = 0; n < 3; n += 1) attempts.failed({ network: `network ${n}`, account: "victim" });
  const next = { network: "network 4", account: "victim" };
  expect(attempts.rank(next, 1, 5_000)).toBeGreaterThan(attempts.rank(stranger, 1, 0));
  expect(attempts.rank({ ...next, isKnown: true }, 1, 0)).toBeLessThan(attempts.rank(next, 1, 5_000));
});

test("a single attempt comes before a network that sends several at once, and a known device before both", () => {
  const attempts = order();
  expect(attempts.rank(stranger, 1, 0)).toBeLessThan(attempts.rank(guesser, 4, 5_000));
  expect(attempts.rank({ ...stranger, isKnown: true }, 4, 0)).toBeLessThan(attempts.rank(guesser, 1, 5_000));
});

test("correct passwords of a busy network cost it less than one wrong password", () => {
  const attempts = order();
  for (let second = 0; second < 60; second += 1) {
    now += 1_000;
    attempts.charge({ network: "office" }, 80);
  }
  attempts.failed(guesser);
  expect(attempts.rank({ network: "office" }, 1, 0)).toBeLessThan(attempts.rank(guesser, 1, 5_000));
});

test("waiting moves an attempt forward, and failures are forgiven after some minutes", () => {
  const attempts = order();
  expect(attempts.rank(stranger, 1, 1_000)).toBeLessThan(attempts.rank(guesser, 1, 0));
  attempts.failed(guesser);
  now += 20 * 60_000;
  expect(attempts.rank(guesser, 1, 1_000)).toBeLessThan(attempts.rank(stranger, 1, 0));
});
