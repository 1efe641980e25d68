import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "./random-id.ts";

const fourthVersion = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it("is a UUID, on a page without a certificate too, and never the same", () => {
  const made = Array.from({ length: 100 }, randomId);
  // What a browser leaves of it where the page is not secure.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  made.push(...Array.from({ length: 100 }, randomId));
  for (const id of made) expect(id).toMatch(fourthVersion);
  expect(new Set(made).size).toBe(200);
});
