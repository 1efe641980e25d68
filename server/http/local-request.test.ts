import { describe, expect, test } from "vitest";
import { isLoopback } from "./local-request.ts";

describe("loopback names", () => {
  test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1"])(
    "%s is one",
    (name) => {
      expect(isLoopback(name)).toBe(true);
    },
  );
  test.each([
    "",
    "localhost.evil.org",
    "127.0.0.1.evil.org",
    "10.0.0.1",
    "0.0.0.0",
    "::2",
    "bush-tea.example.org",
  ])("%j is not", (name) => {
    expect(isLoopback(name)).toBe(false);
  });
});
