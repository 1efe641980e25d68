import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "./random-id.ts";

const fourthVersion = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it("returns unique UUIDs, in insecure contexts as well", () => {
  const made = Array.from({ length: 100 }, randomId);
  // Insecure contexts have no randomUUID.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  made.push(...Array.from({ length: 100 }, randomId));
  for (const id of made) expect(id).toMatch(fourthVersion);
  expect(new Set(made).size).toBe(200);
});
