// Parses what a link from one of our emails carries in its URL: a session, an error, a message, or nothing.

export type LinkAnswer =
  | { kind: "none" }
  | { kind: "session"; type: string; refreshToken: string; state: string; issuedAt: number | null }
  | { kind: "refused"; code: string; message: string; used: boolean }
  | { kind: "message"; message: string }
  /** A code that only the browser or app that requested the link can exchange. */
  | { kind: "elsewhere" };

export function parseLinkAnswer(address: URL): LinkAnswer {
  const hash = new URLSearchParams(address.hash.slice(1));
  const read = (name: string) => hash.get(name) ?? address.searchParams.get(name) ?? "";
  const refusal = read("error_description");
  if (refusal || read("error") || read("error_code")) {
    const used = read("error_reason") === "used";
    return { kind: "refused", code: read("error_code"), message: refusal, used };
  }
  const refreshToken = hash.get("refresh_token");
  if (hash.get("access_token") && refreshToken) {
    return {
      kind: "session",
      type: hash.get("type") ?? "",
      refreshToken,
      state: address.searchParams.get("state") ?? "",
      issuedAt: issuedAt(hash),
    };
  }
  const message = hash.get("message");
  if (message) return { kind: "message", message };
  return { kind: address.searchParams.has("code") ? "elsewhere" : "none" };
}

/** Seconds since 1970, or null when the link does not tell. */
function issuedAt(hash: URLSearchParams): number | null {
  const moment = Number(hash.get("expires_at") ?? Number.NaN) - Number(hash.get("expires_in") ?? Number.NaN);
  return Number.isFinite(moment) ? moment : null;
}
