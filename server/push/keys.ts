/**
 * The server's VAPID key pair for push services, from the settings or created on the first start and stored in DATA_DIR.
 * Devices subscribe to the public key: after a change no device gets notifications until its user comes back.
 */
import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webpush from "web-push";
import { z } from "zod";
import { SettingsError } from "#server/settings-error.ts";
import { isPushKeyPair } from "./key-pair.ts";

export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Signs the links in reminders: answers, unsubscribing, calendar files. */
  readonly linkSecret: KeyObject;
};

const pair = z
  .object({
    publicKey: z.string().regex(/^[\w-]{87}$/),
    privateKey: z.string().regex(/^[\w-]{43}$/),
  })
  .refine(isPushKeyPair);

export function openPushKeys(options: {
  dataDir: string;
  given: { publicKey: string; privateKey: string } | undefined;
}): PushKeys {
  const keys = options.given ?? loadOrMake(join(options.dataDir, "push-keys.json"));
  const secret = Buffer.from(keys.privateKey, "base64url");
  // Derived rather than generated: servers that share the key accept each other's links.
  const linkSecret = createSecretKey(
    Buffer.from(hkdfSync("sha256", secret, "", "bush tea reminder links", 32)),
  );
  return { ...keys, linkSecret };
}

function loadOrMake(file: string): { publicKey: string; privateKey: string } {
  if (existsSync(file)) return parsePair(readFileSync(file, "utf8"), file);
  // Written to a temporary file and linked into place, so that exactly one of several starting processes wins.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return parsePair(readFileSync(file, "utf8"), file);
}

export function isPushKeyFile(text: string, file: string): boolean {
  try {
    parsePair(text, file);
    return true;
  } catch (error) {
    if (error instanceof SettingsError) return false;
    throw error;
  }
}

function parsePair(text: string, file: string): { publicKey: string; privateKey: string } {
  try {
    return pair.parse(JSON.parse(text));
  } catch {
    throw new SettingsError(`${file} does not hold a pair of push keys: bring it back from a backup`);
  }
}
