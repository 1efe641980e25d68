/** A push service and the browser's side of a subscription: receives what the server sends and decrypts it (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedPush = {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: unknown;
};

export type Subscriber = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushEndpoint = {
  /** For PUSH_RELAY_URL. */
  readonly url: string;
  readonly received: ReceivedPush[];
  subscribe(): Subscriber;
  /** Answers pushes to this device with this status from now on. */
  answer(endpoint: string, status: number): void;
  close(): Promise<void>;
};

export async function startPushEndpoint(): Promise<PushEndpoint> {
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number>();
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const endpoint = String(request.headers["x-push-endpoint"]);
      const known = keys.get(endpoint);
      const status = known === undefined ? 404 : (answers.get(endpoint) ?? 201);
      if (known !== undefined && status === 201) {
        const text = decrypt(Buffer.concat(chunks), known.ecdh, known.auth);
        received.push({ endpoint, headers: request.headers, payload: JSON.parse(text) });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    subscribe() {
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      const endpoint = `https://push.example/send/${randomBytes(8).toString("hex")}`;
      keys.set(endpoint, { ecdh, auth });
      return { endpoint, p256dh, auth: auth.toString("base64url") };
    },
    answer: (endpoint, status) => answers.set(endpoint, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One record of aes128gcm: salt, record size, the sender's key, then the ciphertext with its tag. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (key: Uint8Array, salted: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salted, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The padding of the last record is the byte 2 followed by any number of zeros (RFC 8188).
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
