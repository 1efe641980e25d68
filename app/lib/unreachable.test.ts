import { expect, it } from "vitest";
import { isUnreachable } from "./unreachable.ts";

it.each([
  [new TypeError("Failed to fetch"), true],
  [{ message: "TypeError: Failed to fetch", code: "", details: "", hint: "" }, true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [new TypeError("Load failed"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("error loading dynamically imported module: https://example.org/assets/ask.js"), true],
  [{ message: "new row violates row-level security policy", code: "42501" }, false],
  [new Error("The settings could not be read (500)"), false],
  ["Failed to fetch", false],
  [null, false],
])("recognises from %o whether the server was unreachable", (error, answer) => {
  expect(isUnreachable(error)).toBe(answer);
});
