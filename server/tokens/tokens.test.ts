import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { SettingsError } from "#server/settings-error.ts";
import { openKeyring } from "./keyring.ts";
import { signToken } from "./sign.ts";
import { createAuthenticate, createVerifier } from "./verify.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tokens-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  sub: "6b2f8f6c-9b1f-4d0a-8a53-0d8a4a6c1c11",
  role: "authenticated",
  exp: now() + 3600,
});
const secret = "a shared secret of more than thirty-two characters";

describe("keys", () => {
  it("are created once, readable by their owner only, even when several processes start at once", async () => {
    const [first, second] = await Promise.all([openKeyring({ dataDir }), openKeyring({ dataDir })]);
    expect(first.signing.kid).toBe(second.signing.kid);
    expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  });

  it("are published without their private parts", async () => {
    const { publicKeys } = await openKeyring({ dataDir, jwtSecret: secret });
    expect(publicKeys).toHaveLength(1);
    expect(publicKeys[0]).not.toHaveProperty("d");
    expect(publicKeys[0]).toMatchObject({ kty: "EC", alg: "ES256" });
  });

  it("can be the shared secret, while tokens of the previous key stay valid", async () => {
    const before = await openKeyring({ dataDir });
    const old = await signToken(before, claims());
    const after = await openKeyring({ dataDir, jwtSecret: secret, jwtAlgorithm: "HS256" });
    const token = await signToken(after, claims());
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT" });
    for (const each of [token, old]) {
      await expect(createVerifier(after)(each)).resolves.toMatchObject({ role: "authenticated" });
    }
    expect(JSON.stringify(after.publicKeys)).not.toContain("HS256");
  });

  it("can be a key set or a bare array of keys, while tokens of the previous key stay valid", async () => {
    const before = await openKeyring({ dataDir });
    const old = await signToken(before, claims());
    const other = mkdtempSync(join(tmpdir(), "tokens-"));
    const theirs = await openKeyring({ dataDir: other });
    const jwtKeysFile = join(dataDir, "given.json");
    const whole = readFileSync(join(other, "keys.json"), "utf8");
    const bare = JSON.stringify(z.object({ keys: z.array(z.unknown()) }).parse(JSON.parse(whole)).keys);
    for (const given of [whole, bare]) {
      writeFileSync(jwtKeysFile, given);
      const ours = await openKeyring({ dataDir, jwtKeysFile });
      expect(ours.signing.kid).toBe(theirs.signing.kid);
      for (const token of [await signToken(theirs, claims()), old]) {
        await expect(createVerifier(ours)(token)).resolves.toMatchObject({ role: "authenticated" });
      }
    }
    rmSync(other, { recursive: true });
  });

  it("are refused when unusable, with one line that names the setting or the file", async () => {
    const jwtKeysFile = join(dataDir, "given.json");
    await expect(openKeyring({ dataDir, jwtKeysFile })).rejects.toThrow(
      new SettingsError(`JWT_KEYS names a file that cannot be read: ${jwtKeysFile}`),
    );
    for (const content of ["", "{}", "[]", '{"keys":[]}', '{"keys":[{"kty":"EC","crv":"P-256"}]}']) {
      writeFileSync(jwtKeysFile, content);
      await expect(openKeyring({ dataDir, jwtKeysFile })).rejects.toThrow(
        new SettingsError(`JWT_KEYS ${jwtKeysFile} is not a JSON Web Key set`),
      );
    }
    const own = join(dataDir, "keys.json");
    const { d: _d, ...published } = z
      .object({ keys: z.tuple([z.looseObject({ d: z.string() })]) })
      .parse(JSON.parse(readFileSync(own, "utf8"))).keys[0];
    writeFileSync(own, JSON.stringify({ keys: [{ ...published, d: "AA" }] }));
    await expect(openKeyring({ dataDir })).rejects.toThrow(
      new SettingsError(`key ${published.kid} of JWT_KEYS or ${own} is not an ES256 key`),
    );
    writeFileSync(own, JSON.stringify({ keys: [published] }));
    await expect(openKeyring({ dataDir })).rejects.toThrow(
      new SettingsError(`${own} has no private ES256 key to sign with`),
    );
    writeFileSync(own, "");
    await expect(openKeyring({ dataDir })).rejects.toThrow(
      new SettingsError(`${own} is not a JSON Web Key set`),
    );
  });
});

describe("tokens", () => {
  const hs256 = (key: string, payload: Record<string, unknown> = claims()) =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key));

  it("signed with the shared secret are accepted only when one is configured", async () => {
    const token = await hs256(secret);
    const sharing = createVerifier(await openKeyring({ dataDir, jwtSecret: secret }));
    await expect(sharing(token)).resolves.toMatchObject({ role: "authenticated" });
    const alone = createVerifier(await openKeyring({ dataDir }));
    await expect(alone(token)).rejects.toMatchObject({ status: 401, code: "PGRST301" });
  });

  it("are refused when unsigned, forged, truncated or signed with the public key as a secret", async () => {
    const keyring = await openKeyring({ dataDir, jwtSecret: secret });
    const verify = createVerifier(keyring);
    const good = await signToken(keyring, claims());
    const [header, payload, signature] = good.split(".");
    const admin = Buffer.from(JSON.stringify({ ...claims(), role: "service_role" })).toString("base64url");
    const forgeries = [
      new UnsecuredJWT(claims()).encode(),
      `${header}.${admin}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      await hs256(JSON.stringify(keyring.publicKeys[0])),
      await hs256("another secret of more than thirty-two characters"),
      "not a token",
      "a.b.c",
    ];
    for (const forgery of forgeries)
      await expect(verify(forgery), forgery).rejects.toMatchObject({ status: 401 });
  });

  it("are refused after they expire, even if cached", async () => {
    const keyring = await openKeyring({ dataDir });
    let clock = Date.now();
    const verify = createVerifier(keyring, () => clock);
    const token = await signToken(keyring, { ...claims(), exp: now() + 60 });
    await verify(token);
    clock += 120_000;
    await expect(verify(token)).rejects.toMatchObject({ code: "PGRST303", message: "JWT expired" });
  });
});

describe("the actor of a request", () => {
  const ask = async (headers: Record<string, string>) => {
    const keyring = await openKeyring({ dataDir, jwtSecret: secret });
    const resolved = Object.fromEntries(
      await Promise.all(
        Object.entries(headers).map(async ([name, role]) => {
          const token = await signToken(keyring, { role, exp: now() + 60 });
          return [name, name === "authorization" ? `Bearer ${token}` : token];
        }),
      ),
    );
    return createAuthenticate(createVerifier(keyring))(new Request("http://x/", { headers: resolved }));
  };

  it("is anonymous without a token", async () => {
    expect(await ask({})).toMatchObject({ role: "anon" });
  });

  it("comes from the bearer token rather than the API key", async () => {
    expect(await ask({ apikey: "anon", authorization: "authenticated" })).toMatchObject({
      role: "authenticated",
    });
    expect(await ask({ apikey: "anon" })).toMatchObject({ role: "anon" });
  });

  it("is anonymous with a publishable key", async () => {
    const keyring = await openKeyring({ dataDir });
    const request = new Request("http://x/", { headers: { authorization: "Bearer sb_publishable_abc" } });
    expect(await createAuthenticate(createVerifier(keyring))(request)).toMatchObject({ role: "anon" });
  });

  it("cannot be another role of the database", async () => {
    await expect(ask({ authorization: "postgres" })).rejects.toMatchObject({ status: 401 });
  });
});
