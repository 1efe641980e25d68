/** Sends one encrypted message to one device, and returns the outcome. */
import { request as plainRequest, type RequestOptions } from "node:http";
import { Agent, request as secureRequest } from "node:https";
import webpush from "web-push";
import { allowedEndpoint, publicLookup } from "./guard.ts";
import type { PushKeys } from "./keys.ts";

export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  readonly payload: string;
  /** How long the push service may hold it for a device that is off. */
  readonly ttlSeconds: number;
  /** Of several waiting messages with one topic, a device gets the newest. */
  readonly topic: string;
};

/** "gone": the subscription has ended. "failed": a retry may succeed. */
export type PushOutcome = "sent" | "gone" | "failed";

export type PushSender = {
  send(device: PushDevice, message: PushMessage): Promise<PushOutcome>;
  close(): void;
};

const TIMEOUT_MS = 10_000;
const SIGNATURE_SECONDS = 12 * 3600;
const SIGNATURE_REUSE_MS = 3_600_000;

export function createPushSender(options: {
  keys: PushKeys;
  /** The contact for push services in case of problems: an https or mailto address. */
  subject: string;
  /** A relay that forwards pushes; every push goes there instead. */
  relayUrl: string | undefined;
  now: () => number;
}): PushSender {
  const { keys, subject, relayUrl, now } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 50, lookup: publicLookup });
  const signatures = new Map<string, { at: number; header: string }>();

  /** A signature is valid for every message to one push service, and signing costs more than encrypting. */
  function authorization(audience: string): string {
    const known = signatures.get(audience);
    if (known !== undefined && now() - known.at < SIGNATURE_REUSE_MS) return known.header;
    const expires = Math.floor(now() / 1000) + SIGNATURE_SECONDS;
    const { Authorization: header } = webpush.getVapidHeaders(
      audience,
      subject,
      keys.publicKey,
      keys.privateKey,
      "aes128gcm",
      expires,
    );
    if (signatures.size > 1000) signatures.clear();
    signatures.set(audience, { at: now(), header });
    return header;
  }

  return {
    async send(device, message) {
      const target = allowedEndpoint(device.endpoint);
      if (target === undefined) return "gone";
      let body: Buffer;
      try {
        body = webpush.encrypt(device.p256dh, device.auth, message.payload, "aes128gcm").cipherText;
      } catch {
        // Invalid keys stay invalid: no message can be encrypted for them.
        return "gone";
      }
      const headers = {
        authorization: authorization(target.origin),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "content-length": String(body.length),
        ttl: String(message.ttlSeconds),
        urgency: "high",
        topic: message.topic,
      };
      try {
        const status =
          relayUrl === undefined
            ? await post(secureRequest, target, { headers, agent }, body)
            : await post(
                relayUrl.startsWith("https:") ? secureRequest : plainRequest,
                new URL(`${relayUrl}${target.pathname}${target.search}`),
                { headers: { ...headers, "x-push-endpoint": device.endpoint } },
                body,
              );
        if (status === 404 || status === 410) return "gone";
        return status >= 200 && status < 300 ? "sent" : "failed";
      } catch {
        return "failed";
      }
    },
    close: () => agent.destroy(),
  };
}

type Request = typeof plainRequest;

/** The response's status. The body is untrusted and discarded; redirects are not followed. */
function post(request: Request, target: URL, options: RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      target,
      { ...options, method: "POST", signal: AbortSignal.timeout(TIMEOUT_MS) },
      (response) => {
        response.on("error", reject);
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
