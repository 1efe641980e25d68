/** Whether two VAPID keys (P-256 in base64url) belong together: push services refuse messages of two that do not. */
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
