// What a link from a mail brought in the address: taken out of it before anything else reads or shows it, and kept in
// memory for the two pages that may use it. On any other page it is dropped.
import { paths } from "./paths.ts";

const secrets = ["access_token", "refresh_token", "provider_token", "provider_refresh_token"];
const refusals = ["error", "error_code", "error_description", "error_reason"];
const inHash = [...secrets, ...refusals, "message"];
const inQuery = [
  ...secrets,
  ...refusals,
  "token_type",
  "expires_in",
  "expires_at",
  "code",
  "token_hash",
  "state",
];

/** The address without what a link brought, or null when it brought nothing. */
export function withoutLink(address: URL): string | null {
  const clean = new URL(address);
  const hash = new URLSearchParams(address.hash.slice(1));
  if (inHash.some((name) => hash.has(name))) clean.hash = "";
  for (const name of inQuery) if (clean.searchParams.has(name)) clean.searchParams.delete(name);
  return clean.href === address.href ? null : clean.pathname + clean.search + clean.hash;
}

/** Links count on the callback and, for confirmations of a sign-up, on the home page. */
export function linkPlace(address: URL): "callback" | "home" | null {
  if (address.pathname === paths.home) return "home";
  return address.pathname.replace(/\/$/, "") === paths.authCallback ? "callback" : null;
}

let arrived: URL | null = null;

/** Called once, before the router reads the address. */
export function receiveLink(): void {
  const address = cleanAddress();
  if (address && linkPlace(address)) arrived = address;
  // A link to the page that is open changes the hash only. Nobody came by a mail that way.
  addEventListener("hashchange", cleanAddress);
}

function cleanAddress(): URL | null {
  const address = new URL(location.href);
  const clean = withoutLink(address);
  if (clean === null) return null;
  history.replaceState(history.state, "", clean);
  return address;
}

/** The link the page was opened with, left in its place. */
export function arrivedLink(): URL | null {
  return arrived;
}

/** The same, once: it is nobody's after that. */
export function takeArrivedLink(): URL | null {
  const link = arrived;
  arrived = null;
  return link;
}
