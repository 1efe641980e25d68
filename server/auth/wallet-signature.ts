/** Checks wallet signatures: Ed25519 for Solana; for Ethereum the signer's address is worked out from the signature. */
import { createPublicKey, verify } from "node:crypto";
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

// The curve secp256k1: y² = x³ + 7 over the field of P, with the generator G of order N.
const P = 2n ** 256n - 2n ** 32n - 977n;
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const G = {
  x: 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  y: 0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  z: 1n,
};

/** Projective: (X / Z², Y / Z³), so that only the very end needs a division, the one slow step. */
type Point = { x: bigint; y: bigint; z: bigint };
const NOWHERE: Point = { x: 1n, y: 1n, z: 0n };

/** Everything here is public, so that arithmetic in varying time gives nothing away. */
function recoverSigner(digest: Uint8Array, signature: Buffer): string | undefined {
  const r = toNumber(signature.subarray(0, 32));
  const s = toNumber(signature.subarray(32, 64));
  const v = signature[64] ?? 0;
  const parity = v >= 27 ? v - 27 : v;
  // The upper half of s is refused: every signature has a twin there.
  if (parity > 1 || r === 0n || r >= N || s === 0n || s > N / 2n) return undefined;
  const square = modulo(r ** 3n + 7n, P);
  let y = power(square, (P + 1n) / 4n, P);
  if (modulo(y * y, P) !== square) return undefined;
  if (y % 2n !== BigInt(parity)) y = P - y;
  const inverse = power(r, N - 2n, N);
  const z = toNumber(digest);
  const key = add(times({ x: r, y, z: 1n }, modulo(s * inverse, N)), times(G, modulo(-z * inverse, N)));
  if (key.z === 0n) return undefined;
  const shrink = power(key.z, P - 2n, P);
  const x = modulo(key.x * shrink ** 2n, P);
  const bytes = Buffer.from(toHex(x) + toHex(modulo(key.y * shrink ** 3n, P)), "hex");
  return `0x${Buffer.from(keccak_256(bytes)).subarray(12).toString("hex")}`;
}

const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);

const toHex = (value: bigint): string => value.toString(16).padStart(64, "0");

const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

function power(base: bigint, exponent: bigint, by: bigint): bigint {
  let result = 1n;
  let square = modulo(base, by);
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % by;
    square = (square * square) % by;
  }
  return result;
}

function double({ x, y, z }: Point): Point {
  const yy = modulo(y * y, P);
  const s = modulo(4n * x * yy, P);
  const m = 3n * x * x;
  const nextX = modulo(m * m - 2n * s, P);
  return { x: nextX, y: modulo(m * (s - nextX) - 8n * yy * yy, P), z: modulo(2n * y * z, P) };
}

function add(a: Point, b: Point): Point {
  if (a.z === 0n) return b;
  if (b.z === 0n) return a;
  const za = modulo(a.z * a.z, P);
  const zb = modulo(b.z * b.z, P);
  const u = modulo(a.x * zb, P);
  const s = modulo(a.y * zb * b.z, P);
  const h = modulo(b.x * za - u, P);
  const r = modulo(b.y * za * a.z - s, P);
  if (h === 0n) return r === 0n ? double(a) : NOWHERE;
  const hh = modulo(h * h, P);
  const hhh = modulo(hh * h, P);
  const x = modulo(r * r - hhh - 2n * u * hh, P);
  return { x, y: modulo(r * (u * hh - x) - s * hhh, P), z: modulo(h * a.z * b.z, P) };
}

function times(point: Point, scalar: bigint): Point {
  let result = NOWHERE;
  let power2 = point;
  for (let left = scalar; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(result, power2);
    power2 = double(power2);
  }
  return result;
}
