/** Builds a response: status, headers and body, with the overrides that database functions have set. */
import { z } from "zod";
import { badResponseHeaders, badResponseStatus } from "../errors.ts";
import type { Pair } from "../parse/query-string.ts";
import type { Written } from "../sql/envelope.ts";
import type { RequestContext } from "./context.ts";
import { type Applied, preferenceApplied } from "./preferences.ts";

export type Answer = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Written["body"];
};

const gucHeaders = z.array(
  z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1),
);

export function respond(
  context: RequestContext,
  result: Written,
  answer: Answer,
  applied: Applied,
): Response {
  const { headers } = answer;
  const applying = preferenceApplied(context.preferences, applied);
  if (applying !== null) headers["Preference-Applied"] = applying;
  if (context.profile !== null && "Content-Type" in headers) headers["Content-Profile"] = context.profile;
  const status = result.status === null ? answer.status : gucStatus(result.status);
  const empty = context.method === "HEAD" || status === 204 || status === 304;
  // A plain record is several times cheaper than Headers, and few responses need Headers.
  const shown = result.headers === null ? headers : withGucHeaders(headers, result.headers);
  return new Response(empty ? null : answer.body, { status, headers: shown });
}

function gucStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0;
  if (status < 200 || status > 599) throw badResponseStatus();
  return status;
}

/** The first header of a name replaces ours; further ones are appended (as for cookies). */
function withGucHeaders(ours: Record<string, string>, text: string): Headers {
  const headers = new Headers(ours);
  let list: z.infer<typeof gucHeaders>;
  try {
    list = gucHeaders.parse(JSON.parse(text));
  } catch {
    throw badResponseHeaders();
  }
  const seen = new Set<string>();
  for (const [name, value] of list.flatMap((header) => Object.entries(header))) {
    try {
      if (seen.has(name.toLowerCase())) headers.append(name, value);
      else headers.set(name, value);
    } catch {
      throw badResponseHeaders();
    }
    seen.add(name.toLowerCase());
  }
  return headers;
}

/** The path of the resource that was read, with its parameters in alphabetical order. */
export function contentLocation(name: string, pairs: readonly Pair[]): string {
  const sorted = pairs.length > 1 ? pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) : pairs;
  const query = sorted
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join("&");
  return `/${encodeURIComponent(name)}${query === "" ? "" : `?${query}`}`;
}
