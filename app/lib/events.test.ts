import { expect, it } from "vitest";
import { asksNotToBeFollowed } from "./events.ts";

it.each([
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])("reads from %j whether the reader asks not to be followed", (browser, answer) => {
  expect(asksNotToBeFollowed(browser)).toBe(answer);
});
