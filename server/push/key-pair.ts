/** Whether two push keys (VAPID, P-256 in base64url) belong together: with two that do not, every notification is refused. */
import { createECDH } from "node:crypto";

export function isPushKeyPair(keys: { publicKey: string; privateKey: string }): boolean {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(keys.privateKey, "base64url");
  } catch {
    return false;
  }
  return curve.getPublicKey().equals(Buffer.from(keys.publicKey, "base64url"));
}
