/** Wallet messages and signatures, with keys generated here and a well-known test key. */
import { createECDH, generateKeyPairSync, sign } from "node:crypto";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, test } from "vitest";
import { readWalletMessage } from "./wallet-message.ts";
import { isEthereumSignature, isSolanaSignature } from "./wallet-signature.ts";

const siwe = (lines: string[] = []) =>
  [
    "example.org wants you to sign in with your Ethereum account:",
    "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf",
    "",
    "Good tea.",
    "",
    "URI: https://example.org/auth",
    "Version: 1",
    "Chain ID: 1",
    "Issued At: 2026-01-02T03:04:05.000Z",
    ...lines,
  ].join("\n");

/** ECDSA over secp256k1 with a given private key and nonce: what a wallet does, for tests only. */
function signEthereum(message: string, privateKey: bigint, nonce: bigint): string {
  const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const text = Buffer.from(message);
  const digest = keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]),
  );
  const ecdh = createECDH("secp256k1");
  ecdh.setPrivateKey(Buffer.from(nonce.toString(16).padStart(64, "0"), "hex"));
  const point = ecdh.getPublicKey();
  const r = BigInt(`0x${point.subarray(1, 33).toString("hex")}`) % N;
  let odd = (point[64] ?? 0) % 2;
  const power = (base: bigint, exponent: bigint): bigint => {
    let result = 1n;
    for (let b = base, e = exponent; e > 0n; e >>= 1n, b = (b * b) % N) if (e & 1n) result = (result * b) % N;
    return result;
  };
  const z = BigInt(`0x${Buffer.from(digest).toString("hex")}`);
  let s = (power(nonce, N - 2n) * (z + r * privateKey)) % N;
  if (s > N / 2n) {
    s = N - s;
    odd ^= 1;
  }
  const hex = (value: bigint) => value.toString(16).padStart(64, "0");
  return `0x${hex(r)}${hex(s)}${(27 + odd).toString(16)}`;
}

describe("wallet messages", () => {
  test("are parsed into their fields", () => {
    expect(
      readWalletMessage(siwe(["Nonce: 12345678", "Resources:", "- https://example.org"]), "ethereum"),
    ).toEqual({
      domain: "example.org",
      address: "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf",
      statement: "Good tea.",
      uri: "https://example.org/auth",
      issuedAt: Date.parse("2026-01-02T03:04:05Z"),
      expiresAt: undefined,
      notBefore: undefined,
      chainId: "1",
    });
  });

  test("are refused when ambiguous or for another chain", () => {
    expect(readWalletMessage(siwe(["URI: https://evil.org"]), "ethereum")).toBeUndefined();
    expect(readWalletMessage(siwe(["and one more thing"]), "ethereum")).toBeUndefined();
    expect(readWalletMessage(siwe(), "solana")).toBeUndefined();
    expect(readWalletMessage("hello", "ethereum")).toBeUndefined();
    expect(readWalletMessage(siwe(["Expiration Time: tomorrow"]), "ethereum")).toBeUndefined();
  });
});

describe("wallet signatures", () => {
  test("verify only for the signing Ethereum address, whatever the nonce", () => {
    // The well-known address of the private key 1.
    const address = "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf";
    for (const nonce of [2n, 3n, 77n, 2n ** 200n + 5n]) {
      const signature = signEthereum(siwe(), 1n, nonce);
      expect(isEthereumSignature(siwe(), signature, address)).toBe(true);
      expect(isEthereumSignature(`${siwe()} `, signature, address)).toBe(false);
      expect(isEthereumSignature(siwe(), signEthereum(siwe(), 5n, nonce), address)).toBe(false);
    }
  });

  test("are refused when the Ethereum signature is malformed", () => {
    const address = "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf";
    for (const broken of ["0x", "0xzz", `0x${"0".repeat(130)}`, `0x${"f".repeat(130)}`]) {
      expect(isEthereumSignature(siwe(), broken, address)).toBe(false);
    }
  });

  test("verify on Solana against the address, which is the public key", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const raw = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
    const address = toBase58(raw);
    const signature = sign(null, Buffer.from("a message"), privateKey).toString("base64url");
    expect(isSolanaSignature("a message", signature, address)).toBe(true);
    expect(isSolanaSignature("another message", signature, address)).toBe(false);
    expect(isSolanaSignature("a message", signature, "11111111111111111111111111111111")).toBe(false);
    expect(isSolanaSignature("a message", "AAAA", address)).toBe(false);
  });
});

function toBase58(bytes: Buffer): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let value = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  return text;
}
