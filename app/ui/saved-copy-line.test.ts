import { expect, it } from "vitest";
import { savedCopyText } from "./saved-copy-line.tsx";

it("states the date and version of a saved copy", () => {
  const savedAt = new Date(2026, 10, 12, 9);
  expect(savedCopyText({ savedAt, version: "3f2a91c" })).toBe("Saved copy from 12 Nov 2026, version 3f2a91c");
  expect(savedCopyText({ savedAt, version: "" })).toBe("Saved copy from 12 Nov 2026");
});
