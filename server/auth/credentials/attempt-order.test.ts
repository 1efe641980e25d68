import { expect, test } from "vitest";
import { AttemptOrder } from "./attempt-order.ts";

let now = 0;
const order = () => new AttemptOrder(() => now);
/** Of the network, in a block where nobody else waits. */
const only = (waiting: number) => ({ ofNetwork: waiting, ofBlock: waiting });
const stranger = { network: "stranger", account: "mine" };
const guesser = { network: "guesser", account: "theirs" };

test("a network that failed comes after one that did not, however long it waits", () => {
  const attempts = order();
  attempts.failed(guesser);
  expect(attempts.rank(guesser, only(1), 20_000)).toBeGreaterThan(attempts.rank(stranger, only(1), 0));
});

test("whoever mistyped once comes before a network that guesses", () => {
  const attempts = order();
  attempts.failed(stranger);
  for (let turn = 0; turn < 5; turn += 1) attempts.failed({ network: "guesser", account: `other ${turn}` });
  expect(attempts.rank(stranger, only(1), 0)).toBeLessThan(attempts.rank(guesser, only(1), 20_000));
});

test("guesses at one account from many networks cost that account its rank, except on a known device", () => {
  const attempts = order();
  for (let n = 0; n < 3; n += 1) attempts.failed({ network: `network ${n}`, account: "victim" });
  const next = { network: "network 4", account: "victim" };
  expect(attempts.rank(next, only(1), 5_000)).toBeGreaterThan(attempts.rank(stranger, only(1), 0));
  expect(attempts.rank({ ...next, isKnown: true }, only(1), 0)).toBeLessThan(
    attempts.rank(next, only(1), 5_000),
  );
});

test("a single attempt comes before a network that sends several at once, and a known device before both", () => {
  const attempts = order();
  expect(attempts.rank(stranger, only(1), 0)).toBeLessThan(attempts.rank(guesser, only(4), 5_000));
  expect(attempts.rank({ ...stranger, isKnown: true }, only(4), 0)).toBeLessThan(
    attempts.rank(guesser, only(1), 5_000),
  );
});

test("correct passwords of a busy network cost it less than one wrong password", () => {
  const attempts = order();
  for (let second = 0; second < 60; second += 1) {
    now += 1_000;
    attempts.charge({ network: "office" }, 80);
  }
  attempts.failed(guesser);
  expect(attempts.rank({ network: "office" }, only(1), 0)).toBeLessThan(
    attempts.rank(guesser, only(1), 5_000),
  );
});

test("waiting moves an attempt forward, and failures are forgiven after some minutes", () => {
  const attempts = order();
  expect(attempts.rank(stranger, only(1), 1_000)).toBeLessThan(attempts.rank(guesser, only(1), 0));
  attempts.failed(guesser);
  now += 20 * 60_000;
  expect(attempts.rank(guesser, only(1), 1_000)).toBeLessThan(attempts.rank(stranger, only(1), 0));
});

test.each([
  ["an IPv6 /48", (n: number) => `2001:db8:aaaa:${n.toString(16)}00::/56`],
  ["an IPv4 /24", (n: number) => `45.9.8.${n}`],
])("whoever takes the next network of %s for each wrong password comes after a stranger", (_, nth) => {
  const attempts = order();
  const newcomer = { network: "192.0.2.8", account: "mine" };
  const next = { network: nth(40), account: "nobody40" };
  expect(attempts.rank(next, { ofNetwork: 1, ofBlock: 40 }, 8_000)).toBeGreaterThan(
    attempts.rank(newcomer, only(1), 0),
  );
  for (let n = 0; n < 4; n += 1) attempts.failed({ network: nth(n), account: `nobody${n}` });
  expect(attempts.rank(next, only(1), 8_000)).toBeGreaterThan(attempts.rank(newcomer, only(3), 0));
});

test("a network that failed itself comes after its neighbours in the block", () => {
  const attempts = order();
  for (let n = 0; n < 3; n += 1) attempts.failed({ network: "45.9.8.1", account: `other ${n}` });
  expect(attempts.rank({ network: "45.9.8.2", account: "mine" }, only(1), 0)).toBeLessThan(
    attempts.rank({ network: "45.9.8.1", account: "theirs" }, only(1), 20_000),
  );
});

test("right passwords of a known device, one after the other, come after others' first ones", () => {
  const attempts = order();
  const known = { network: "45.9.8.1", account: "own", isKnown: true };
  expect(attempts.rank(known, only(1), 0)).toBeLessThan(attempts.rank(stranger, only(1), 0));
  for (let n = 0; n < 8; n += 1) attempts.charge(known, 80);
  expect(attempts.rank(known, only(2), 8_000)).toBeGreaterThan(attempts.rank(stranger, only(1), 0));
});
