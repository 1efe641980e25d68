/** Forged tokens, each made by a technique that has deceived other JWT verifiers. */
import { generateKeyPairSync } from "node:crypto";
import { exportJWK, SignJWT, UnsecuredJWT } from "jose";
import type { Target } from "./attack-target.ts";

export type Forged = { readonly trick: string; readonly token: string };

export async function forgeTokens(target: Target, real: string): Promise<Forged[]> {
  const jwks = await (await fetch(`${target.url}/auth/v1/.well-known/jwks.json`)).text();
  const publicKey = JSON.parse(jwks).keys[0];
  const claims = { ...readPart(real, 1), role: "service_role" };
  const [header = "", payload = "", signature = ""] = real.split(".");
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ownJwk = await exportJWK(own.publicKey);
  const ownKey = own.privateKey;
  const sign = (extra: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", ...extra })
      .setExpirationTime("1h")
      .sign(ownKey);
  const shared = (secret: string, extra: Record<string, unknown> = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", ...extra })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
  const unsigned = new UnsecuredJWT(claims).encode();
  const named = (alg: string) => `${part({ alg, typ: "JWT" })}.${part(claims)}.`;
  return [
    { trick: "no algorithm", token: unsigned },
    ...["None", "NONE", "nOnE", "", "HS0"].map((alg) => ({ trick: `algorithm "${alg}"`, token: named(alg) })),
    { trick: "signature removed", token: `${header}.${payload}.` },
    { trick: "claims replaced", token: `${header}.${part(claims)}.${signature}` },
    {
      trick: "signature of zeros",
      token: `${part({ alg: "ES256", kid: publicKey.kid })}.${part(claims)}.${"A".repeat(86)}`,
    },
    { trick: "our public key as the HMAC secret", token: await shared(JSON.stringify(publicKey)) },
    { trick: "our public key's coordinates as the HMAC secret", token: await shared(publicKey.x) },
    { trick: "an empty HMAC secret", token: await shared("\0") },
    { trick: "the key id as the HMAC secret", token: await shared(publicKey.kid, { kid: publicKey.kid }) },
    { trick: "the attacker's key", token: await sign({}) },
    { trick: "the attacker's key under our key id", token: await sign({ kid: publicKey.kid }) },
    { trick: "the attacker's key embedded in the header (jwk)", token: await sign({ jwk: ownJwk }) },
    {
      trick: "the attacker's key at a URL (jku, x5u)",
      token: await sign({ jku: "http://127.0.0.1:9/jwks.json", x5u: "http://127.0.0.1:9/" }),
    },
    { trick: "a key id that is a relative path", token: await sign({ kid: "../../../../dev/null" }) },
    {
      trick: "a key id that is a file",
      token: await shared("", { kid: "/dev/null" }).catch(() => unsigned),
    },
    { trick: "a key id that is SQL", token: await sign({ kid: "x' union select 'secret'--" }) },
    {
      trick: "a critical header (crit)",
      token: await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", crit: ["b64"], b64: true })
        .sign(ownKey),
    },
    { trick: "four parts", token: `${real}.${signature}` },
    { trick: "not a token", token: "service_role" },
  ];
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function readPart(token: string, at: number): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[at] ?? "", "base64url").toString());
}
