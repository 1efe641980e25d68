import { expect, it } from "vitest";
import { isNetworkError } from "./network-error.ts";

it("recognises failed fetches in every browser's wording", () => {
  for (const words of [
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
    "Failed to fetch dynamically imported module: https://tea.example/assets/plant.js",
    "Importing a module script failed.",
  ])
    expect(isNetworkError(new TypeError(words)), words).toBe(true);
});

it("does not treat programming errors as network errors", () => {
  expect(isNetworkError(new TypeError("x is not a function"))).toBe(false);
  expect(isNetworkError("Failed to fetch")).toBe(false);
});
