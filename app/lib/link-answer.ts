// What a link from one of our mails brings along in the address, and who reads it.
// The client library empties the hash as it reads, so exactly one of the two may: decided here and nowhere else.
import { paths } from "./paths.ts";

export type LinkAnswer =
  | { kind: "none" }
  | { kind: "session"; type: string; accessToken: string; refreshToken: string }
  | { kind: "refused"; code: string; message: string }
  | { kind: "message"; message: string };

/** The callback screen reads its own hash: it has a view, two failures and a way on that the library does not know. */
export function isCallback(address: URL): boolean {
  return address.pathname.replace(/\/$/, "") === paths.authCallback;
}

/** Everywhere else the library takes the session; refusals are left in place for the notice to tell. */
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
