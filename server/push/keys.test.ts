import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import webpush from "web-push";
import { SettingsError } from "#server/settings-error.ts";
import { openPushKeys } from "./keys.ts";

describe("push keys", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "push-keys-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("are created once and reused", () => {
    const { publicKey } = openPushKeys({ dataDir, given: undefined });
    expect(openPushKeys({ dataDir, given: undefined }).publicKey).toBe(publicKey);
  });

  it.each([
    ["nothing", ""],
    ["something else", '{"keys":[]}'],
    [
      "halves of two pairs",
      JSON.stringify({
        publicKey: webpush.generateVAPIDKeys().publicKey,
        privateKey: webpush.generateVAPIDKeys().privateKey,
      }),
    ],
  ])("are refused in one line that names the file when it holds %s", (_what, content) => {
    const file = join(dataDir, "push-keys.json");
    writeFileSync(file, content);
    expect(() => openPushKeys({ dataDir, given: undefined })).toThrow(
      new SettingsError(`${file} does not hold a pair of push keys: bring it back from a backup`),
    );
  });
});
