import { expect, it } from "vitest";
import { savedCopyWords } from "./saved-copy-line.tsx";

it("states the date and version of a saved copy", () => {
  const savedAt = new Date(2026, 10, 12, 9);
  expect(savedCopyWords({ savedAt, version: "3f2a91c" })).toBe(
    "Saved copy from 12 Nov 2026, version 3f2a91c",
  );
  expect(savedCopyWords({ savedAt, version: "" })).toBe("Saved copy from 12 Nov 2026");
});
