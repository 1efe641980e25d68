/** A software Solana wallet: composes a site's sign-in message and signs messages. */
import { generateKeyPairSync, sign } from "node:crypto";

export function createWallet() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const address = toBase58(Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"));
  return {
    address,
    write: (site: string, at: number) =>
      [
        `${new URL(site).host} wants you to sign in with your Solana account:`,
        address,
        "",
        "Version: 1",
        `URI: ${site}/auth`,
        `Issued At: ${new Date(at).toISOString()}`,
      ].join("\n"),
    sign: (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey)),
  };
}

function toBase58(bytes: Buffer): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let value = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}
