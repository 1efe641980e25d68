import { expect, it } from "vitest";
import { asksNotToBeTracked } from "./events.ts";

it.each([
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])("reads Do Not Track and Global Privacy Control from %j", (browser, answer) => {
  expect(asksNotToBeTracked(browser)).toBe(answer);
});
