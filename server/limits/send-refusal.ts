/** Refusals that come before any API has seen the request. */
import type { ServerResponse } from "node:http";

export type Refusal = {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Carries the fields of every API's error format: each client library reads the one it knows. */
export function sendRefusal(
  response: ServerResponse,
  { status, errorCode, message, headers }: Refusal,
): void {
  const body = JSON.stringify({
    code: String(status),
    error_code: errorCode,
    msg: message,
    message,
    error: message,
    details: null,
    hint: null,
  });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}
