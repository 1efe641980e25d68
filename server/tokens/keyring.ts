/**
 * The keys that sign and verify tokens. The first private ES256 key signs, or the shared secret when configured; every key
 * verifies, so that a new key can be added in front while tokens of the old one are still valid.
 */
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { z } from "zod";
import { SettingsError } from "#server/settings-error.ts";

export type VerifyingKey = {
  readonly kid: string | undefined;
  readonly alg: string;
  readonly key: CryptoKey | Uint8Array;
};

export type SigningKey =
  | { readonly alg: "ES256"; readonly kid: string; readonly key: CryptoKey }
  /** It has no id: verifiers know the secret, or ask this server. */
  | { readonly alg: "HS256"; readonly kid: undefined; readonly key: Uint8Array };

export type Keyring = {
  readonly signing: SigningKey;
  readonly verifying: readonly VerifyingKey[];
  /** The key set served at /.well-known/jwks.json: public keys only, never a shared secret. */
  readonly publicKeys: readonly JWK[];
};

export type KeyringOptions = {
  dataDir: string;
  jwtSecret?: string | undefined;
  jwtKeysFile?: string | undefined;
  /** HS256 signs with the shared secret, for tools that cannot verify ES256. */
  jwtAlgorithm?: "ES256" | "HS256";
};

const anyKey = z.looseObject({ kty: z.string() });
/** As published (a JWKS object), or as some platforms pass it to functions: a bare array. */
const keySet = z
  .union([z.object({ keys: z.array(anyKey) }), z.array(anyKey)])
  .transform((given) => (Array.isArray(given) ? given : given.keys));
const keySetInUse = keySet.refine((keys) => keys.length > 0);

export async function openKeyring(options: KeyringOptions): Promise<Keyring> {
  const ownFile = join(options.dataDir, "keys.json");
  const own = await loadOrCreateKeySet(ownFile);
  const given = options.jwtKeysFile
    ? await parseKeySet(readGiven(options.jwtKeysFile), `JWT_KEYS ${options.jwtKeysFile}`)
    : [];
  const keys = [...given, ...own];

  const verifying: VerifyingKey[] = [];
  const publicKeys: JWK[] = [];
  let signing: SigningKey | undefined;
  for (const jwk of keys) {
    const verifyingKey = await toVerifyingKey(jwk);
    const { alg, kid } = verifyingKey;
    verifying.push(verifyingKey);
    if (jwk.kty === "oct") continue;
    publicKeys.push({ ...publicHalfOf(jwk), ...(kid && { kid }), alg, use: "sig", key_ops: ["verify"] });
    if (signing === undefined && alg === "ES256" && jwk.d !== undefined && kid !== undefined) {
      const key = await importJWK(jwk, alg).catch(() => undefined);
      if (key === undefined || key instanceof Uint8Array)
        throw new SettingsError(`key ${kid} of JWT_KEYS or ${ownFile} is not an ES256 key`);
      signing = { alg, kid, key };
    }
  }
  if (options.jwtSecret) {
    const shared = sharedKey(options.jwtSecret);
    verifying.push(shared);
    if (options.jwtAlgorithm === "HS256") signing = shared;
  }
  if (signing === undefined) throw new SettingsError(`${ownFile} has no private ES256 key to sign with`);
  return { signing, verifying, publicKeys };
}

/** The keys for verifying only: a published key set, a shared secret, or both. */
export async function readVerifyingKeys(
  published: string,
  jwtSecret: string | undefined,
): Promise<VerifyingKey[]> {
  const keys = await Promise.all(keySet.parse(JSON.parse(published)).map(toVerifyingKey));
  return jwtSecret === undefined ? keys : [...keys, sharedKey(jwtSecret)];
}

async function toVerifyingKey(jwk: JWK): Promise<VerifyingKey> {
  const alg = algorithmOf(jwk);
  const kid = jwk.kid ?? (jwk.kty === "oct" ? undefined : await calculateJwkThumbprint(jwk));
  return { kid, alg, key: await importJWK(jwk.kty === "oct" ? jwk : publicHalfOf(jwk), alg) };
}

function sharedKey(secret: string): Extract<SigningKey, { alg: "HS256" }> {
  return { kid: undefined, alg: "HS256", key: new TextEncoder().encode(secret) };
}

function readGiven(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new SettingsError(`JWT_KEYS names a file that cannot be read: ${file}`);
  }
}

async function loadOrCreateKeySet(file: string): Promise<JWK[]> {
  const stored = readIfPresent(file);
  if (stored !== undefined) return parseKeySet(stored, file);
  mkdirSync(join(file, ".."), { recursive: true });
  // Written to a temporary file and linked into place, so that exactly one of several starting processes wins.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, JSON.stringify({ keys: [await newKey()] }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return parseKeySet(readFileSync(file, "utf8"), file);
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: randomBytes(8).toString("hex"), alg: "ES256" };
}

export async function isKeySet(text: string, name: string): Promise<boolean> {
  try {
    await parseKeySet(text, name);
    return true;
  } catch (error) {
    if (error instanceof SettingsError) return false;
    throw error;
  }
}

async function parseKeySet(text: string, name: string): Promise<JWK[]> {
  try {
    const keys = keySetInUse.parse(JSON.parse(text));
    await Promise.all(keys.map(toVerifyingKey));
    return keys;
  } catch {
    throw new SettingsError(`${name} is not a JSON Web Key set`);
  }
}

function publicHalfOf(jwk: JWK): JWK {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, key_ops: _ops, ...rest } = jwk;
  return rest;
}

function algorithmOf(jwk: JWK): string {
  if (jwk.alg) return jwk.alg;
  if (jwk.kty === "EC") return "ES256";
  if (jwk.kty === "RSA") return "RS256";
  if (jwk.kty === "OKP") return "EdDSA";
  return "HS256";
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
