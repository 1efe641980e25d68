/** A software security key that answers WebAuthn challenges as a browser does. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Answer = Record<string, unknown> & { toJSON(): Record<string, unknown> };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

export type SecurityKey = {
  /** Answers a registration challenge. */
  create(challenge: string | ArrayBuffer): Answer;
  /** Answers a sign-in challenge. */
  get(challenge: string | ArrayBuffer): Answer;
};

/** @param options.verifies whether it asks its holder for a PIN or a finger; true unless said otherwise. */
export function createSecurityKey(options: {
  rpId: string;
  origin: string;
  verifies?: boolean;
}): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const authenticatorData = (attested: Buffer | undefined): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([
      USER_PRESENT |
        (options.verifies === false ? 0 : USER_VERIFIED) |
        (attested === undefined ? 0 : CREDENTIAL_INCLUDED),
    ]);
    const rpHash = createHash("sha256").update(options.rpId).digest();
    return Buffer.concat([rpHash, flags, count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string | ArrayBuffer): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: text(challenge), origin: options.origin, crossOrigin: false }),
    );
  const answer = (response: Record<string, string>): Answer => {
    const json = {
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "cross-platform",
      response,
    };
    return { ...json, toJSON: () => json };
  };

  return {
    create(challenge) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), Buffer.from([0xa0])],
        [cborText("authData"), cborBytes(authenticatorData(attested))],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      });
    },
    get(challenge) {
      const data = authenticatorData(undefined);
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

const text = (challenge: string | ArrayBuffer): string =>
  typeof challenge === "string" ? challenge : Buffer.from(challenge).toString("base64url");

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  // 1: key type EC2, 3: algorithm ES256 (-7), -1: curve P-256, -2 and -3: x and y.
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, "base64url"))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, "base64url"))],
  ]);
}

const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
const cborText = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

function cborBytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}
