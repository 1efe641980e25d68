// What a link from one of our emails carries in its URL, and who reads it. The client library clears the hash
// when it reads it, so exactly one reader may; this module decides which.
import { paths } from "./paths.ts";

export type LinkAnswer =
  | { kind: "none" }
  | { kind: "session"; type: string; accessToken: string; refreshToken: string }
  | { kind: "refused"; code: string; message: string }
  | { kind: "message"; message: string };

/**
 * The callback screen reads its own hash: it shows progress and two kinds of failure that the library does
 * not know.
 */
export function isCallback(address: URL): boolean {
  return address.pathname.replace(/\/$/, "") === paths.authCallback;
}

/** Everywhere else the library takes the session; errors are left in place for the link notice. */
export function libraryReadsLink(address: URL, parameters: Record<string, string>): boolean {
  return !isCallback(address) && Boolean(parameters.access_token);
}

export function parseLinkAnswer(address: URL): LinkAnswer {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ""));
  const read = (name: string) => hash.get(name) ?? address.searchParams.get(name) ?? "";
  const refusal = read("error_description");
  if (refusal || read("error") || read("error_code")) {
    return { kind: "refused", code: read("error_code"), message: refusal };
  }
  const accessToken = hash.get("access_token");
  const refreshToken = hash.get("refresh_token");
  if (accessToken && refreshToken) {
    return { kind: "session", type: hash.get("type") ?? "", accessToken, refreshToken };
  }
  const message = hash.get("message");
  return message ? { kind: "message", message } : { kind: "none" };
}
