import { expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: createCircuitBreaker(() => clock.now) };
}

it("stays closed while failures are followed by successes", () => {
  const { breaker } = breakerAt();
  for (let round = 0; round < 10; round += 1) {
    for (let failure = 0; failure < 3; failure += 1) breaker.failed();
    breaker.succeeded();
  }
  expect(breaker.admits()).toBe(true);
});

it("opens after four failures in a row, and lets one trial through after the pause", () => {
  const { clock, breaker } = breakerAt();
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  expect(breaker.admits()).toBe(false);
  clock.now = 14_999;
  expect(breaker.admits()).toBe(false);
  clock.now = 15_000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.succeeded();
  expect(breaker.admits()).toBe(true);
});

it("doubles the pause with each failed trial, up to ten minutes", () => {
  const { clock, breaker } = breakerAt();
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  const pauses: number[] = [];
  for (let trial = 0; trial < 8; trial += 1) {
    const from = clock.now;
    while (!breaker.admits()) clock.now += 1_000;
    pauses.push((clock.now - from) / 1_000);
    breaker.failed();
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 600, 600]);
});
