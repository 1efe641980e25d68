/** Maps PostgreSQL errors to PostgREST's HTTP status and body. */
import { z } from "zod";
import type { DatabaseError } from "#server/db/database.ts";
import { RestError } from "../errors.ts";

/** Exact codes first, then their classes; everything else is a client error. */
const STATUS: Readonly<Record<string, number>> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "53400": 500,
  // Rolled back because of a concurrent transaction: PostgREST answers 500, which clients do not retry.
  "40001": 503,
  "40P01": 503,
  // Another transaction held the row's lock for too long: a retry may succeed.
  "55P03": 503,
  "57P01": 503,
  P0001: 400,
  // A function's answer that there is no such row: PostgREST answers 500, as if the server had failed.
  P0002: 404,
  // A value too large for an index: PostgREST answers 500, but only the caller can make it smaller.
  "54000": 400,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
};

const CLASS_STATUS: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The Retry-After of transient database failures. */
export const RETRY_AFTER_SECONDS = "2";

const HEADERS: Readonly<Record<number, Record<string, string>>> = {
  401: { "WWW-Authenticate": "Bearer" },
  429: { "Retry-After": RETRY_AFTER_SECONDS },
  503: { "Retry-After": RETRY_AFTER_SECONDS },
};

function statusOf(error: DatabaseError, signedIn: boolean): number {
  const { code, message } = error;
  if (code === "42501") return signedIn ? 403 : 401;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code === "22023" && /^role .* does not exist$/.test(message)) return 401;
  const custom = /^PT(\d{3})$/.exec(code)?.[1];
  if (code.startsWith("PT")) return httpStatus(Number(custom ?? 500));
  return STATUS[code] ?? CLASS_STATUS[code.slice(0, 2)] ?? 400;
}

const httpStatus = (status: number) => (status >= 200 && status <= 599 ? status : 500);

/** The values of all columns, also of those that the request neither sent nor may read. */
const showsRow = ({ detail }: DatabaseError) => detail?.startsWith("Failing row contains") ?? false;

export function restErrorOf(error: DatabaseError, signedIn: boolean): RestError {
  if (error.code === "PGRST") return raisedByFunction(error);
  const status = statusOf(error, signedIn);
  return new RestError({
    status,
    code: error.code,
    message: error.message,
    details: showsRow(error) ? null : (error.detail ?? null),
    hint: error.hint ?? null,
    headers: HEADERS[status] ?? {},
  });
}

const raisedMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
});
const raisedDetail = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) });

function fromJson<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** With `raise sqlstate 'PGRST'` a function defines the whole response: its message and detail are JSON. */
function raisedByFunction(error: DatabaseError): RestError {
  const unreadable = (details: string, hint: string) =>
    new RestError({
      status: 500,
      code: "PGRST121",
      message: "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
      details,
      hint,
    });
  const detailHint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";
  const message = fromJson(raisedMessage, error.message);
  if (!message) {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  if (error.detail === undefined) {
    return unreadable("DETAIL is missing in the RAISE statement", detailHint);
  }
  const detail = fromJson(raisedDetail, error.detail);
  if (!detail) return unreadable(`Invalid JSON value for DETAIL: '${error.detail}'`, detailHint);
  return new RestError({
    status: httpStatus(detail.status),
    code: message.code,
    message: message.message,
    details: message.details ?? null,
    hint: message.hint ?? null,
    headers: detail.headers,
  });
}
