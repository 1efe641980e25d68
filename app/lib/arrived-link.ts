// Removes the parameters of an email link from the URL before the router, logs or history see them, and keeps the link in
// memory for the two pages that may use it. On any other page it is dropped.
import { paths } from "./paths.ts";

const tokens = ["access_token", "refresh_token", "provider_token", "provider_refresh_token"];
const errors = ["error", "error_code", "error_description", "error_reason"];
const hashParams = [...tokens, ...errors, "message"];
const queryParams = [
  ...tokens,
  ...errors,
  "token_type",
  "expires_in",
  "expires_at",
  "code",
  "token_hash",
  "state",
];

/** The URL without link parameters, or null if it has none. */
export function stripLinkParams(address: URL): string | null {
  const clean = new URL(address);
  const hash = new URLSearchParams(address.hash.slice(1));
  if (hashParams.some((name) => hash.has(name))) clean.hash = "";
  for (const name of queryParams) if (clean.searchParams.has(name)) clean.searchParams.delete(name);
  if (clean.href === address.href) return null;
  // "//evil.example" would be another site's address, which the browser refuses: the tokens would stay.
  return clean.pathname.replace(/^\/+/, "/") + clean.search + clean.hash;
}

/** Links are valid on the callback and, for sign-up confirmations, on the home page. */
export function linkEntryPoint(address: URL): "callback" | "home" | null {
  if (address.pathname === paths.home) return "home";
  return address.pathname.replace(/\/$/, "") === paths.authCallback ? "callback" : null;
}

let arrived: URL | null = null;

/** Called once, before the router reads the address. */
export function captureLink(): void {
  const address = cleanAddress();
  if (address && linkEntryPoint(address)) arrived = address;
  // A link to the open page changes only the hash. An email link loads the page, so such a link is dropped.
  addEventListener("hashchange", cleanAddress);
}

function cleanAddress(): URL | null {
  const address = new URL(location.href);
  const clean = stripLinkParams(address);
  if (clean === null) return null;
  history.replaceState(history.state, "", clean);
  return address;
}

/** The link that opened the page. */
export function peekArrivedLink(): URL | null {
  return arrived;
}

/** Returns the link that opened the page and removes it, so that it is used once. */
export function takeArrivedLink(): URL | null {
  const link = arrived;
  arrived = null;
  return link;
}
