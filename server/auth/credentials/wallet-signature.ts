/** Verifies wallet signatures: Ed25519 for Solana; for Ethereum the signer's address is recovered from the signature. */
import { createPublicKey, verify } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  const key = fromBase58(address);
  const signed = Buffer.from(signature, "base64url");
  if (key?.length !== 32 || signed.length !== 64) return false;
  const publicKey = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") },
    format: "jwk",
  });
  return verify(null, Buffer.from(message), publicKey, signed);
}

function fromBase58(text: string): Buffer | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined;
  let value = 0n;
  for (const character of text) value = value * 58n + BigInt(BASE58.indexOf(character));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = value === 0n ? "" : value.toString(16);
  const digits = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  return Buffer.concat([Buffer.alloc(zeros), digits]);
}

export function isEthereumSignature(message: string, signature: string, address: string): boolean {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature) || !/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const text = Buffer.from(message);
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`);
  const digest = keccak_256(Buffer.concat([prefix, text]));
  const signer = recoverSigner(digest, Buffer.from(signature.slice(2), "hex"));
  return signer !== undefined && signer === address.toLowerCase();
}

/** `undefined` for a malformed signature, and for one with a high `s`: each signature has such a malleable twin. */
function recoverSigner(digest: Uint8Array, bytes: Buffer): string | undefined {
  const v = bytes[64] ?? 0;
  const recovery = v >= 27 ? v - 27 : v;
  if (recovery > 1) return undefined;
  try {
    const signature = secp256k1.Signature.fromBytes(bytes.subarray(0, 64)).addRecoveryBit(recovery);
    if (signature.hasHighS()) return undefined;
    const publicKey = signature.recoverPublicKey(digest).toBytes(false);
    return `0x${Buffer.from(keccak_256(publicKey.subarray(1)))
      .subarray(12)
      .toString("hex")}`;
  } catch {
    // The library throws for r or s out of range and for points that are not on the curve.
    return undefined;
  }
}
